import { beforeEach, describe, expect, it } from 'vitest'
import { units } from '../../../src/core/units/index.ts'
import { createApi, type TextResponse } from '../../../src/http/index.ts'
import type { ServiceRecords } from '../../../src/ledger/context/records.ts'
import { createService, memoryStore, type Service, type Store } from '../../../src/service/index.ts'
import { textAnswer } from '../../fixtures/http.ts'
import { SEED_OF_RUN, scaleRuns } from '../../fixtures/seeds.ts'
import { energyInput, fuelInput, siteInput } from '../../fixtures/service.ts'
import { keptRows } from './fixtures/kept-rows.ts'
import { type Fraction, fraction, isNear, product, sum } from './fixtures/naive-fraction.ts'

/** Whom the keys of a test speak for. */
const COMPANY = 1
const OTHER = 2

/** Bodies of ten thousand requests of one key, each of which counts as 256 KiB since it does not say its length. */
const ALL_AT_ONCE = { bodyBytesPerKey: 2 ** 40, bodyBytes: 2 ** 40 }

interface Busy {
  readonly service: Service
  readonly store: Store<ServiceRecords>
  readonly siteId: string
  send(ask: Ask): Promise<TextResponse>
}

interface Ask {
  readonly method: string
  readonly target: string
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** A service with one site. */
async function busy(): Promise<Busy> {
  const store = memoryStore<ServiceRecords>()
  const service = createService({ store, policy: { required: 'lenient' } })
  const authenticate = (key: string | null) => ({ companyId: Number(key), actor: `key:${key}`, isReadOnly: false })
  const api = createApi({ service, extensions: true, authenticate, budgets: ALL_AT_ONCE })
  const { id: siteId } = (await service.company(COMPANY).sites.create(siteInput())).record
  const send = ({ method, target, body, headers = {} }: Ask) => {
    const json = JSON.stringify(body ?? null)
    const sent = { 'x-api-key': String(COMPANY), 'content-type': 'application/json', ...headers }
    return textAnswer(api, { method, target, headers: sent, body: async () => json })
  }
  return { service, store, siteId, send }
}

/** Whole numbers from 0 up to, not including, so many; the same ones for the same seed. */
function dice(seed: number): (sides: number) => number {
  let state = BigInt(seed)
  return (sides) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n
    return Number((state >> 33n) % BigInt(sides))
  }
}

const ENERGY_UNITS = [units.kilowattHour, units.megawattHour, units.megajoule]
const FUEL_UNITS = [units.litre, units.cubicMetre, units.gallonUs]
/** Base units in one of each, by the definitions. */
const IN_BASE = new Map([
  [units.litre.id, '1'],
  [units.cubicMetre.id, '1000'],
  [units.gallonUs.id, '3.785411784'],
  [units.kilowattHour.id, '1'],
  [units.megawattHour.id, '1000'],
  [units.megajoule.id, '5/18'],
])
/** Published by DESNZ for 2025: kg per litre of diesel, kg per kWh of the grid. */
const [DIESEL, GRID] = ['2.57082', '0.177']

let world: Busy
beforeEach(async () => {
  world = await busy()
})

/** What is sent at random: amounts of up to 21 digits, more than a double holds. */
function randomWrites(roll: (sides: number) => number, siteId: string) {
  const value = () => `${roll(1000)}.${String(roll(2 ** 30)).padStart(9, '0')}${'0'.repeat(roll(9))}${roll(9) + 1}`
  const fuel = () => ({ value: value(), unitId: FUEL_UNITS[roll(3)]?.id as number })
  const energy = () => ({
    value: value(),
    unitId: ENERGY_UNITS[roll(3)]?.id as number,
    percentageOfCleanEnergy: roll(1001) / 10,
  })
  const create = (): Ask => {
    if (roll(5) < 2) return { method: 'POST', target: `/v1/sites/${siteId}/energy`, body: energyInput(energy()) }
    const { unit: _, ...body } = fuelInput(fuel())
    return { method: 'POST', target: `/v1/sites/${siteId}/fuel`, body }
  }
  const update = (target: string): Ask => {
    return { method: 'PATCH', target, body: target.includes('/energy/') ? energy() : fuel() }
  }
  return { create, update }
}

/** The emission of a record as a naive reader of the contract computes it. */
function naive({ record }: Awaited<ReturnType<typeof keptRows>>['siteFuels' | 'siteEnergies'][number]): Fraction {
  const given = record.given as { readonly value?: string } | undefined
  const amount = product(given?.value ?? record.value, IN_BASE.get(record.unitId) as string)
  if (!('percentageOfCleanEnergy' in record)) return product(amount, DIESEL)
  const clean = sum([fraction(100), product(-1, record.percentageOfCleanEnergy)])
  return product(amount, GRID, clean, '1/100')
}

describe('many at once', () => {
  const thousands = scaleRuns(10)
  it.each([SEED_OF_RUN])(
    `X15: ${thousands},000 parallel writes on one site, seed %i: the total is the recount, bit for bit, and nothing is lost`,
    async (seed) => {
      const { store, service, siteId, send } = world
      const roll = dice(seed)
      const { create, update } = randomWrites(roll, siteId)
      const first = await Promise.all(Array.from({ length: 400 * thousands }, () => send(create())))
      const pathOf = ({ body }: { readonly body: string }) => {
        const { id, emissionFactorId } = JSON.parse(body) as { id: string; emissionFactorId?: string }
        return `/v1/sites/${siteId}/${emissionFactorId === undefined ? 'energy' : 'fuel'}/${id}`
      }
      expect(new Set(first.map(({ status }) => status))).toEqual(new Set([201]))
      const paths = first.map(pathOf)
      const asks = [
        ...Array.from({ length: 200 * thousands }, create),
        ...Array.from({ length: 300 * thousands }, () => update(paths[roll(paths.length)] as string)),
        ...paths.filter((_, index) => index % 4 === 0).map((target) => ({ method: 'DELETE', target })),
      ]
      for (let index = asks.length - 1; index > 0; index -= 1) {
        const other = roll(index + 1)
        ;[asks[index], asks[other]] = [asks[other] as Ask, asks[index] as Ask]
      }
      const answers = await Promise.all(asks.map(async (ask) => ({ ask, ...(await send(ask)) })))
      expect(first.length + answers.length).toBe(1000 * thousands)
      const isDeleted = new Set(paths.filter((_, index) => index % 4 === 0))
      const unexpected = answers.filter(({ ask: { method, target }, status }) => {
        if (method === 'PATCH') return status !== 200 && !(status === 404 && isDeleted.has(target))
        return status !== (method === 'POST' ? 201 : 204)
      })
      expect(unexpected.slice(0, 3).map(({ status, body }) => [status, body])).toEqual([])

      const kept = await keptRows(store, COMPANY)
      const rows = [...kept.siteFuels, ...kept.siteEnergies]
      expect(rows.length).toBe(500 * thousands)
      // every change that was acknowledged is there, and no other
      const changed = answers.filter(({ ask: { method }, status }) => method === 'PATCH' && status === 200)
      expect(kept.log.length).toBe(1 + 700 * thousands + changed.length)
      const changes = new Map<string, number>()
      for (const { ask } of changed) changes.set(ask.target, (changes.get(ask.target) ?? 0) + 1)
      const lastLine = new Map(kept.log.map(({ record }) => [record.recordId, record]))
      const lost = rows.filter(({ record, version, exact }) => {
        const path = `/v1/sites/${siteId}/${'percentageOfCleanEnergy' in record ? 'energy' : 'fuel'}/${record.id}`
        return version !== 1 + (changes.get(path) ?? 0) || lastLine.get(record.id)?.after !== exact
      })
      expect(lost).toEqual([])

      const isEndless = ({ record }: (typeof rows)[number]) => record.unitId === units.megajoule.id
      const wrong = rows.filter((row) => {
        const [held, counted] = [fraction(row.exact as string), naive(row)]
        return isEndless(row) ? !isNear(held, counted) : held.over !== counted.over || held.under !== counted.under
      })
      expect(wrong).toEqual([])
      const total = sum(rows.map(({ exact }) => fraction(exact as string)))
      expect(fraction(kept.sites[0]?.exact as string)).toEqual(total)
      expect(fraction(kept.total)).toEqual(total)
      expect(await service.company(COMPANY).verifyTotals()).toEqual([])
      const shown = JSON.parse((await send({ method: 'GET', target: `/v1/sites/${siteId}` })).body)
      expect(shown.totalEmission).toBe(Number(`${(total.over * 10n ** 40n) / total.under}e-40`))
      const listed = await Promise.all(
        ['fuel', 'energy'].map((name) => send({ method: 'GET', target: `/v1/sites/${siteId}/${name}` })),
      )
      const ids = listed.flatMap(({ body }) => (JSON.parse(body) as { id: string }[]).map(({ id }) => id))
      expect(ids.sort()).toEqual(rows.map(({ record }) => record.id).sort())
    },
  )

  it('X14: of 1,000 changes that race, each made for one of ten versions, one of each version is done', async () => {
    const { service, store, siteId, send } = world
    const { id } = (await service.company(COMPANY).siteFuels.create(siteId, fuelInput())).record
    const target = `/v1/sites/${siteId}/fuel/${id}`
    const races = Array.from({ length: 1000 }, (_, index) => ({
      version: 1 + Math.floor(index / 100),
      value: 1 + index,
    }))
    const answers = await Promise.all(
      races.map(async ({ version, value }) => {
        const sent = { method: 'PATCH', target, body: { value }, headers: { 'if-match': `"${version}"` } }
        return { version, value, ...(await send(sent)) }
      }),
    )
    const done = answers.filter(({ status }) => status === 200)
    expect(done.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(done.map(({ headers }) => headers.etag)).toEqual(done.map(({ version }) => `"${version + 1}"`))
    expect(answers.filter(({ status }) => status === 412).length).toBe(990)
    const [row] = (await keptRows(store, COMPANY)).siteFuels
    expect([row?.version, row?.record.value]).toEqual([11, done.at(-1)?.value])
    expect(await service.company(COMPANY).verifyTotals()).toEqual([])
  })

  it('X17: 1,000 requests with 100 idempotency keys make 100 records; another company has its own', async () => {
    const { service, store, siteId, send } = world
    const target = `/v1/sites/${siteId}/fuel`
    const post = (index: number) => {
      const key = index % 100
      return send({
        method: 'POST',
        target,
        body: fuelInput({ value: key + 1 }),
        headers: { 'idempotency-key': `k${key}` },
      })
    }
    const answers = await Promise.all(Array.from({ length: 1000 }, (_, index) => post(index)))
    for (const [index, answer] of answers.entries()) expect(answer).toEqual(answers[index % 100])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const kept = await keptRows(store, COMPANY)
    expect([kept.siteFuels.length, kept.emissions.length, kept.log.length]).toEqual([100, 100, 101])
    expect(new Set(answers.map(({ body }) => JSON.parse(body).id)).size).toBe(100)
    // 1 + 2 + … + 100 litres
    expect(fraction(kept.total)).toEqual(product(5050, DIESEL))
    const theirs = await service.company(OTHER).sites.create(siteInput())
    const sent = { method: 'POST', target: `/v1/sites/${theirs.record.id}/fuel`, body: fuelInput() }
    const headers = { 'idempotency-key': 'k0', 'x-api-key': String(OTHER) }
    expect((await send({ ...sent, headers })).status).toBe(201)
    expect((await keptRows(store, COMPANY)).siteFuels.length).toBe(100)
  })
})
