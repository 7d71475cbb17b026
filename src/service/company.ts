import { checkOptionNames } from '../core/errors/index.ts'
import type { TotalDifference } from '../ledger/collections/index.ts'
import type { Context } from '../ledger/context/context.ts'
import { asLongRead } from '../ledger/context/long-reads.ts'
import { type ApiKeys, apiKeys } from '../ledger/keys/api-keys.ts'
import { fillSummaries, type SummaryProgress } from '../ledger/ledger/fill-summaries.ts'
import { ACTIVITIES } from '../records/activities/activities.ts'
import type { ActivityUseCases } from '../records/activities/activity-use-cases.ts'
import { importAll, importRecords } from '../records/activities/import/import-records.ts'
import type {
  ImportAllRequest,
  Imported,
  ImportedChunk,
  ImportPayloads,
  ImportRequest,
} from '../records/activities/import/import-types.ts'
import { type Imports, imports } from '../records/imports/imports.ts'
import { type Batches, batches } from '../records/master-data/batches/batches.ts'
import { type Products, products } from '../records/master-data/batches/products.ts'
import { type Boundaries, boundaries } from '../records/master-data/boundaries.ts'
import { type EmissionKinds, emissionKinds } from '../records/master-data/emission-kinds.ts'
import { type EmissionFactors, emissionFactors } from '../records/master-data/factors/emission-factors.ts'
import { type FactorRules, factorRules } from '../records/master-data/factors/factor-rules.ts'
import { type Files, files } from '../records/master-data/files.ts'
import { type Instruments, instruments } from '../records/master-data/instruments.ts'
import { type Periods, periods } from '../records/master-data/periods.ts'
import { type Sites, sites } from '../records/master-data/sites.ts'
import { type UnitsOfMeasure, unitsOfMeasure } from '../records/master-data/units.ts'
import { type Vehicles, vehicles } from '../records/master-data/vehicles/vehicles.ts'
import { type Vendors, vendors } from '../records/master-data/vendors.ts'
import { type Audit, audit } from '../reports/audit/audit.ts'
import { type BaseYears, baseYears } from '../reports/base-year/base-years.ts'
import {
  buildOverviewedReport,
  buildReport,
  buildReports,
  type ReportRequest,
  type ReportsRequest,
} from '../reports/disclosure/report.ts'
import { exportCompany } from '../reports/export/export-company.ts'
import { type FoundRecords, findRecords, type RecordSearch } from '../reports/find-records/find-records.ts'
import { computeInventory, type Inventory, type InventoryRequest } from '../reports/inventory/inventory.ts'
import { checkReadiness, type Readiness, type ReadinessRequest } from '../reports/readiness/readiness.ts'
import { type Restatements, restatements } from '../reports/restatement/restatements.ts'
import { type FactorRulePreviews, factorRulePreviews } from '../reports/rule-preview/factor-rule-previews.ts'
import { buildReportWorkbook } from '../reports/workbook/report-workbook.ts'
import type { DisclosureTable, RequiredFields } from '../resources/index.ts'
import { reportPage } from '../standards/disclosure/index.ts'

/** Everything that can be done for one company, in the name of one actor; nothing of it reaches another company. */
export interface Company<Required extends RequiredFields = 'reference'> extends ActivityUseCases<Required> {
  readonly id: number
  readonly units: UnitsOfMeasure
  readonly emissionKinds: EmissionKinds<Required>
  readonly emissionFactors: EmissionFactors<Required>
  readonly factorRules: FactorRules<Required> & FactorRulePreviews
  readonly sites: Sites<Required>
  readonly boundaries: Boundaries<Required>
  readonly vehicles: Vehicles<Required>
  readonly vendors: Vendors<Required>
  readonly products: Products<Required>
  readonly batches: Batches<Required>
  readonly instruments: Instruments<Required>
  readonly files: Files<Required>
  readonly apiKeys: ApiKeys
  readonly periods: Periods
  readonly imports: Imports
  readonly audit: Audit
  readonly restatements: Restatements
  readonly baseYear: BaseYears
  /**
   * Creates many records of one activity together, all or none, each the same as its `create` would have made it; what
   * they name is read once for all of them. Throws every violation of every record at once, each below the record
   * (`records[17].value`), and writes nothing then: all that `create` throws, with `unknown_site`, `unknown_vehicle` and
   * `unknown_batch` for the record above; `invalid_choice` for another activity, `list_too_long` for more than 1,000
   * records, `idempotency_key_reused`.
   */
  import<Name extends keyof ImportPayloads>(
    request: ImportRequest<Name, ImportPayloads<Required>[Name]>,
  ): Promise<Imported>
  /**
   * Creates records of one activity, as many as there are, in chunks, each all or none, and gives each when it is written:
   * the next one is read when it is asked for. With an idempotency key an import that broke off is sent again within a day,
   * in the same order and chunks; what was written answers as before. Throws what `import` throws, the records counted
   * from the first of all, and `query_invalid` for a chunk size; the chunks before stay.
   */
  importAll<Name extends keyof ImportPayloads>(
    request: ImportAllRequest<Name, ImportPayloads<Required>[Name]>,
  ): AsyncGenerator<ImportedChunk, void, undefined>
  /**
   * The company's emissions from the start of `from` up to, not including, `to`; with an `approach` each record counts with the
   * share of its site. Throws the codes of the period, `invalid_choice`, `store_busy`.
   */
  inventory(request: InventoryRequest): Promise<Inventory>
  /**
   * Finds records of a period by words and scope, those with the largest emissions first. Throws what `inventory` throws for
   * the period, `invalid_choice` and `number_out_of_range`.
   */
  findRecords(search: RecordSearch): Promise<FoundRecords>
  /**
   * The table of a disclosure standard for a year or another period, with the period before it where that was recorded. Throws
   * `invalid_choice` for an unknown standard, `not_found` for a period without records, the codes of the period and of the
   * statement, `store_busy`.
   */
  report(request: ReportRequest): Promise<DisclosureTable>
  /**
   * The tables of several standards, in their order, of records that are read once: what each `report` gives, for little more
   * than one. Throws what `report` throws, and `required` without a standard.
   */
  reports(request: ReportsRequest): Promise<readonly DisclosureTable[]>
  /**
   * The same table as the bytes of a workbook (.xlsx) that calculates, from the activity data, steps and factors of every record
   * to the cells of the report. Throws what `report` throws, `period_too_long` for more records than a sheet has rows.
   */
  reportWorkbook(request: ReportRequest): Promise<Uint8Array>
  /**
   * Prints the same table as one HTML page to hand over: two charts, the tables, the method, notices and attributions, with
   * numbered pages in print. It needs no script and no network. Throws what `report` throws.
   */
  reportPage(request: ReportRequest): Promise<string>
  /**
   * Lists the problems to fix or check before you report the figures of a period: months without a record, duplicates,
   * overlaps, periods over its ends, records without a file, outliers, superseded factors, what is upstream and does not count,
   * mixed GWP sets; and the records by site, activity and scope, to sample from. Nothing is filled in. Throws `not_found` for a period without records, the codes
   * of the period, `store_busy`.
   */
  readiness(request: ReadinessRequest): Promise<Readiness>
  /**
   * Everything that the company has recorded as lines of NDJSON, without their ends, for `verifyBundle` of tonne/verify: the
   * factors as they were used, the log, the records with their exact numbers, the proof of each emission, and a digest of all.
   * Its API keys and answers that are remembered are not among them. What is read is the company at one moment, a page at a
   * time as lines are asked for; other long reads of the company wait until the last one, and in a store in memory everything
   * of the company, so that they are neither awaited nor asked between two lines. Throws `store_busy`.
   */
  export(): AsyncGenerator<string, void, undefined>
  /** The emission of everything that the company has recorded, a decimal in kilograms of CO2e with all its digits. */
  exactTotal(): Promise<string>
  /** Counts every total again and says which differ; none should. Throws `store_busy`. */
  verifyTotals(): Promise<readonly TotalDifference[]>
  /** Sets every total to what the records add up to; what it corrected comes back. */
  rebuildTotals(): Promise<readonly TotalDifference[]>
  /**
   * Derives the summaries that rows of an earlier version lack, so that inventories need not read their records; figures
   * stay the same. Transactions of 500 rows: after an error or the end of the process the next call continues. Calls
   * `onProgress` after each, and returns the progress at the end. Throws `store_busy` and the codes of the store.
   */
  fillSummaries(onProgress?: (progress: SummaryProgress) => void): Promise<SummaryProgress>
}

/** The other use cases. Each is created when it is read, because a request needs only one of them. */
const USE_CASES = {
  units: unitsOfMeasure,
  emissionKinds,
  emissionFactors,
  factorRules: (context: Context) => ({ ...factorRules(context), ...factorRulePreviews(context) }),
  sites,
  boundaries,
  vehicles,
  vendors,
  products,
  batches,
  instruments,
  files,
  apiKeys,
  periods,
  imports,
  audit,
  restatements,
  baseYear: baseYears,
}

class UseCasesOf implements Omit<Company<RequiredFields>, keyof typeof USE_CASES | keyof ActivityUseCases> {
  readonly #context: Context
  readonly #made: Record<string, unknown> = {}

  static {
    const activities = Object.entries(ACTIVITIES).map(([name, { useCases }]) => [name, useCases] as const)
    for (const [name, useCases] of [...activities, ...Object.entries(USE_CASES)]) {
      const get = function (this: UseCasesOf): unknown {
        this.#made[name] ??= useCases(this.#context)
        return this.#made[name]
      }
      Object.defineProperty(UseCasesOf.prototype, name, { get })
    }
  }

  constructor(context: Context) {
    this.#context = context
  }

  get id(): number {
    return this.#context.companyId
  }

  import<Name extends keyof ImportPayloads>(request: ImportRequest<Name, object>): Promise<Imported> {
    return importRecords(this.#context, request)
  }

  importAll<Name extends keyof ImportPayloads>(
    request: ImportAllRequest<Name, object>,
  ): AsyncGenerator<ImportedChunk, void, undefined> {
    return importAll(this.#context, request)
  }

  async inventory(request: InventoryRequest): Promise<Inventory> {
    checkOptionNames(request, { from: true, to: true, upstream: true, approach: true })
    return computeInventory(this.#context, request)
  }

  findRecords(search: RecordSearch): Promise<FoundRecords> {
    return findRecords(this.#context, search)
  }

  report(request: ReportRequest): Promise<DisclosureTable> {
    return buildReport(this.#context, request)
  }

  reports(request: ReportsRequest): Promise<readonly DisclosureTable[]> {
    return buildReports(this.#context, request)
  }

  reportWorkbook(request: ReportRequest): Promise<Uint8Array> {
    return buildReportWorkbook(this.#context, request)
  }

  async reportPage(request: ReportRequest): Promise<string> {
    return reportPage(await buildOverviewedReport(this.#context, request))
  }

  readiness(request: ReadinessRequest): Promise<Readiness> {
    return checkReadiness(this.#context, request)
  }

  export(): AsyncGenerator<string, void, undefined> {
    return exportCompany(this.#context)
  }

  exactTotal(): Promise<string> {
    return this.#context.store.read(this.id, (tx) => tx.companyTotal())
  }

  verifyTotals(): Promise<readonly TotalDifference[]> {
    return asLongRead(this.#context, () => this.#context.store.verifyTotals(this.id))
  }

  rebuildTotals(): Promise<readonly TotalDifference[]> {
    return asLongRead(this.#context, () => this.#context.store.rebuildTotals(this.id))
  }

  fillSummaries(onProgress?: (progress: SummaryProgress) => void): Promise<SummaryProgress> {
    return asLongRead(this.#context, () => fillSummaries(this.#context, onProgress))
  }
}

/** Use cases for the company of a context. */
export function companyOf<Required extends RequiredFields>(context: Context): Company<Required> {
  // the getters of `USE_CASES` are defined above, where the compiler does not see them; the policy reads the payloads
  const company: object = new UseCasesOf(context)
  return company as Company<Required>
}
