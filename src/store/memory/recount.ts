import { add, equal, multiply, printExact, type Rational, ZERO } from '../../exact/index.ts'
import { collectionOf } from '../collections.ts'
import { CONTRIBUTIONS, type Contribution, type TotalHolder } from '../contributions.ts'
import { fieldOf } from '../row-fields.ts'
import type { TotalDifference } from '../store.ts'
import { holderOf } from '../total-changes.ts'
import { EventLoopYield, yieldToOthers } from '../yield.ts'
import type { CompanyState } from './company-state.ts'
import { exactOf } from './entry.ts'
import type { Journal } from './journal.ts'
import { Total } from './total.ts'

type Counted = Map<TotalHolder, Map<string | number, Rational>>

function addTo(counted: Counted, holder: TotalHolder, { id, amount }: { id: string | number; amount: Rational }): void {
  const totals = counted.get(holder) ?? new Map<string | number, Rational>()
  totals.set(id, add(totals.get(id) ?? ZERO, amount))
  counted.set(holder, totals)
}

/** The contribution of one row of `from`, or the amount that its links share out. */
function amountOf(state: CompanyState, counted: Counted, { one, record, exact }: Contributed): Rational {
  if (one.through === undefined || one.source === undefined) return exact
  const source = fieldOf(record, one.source, collectionOf(one.through)) as string | number
  const total =
    collectionOf(one.from).exact === 'total'
      ? counted.get(one.from as TotalHolder)?.get(source)
      : exactOf(state.table(one.from).get([source]) ?? { record, version: 0, exact: null })
  return multiply(total ?? ZERO, exact)
}

interface Contributed {
  readonly one: Contribution
  readonly record: object
  readonly exact: Rational
}

/** Recomputes every total from the records, in the order of `CONTRIBUTIONS`. */
async function countAgain(state: CompanyState): Promise<Counted> {
  const counted: Counted = new Map()
  const eventLoop = new EventLoopYield()
  for (const one of CONTRIBUTIONS) {
    for (const entry of state.table(one.through ?? one.from).all()) {
      if (eventLoop.isDue(1)) await yieldToOthers()
      const id = holderOf(entry.record, one)
      if (id === null) continue
      const amount = amountOf(state, counted, { one, record: entry.record, exact: exactOf(entry) })
      addTo(counted, one.to, { id, amount })
    }
  }
  return counted
}

/** Every stored total with its holder. */
function* bufferedTotals(state: CompanyState): Generator<{ holder: TotalHolder; id: string | number; total: Total }> {
  yield { holder: 'company', id: '', total: state.total }
  const holders = new Set(CONTRIBUTIONS.map(({ to }) => to))
  for (const holder of holders) {
    if (holder === 'company') continue
    for (const { key, exact } of state.table(holder).all())
      if (exact instanceof Total) yield { holder, id: key, total: exact }
  }
}

/** The totals that differ from the sums of the records; with a journal, also corrects them. */
export async function recount(state: CompanyState, journal?: Journal): Promise<TotalDifference[]> {
  const counted = await countAgain(state)
  const differences: TotalDifference[] = []
  const eventLoop = new EventLoopYield()
  for (const { holder, id, total } of bufferedTotals(state)) {
    if (eventLoop.isDue(1)) await yieldToOthers()
    const right = counted.get(holder)?.get(id) ?? ZERO
    const held = total.value
    if (equal(held, right)) continue
    differences.push({
      holder,
      id: holder === 'company' ? null : id,
      held: printExact(held),
      counted: printExact(right),
    })
    if (journal === undefined) continue
    total.value = right
    journal.note(() => {
      total.value = held
    })
  }
  return differences
}
