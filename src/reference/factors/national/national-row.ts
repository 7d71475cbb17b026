import { type EmissionFactor, rowId } from '../../../core/emissions/index.ts'
import { type Edition, type EditionEntry, type EditionRow, type EditionTable, rowSource } from '../edition.ts'
import { keyPathOf } from '../slug.ts'

/** The boundaries of national tables. */
const BOUNDARIES = ['TTW', 'WTT', 'direct'] as const

/** Reads the boundary of a section. Throws `TypeError` for any other word. */
export function readBoundary(word = ''): NationalRow['boundary'] {
  const boundary = BOUNDARIES.find((one) => one === word)
  if (boundary === undefined) throw new TypeError(`${word} is no boundary of a national table`)
  return boundary
}

type RadiativeForcing = EmissionFactor['radiativeForcing']

/** A row of a national publisher, with its figures as printed; '' if not published. */
export interface NationalRow {
  /** The levels of the name, joined by ' / '. */
  readonly name: string
  readonly region: string
  readonly category: string
  readonly unit: string
  readonly boundary: EmissionFactor['boundary']
  readonly heatingValue?: string
  readonly radiativeForcing?: string
  readonly figures: readonly [co2e: string, co2: string, ch4: string, n2o: string]
  readonly biogenicCo2?: string
  readonly gasBasis: 'co2e' | 'mass'
  readonly table: string
  /** The year that the figures describe; left out if it is not stated. */
  readonly dataYear?: number
}

const figureDigits = (text = '') => (text === '' ? null : text)

/** True if the gases or the total follow from a set; a total alone states none unless the publisher does. */
function hasSet({ figures: [co2e, ...gases], gasBasis }: NationalRow): boolean {
  return gasBasis === 'mass' ? co2e === '' : gases.some((figure) => figure !== '') || co2e !== ''
}

/** The flights and their distances: publishers of flights with and without radiative forcing add an uplift like DESNZ. */
function transportFields({
  unit,
  radiativeForcing = '',
}: NationalRow): Pick<EmissionFactor, 'radiativeForcing' | 'distanceBasis'> {
  const forcing: Readonly<Record<string, RadiativeForcing>> = { with: 'included', without: 'excluded' }
  const rf = forcing[radiativeForcing] ?? null
  return { radiativeForcing: rf, distanceBasis: rf === null && /(^|·)km$/.test(unit) ? 'actual' : null }
}

function editionRow(about: Edition, key: string, row: NationalRow): EditionRow {
  const [co2e, co2, ch4, n2o] = row.figures
  const gwp = hasSet(row) ? 'AR5_GWP100' : null
  return {
    key,
    id: rowId(about.id, key),
    name: row.name,
    edition: about.id,
    row: key.slice(about.id.length + 1),
    region: figureDigits(row.region),
    category: row.category,
    unit: row.unit,
    massUnit: 'kg',
    per1: { co2e: figureDigits(co2e), co2: figureDigits(co2), ch4: figureDigits(ch4), n2o: figureDigits(n2o) },
    biogenicCo2: figureDigits(row.biogenicCo2),
    gasBasis: row.gasBasis,
    publishedGwp: gwp,
    gwp,
    boundary: row.boundary,
    heatingValue: row.heatingValue === 'gross' ? 'gross' : null,
    ...transportFields(row),
    source: rowSource(about, row.table, row.dataYear ?? null),
  }
}

/** Returns the key of a row. It names the region, unless that is the whole country. */
export function nationalKey(edition: string, { name, region, unit }: NationalRow, home: string): string {
  const place = region === home || region === '' ? [] : [region]
  return `${edition}/${keyPathOf([...name.split(' / '), ...place], unit)}`
}

/** Builds the edition of a national publisher; `rows` are read on first use. */
export function nationalEdition(
  about: Edition & Pick<EditionTable, 'categories'>,
  home: string,
  rows: () => readonly NationalRow[],
): EditionTable {
  const entries = (): readonly EditionEntry[] =>
    rows().map((row) => {
      const key = nationalKey(about.id, row, home)
      return { key, category: row.category, row: () => editionRow(about, key, row) }
    })
  return { ...about, countries: [home], entries }
}
