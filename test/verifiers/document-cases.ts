import { calculateElectricity, toTrace } from '../../src/index.ts'
import { findFactor } from '../../src/reference/factors/index.ts'
import { footprintId } from '../../src/standards/pact/footprint-proof.ts'
import { productFootprint, verifyFootprint } from '../../src/standards/pact/index.ts'
import {
  categoryExtension,
  hubCategoryData,
  shipmentFootprint,
  type TransportChain,
  transportCategoryData,
  verifyShipment,
} from '../../src/standards/transport/index.ts'
import { cardboard, lorry, statementOf, steel } from '../fixtures/pact/footprints.ts'
import { atTerminal, byShip } from '../fixtures/transport/chains.ts'
import { CARRIERS, CHAIN, EXAMPLE } from '../fixtures/transport/shipments.ts'
import { type Data, places, replaced } from '../unit/verify/verify-mutations.ts'

/** A document with its proof, and whether the library verifies it. */
export interface DocumentCase {
  readonly name: string
  readonly document: Data
  readonly isVerified: () => boolean
}

const { footprint } = productFootprint(
  {
    quantity: 700,
    parts: [
      { ...steel(1200), share: { part: '1', whole: '3' } },
      cardboard(50),
      lorry('1.25', 300, 'inbound_logistics'),
      lorry('1.25', 80, 'outbound_logistics'),
    ],
  },
  statementOf({ biogenicCO2Uptake: '-0.5', biogenicCarbonContent: '0.1', landUseChangeGhgEmissions: '0.25' }),
)

const powerBy = (method: 'location' | 'market') => {
  const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
  return toTrace(calculateElectricity({ value: 900, unit: 'kWh', method, grid }))
}

/** Equal emissions of two records, and both figures of equal electricity of two records. */
const records = productFootprint(
  {
    quantity: 700,
    parts: [
      { ...steel(1200), record: 'a' },
      { ...steel(1200), record: 'b', share: { part: '1', whole: '3' } },
      { stage: 'production', record: 'c', trace: powerBy('location') },
      { stage: 'production', record: 'd', trace: powerBy('market') },
    ],
  },
  statementOf(),
).footprint

const plain = (data: unknown): Data => JSON.parse(JSON.stringify(data))
const shipment = (chain: TransportChain): Data => plain(shipmentFootprint(chain).extensions)

/** Containers that are counted at a hub too. */
const CONTAINERS: TransportChain = {
  shipmentId: 'S-8',
  mass: 20,
  teu: 50,
  elements: [atTerminal({ hoc: { id: 'port', activityUnit: 'TEU', intensity: { ttw: '4', wtt: '1' } } }), byShip(1000)],
}

/** A shipment with the categories of its elements. */
function withCategories(chain: TransportChain): Data {
  const categories = chain.elements.map((element) => {
    return 'toc' in element
      ? categoryExtension(transportCategoryData({ ...element.toc, energyCarriers: CARRIERS }))
      : categoryExtension(hubCategoryData({ ...element.hoc, energyCarriers: CARRIERS, hubType: 'Warehouse' }))
  })
  return plain([...shipmentFootprint(chain).extensions, ...categories])
}

/** What the library says; what it cannot read is not verified. */
function isVerified(verification: () => { readonly verified: boolean }): boolean {
  try {
    return verification().verified
  } catch {
    return false
  }
}

type Honest = readonly [name: string, document: Data, verifies: (document: Data) => boolean]

/** Documents as they were written, with what the library says of another form of each. */
export const HONEST_DOCUMENTS: readonly [Honest, ...Honest[]] = [
  ['footprint', plain(footprint), (document) => isVerified(() => verifyFootprint(document))],
  ['footprint of records', plain(records), (document) => isVerified(() => verifyFootprint(document))],
  ['shipment', shipment(EXAMPLE), (document) => isVerified(() => verifyShipment(document))],
  ['chain with containers', shipment(CHAIN), (document) => isVerified(() => verifyShipment(document))],
  ...[EXAMPLE, CHAIN, CONTAINERS].map((chain, index): Honest => {
    return [`categories ${index}`, withCategories(chain), (document) => isVerified(() => verifyShipment(document))]
  }),
]

const changed = (leaf: Data): Data =>
  typeof leaf === 'string' ? `${leaf}1` : typeof leaf === 'number' ? leaf + 1 : !leaf

/** Documents as they were written. */
export const honestDocuments: readonly DocumentCase[] = HONEST_DOCUMENTS.map(([name, document, verifies]) => {
  return { name, document, isVerified: () => verifies(document) }
})

/** A footprint with the id of its content; other documents have none. */
export function withId(document: Data): Data {
  if (typeof document !== 'object' || document === null || !('pcf' in document)) return document
  return { ...document, id: footprintId(document) }
}

/** Documents with one other leaf each, of which the id is renewed. */
export function* bentDocuments(oneOf: number, seed: number): Generator<DocumentCase> {
  let index = seed
  for (const [name, document, verifies] of HONEST_DOCUMENTS) {
    for (const [place, leaf] of places(document)) {
      if (typeof leaf === 'object' || index++ % oneOf !== 0) continue
      const isId = place.length === 1 && place[0] === 'id'
      const bent = isId ? replaced(document, place, changed(leaf)) : withId(replaced(document, place, changed(leaf)))
      yield { name: `${name}, ${place.join('.')}`, document: bent, isVerified: () => verifies(bent) }
    }
  }
}
