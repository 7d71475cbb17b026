import { sha256Hex } from '../../base/index.ts'
import type { ErrorCode } from '../../core/errors/index.ts'
import { printSignificant, type Rational } from '../../core/exact/index.ts'
import { memoryStore } from '../../ledger/collections/index.ts'
import type { Context, ReadTx, WriteTx } from '../../ledger/context/context.ts'
import { readRecords } from '../../ledger/context/list-rows.ts'
import type { ActivityCollection, ServiceRecords, StoredImport } from '../../ledger/context/records.ts'
import { read } from '../../ledger/context/write.ts'
import {
  byScope,
  type FailureCause,
  type LeftOutRow,
  Reductions,
  type RowWarning,
  type ScopeName,
  ScopeSums,
  scopesOf,
} from '../../rows/index.ts'
import { type Comparing, type DraftFailures, isPolicyOfRows, tryBlock } from './create-records.ts'
import { blocksOf, type ImportSource } from './import-source.ts'
import type { NoticeRows } from './notice-rows.ts'
import type { CreatedReferences, ImportReference, ImportReferences, ResolvedReferences } from './references.ts'
import type { RowDraft } from './row-draft.ts'
import { StoredTwins } from './stored-twins.ts'
import {
  draftsOfBlock,
  type ImportOptions,
  type ProblemRow,
  REJECTED_MAX,
  type Survey,
  type SurveyedBlock,
  surveyRows,
} from './survey.ts'

/** A row that needs a decision, and every reason. */
export interface RowProblem {
  /** The place of the row in the order of reading, from 0; several rows may have one line. */
  readonly row: number
  readonly line: number
  readonly failures: readonly {
    readonly code: ErrorCode
    readonly message: string
    /** The column of the input; null for the row as a whole. */
    readonly column: string | null
  }[]
}

function rowProblemOf({ index, line, failures }: ProblemRow): RowProblem {
  const shown = failures.map(({ code, message, cell }) => ({ code, message, column: cell?.column ?? null }))
  return { row: index, line, failures: shown }
}

/** The records that an import of a file would create. Nothing was written. */
export interface ImportPreview {
  readonly name: string
  /**
   * SHA-256 in hex of the rows as they were read, of the options, and of the places of the rows that need a decision: an import
   * names its preview by it. It does not depend on an option, such as `allowCredits`, that decides about no row.
   */
  readonly digest: string
  /** Rows that would be imported. */
  readonly rows: number
  /** Records that would be created, by collection. */
  readonly records: Readonly<Partial<Record<ActivityCollection, number>>>
  /** Kilograms of CO2e by scope, with all digits. The two figures of Scope 2 are never added. */
  readonly co2eKg: Readonly<Record<ScopeName, string>>
  /** Sites, vehicles and the batch that the rows name: those that exist, and those that would be created. */
  readonly references: readonly ImportReference[]
  /** Words that were read as other words. */
  readonly words: readonly string[]
  /** Assumptions by code. */
  readonly notices: readonly NoticeRows[]
  /** Rows that are stored already, duplicates, overlaps and outliers; they change no number. */
  readonly warnings: readonly RowWarning[]
  /** The number of rows, from the first, that were compared for these warnings: at most 200,000. */
  readonly comparedRows: number
  /** Rows that are left out because they are totals of others. */
  readonly leftOut: readonly LeftOutRow[]
  /** Rows that need a decision, by cause; they cannot be imported as they are. */
  readonly problems: readonly FailureCause[]
  /** Number of rows that need a decision. */
  readonly problemRows: number
  /** The first rows that need a decision, at most 1,000, with all their failures. */
  readonly rowProblems: readonly RowProblem[]
  /** The import of the same rows that already exists; null if there is none. */
  readonly earlier: StoredImport | null
}

/** The digits of sums that no decimal ends. */
function sumDigits(sum: Rational): string {
  return printSignificant(sum)
}

/** The rows that can be imported. */
class Tally {
  rows = 0
  readonly records: Partial<Record<ActivityCollection, number>> = {}
  readonly sums = new ScopeSums()
  readonly reductions = new Reductions()

  add({ collection, row, source }: RowDraft): void {
    this.rows++
    this.reductions.add(source)
    this.records[collection] = (this.records[collection] ?? 0) + 1
    for (const result of row.results)
      for (const scope of scopesOf(result)) this.sums.sums[scope].add(result.calculation)
  }
}

/** A survey of a file whose every row was tried out as a record. */
export interface Examination {
  readonly survey: Survey
  /** SHA-256 in hex of the rows, the options, and the places of the rows that need a decision. */
  readonly digest: string
  readonly tally: Tally
  readonly comparing: Comparing
  readonly twins: StoredTwins
}

/** The records that new records refer to, or that decide whether they may be created. */
interface Surroundings {
  readonly sites: readonly ServiceRecords['sites'][]
  readonly vehicles: readonly ServiceRecords['vehicles'][]
  readonly emissionKinds: readonly ServiceRecords['emissionKinds'][]
  readonly emissionFactors: readonly ServiceRecords['emissionFactors'][]
  readonly periodLocks: readonly ServiceRecords['periodLocks'][]
}

async function readSurroundings(tx: ReadTx): Promise<Surroundings> {
  return {
    sites: await readRecords(tx.sites, { by: 'createdAt' }),
    vehicles: await readRecords(tx.vehicles, { by: 'createdAt' }),
    emissionKinds: await readRecords(tx.emissionKinds, { by: 'createdAt' }),
    emissionFactors: await readRecords(tx.emissionFactors, { by: 'createdAt' }),
    periodLocks: await readRecords(tx.periodLocks, { by: 'startDate' }),
  }
}

async function writeSurroundings(tx: WriteTx, surroundings: Surroundings): Promise<void> {
  for (const record of surroundings.emissionKinds) await tx.emissionKinds.insert(record)
  for (const record of surroundings.emissionFactors) await tx.emissionFactors.insert(record)
  for (const record of surroundings.sites) await tx.sites.insert(record)
  for (const record of surroundings.vehicles) await tx.vehicles.insert(record)
  for (const record of surroundings.periodLocks) await tx.periodLocks.insert(record)
}

/** A copy of a company in memory, to try out what an import would create. */
interface ScratchCompany {
  readonly context: Context
  /** True if the company states residual mixes. */
  readonly hasOwnMixes: boolean
}

/**
 * Copies the records that new records refer to into a store in memory: sites, vehicles, kinds, factors and locks, without any
 * activity. Records that are created there never reach the company.
 */
async function openScratch(context: Context): Promise<ScratchCompany> {
  const surroundings = await read(context, readSurroundings)
  const store = memoryStore<ServiceRecords>()
  await store.transaction(context.companyId, (tx) => writeSurroundings(tx, surroundings))
  const hasOwnMixes = surroundings.emissionFactors.some(
    ({ given, deletedAt }) => given?.residualMix !== undefined && deletedAt === null,
  )
  return { context: { ...context, store, keyId: null, confirm: null, idempotency: null }, hasOwnMixes }
}

/** Rows whose record could not be created, with the reasons. */
type RejectedRow = Pick<DraftFailures, 'draft' | 'failures'>

/**
 * Tries out the records of rows in a copy of the company, block by block while the file is surveyed, so that the rows are
 * calculated once. The sites of a block are created as the rows so far describe them. If a later row changes the place of a
 * site, or a site has no country yet, the trial is not complete, and all rows are tried again after the survey.
 */
class Trial {
  readonly comparing: Comparing
  readonly tally = new Tally()
  readonly twins: StoredTwins
  readonly #scratch: Context
  readonly #created: CreatedReferences = { sites: [], vehicles: [], batches: [] }
  readonly #rejected: RejectedRow[] = []
  #references: { readonly size: number; readonly resolved: ResolvedReferences } | undefined
  #isComplete = true

  private constructor(scratch: Context, comparing: Comparing) {
    this.#scratch = scratch
    this.comparing = comparing
    this.twins = new StoredTwins(scratch)
  }

  /** Opens a copy of a company. */
  static async open(context: Context): Promise<Trial> {
    const { context: scratch, hasOwnMixes } = await openScratch(context)
    return new Trial(scratch, { isExact: isPolicyOfRows(context), hasOwnMixes })
  }

  /** Returns true if every row of the survey was tried with the sites that it ends with. */
  isCompleteFor({ references }: Survey): boolean {
    return this.#isComplete && references.arePlacesCurrent
  }

  /** The rows that could not be created. */
  get rejected(): readonly RejectedRow[] {
    return this.#rejected
  }

  /** Tries out a block while the file is surveyed. */
  async addSurveyed({ drafts, references, context }: SurveyedBlock): Promise<void> {
    if (!this.#isComplete) return
    references.checkSites(context)
    this.#isComplete = drafts.every((draft) => references.faultOf(draft) === undefined)
    if (this.#isComplete) await this.add(drafts, { references, context })
  }

  /** Tries out drafts whose sites can be created. */
  async add(drafts: readonly RowDraft[], { references, context }: Omit<SurveyedBlock, 'drafts'>): Promise<void> {
    const { catalogue, series } = context
    const scratch = { ...this.#scratch, catalogue, series }
    const resolved = await this.#resolve(references, scratch)
    const { created, failures } = await tryBlock(scratch, { drafts, references: resolved, comparing: this.comparing })
    this.#rejected.push(...failures)
    for (const row of created) {
      this.tally.add(row.draft)
      this.twins.add(row)
    }
    if (this.#rejected.length > REJECTED_MAX) this.#isComplete = false
  }

  async #resolve(references: ImportReferences, scratch: Context): Promise<ResolvedReferences> {
    const { size } = references
    if (this.#references?.size === size) return this.#references.resolved
    const resolved = await references.resolve(scratch, this.#created)
    this.#references = { size, resolved }
    return resolved
  }
}

/** Tries out the records of every row after the survey. */
async function tryRows(survey: Survey, source: ImportSource, options: ImportOptions): Promise<Trial> {
  const trial = await Trial.open(survey.context)
  let known = 0
  for await (const block of blocksOf(source)) {
    await trial.add(await draftsOfBlock(block, survey), survey)
    for (const { draft, failures } of trial.rejected.slice(known)) survey.problems.add(draft, failures)
    known = trial.rejected.length
    options.onProgress?.('try', trial.tally.rows)
  }
  return trial
}

/**
 * Identifies what an import would write. The rows that need a decision are part of it, because policies, locked periods and
 * tables of postcodes decide about them: rows that are imported later belong to another import.
 */
function identifyImport({ blockDigests, choices, problems }: Survey): string {
  const left = [...problems.indexes].sort((a, b) => a - b)
  return sha256Hex(JSON.stringify([blockDigests, ...choices, ...(left.length === 0 ? [] : [left])]))
}

/** Calculates every row of a file and tries out its record. Nothing is written. Throws what `surveyRows` throws. */
export async function examine(context: Context, source: ImportSource, options: ImportOptions): Promise<Examination> {
  const trial = await Trial.open(context)
  const survey = await surveyRows(context, source, { ...options, onBlock: (block) => trial.addSurveyed(block) })
  if (!trial.isCompleteFor(survey)) {
    const { tally, comparing, twins } = await tryRows(survey, source, options)
    return { survey, digest: identifyImport(survey), tally, comparing, twins }
  }
  for (const { draft, failures } of trial.rejected) survey.problems.add(draft, failures)
  const { tally, comparing, twins } = trial
  return { survey, digest: identifyImport(survey), tally, comparing, twins }
}

/** Describes an examined file. */
export function previewOf(
  { survey, digest, tally }: Examination,
  { name, earlier, stored }: Pick<ImportPreview, 'name' | 'earlier'> & { readonly stored: readonly RowWarning[] },
): ImportPreview {
  const reduction = tally.reductions.sentence()
  const { references, notices, warnings, comparedRows, leftOut, problems } = survey
  const words = reduction === undefined ? survey.words : [...survey.words, reduction]
  return {
    ...{ name, digest, rows: tally.rows, records: tally.records },
    co2eKg: byScope((scope) => sumDigits(tally.sums.sums[scope].exact('co2e'))),
    references: references.list(),
    ...{ words, notices, warnings: [...stored, ...warnings], comparedRows, leftOut },
    problems: problems.causes,
    problemRows: problems.indexes.size,
    rowProblems: problems.rows.map(rowProblemOf),
    earlier,
  }
}
