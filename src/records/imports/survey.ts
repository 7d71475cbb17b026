import { EventLoopYield, sha256Hex } from '../../base/index.ts'
import { EmissionsError } from '../../core/errors/index.ts'
import type { Context } from '../../ledger/context/context.ts'
import { type Catalogue, publishedCatalogue } from '../../reference/factors/index.ts'
import {
  type CalculatedRow,
  calculateRow,
  createFileRules,
  type Failure,
  type FailureCause,
  FailureGroups,
  type FileRules,
  factsOf,
  findHeldRow,
  type InputColumn,
  isInputColumn,
  type LeftOutRow,
  quantityOfRow,
  RowComparison,
  type RowWarning,
  resultNotices,
  type SourceRow,
  serialiseCells,
  TotalRows,
  withFactorSets,
} from '../../rows/index.ts'
import { ExistingReferences } from './existing-references.ts'
import { blocksOf, type ImportedRow, type ImportSource, isRead, type RowBlock } from './import-source.ts'
import { LostSites, NoticeGroups, type NoticeRows } from './notice-rows.ts'
import { ImportReferences, type ReferenceOptions } from './references.ts'
import { draftOfRow, type RowDraft } from './row-draft.ts'

/** Rows that are not imported are remembered up to this number; a file with more is rejected as a whole. */
export const REJECTED_MAX = 10_000
const WORDS_MAX = 100
/** Drafts are kept in memory for files of up to so many rows. Those of larger files are made again for each pass. */
const DRAFTS_MAX = 10_000
/** Rows are compared with each other up to this number, so that memory is bounded. */
const COMPARED_MAX = 200_000

/** Everything about the rows of a file that is known before anything is written. */
export interface Survey {
  readonly references: ImportReferences
  readonly drafting: DraftingRules
  readonly context: Context
  /** SHA-256 in hex of each block. */
  readonly blockDigests: readonly string[]
  /** The options that decide what the rows become. */
  readonly choices: readonly (string | number | null)[]
  /** The indexes of rows that are not imported: totals of other rows, and rows with problems. */
  readonly skippedRows: ReadonlySet<number>
  readonly problems: ImportProblems
  /** The drafts by the indexes of their rows; empty for a large file. */
  readonly drafts: ReadonlyMap<number, RowDraft>
  readonly leftOut: readonly LeftOutRow[]
  readonly warnings: readonly RowWarning[]
  /** The number of rows that were compared for the warnings. */
  readonly comparedRows: number
  readonly words: readonly string[]
  readonly notices: readonly NoticeRows[]
}

/** Options of an import. */
export interface ImportOptions extends ReferenceOptions {
  /** The year in whose prices money of later years counts, if its row states none; as `priceYear` of `calculateRows`. */
  readonly priceYear?: number | undefined
  /** Called after each block of rows. */
  readonly onProgress?: ((phase: ImportPhase, rows: number) => void) | undefined
}

/** The drafts of a block of rows, and the references and sets that are known after the block. */
export interface SurveyedBlock {
  readonly drafts: readonly RowDraft[]
  readonly references: ImportReferences
  /** Has the published sets that the rows so far use. */
  readonly context: Context
}

interface SurveyOptions extends ImportOptions {
  /** Called with the drafts of each block of rows. */
  readonly onBlock?: ((block: SurveyedBlock) => Promise<void>) | undefined
}

/** The passes over the rows: they are calculated, tried out as records, and written. */
export type ImportPhase = 'calculate' | 'try' | 'write'

/** Rows that need a decision are listed with all their failures up to this number. */
const LISTED_MAX = 1000

/** A row that needs a decision. */
export interface ProblemRow {
  /** The place of the row in the order of reading, from 0. */
  readonly index: number
  readonly line: number
  readonly failures: readonly Failure[]
}

/** The rows that need a decision, by cause, and their indexes. */
export class ImportProblems {
  readonly #groups = new FailureGroups()
  readonly #indexes = new Set<number>()
  readonly #rows: ProblemRow[] = []

  get indexes(): ReadonlySet<number> {
    return this.#indexes
  }

  /** The first rows that need a decision, at most 1,000, in the order of reading. */
  get rows(): readonly ProblemRow[] {
    return [...this.#rows].sort((a, b) => a.index - b.index)
  }

  get causes(): readonly FailureCause[] {
    return this.#groups.causes
  }

  /** Adds the failures of a row. Throws `file_too_large` for too many rows. */
  add({ index, line }: Pick<ImportedRow, 'index' | 'line'>, failures: readonly Failure[]): void {
    this.#groups.add(failures)
    this.#indexes.add(index)
    if (this.#rows.length < LISTED_MAX) this.#rows.push({ index, line, failures })
    if (this.#indexes.size <= REJECTED_MAX) return
    const message = `has more than ${REJECTED_MAX} rows that need a decision; the first cause is ${this.causes[0]?.message ?? ''}`
    throw new EmissionsError([{ path: '', code: 'file_too_large', message }])
  }
}

/** Turns violations into failures at the columns of a row. */
export function failuresOfRow(error: EmissionsError, { line, cells, positionOf }: SourceRow): readonly Failure[] {
  return error.violations.map(({ path, code, message }) => {
    const column: InputColumn | undefined = isInputColumn(path) ? path : undefined
    const cell = column && { column, id: cells.get('id')?.text, content: cells.get(column)?.raw }
    const position = (column && positionOf(column)) ?? { line, column: 1 }
    return { position, code, message: column === undefined ? message : `${column}: ${message}`, ...(cell && { cell }) }
  })
}

/** The rules and records that decide the draft of a row. */
interface DraftingRules {
  readonly rules: FileRules
  readonly context: Context
  readonly file: string
  readonly existing: ExistingReferences
  /** The name of the site of rows that name none. */
  readonly site: string | undefined
}

/** Drafts the record of a row, or returns the failures that prevent it. */
export async function draftOf(
  stated: ImportedRow<SourceRow>,
  { rules, context, file, existing, site }: DraftingRules,
): Promise<{ readonly draft: RowDraft } | { readonly failures: readonly Failure[]; readonly row?: CalculatedRow }> {
  const source = existing.withCountryOfSite(stated, site)
  const outcome = await calculateRow(source, rules)
  if (!('results' in outcome)) return { failures: outcome }
  try {
    const toStore = { row: outcome, source, file, units: context.units, priceYear: rules.latestPriceYear }
    return { draft: { ...draftOfRow(toStore), index: source.index } }
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return { failures: failuresOfRow(error, source), row: outcome }
  }
}

/** Returns 52 bits of the SHA-256 of the cells of a row: a number takes an eighth of the memory of a text. */
function digestCells(source: SourceRow): number {
  return Number.parseInt(sha256Hex(serialiseCells(source)).slice(0, 13), 16)
}

function failUnknownRow(): never {
  throw new TypeError('only rows that were held are left out')
}

/** Adds the rows of a file, one after the other. */
class Surveyor {
  readonly problems = new ImportProblems()
  /** The editions of the factors of the rows. */
  readonly editions = new Set<string>()
  readonly drafts = new Map<number, RowDraft>()
  #hasAllDrafts = true
  readonly words = new Set<string>()
  readonly notices = new NoticeGroups()
  readonly lostSites = new LostSites()
  readonly blockDigests: string[] = []
  readonly totals = new TotalRows()
  readonly comparison = new RowComparison(COMPARED_MAX)
  readonly #references: ImportReferences
  /** The places of the rows that are held, without their cells: a ledger leaves out most of its rows. */
  readonly #held = new Map<LeftOutRow, Pick<ImportedRow, 'index' | 'line'>>()

  constructor(references: ImportReferences) {
    this.#references = references
  }

  /** Adds a row and what it became. Returns the draft of a row that is counted. */
  add(source: ImportedRow<SourceRow>, drafted: Awaited<ReturnType<typeof draftOf>>): readonly RowDraft[] {
    const failures = 'failures' in drafted ? drafted.failures : []
    const held = findHeldRow(source, failures)
    if (held !== undefined && this.totals.hold(held)) {
      this.#held.set(held, { index: source.index, line: source.line })
      return []
    }
    if (!('draft' in drafted)) {
      this.problems.add(source, failures)
      this.#addQuantity(source)
      return []
    }
    this.#addDraft(drafted.draft)
    return [drafted.draft]
  }

  #addDraft(draft: RowDraft): void {
    const { row, source, line } = draft
    this.#references.add(draft)
    this.#keep(draft)
    for (const { calculation } of row.results)
      for (const { factor } of calculation.contributions) this.editions.add(factor.edition)
    for (const word of row.words) if (this.words.size < WORDS_MAX) this.words.add(word)
    this.notices.add(line, row.results.flatMap(resultNotices))
    this.lostSites.add(draft)
    this.#addQuantity(source)
    this.comparison.add([{ ...factsOf(row, source), content: digestCells(source) }])
  }

  /** Adds the quantity of a row, also of one with problems: the totals below it contain it. */
  #addQuantity(row: SourceRow): void {
    const quantity = quantityOfRow(row)
    if (quantity !== undefined) this.totals.add([quantity])
  }

  /** Keeps a draft, unless the file is large: then none is kept. */
  #keep(draft: RowDraft): void {
    this.#hasAllDrafts &&= this.drafts.size < DRAFTS_MAX
    if (this.#hasAllDrafts) this.drafts.set(draft.index, draft)
    else this.drafts.clear()
  }

  /** Decides which rows are totals of others. The remaining rows that are named as totals are problems. */
  decide(): { readonly leftOut: readonly LeftOutRow[]; readonly leftOutRows: readonly number[] } {
    const { leftOut, unclear } = this.totals.decide()
    const rowOf = (held: LeftOutRow) => this.#held.get(held) ?? failUnknownRow()
    for (const held of unclear) this.problems.add(rowOf(held), held.failures)
    return {
      leftOut: leftOut.map(({ cause, line, label, value, unit }) => ({ cause, line, label, value, unit })),
      leftOutRows: leftOut.map((held) => rowOf(held).index),
    }
  }
}

/** Adds the published sets to the context if rows use factors of them. */
async function withSetsOf(editions: ReadonlySet<string>, context: Context): Promise<Context> {
  const held = new Set(context.catalogue.editions.map(({ id }) => id))
  if ([...editions].every((edition) => held.has(edition))) return context
  const catalogue = await withFactorSets(context.catalogue)
  return { ...context, catalogue, series: { ...catalogue.series?.(), ...context.series } }
}

/**
 * The factors that words of rows are read with: of the shipped ones those that every file has, to which a row adds the sets that
 * it needs. The words of a set that a row does not need would change a search, and tonne calculate does not have them.
 */
async function rowCatalogueOf({ catalogue, loadFactors }: Context): Promise<Catalogue> {
  if (loadFactors !== null) return publishedCatalogue
  const mayBeShipped = catalogue.editions.length > publishedCatalogue.editions.length
  return mayBeShipped && catalogue === (await withFactorSets(publishedCatalogue)) ? publishedCatalogue : catalogue
}

/**
 * Calculates every row of a file and drafts its record. Nothing is written. Throws the errors of a file that cannot be
 * read, and `file_too_large` for more than 10,000 rows that need a decision.
 */
export async function surveyRows(context: Context, source: ImportSource, options: SurveyOptions): Promise<Survey> {
  await context.loadFactors?.()
  const { allowCredits, edition } = context.policy
  const { places } = context
  const published = await rowCatalogueOf(context)
  const rules = createFileRules({ allowCredits, edition, priceYear: options.priceYear, places }, published)
  const existing = await ExistingReferences.read(context)
  const references = new ImportReferences(existing, source.name, options)
  const drafting = { rules, context, file: source.name, existing, site: options.site }
  const surveyor = new Surveyor(references)
  const eventLoop = new EventLoopYield()
  let rows = 0
  for await (const block of blocksOf(source)) {
    surveyor.blockDigests.push(block.digest)
    const drafts: RowDraft[] = []
    for (const row of block.rows) {
      if (!isRead(row)) surveyor.problems.add(row, row.failures)
      else drafts.push(...surveyor.add(row, await draftOf(row, drafting)))
      await eventLoop.after(1)
    }
    await options.onBlock?.({ drafts, references, context: await withSetsOf(surveyor.editions, context) })
    rows += block.rows.length
    options.onProgress?.('calculate', rows)
  }
  const { leftOut, leftOutRows } = surveyor.decide()
  references.checkSites(context)
  const { problems, words, notices, comparison, blockDigests, drafts, editions } = surveyor
  const { site = null, country = null, priceYear } = options
  const ofPrices = priceYear === undefined ? [] : [priceYear]
  return {
    ...{ references, drafting, problems, drafts, leftOut, blockDigests },
    context: await withSetsOf(editions, context),
    choices: [site, country, ...ofPrices],
    skippedRows: new Set([...problems.indexes, ...leftOutRows]),
    warnings: comparison.warnings(),
    comparedRows: comparison.rows,
    words: [
      ...existing.sentences(),
      ...references.sentences(),
      ...surveyor.lostSites.sentences(),
      ...[...words].sort(),
    ],
    notices: notices.list(),
  }
}

/** Returns the drafts of a block, without the rows that are skipped. */
export async function draftsOfBlock(block: RowBlock, survey: Survey): Promise<readonly RowDraft[]> {
  const drafts: RowDraft[] = []
  const eventLoop = new EventLoopYield()
  for (const row of block.rows) {
    if (!isRead(row) || survey.skippedRows.has(row.index) || survey.problems.indexes.has(row.index)) continue
    const known = survey.drafts.get(row.index)
    const drafted =
      known === undefined ? await draftOf(row, { ...survey.drafting, context: survey.context }) : { draft: known }
    const fault = 'draft' in drafted ? survey.references.faultOf(drafted.draft) : undefined
    if (fault !== undefined) survey.problems.add(row, failuresOfRow(new EmissionsError([fault]), row))
    else if ('draft' in drafted) drafts.push(drafted.draft)
    else survey.problems.add(row, drafted.failures)
    await eventLoop.after(1)
  }
  return drafts
}
