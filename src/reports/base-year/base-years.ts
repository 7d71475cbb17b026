import { fail } from '../../core/errors/index.ts'
import { rationalOf } from '../../core/exact/index.ts'
import type { Context, ReadTx, WriteTx } from '../../ledger/context/context.ts'
import { listResources, readRecords, rowsOfList } from '../../ledger/context/list-rows.ts'
import { readAll } from '../../ledger/context/long-reads.ts'
import { readInput } from '../../ledger/context/read-input.ts'
import { checkSite, checkVersion, requireRow } from '../../ledger/context/require.ts'
import { stampNow } from '../../ledger/context/stored-record.ts'
import type { ChangeOptions, Outcome, Page, PageRequest, Payload } from '../../ledger/context/use-cases.ts'
import { changeRow, outcomeOf, read, write } from '../../ledger/context/write.ts'
import { checkReportsOpen } from '../../ledger/locks/check-reported.ts'
import { changeRecord, deleteRecord, insertRecord } from '../../ledger/log/record-ledger.ts'
import type { BaseYearComparison, BaseYearResource, Input, InventoryFigure } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import { type ReportPeriod, reportPeriod } from '../disclosure/report-period.ts'
import { toFigure } from '../inventory/decimal.ts'
import {
  attributeDifferences,
  comparePeriod,
  figureNotices,
  lastMoment,
  periodOfYear,
  type RecalculatedYear,
  recalculateYear,
  sumParts,
  toDifferences,
  toPercent,
} from './comparison.ts'
import { readSeries, type SeriesRequest } from './year-series.ts'

/**
 * The year that later years are compared with. Setting it stores the reported figures and the head of the log; each
 * recalculation is stored next to them, so that both series can be proven. A comparison states the change against the
 * reported figures, and like for like: against the base year recomputed from today's records with the boundary of the
 * period.
 */
export interface BaseYears {
  /**
   * Sets the base year; approach, Scope 2 method, scopes and threshold are required. Throws the violations of the
   * input, `duplicate` for a scope that has a base year, `base_year_without_records`, `store_busy`, and `period_locked`
   * while a later period is locked, because its tables would get new columns.
   */
  set(input: Payload<'createBaseYear'>): Promise<Outcome<BaseYearResource>>
  /** Throws `not_found`. */
  get(id: string): Promise<Outcome<BaseYearResource>>
  /** Lists the base years; each scope has at most one. Throws `query_invalid`. */
  list(part?: PageRequest): Promise<Page<BaseYearResource>>
  /** Adds a reason to recalculate the base year. Throws the violations of the input, `not_found`, `unknown_site`. */
  addTrigger(
    id: string,
    input: Payload<'createBaseYearTrigger'>,
    options?: ChangeOptions,
  ): Promise<Outcome<BaseYearResource>>
  /**
   * Compares a year or another period with the base year, both read at one moment. Throws `not_found`, the codes of the
   * period, `store_busy`.
   */
  compare(id: string, period: ReportPeriod): Promise<BaseYearComparison>
  /**
   * Recalculates the base year for a period and stores the result next to the reported figures. Throws as `compare`,
   * and `period_locked` while the period or a later one is locked.
   */
  recalculate(id: string, period: ReportPeriod, options?: ChangeOptions): Promise<Outcome<BaseYearResource>>
  /**
   * Deletes the base year and returns it. Throws `not_found`, `precondition_failed`, `period_locked` as `set` does.
   */
  delete(id: string, options?: ChangeOptions): Promise<Outcome<BaseYearResource>>
}

type BaseYearRow = Row<BaseYearResource>

const collection = 'baseYears'
const PATH = 'baseYearId'
const YEAR_MIN = 1000
const YEAR_MAX = 9998

/** The most triggers, and the most recalculations, of one base year. */
const ITEMS_MAX = 100

function checkYear(year: number): void {
  if (year >= YEAR_MIN && year <= YEAR_MAX) return
  fail('year', 'invalid_date', { message: 'must be a year of four digits, like 2023', received: year })
}

/** Throws `duplicate` if a scope already has a base year. */
async function checkScopesFree(tx: ReadTx, scopes: BaseYearResource['scopes']): Promise<void> {
  const baseYears = await readRecords(tx.baseYears, { by: 'createdAt' })
  const set = baseYears.find((one) => one.scopes.some((scope) => scopes.includes(scope)))
  if (set === undefined) return
  const { id, year, scopes: taken } = set
  const message = `has a scope with a base year already: ${taken.join(', ')} by ${year} (${id}); delete that first, by company.baseYear.delete or DELETE /v1/base-years/${id}`
  fail('scopes', 'duplicate', { message, received: scopes })
}

/** Reads the emissions of a year. Throws `base_year_without_records`. */
async function seriesWithRecords(tx: ReadTx, context: Context, request: SeriesRequest & { readonly year: number }) {
  const series = await readSeries(tx, context, request)
  if (series.records > 0) return series
  const { year, covered } = request
  const message = `has no records of ${covered.scopes.join(', ') || 'any scope'} inside the boundary; record ${year} first, or take a year with records`
  return fail('year', 'base_year_without_records', { message, received: year })
}

function checkRoom(items: readonly unknown[], path: string): void {
  if (items.length < ITEMS_MAX) return
  fail(path, 'list_too_long', {
    message: `has ${ITEMS_MAX} items already; set the base year anew`,
    expected: `at most ${ITEMS_MAX} items`,
  })
}

function parseEffect(effectKg: Parameters<typeof rationalOf>[0] | null): InventoryFigure | null {
  return effectKg === null ? null : toFigure(rationalOf(effectKg))
}

function changeBaseYear(
  tx: WriteTx,
  context: Context,
  { row, set }: { readonly row: BaseYearRow; readonly set: Partial<BaseYearResource> },
): Promise<BaseYearRow> {
  return changeRecord(tx, context, { collection, row, set: { ...set, updatedAt: context.now() } })
}

/** The result of a long read, and the head of the log at the same moment. */
interface ReadAtHead<T> {
  readonly found: T
  readonly log: BaseYearResource['reported']['log']
}

/**
 * Reads a year before the write transaction begins, because that transaction makes other requests of the company wait.
 */
function readAtHead<T>(context: Context, work: (tx: ReadTx) => Promise<T>): Promise<ReadAtHead<T>> {
  return readAll(context, async (tx) => {
    const found = await work(tx)
    const { sequence, digest } = await tx.logHead()
    return { found, log: { sequence, digest } }
  })
}

/** Sets a base year: stores its figures as of now, with the head of the log. */
function setBaseYear(
  context: Context,
  { thresholdPercent, ...input }: Input<'createBaseYear'>,
): Promise<Outcome<BaseYearResource>> {
  const { year, approach, scopes } = input
  const request = { year, period: periodOfYear(year), boundary: { approach }, covered: input }
  return write(context, {
    prepare: () =>
      readAtHead(context, async (tx) => {
        await checkScopesFree(tx, scopes)
        return seriesWithRecords(tx, context, request)
      }),
    work: async (tx, { found: series, log }) => {
      await checkScopesFree(tx, scopes)
      await checkReportsOpen(tx, { from: periodOfYear(year).to, path: 'year' })
      const { companyId, ...times } = stampNow(context)
      const reported = { at: times.createdAt, log, ...series.resource() }
      const threshold = toPercent(rationalOf(thresholdPercent))
      const empty = { triggers: [], recalculations: [], ...times }
      const record = { id: context.newId(), companyId, ...input, threshold, reported, ...empty }
      return outcomeOf(await insertRecord(tx, context, { collection, record }), figureNotices(series, 'reported'))
    },
  })
}

/** Builds a recalculation as it is stored, with the head of the log. */
async function buildRecalculation(
  tx: ReadTx,
  { found: year, log }: ReadAtHead<RecalculatedYear>,
  triggers: BaseYearResource['triggers'],
) {
  const parts = attributeDifferences(year, triggers)
  const difference = toFigure(sumParts(parts))
  return { log, ...year.bounded.resource(), difference, differences: await toDifferences(tx, parts, year) }
}

async function findBaseYear(tx: ReadTx, id: string): Promise<BaseYearRow> {
  return await requireRow(tx.baseYears, id, PATH)
}

/** Recalculates a base year with the boundary at a moment, and stores the result next to the reported figures. */
function storeRecalculation(
  context: Context,
  id: string,
  { asOf, options }: { readonly asOf: string; readonly options: ChangeOptions },
): Promise<Outcome<BaseYearResource>> {
  return write(context, {
    prepare: () =>
      readAtHead(context, async (tx) => {
        const { record: baseYear } = await findBaseYear(tx, id)
        checkRoom(baseYear.recalculations, 'recalculations')
        return recalculateYear(tx, context, { baseYear, asOf })
      }),
    work: async (tx, year) => {
      const row = await findBaseYear(tx, id)
      checkVersion(row, options)
      const { recalculations, triggers } = row.record
      checkRoom(recalculations, 'recalculations')
      await checkReportsOpen(tx, { from: asOf, path: 'year' })
      const recalculation = { at: context.now(), asOf, ...(await buildRecalculation(tx, year, triggers)) }
      const set = { recalculations: [...recalculations, recalculation] }
      const changed = await changeBaseYear(tx, context, { row, set })
      return outcomeOf(changed, figureNotices(year.found.bounded, 'recalculations'))
    },
  })
}

/** The use cases of the base year. */
export function baseYears(context: Context): BaseYears {
  const { newId, now } = context
  const change = (
    id: string,
    options: ChangeOptions,
    work: (tx: WriteTx, row: BaseYearRow) => Promise<Outcome<BaseYearResource>>,
  ) => changeRow(context, { find: (tx) => findBaseYear(tx, id), options }, work)
  return {
    async set(value) {
      const input = readInput(context, 'createBaseYear', { value })
      checkYear(input.year)
      return setBaseYear(context, input)
    },
    get: (id) => read(context, async (tx) => outcomeOf(await findBaseYear(tx, id))),
    list: (part) =>
      read(context, (tx) => listResources(rowsOfList(tx.baseYears, { by: 'createdAt' }), part, ({ record }) => record)),
    async addTrigger(id, value, options = {}) {
      const { effectKg, ...input } = readInput(context, 'createBaseYearTrigger', { value })
      return change(id, options, async (tx, row) => {
        await checkSite(tx, input.siteId, 'siteId')
        checkRoom(row.record.triggers, 'triggers')
        const trigger = { id: newId(), ...input, effect: parseEffect(effectKg), createdAt: now() }
        return outcomeOf(
          await changeBaseYear(tx, context, { row, set: { triggers: [...row.record.triggers, trigger] } }),
        )
      })
    },
    async compare(id, input) {
      const period = reportPeriod(input)
      return readAll(context, async (tx) => {
        const { record: baseYear } = await findBaseYear(tx, id)
        return comparePeriod(tx, context, { baseYear, period })
      })
    },
    async recalculate(id, input, options = {}) {
      return storeRecalculation(context, id, { asOf: lastMoment(reportPeriod(input)), options })
    },
    delete: (id, options = {}) =>
      change(id, options, async (tx, row) => {
        await checkReportsOpen(tx, { from: periodOfYear(row.record.year).to, path: PATH })
        return outcomeOf(await deleteRecord(tx, context, { collection, row }))
      }),
  }
}
