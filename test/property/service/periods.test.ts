import { describe, expect, it } from 'vitest'
import { EmissionsError, UNCHECKED_CODES, type UncheckedCode } from '../../../src/core/errors/index.ts'
import { createService, memoryStore, type ServiceRecords } from '../../../src/service/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { energyInput, fuelInput, siteInput, testClock } from '../../fixtures/service.ts'
import { type Random, randomFrom } from '../../oracle/random.ts'

const SEQUENCES = scaleRuns(12)
const STEPS = 40
const DAYS = 24
const HOLD = { required: 'lenient' } as const

function day(n: number): string {
  return new Date(Date.UTC(2025, 0, 1) + n * 86_400_000).toISOString()
}

interface Span {
  readonly from: number
  readonly to: number
}

interface Known extends Span {
  readonly id: string
  readonly collection: 'siteFuels' | 'siteEnergies'
}

/** The days of a span; one without length is the day that begins with it. */
function daysOf({ from, to }: Span): readonly number[] {
  return from === to ? [from] : Array.from({ length: to - from }, (_, index) => from + index)
}

/** What a use case came to: its answer, or the code it was refused with. */
async function cameTo<T>(work: () => Promise<T>): Promise<{ readonly answer?: T; readonly code?: string }> {
  try {
    return { answer: await work() }
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return { code: error.code }
  }
}

/** A company, and a naive model of which of its days are locked. */
async function world(random: Random) {
  const store = memoryStore<ServiceRecords>()
  const service = createService({ store, clock: testClock() })
  const actor = random.one(['anna', 'bert'])
  const company = service.company(3, { actor })
  const siteId = (await company.sites.create(siteInput())).record.id
  const locks = new Map<string, Span>()
  const records: Known[] = []
  const anySpan = (lengthMin: number): Span => {
    const from = random.whole(0, DAYS)
    return { from, to: from + random.whole(lengthMin, 5) }
  }
  const isLocked = (...spans: readonly Span[]) => {
    const locked = new Set([...locks.values()].flatMap(daysOf))
    return spans.some((span) => daysOf(span).some((one) => locked.has(one)))
  }
  return { service, company, actor, siteId, locks, records, anySpan, isLocked }
}

type World = Awaited<ReturnType<typeof world>>

function datesOf({ from, to }: Span): { startDate: string; endDate: string } {
  return { startDate: day(from), endDate: day(to) }
}

const COMMANDS: readonly ((random: Random, world: World) => Promise<void>)[] = [
  async (_, { company, actor, locks, anySpan, isLocked }) => {
    const span = anySpan(1)
    const period = { from: day(span.from), to: day(span.to) }
    const { answer, code } = await cameTo(() => company.periods.lock({ ...period, comment: 'model' }))
    expect(code).toBe(isLocked(span) ? 'period_locked' : undefined)
    if (answer === undefined) return
    const { record, version } = answer
    expect({ ...record, id: '', createdAt: '' }).toEqual({
      ...period,
      id: '',
      createdAt: '',
      companyId: 3,
      comment: 'model',
      lockedBy: actor,
    })
    expect(version).toBe(1)
    locks.set(record.id, span)
  },
  async (random, { company, locks }) => {
    const id = random.one([...locks.keys(), 'no-such-lock'])
    const held = locks.get(id)
    const got = await cameTo(() => company.periods.get(id))
    const { answer, code } = await cameTo(() => company.periods.unlock(id))
    expect(code).toBe(held === undefined ? 'not_found' : undefined)
    expect(got).toEqual(held === undefined ? { code } : { answer })
    if (held !== undefined) expect(answer?.record.from).toBe(day(held.from))
    locks.delete(id)
  },
  async (random, { company, siteId, records, anySpan, isLocked }) => {
    const span = anySpan(0)
    const collection = random.one(['siteFuels', 'siteEnergies'] as const)
    const { answer, code } = await cameTo<{ record: { id: string } }>(() =>
      collection === 'siteFuels'
        ? company.siteFuels.create(siteId, fuelInput(datesOf(span)))
        : company.siteEnergies.create(siteId, energyInput(datesOf(span))),
    )
    expect(code).toBe(isLocked(span) ? 'period_locked' : undefined)
    if (answer !== undefined) records.push({ ...span, id: answer.record.id, collection })
  },
  async (random, { company, siteId, records, anySpan, isLocked }) => {
    const held = records.length === 0 ? undefined : random.one(records)
    if (held === undefined) return
    const span = random.unit() < 0.5 ? anySpan(0) : held
    const sent = { ...datesOf(span), value: random.whole(1, 99) }
    const { code } = await cameTo<unknown>(() =>
      held.collection === 'siteFuels'
        ? company.siteFuels.update({ siteId, fuelId: held.id }, sent, HOLD)
        : company.siteEnergies.update({ siteId, energyId: held.id }, sent, HOLD),
    )
    expect(code).toBe(isLocked(held, span) ? 'period_locked' : undefined)
    if (code === undefined) records[records.indexOf(held)] = { ...held, ...span }
  },
  async (random, { company, siteId, records, isLocked }) => {
    const held = records.length === 0 ? undefined : random.one(records)
    if (held === undefined) return
    const way = random.one(['delete', 'recalculate'] as const)
    const { code } = await cameTo<unknown>(() =>
      held.collection === 'siteFuels'
        ? company.siteFuels[way]({ siteId, fuelId: held.id })
        : company.siteEnergies[way]({ siteId, energyId: held.id }),
    )
    expect(code).toBe(isLocked(held) ? 'period_locked' : undefined)
    if (code === undefined && way === 'delete') records.splice(records.indexOf(held), 1)
  },
]

/** What is said of parts that were held to nothing, as a whole. */
function unchecked(...codes: readonly UncheckedCode[]) {
  return codes.map((code) => ({ code, count: null, message: UNCHECKED_CODES[code] }))
}

/** Everything that is said of the company as a whole, held to the model. */
async function checkWhole({ company, locks, records }: World): Promise<void> {
  const listed = await company.periods.list()
  const due = [...locks].sort(([, a], [, b]) => b.from - a.from)
  expect([listed.total, listed.records.map(({ id }) => id)]).toEqual([due.length, due.map(([id]) => id)])
  const lines = await company.audit.log()
  const head = await company.audit.head()
  expect(head).toEqual({ sequence: lines.length, digest: lines.at(-1)?.digest })
  expect((await company.audit.verifyLog({ head })).differences).toEqual([])
  const { verified, differences, counts, ...beside } = await verifyBundle(company.export(), { head })
  // every line is new, every factor published, and none behind the head
  expect(beside).toEqual({ linesBehindHead: 0, heads: [], unchecked: unchecked('no_catalogue') })
  expect(differences).toEqual([])
  expect(verified).toBe(true)
  // the site, the locks, the records; electricity has two proofs
  expect([counts.record, counts.line]).toEqual([1 + locks.size + records.length, lines.length])
  expect(counts.trace).toBe(
    records.reduce((traces, { collection }) => traces + (collection === 'siteEnergies' ? 2 : 1), 0),
  )
}

describe.each(SEEDS)('locked periods, the log, bundles and erasure against a naive model, seed %d', (seed) => {
  it('agree after every sequence', async () => {
    const random = randomFrom(seed)
    for (let sequence = 0; sequence < SEQUENCES; sequence++) {
      const made = await world(random)
      for (let step = 0; step < STEPS; step++) await random.one(COMMANDS)(random, made)
      await checkWhole(made)
      await made.service.erase(3)
      made.locks.clear()
      made.records.length = 0
      const left = await verifyBundle(made.company.export())
      expect(left).toEqual({
        verified: true,
        differences: [],
        counts: { factor: 0, line: 0, record: 0, trace: 0 },
        linesBehindHead: null,
        heads: [],
        unchecked: unchecked('no_catalogue', 'no_head'),
      })
      expect([await made.company.exactTotal(), await made.company.audit.log()]).toEqual(['0', []])
    }
  })
})
