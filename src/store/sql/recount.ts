import { ROWS_OF_STATEMENT, yieldToOthers } from '../../base/index.ts'
import { parsePrinted, printExact, subtract } from '../../core/exact/index.ts'
import type { Collection, Collections, ContributionPath, Holder } from '../collections.ts'
import { type CountedCompany, type CountedRow, recount, type StoredTotal } from '../recount.ts'
import type { HolderDifference, TransactionKind } from '../session-store.ts'
import type { SqlRow, Statement } from './database.ts'
import type { SqlSession } from './sql-session.ts'
import { type Part, selectContributions, selectTotals, updateExact } from './statements.ts'

/** Converts an id from the engine to the type of its collection. */
function idOf(collection: Collection, value: unknown): string | number {
  return collection.numbers.includes('id') ? Number(value) : String(value)
}

/** All rows of a paged statement, page by page. */
async function* pages(session: SqlSession, statementOf: (part: Part) => Statement): AsyncGenerator<SqlRow> {
  let last: SqlRow | null = null
  for (;;) {
    const rows: readonly SqlRow[] = await session.run(statementOf({ last, limit: ROWS_OF_STATEMENT }))
    yield* rows
    last = rows.at(-1) ?? null
    if (rows.length < ROWS_OF_STATEMENT) return
    await yieldToOthers()
  }
}

function holderIn({ holder }: SqlRow, to: Holder): string | number | null {
  if (holder === null) return null
  return to === 'company' ? '' : idOf(to, holder)
}

async function* rowsOf(session: SqlSession, one: ContributionPath): AsyncGenerator<CountedRow> {
  for await (const row of pages(session, (part) => selectContributions(one, session.companyId, part))) {
    const shared = { id: idOf(one.from, row.source), exact: parsePrinted(String(row.whole ?? '0')) }
    const source = one.through === undefined ? undefined : shared
    yield { holder: holderIn(row, one.to), exact: parsePrinted(String(row.exact)), source }
  }
}

async function* totalsOf(session: SqlSession, holder: Holder): AsyncGenerator<StoredTotal> {
  if (holder === 'company') {
    yield { id: '', value: await session.totals.company.total() }
    return
  }
  for await (const row of pages(session, (part) => selectTotals(holder, session.companyId, part))) {
    yield { id: idOf(holder, row.key_1), value: parsePrinted(String(row.exact)) }
  }
}

/** The totals that differ from the sums of the records; when writing, also corrects them. */
export function recountSession(
  kind: TransactionKind,
  collections: Collections,
  session: SqlSession,
): Promise<HolderDifference[]> {
  const company: CountedCompany = {
    rowsOf: (one) => rowsOf(session, one),
    totalsOf: (holder) => totalsOf(session, holder),
    async correct(holder, { id, value }, sum) {
      if (kind === 'read') return
      if (holder === 'company') await session.totals.company.add(subtract(sum, value))
      else await session.run(updateExact(holder, session.companyId, { id, exact: printExact(sum) }))
    },
  }
  return recount(company, collections)
}
