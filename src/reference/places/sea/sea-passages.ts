import { readItem } from '../../../base/index.ts'
import type { Point } from '../../../core/emissions/index.ts'

const PASSAGE_NAMES = [
  'SUEZ',
  'PANAMA',
  'KIEL',
  'MALACCA',
  'BABELMANDEB',
  'BOSPHORUS',
  'MAGELLAN',
  'GIBRALTAR',
  'DOVER',
  'HORMUZ',
  'SUNDA',
] as const

/** A strait or canal that a sea route can avoid. */
export type SeaPassage = (typeof PASSAGE_NAMES)[number]

/**
 * Every passage that `avoid` accepts: SUEZ, PANAMA, KIEL, MALACCA, BABELMANDEB, BOSPHORUS, MAGELLAN, GIBRALTAR, DOVER,
 * HORMUZ and SUNDA.
 */
export const SEA_PASSAGES: readonly SeaPassage[] = Object.freeze(PASSAGE_NAMES)

/**
 * The straits and canals that a sea route can avoid, each with the line that ships cross there. No edge of the graph
 * and no line of sight crosses it, except the listed edges of the passage itself.
 */
const PASSAGES: Readonly<Record<SeaPassage, Gate | null>> = {
  /** The Suez Canal, Port Said to Suez. */
  SUEZ: null,
  /** The Panama Canal, Balboa to Colon. */
  PANAMA: null,
  /** The Kiel Canal, Brunsbüttel to Kiel-Holtenau. */
  KIEL: null,
  /** The strait between Malaya and Sumatra, at its southern end off Singapore. */
  MALACCA: { from: { lat: 1.45, lng: 103.45 }, to: { lat: 0.4, lng: 102.7 } },
  /** The mouth of the Red Sea. */
  BABELMANDEB: { from: { lat: 12.8, lng: 43.6 }, to: { lat: 12.4, lng: 43.2 } },
  /** The strait at Istanbul, into the Black Sea. */
  BOSPHORUS: { from: { lat: 41.17, lng: 28.9 }, to: { lat: 41.1, lng: 29.25 } },
  /** The Strait of Magellan, at its first narrows. */
  MAGELLAN: { from: { lat: -52.2, lng: -69.6 }, to: { lat: -52.9, lng: -69.6 } },
  /** The mouth of the Mediterranean, off Tarifa. */
  GIBRALTAR: { from: { lat: 36.15, lng: -5.6 }, to: { lat: 35.75, lng: -5.6 } },
  /** The strait between Folkestone and Cape Gris-Nez; around Scotland otherwise. */
  DOVER: { from: { lat: 51.11, lng: 1.1 }, to: { lat: 50.84, lng: 1.66 } },
  /** The mouth of the Persian Gulf. */
  HORMUZ: { from: { lat: 26.2, lng: 56.4 }, to: { lat: 27.25, lng: 56.78 } },
  /** The strait between Java and Sumatra. */
  SUNDA: { from: { lat: -5.75, lng: 105.6 }, to: { lat: -6.05, lng: 106.05 } },
}

/** A line across a strait, from shore to shore. */
interface Gate {
  readonly from: Point
  readonly to: Point
}

/** The lines between consecutive points. */
function chain(...points: readonly (readonly [lat: number, lng: number])[]): Gate[] {
  const ends = points.map(([lat, lng]) => ({ lat, lng }))
  return ends.slice(1).map((to, index) => ({ from: readItem(ends, index), to }))
}

/**
 * The Great Barrier Reef along its outer reefs, open where ships pass (AMSA, Great Barrier Reef and Torres Strait; positions
 * to about 5 km): the Great North East Channel north of it, the Grafton, Palm and Hydrographers Passages, the Capricorn
 * Channel south of the Swain Reefs and the Curtis Channel south of the Bunker Group. The inner route lies to the west.
 */
const GREAT_BARRIER_REEF: readonly Gate[] = [
  // along the Great North East Channel from East Cay, back to the outer reefs, and along them to the Grafton Passage
  ...chain([-9.5, 144.15], [-10.2, 142.95], [-10.55, 142.95], [-11.2, 143.95]),
  ...chain([-11.2, 143.95], [-13.3, 143.97], [-13.85, 144.5], [-14.5, 145.5], [-16.45, 146.05]),
  // between the Grafton and the Palm Passage
  ...chain([-16.85, 146.3], [-18.35, 147]),
  // from the Palm Passage by Bowen and the Whitsunday Islands to the western side of the Hydrographers Passage
  ...chain([-18.65, 147.25], [-19.3, 148.9], [-19.75, 150.1], [-20.4, 150.15]),
  // Pompey Complex and Swain Reefs
  ...chain([-20.1, 150.6], [-21.2, 152.2], [-22.35, 152.75]),
  // Capricorn and Bunker Groups
  ...chain([-23.2, 151.9], [-24.15, 152.75]),
]

/** Lines that no route may cross. */
const CLOSED: readonly Gate[] = [
  // the Arctic passages, at Point Barrow and off Chukotka: ice for most of the year
  { from: { lat: 71, lng: -156.5 }, to: { lat: 81, lng: -156.5 } },
  { from: { lat: 69.5, lng: 170.5 }, to: { lat: 81, lng: 170.5 } },
  // shoals: Adam's Bridge and the Basses off Sri Lanka, the banks off Marajo (Belem is reached from the east)
  { from: { lat: 9.5, lng: 78.9 }, to: { lat: 8.8, lng: 80.2 } },
  { from: { lat: 6.4, lng: 81.3 }, to: { lat: 6.15, lng: 81.55 } },
  { from: { lat: -0.5, lng: -48.7 }, to: { lat: 0.3, lng: -48.2 } },
  // spits too narrow for the mask: Hel, and Machangulo with Inhaca
  { from: { lat: 54.85, lng: 18.3 }, to: { lat: 54.58, lng: 18.83 } },
  { from: { lat: -26.6, lng: 32.88 }, to: { lat: -25.95, lng: 33.0 } },
  ...GREAT_BARRIER_REEF,
]

/** A line across a strait, and the passage that it closes; without a passage no route may cross it. */
export interface ClosedLine extends Gate {
  readonly passage?: SeaPassage
}

/** The lines that no edge crosses except the listed ones of the passage. */
export const GATES: readonly ClosedLine[] = [
  ...SEA_PASSAGES.flatMap((passage) => {
    const gate = PASSAGES[passage]
    return gate === null ? [] : [{ ...gate, passage }]
  }),
  ...CLOSED,
]
