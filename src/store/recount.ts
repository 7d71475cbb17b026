import { add, equal, multiply, printExact, type Rational, ZERO } from '../core/exact/index.ts'
import type { Collections, ContributionPath, Holder } from './collections.ts'
import type { HolderDifference } from './session-store.ts'

/** A row that adds to a total. */
export interface CountedRow {
  /** The id of the holder that the row names; null: none. */
  readonly holder: string | number | null
  /** The number of the row; of a link, the share that it states. */
  readonly exact: Rational
  /** The record that a link shares out. */
  readonly source?: { readonly id: string | number; readonly exact: Rational } | undefined
}

/** A total as it is stored. */
export interface StoredTotal {
  readonly id: string | number
  readonly value: Rational
}

/** The rows and totals of a company, each read in turns with other work. */
export interface CountedCompany {
  rowsOf(contribution: ContributionPath): AsyncIterable<CountedRow>
  /** One total of id '' for the company itself. */
  totalsOf(holder: Holder): AsyncIterable<StoredTotal>
  /** Sets a total to the sum of its contributions; absent: only differences are wanted. */
  readonly correct?: ((holder: Holder, stored: StoredTotal, sum: Rational) => Promise<void>) | undefined
}

type Sums = Map<Holder, Map<string | number, Rational>>

function amountOf({ from, through }: ContributionPath, { exact, source }: CountedRow, sums: Sums): Rational {
  if (through === undefined || source === undefined) return exact
  // a total is shared out as it was counted, not as it is stored
  const shared = from.exact === 'total' ? (sums.get(from)?.get(source.id) ?? ZERO) : source.exact
  return multiply(shared, exact)
}

/** Recomputes every total from the records: each is complete before it is shared out. */
async function countAgain(company: CountedCompany, { contributions }: Collections): Promise<Sums> {
  const sums: Sums = new Map(contributions.map(({ to }) => [to, new Map()]))
  for (const one of contributions) {
    const totals = sums.get(one.to) as Map<string | number, Rational>
    for await (const row of company.rowsOf(one)) {
      if (row.holder !== null) totals.set(row.holder, add(totals.get(row.holder) ?? ZERO, amountOf(one, row, sums)))
    }
  }
  return sums
}

/** The totals that differ from the sums of the records, the company's first; corrects them if the company can. */
export async function recount(company: CountedCompany, collections: Collections): Promise<HolderDifference[]> {
  const sums = await countAgain(company, collections)
  const differences: HolderDifference[] = []
  for (const holder of new Set<Holder>(['company', ...sums.keys()])) {
    for await (const stored of company.totalsOf(holder)) {
      const sum = sums.get(holder)?.get(stored.id) ?? ZERO
      if (equal(stored.value, sum)) continue
      const [name, id] = holder === 'company' ? [holder, null] : [holder.name, stored.id]
      differences.push({ holder: name, id, held: printExact(stored.value), counted: printExact(sum) })
      await company.correct?.(holder, stored, sum)
    }
  }
  return differences
}
