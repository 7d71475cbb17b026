import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { memoryStore, type ServiceRecords, type Store } from '../../../../src/service/index.ts'
import { type Random, randomFrom } from '../../../oracle/random.ts'
import type { Figure, Measure } from '../figure.ts'
import { anyForeignCall } from './foreign-calls.ts'
import { anyForeignRequest, type Ids } from './foreign-requests.ts'
import { isSameButForIds, nobodysLike } from './look-alikes.ts'
import { figureFrom, figureOn } from './on-engines.ts'
import { openTwoTenants, type TwoTenants } from './two-tenants.ts'

const CALLS = { fast: { memory: 3_000, SQLite: 300 }, full: { memory: 46_000, SQLite: 4_000 } } as const
/** What is done to one's own company makes its lists long: two new companies after so many calls. */
const CALLS_OF_A_PAIR = 1_000

/** What came of all calls. */
interface Tried {
  calls: number
  /** Answered as ids of nobody are, byte for byte; the others were kept, or reached one's own. */
  compared: number
  readonly codes: Map<string, number>
  readonly faults: string[]
  /** What the one who asks has said before and may hear again: ids that it chose for records of its own. */
  readonly chosen: string[]
}

/** Operations whose client chooses the id of what it creates. */
const WITH_CHOSEN_ID: readonly (string | null)[] = ['createRestatement']

function count({ codes }: Tried, code: string): void {
  codes.set(code, (codes.get(code) ?? 0) + 1)
}

/** A request, its answer searched, and held against that of ids that nobody has. */
async function tryRequest(
  { api, ours, tells }: TwoTenants,
  [theirs, nobodys]: readonly [Ids, Ids],
  tried: Tried & { random: Random },
) {
  const asked = anyForeignRequest(tried.random)
  const { request, sent } = asked.of(theirs)
  const answer = await api.answer(request)
  count(tried, String(answer.status))
  const said = `${answer.status} ${JSON.stringify(answer.headers)} ${answer.body}`
  if (answer.status === 201 && WITH_CHOSEN_ID.includes(asked.operation.input)) tried.chosen.push(sent)
  const place = `${request.method} ${JSON.stringify(request.target)} ${await request.body({ bytesMax: 1e9 })}`
  if (tells(said, [sent, ...tried.chosen].join(' ')))
    tried.faults.push(`${place} tells what is not ours: ${said.slice(0, 300)}`)
  if (answer.status >= 500) tried.faults.push(`${place} fails: ${said.slice(0, 300)}`)
  // what was kept may answer otherwise the second time
  if (answer.status < 400 && asked.isWriting) return
  const other = asked.of(nobodys)
  const second = await api.answer(other.request)
  const unknown = `${second.status} ${JSON.stringify(second.headers)} ${second.body}`
  tried.compared += 1
  if (isSameButForIds(said, unknown)) return
  tried.faults.push(
    `${place} of ${ours.company.id}: ${said.slice(0, 400)} — but for nobody's: ${unknown.slice(0, 400)}`,
  )
}

async function outcomeOf(work: Promise<unknown>): Promise<{ readonly isRefused: boolean; readonly text: string }> {
  try {
    return { isRefused: false, text: JSON.stringify((await work) ?? null) }
  } catch (error) {
    if (!EmissionsError.is(error)) return { isRefused: true, text: `not coded: ${String(error)}` }
    return { isRefused: true, text: JSON.stringify([error.message, error.violations]) }
  }
}

async function tryCall(
  { ours, tells }: TwoTenants,
  [theirs, nobodys]: readonly [Ids, Ids],
  tried: Tried & { random: Random },
) {
  const asked = anyForeignCall(tried.random)
  const found = await outcomeOf(asked.make(ours.company, theirs))
  count(tried, found.isRefused ? 'refused' : 'answered')
  const sent = asked.sent(theirs)
  if (tells(found.text, sent.join(' ')))
    tried.faults.push(`a use case tells what is not ours: ${found.text.slice(0, 300)}`)
  if (found.text.startsWith('not coded')) tried.faults.push(found.text)
  if (!found.isRefused) return
  const unknown = await outcomeOf(asked.make(ours.company, nobodys))
  tried.compared += 1
  if (isSameButForIds(found.text, unknown.text)) return
  tried.faults.push(`${found.text.slice(0, 400)} — but for nobody's: ${unknown.text.slice(0, 400)}`)
}

/** Calls of one pair of companies, after which the other one is as it was. */
async function tryPair(pair: TwoTenants, calls: number, tried: Tried & { random: Random }): Promise<void> {
  const { ours, theirs, nobodys } = pair
  const before = await pair.theirRows()
  const own = { own: ours.named, key: ours.keys.second }
  const ids: readonly [Ids, Ids] = [
    { ...own, foreign: theirs.named, foreignKey: theirs.keys.first },
    { ...own, foreign: nobodys, foreignKey: String(nobodysLike(theirs.keys.first)) },
  ]
  for (let made = 0; made < calls; made++) {
    await (tried.random.unit() < 0.7 ? tryRequest : tryCall)(pair, ids, tried)
    tried.calls += 1
  }
  if ((await pair.theirRows()) !== before) tried.faults.push('what the other company has is not what it was')
}

async function tryOften(open: () => Promise<Store<ServiceRecords>>, calls: number, seed: number): Promise<Tried> {
  const tried = {
    calls: 0,
    compared: 0,
    codes: new Map<string, number>(),
    faults: [] as string[],
    chosen: [] as string[],
    random: randomFrom(seed),
  }
  for (let pair = 0; tried.calls < calls; pair++) {
    const due = Math.min(CALLS_OF_A_PAIR, calls - tried.calls)
    await tryPair(await openTwoTenants(await open(), 2 * pair + 1), due, tried)
  }
  return tried
}

function figureOf(
  due: { readonly name: string; readonly aim: string },
  { calls, compared, codes, faults }: Tried,
  seed: number,
): Figure {
  const measured = `${calls} calls, ${compared} answered as for ids of nobody, byte for byte; ${faults.length} foreign reads, writes or other answers`
  const told = [...codes].sort(([, a], [, b]) => b - a).map(([code, times]) => `${code}: ${times}`)
  return {
    ...due,
    measured,
    holds: faults.length === 0,
    details: [`seed ${seed}; answers: ${told.join(', ')}`, ...faults.slice(0, 8)],
  }
}

export const measure: Measure = async ({ scale, seed }) => {
  const calls = CALLS[scale]
  const due = (store: 'memory' | 'SQLite') => ({
    name: `tenants: every use case × another company's ids and look-alikes, ${store}`,
    aim: `${calls[store].toLocaleString('en')} calls, 0 foreign reads or writes`,
  })
  const inMemory = async () => memoryStore<ServiceRecords>()
  return [
    await figureFrom(due('memory'), async () =>
      figureOf(due('memory'), await tryOften(inMemory, calls.memory, seed), seed),
    ),
    await figureOn('SQLite', due('SQLite'), async (engine) => {
      const store = await engine.open<ServiceRecords>()
      return figureOf(due('SQLite'), await tryOften(async () => store, calls.SQLite, seed), seed)
    }),
  ]
}
