import { add, equal, multiply, parsePrinted, printExact, type Rational, subtract, ZERO } from '../../exact/index.ts'
import { type CollectionName, collectionOf } from '../collections.ts'
import { CONTRIBUTIONS, type Contribution, type TotalHolder } from '../contributions.ts'
import type { TotalDifference } from '../store.ts'
import { ROWS_OF_STATEMENT, yieldToOthers } from '../yield.ts'
import type { SqlRow } from './database.ts'
import type { SqlSession } from './sql-session.ts'
import { selectContributions, selectTotals, updateExact } from './statements.ts'

type Counted = Map<TotalHolder, Map<string | number, Rational>>

/** Converts an id to the type of its collection, whatever the engine returns. */
function idOf(name: CollectionName, value: unknown): string | number {
  return collectionOf(name).numbers?.includes('id') === true ? Number(value) : String(value)
}

/** All rows of a paged statement, page by page. */
async function* pages(
  session: SqlSession,
  statementAfter: (last: SqlRow | null, limit: number) => Parameters<SqlSession['run']>[0],
): AsyncGenerator<SqlRow> {
  let last: SqlRow | null = null
  for (;;) {
    const rows: readonly SqlRow[] = await session.run(statementAfter(last, ROWS_OF_STATEMENT))
    yield* rows
    last = rows.at(-1) ?? null
    if (rows.length < ROWS_OF_STATEMENT) return
    await yieldToOthers()
  }
}

function amountOf({ from, through }: Contribution, row: SqlRow, counted: Counted): Rational {
  const exact = parsePrinted(row.exact as string)
  if (through === undefined) return exact
  const isTotal = collectionOf(from).exact === 'total'
  const total = isTotal
    ? (counted.get(from as TotalHolder)?.get(idOf(from, row.source)) ?? ZERO)
    : parsePrinted((row.whole as string | null) ?? '0')
  return multiply(total, exact)
}

/** Recomputes every total from the records, in the order of `CONTRIBUTIONS`. */
async function countAgain(session: SqlSession): Promise<Counted> {
  const counted: Counted = new Map()
  for (const one of CONTRIBUTIONS) {
    const totals = counted.get(one.to) ?? new Map<string | number, Rational>()
    counted.set(one.to, totals)
    const page = (last: SqlRow | null, limit: number) => selectContributions(one, session.companyId, { last, limit })
    for await (const row of pages(session, page)) {
      if (row.holder === null) continue
      const id = one.to === 'company' ? '' : idOf(one.to, row.holder)
      totals.set(id, add(totals.get(id) ?? ZERO, amountOf(one, row, counted)))
    }
  }
  return counted
}

interface StoredTotal {
  readonly holder: TotalHolder
  readonly id: string | number
  readonly held: Rational
}

/** Every stored total with its holder. */
async function* bufferedTotals(session: SqlSession): AsyncGenerator<StoredTotal> {
  const company = parsePrinted(await session.companyTotal())
  yield { holder: 'company', id: '', held: company }
  const holders = new Set(CONTRIBUTIONS.map(({ to }) => to))
  for (const holder of holders) {
    if (holder === 'company') continue
    const page = (last: SqlRow | null, limit: number) => selectTotals(holder, session.companyId, { last, limit })
    for await (const row of pages(session, page)) {
      yield { holder, id: idOf(holder, row.key_1), held: parsePrinted(row.exact as string) }
    }
  }
}

/** The totals that differ from the sums of the records; when repairing, also corrects them. */
export async function recount(
  session: SqlSession,
  { isRepairing = false }: { readonly isRepairing?: boolean } = {},
): Promise<TotalDifference[]> {
  const counted = await countAgain(session)
  const differences: TotalDifference[] = []
  for await (const { holder, id, held } of bufferedTotals(session)) {
    const right = counted.get(holder)?.get(id) ?? ZERO
    if (equal(held, right)) continue
    const exact = printExact(right)
    differences.push({ holder, id: holder === 'company' ? null : id, held: printExact(held), counted: exact })
    if (!isRepairing) continue
    if (holder === 'company') await session.totals.company.add(subtract(right, held))
    else await session.run(updateExact(holder, session.companyId, { id, exact }))
  }
  return differences
}
