import { getOrCompute } from '../../base/index.ts'
import { show } from '../../core/errors/index.ts'
import type { Context } from '../../ledger/context/context.ts'
import { listRows, rowsOfList } from '../../ledger/context/list-rows.ts'
import { read } from '../../ledger/context/write.ts'
import { foldWord, type InputColumn, type SourceRow } from '../../rows/index.ts'
import type { SiteRow } from '../master-data/sites.ts'
import type { VehicleRow } from '../master-data/vehicles/vehicles.ts'

/** The country of a site, and its grid region if it is stated. */
export interface SitePlace {
  readonly country: string
  readonly gridRegion: string | undefined
}

/** The records that exist. */
interface ExistingRecords {
  /** By the folded name and id. */
  readonly sites: ReadonlyMap<string, readonly SiteRow[]>
  readonly vehicles: ReadonlyMap<string, VehicleRow>
  /** The ids of the sites of imports that are not complete. */
  readonly unfinished: ReadonlySet<string>
}

/** The columns of a row that tell its country. */
const STATES_COUNTRY: readonly InputColumn[] = ['country', 'gridRegion']

function isJourney({ cells }: SourceRow): boolean {
  const activity = cells.get('activity')?.text
  return activity === 'trip' || activity === 'movement'
}

/** The sites and vehicles of a company before an import. */
export class ExistingReferences {
  readonly #context: Context
  readonly #records: ExistingRecords
  /** The sites whose country was filled in, by name. */
  readonly #filled = new Map<string, { readonly country: string; readonly rows: number }>()

  private constructor(context: Context, records: ExistingRecords) {
    this.#context = context
    this.#records = records
  }

  static read(context: Context): Promise<ExistingReferences> {
    return read(context, async (tx) => {
      const ofSites = await listRows(rowsOfList(tx.sites, { by: 'createdAt' }))
      const ofVehicles = await listRows(rowsOfList(tx.vehicles, { by: 'createdAt' }))
      const ofImports = await listRows(rowsOfList(tx.imports, { by: 'createdAt' }))
      const sites = new Map<string, SiteRow[]>()
      for (const row of ofSites.records)
        for (const key of new Set([foldWord(row.record.name), foldWord(row.record.id)]))
          getOrCompute(sites, key, () => []).push(row)
      const vehicles = new Map(ofVehicles.records.map((row) => [row.record.name, row]))
      const begun = ofImports.records.filter(({ record: { status } }) => status === 'running')
      const unfinished = new Set(begun.flatMap(({ record: { created } }) => created.sites))
      return new ExistingReferences(context, { sites, vehicles, unfinished })
    })
  }

  get vehicles(): ReadonlyMap<string, VehicleRow> {
    return this.#records.vehicles
  }

  /** The sites of a name or an id. */
  sitesNamed(name: string): readonly SiteRow[] {
    return this.#records.sites.get(foldWord(name)) ?? []
  }

  /** The id of what rows name; null if it does not exist. */
  idOf({ kind, name }: { readonly kind: string; readonly name: string }): string | null {
    if (kind === 'site') return this.sitesNamed(name)[0]?.record.id ?? null
    return kind === 'vehicle' ? (this.vehicles.get(name)?.record.id ?? null) : null
  }

  placeOf({ record: { countryId, gridRegionId } }: SiteRow): SitePlace | undefined {
    const country = this.#context.countryOf(countryId)
    const gridRegion = gridRegionId === null ? undefined : this.#context.gridRegionOf(gridRegionId)
    return country === undefined ? undefined : { country, gridRegion }
  }

  /**
   * A row with the country of the site that it names, or `unnamed` if it names none, unless it states one. The places of a journey decide its country. A site that
   * an import has begun to create does not count: when that goes on, its rows are read as at its beginning.
   */
  withCountryOfSite<Row extends SourceRow>(source: Row, unnamed: string | undefined): Row {
    const { cells, line } = source
    const named = cells.get('site')?.text ?? unnamed
    if (named === undefined || STATES_COUNTRY.some((column) => cells.has(column)) || isJourney(source)) return source
    const [site, ...others] = this.sitesNamed(named)
    if (site === undefined || others.length > 0 || this.#records.unfinished.has(site.record.id)) return source
    const country = this.placeOf(site)?.country
    if (country === undefined) return source
    const { name } = site.record
    this.#filled.set(name, { country, rows: (this.#filled.get(name)?.rows ?? 0) + 1 })
    const position = source.positionOf('site') ?? { line, column: 1 }
    return { ...source, cells: new Map([...cells, ['country', { raw: '', text: country, position }]]) }
  }

  /** Says which rows have the country of their site. */
  sentences(): readonly string[] {
    return [...this.#filled].map(([name, { country, rows }]) => {
      const of = rows === 1 ? '1 row that has none' : `${rows} rows that have none`
      return `the country of ${of} is that of the site ${show(name)}: ${country}`
    })
  }
}
