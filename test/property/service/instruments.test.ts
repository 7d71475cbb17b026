import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../src/core/errors/index.ts'
import type { Company } from '../../../src/service/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { siteInput, testService } from '../../fixtures/service.ts'

const YEAR = { startDate: '2025-01-01', endDate: '2026-01-01' }
const ZERO = 'tonne/zero-emission-electricity/kwh'
const KINDS = ['certificate', 'contract', 'supplier_mix'] as const
const GB = 826
/** kg CO2e per kWh of the grid of Great Britain in 2025, in thousandths. */
const GRID = 177n

const amount = fc.nat(50)
const which = fc.nat(3)
const command = fc.oneof(
  fc.record({
    does: fc.constant('create' as const),
    value: amount,
    draws: fc.array(fc.tuple(which, amount), { maxLength: 3 }),
    auto: fc.boolean(),
  }),
  fc.record({
    does: fc.constant('update' as const),
    nth: which,
    value: amount,
    draws: fc.array(fc.tuple(which, amount), { maxLength: 2 }),
    auto: fc.boolean(),
  }),
  fc.record({ does: fc.constant('delete' as const), nth: which }),
  fc.record({ does: fc.constant('recalculate' as const), nth: which }),
  fc.record({ does: fc.constant('hold' as const), nth: which, energy: amount }),
  fc.record({ does: fc.constant('drop' as const), nth: which }),
)

type Command = ReturnType<typeof command.generate>['value']

/** A record as the model knows it: what it uses, and what it draws by the number of the instrument. */
interface Known {
  readonly value: number
  readonly draws: readonly (readonly [number, number])[]
}

/** What is drawn of each instrument, written anew: the declared, then what is left in order; null: it is refused. */
function drawsBy(
  held: readonly (number | null)[],
  others: readonly Known[],
  { value, draws, auto }: { value: number; draws: readonly (readonly [number, number])[]; auto: boolean },
): Known | null {
  const left = held.map((energy, nth) => {
    const drawn = others.flatMap((one) => one.draws).filter(([of]) => of === nth)
    return energy === null ? -1 : drawn.reduce((rest, [, kwh]) => rest - kwh, energy)
  })
  const isRefused = draws.some(([nth, kwh], index) => {
    return kwh > (left[nth] as number) || draws.findIndex(([of]) => of === nth) !== index
  })
  const sum = draws.reduce((all, [, kwh]) => all + kwh, 0)
  if (isRefused || (sum > value && draws.length > 0)) return null
  const all = draws.filter(([, kwh]) => kwh > 0)
  let open = value - sum
  for (const [nth, rest] of left.entries()) {
    const kwh = Math.min(rest, open)
    if (!auto || kwh <= 0 || draws.some(([of]) => of === nth)) continue
    all.push([nth, kwh])
    open -= kwh
  }
  return { value, draws: all }
}

async function refusedBy(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work()
    return false
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return true
  }
}

/** One company beside its model. */
class Both {
  readonly #company: Company<never>
  readonly #siteId: string
  readonly #ids: readonly string[]
  readonly #held: (number | null)[] = [40, 40, 40, 40]
  readonly #known = new Map<string, Known>()

  private constructor(company: Company<never>, siteId: string, ids: readonly string[]) {
    this.#company = company
    this.#siteId = siteId
    this.#ids = ids
  }

  static async begin(): Promise<Both> {
    const { company } = testService({ policy: { required: 'lenient' } as never })
    const site = await company.sites.create(siteInput({ countryId: GB }))
    const ids: string[] = []
    for (const nth of [0, 1, 2, 3]) {
      const kind = KINDS[Math.min(nth, 2)] as (typeof KINDS)[number]
      const instrument = {
        ...YEAR,
        kind,
        name: `no. ${nth}`,
        energyKwh: 40,
        countryId: GB,
        technology: 'wind' as const,
      }
      ids.push((await company.instruments.create({ ...instrument, emissionFactorId: ZERO })).record.id)
    }
    return new Both(company, site.record.id, ids)
  }

  async run(command: Command): Promise<void> {
    if (command.does === 'hold' || command.does === 'drop') return this.#change(command)
    const energyId = command.does === 'create' ? null : ([...this.#known.keys()][command.nth] ?? null)
    const path = { siteId: this.#siteId, energyId: energyId as string }
    if (command.does === 'create') return this.#write(command, null)
    if (energyId === null) return undefined
    if (command.does === 'update') return this.#write(command, energyId)
    if (command.does === 'recalculate') return void (await this.#company.siteEnergies.recalculate(path))
    await this.#company.siteEnergies.delete(path)
    this.#known.delete(energyId)
  }

  async #write(command: Extract<Command, { value: number }>, energyId: string | null): Promise<void> {
    const others = [...this.#known].filter(([id]) => id !== energyId).map(([, one]) => one)
    const due = drawsBy(this.#held, others, command)
    const instruments = command.draws.map(([nth, energyKwh]) => ({ instrumentId: this.#ids[nth] as string, energyKwh }))
    const input = { ...YEAR, value: command.value, unitId: 4, instruments, drawInstruments: command.auto }
    const { siteEnergies } = this.#company
    let id = energyId
    const isRefused = await refusedBy(async () => {
      const { record } =
        energyId === null
          ? await siteEnergies.create(this.#siteId, { ...input, percentageOfCleanEnergy: 0 })
          : await siteEnergies.update({ siteId: this.#siteId, energyId }, input)
      id = record.id
    })
    expect(isRefused).toBe(due === null)
    if (due !== null) this.#known.set(id as string, due)
  }

  async #change(command: Extract<Command, { does: 'hold' | 'drop' }>): Promise<void> {
    const { nth } = command
    if (this.#held[nth] === null) return
    const drawn = this.#drawn(nth)
    const id = this.#ids[nth] as string
    const isHold = command.does === 'hold'
    const isRefused = await refusedBy(() =>
      isHold
        ? this.#company.instruments.update(id, { energyKwh: command.energy })
        : this.#company.instruments.delete(id),
    )
    expect(isRefused).toBe(isHold ? command.energy < drawn : drawn > 0)
    if (!isRefused) this.#held[nth] = isHold ? command.energy : null
  }

  #drawn(nth: number): number {
    return [...this.#known.values()]
      .flatMap((one) => one.draws)
      .reduce((all, [of, kwh]) => all + (of === nth ? kwh : 0), 0)
  }

  async check(): Promise<void> {
    const { instruments, siteEnergies } = this.#company
    for (const { id, energyKwh, drawnKwh } of (await instruments.list()).records) {
      const nth = this.#ids.indexOf(id)
      expect([energyKwh, drawnKwh]).toEqual([this.#held[nth], this.#drawn(nth)])
    }
    for (const [energyId, { value, draws }] of this.#known) {
      const { record } = await siteEnergies.get({ siteId: this.#siteId, energyId })
      const shown = (record.instruments ?? []).map((one) => [this.#ids.indexOf(one.instrumentId), one.energyKwh])
      expect(shown).toEqual(draws)
      const rest = BigInt(value - draws.reduce((all, [, kwh]) => all + kwh, 0))
      expect(record.totalEmission).toBe(Number(rest * GRID) / 1000)
    }
    expect(await this.#company.verifyTotals()).toEqual([])
    const lines: string[] = []
    for await (const line of this.#company.export()) lines.push(line)
    expect((await verifyBundle(lines)).differences).toEqual([])
  }
}

it('an instrument that is declared with 0 is left as it is, also where the rest is drawn on whatever fits', async () => {
  const both = await Both.begin()
  await both.run({ does: 'create', value: 0, draws: [], auto: false })
  await both.run({ does: 'update', nth: 0, value: 1, draws: [[0, 0]], auto: true })
  await both.check()
})

describe.each(SEEDS)('instruments, seed %d', (seed) => {
  it('hold what a model says after any sequence of draws, and never less than is drawn', async () => {
    const property = fc.asyncProperty(fc.array(command, { maxLength: 12 }), async (commands) => {
      const both = await Both.begin()
      for (const one of commands) await both.run(one)
      await both.check()
    })
    await fc.assert(property, { seed, numRuns: scaleRuns(18) })
  })
})
