import { describe, expect, it } from 'vitest'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import { verifyBundle } from '../../../../src/verify/index.ts'
import { FACTORS, noticesOf, refusalsOf, siteInput, testService } from '../../../fixtures/service.ts'

const YEAR = { startDate: '2025-01-01', endDate: '2026-01-01' }
const MARCH = { startDate: '2025-03-01', endDate: '2025-04-01' }
const ZERO = 'tonne/zero-emission-electricity/kwh'
const GB = 826

const GO: UncheckedPayload<'createInstrument'> = {
  ...YEAR,
  kind: 'certificate',
  name: 'GO 2025',
  energyKwh: 1240,
  countryId: GB,
  technology: 'wind',
  emissionFactorId: ZERO,
  retiredAt: '2026-02-01',
}
const POWER: UncheckedPayload<'createSiteEnergy'> = { ...MARCH, value: 3610, unitId: 4, percentageOfCleanEnergy: 0 }

/** A company with a site, and shorthands for instruments and electricity at it. */
async function withSite() {
  const made = testService({ policy: { required: 'lenient' } as never })
  const { company } = made
  const site = await company.sites.create(siteInput({ countryId: GB }))
  const siteId = site.record.id
  const instrument = async (change: Partial<UncheckedPayload<'createInstrument'>> = {}) =>
    (await company.instruments.create({ ...GO, ...change })).record.id
  const use = (change: Partial<UncheckedPayload<'createSiteEnergy'>> = {}) =>
    company.siteEnergies.create(siteId, { ...POWER, ...change })
  const drawn = async (id: string) => (await company.instruments.get(id)).record.drawnKwh
  return { ...made, siteId, instrument, use, drawn }
}

async function bundle(lines: AsyncIterable<string>): Promise<readonly string[]> {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}

describe('instruments of a company', () => {
  it('are kept with their digits, and shown with what was drawn', async () => {
    const { company } = await withSite()
    const evidenceSha256 = 'AB'.repeat(32)
    const files = [{ name: 'go.pdf', url: 'https://files.example/go.pdf' }]
    const { record } = await company.instruments.create({
      ...GO,
      energyKwh: '0.1000000000000000000001',
      evidenceSha256,
      files,
    })
    expect(record).toMatchObject({ energyKwh: 0.1, drawnKwh: 0, evidenceSha256: 'ab'.repeat(32), siteId: null })
    expect(record.files.map(({ name }) => name)).toEqual(['go.pdf'])
    expect(record).not.toHaveProperty('given')
    expect((await company.instruments.list()).records).toEqual([record])
    const changed = await company.instruments.update(record.id, { name: 'GO', energyKwh: 5, siteId: null })
    expect(changed.record).toMatchObject({ name: 'GO', energyKwh: 5, files: record.files })
    await company.instruments.delete(record.id)
    expect(await refusalsOf(() => company.instruments.get(record.id))).toEqual(['instrumentId not_found'])
  })

  it('are rejected with what they cannot be', async () => {
    const { company } = await withSite()
    const bad = (change: object) => refusalsOf(() => company.instruments.create({ ...GO, ...change } as never))
    expect(await bad({ emissionFactorId: FACTORS.diesel.id })).toEqual(['emissionFactorId factor_category_mismatch'])
    const perLitre = { name: 'Oil', co2e: '2', denominatorUnitId: 13 }
    const own = (await company.emissionFactors.create(perLitre)).record.id
    expect(await bad({ emissionFactorId: own })).toEqual(['emissionFactorId unit_dimension_mismatch'])
    expect(await bad({ emissionFactorId: 'none', siteId: 'none' })).toEqual([
      'emissionFactorId unknown_emission_factor',
      'siteId unknown_site',
    ])
    expect(await bad({ evidenceSha256: 'abc', kind: 'promise', energyKwh: -1 })).toEqual([
      'kind invalid_choice',
      'energyKwh must_be_non_negative',
      'evidenceSha256 invalid_type',
    ])
    expect(await bad({ endDate: '2024-01-01' })).toEqual(['endDate period_reversed'])
    expect(await bad({ retiredAt: '2024-01-01' })).toEqual(['retiredAt period_reversed'])
    // far below the first number that JSON cannot carry
    expect(await bad({ energyKwh: '1e300' })).toEqual(['energyKwh quantity_too_large'])
  })
})

describe('a change of an instrument', () => {
  it('is rejected if its moments contradict each other, and those that stay', async () => {
    const { company, instrument } = await withSite()
    const id = await instrument()
    const { startDate } = (await company.instruments.get(id)).record
    const change = (input: object) => refusalsOf(() => company.instruments.update(id, input as never))
    expect(await change({ retiredAt: '2024-12-31' })).toEqual(['retiredAt period_reversed'])
    expect(await change({ startDate: '2026-03-01', endDate: '2026-04-01' })).toEqual(['retiredAt period_reversed'])
    expect(await change({ endDate: '2024-12-31' })).toEqual(['endDate period_reversed'])
    expect(await change({ startDate: '2027-03-01' })).toEqual(['endDate period_reversed', 'retiredAt period_reversed'])
    expect((await company.instruments.update(id, { retiredAt: startDate })).record.retiredAt).toBe(startDate)
    expect((await company.instruments.update(id, { retiredAt: null })).record.retiredAt).toBeNull()
  })
})

describe('electricity that draws on instruments', () => {
  it('takes what is declared, keeps the balance, and gives it back', async () => {
    const { company, siteId, instrument, use, drawn } = await withSite()
    const id = await instrument()
    const { record, notices } = await use({ instruments: [{ instrumentId: id, energyKwh: 1240 }] })
    expect(record.totalEmission).toBe(419.49)
    expect(record.instruments).toEqual([{ instrumentId: id, energyKwh: 1240 }])
    expect(notices.map(({ code }) => code)).toEqual(['residual_mix_is_grid'])
    expect(await drawn(id)).toBe(1240)
    const path = { siteId, energyId: record.id }
    expect((await company.siteEnergies.locationBased(path)).record.co2e).toBe(638.97)
    const less = await company.siteEnergies.update(path, { instruments: [{ instrumentId: id, energyKwh: '40.5' }] })
    expect(less.record.instruments).toEqual([{ instrumentId: id, energyKwh: 40.5 }])
    expect(await drawn(id)).toBe(40.5)
    expect((await company.siteEnergies.update(path, { comment: 'c' })).record.instruments).toHaveLength(1)
    expect((await company.siteEnergies.recalculate(path)).record.totalEmission).toBe(less.record.totalEmission)
    expect(await drawn(id)).toBe(40.5)
    const none = await company.siteEnergies.update(path, { instruments: [] })
    expect([none.record.instruments, none.record.totalEmission, await drawn(id)]).toEqual([[], 638.97, 0])
    await company.siteEnergies.update(path, { instruments: [{ instrumentId: id, energyKwh: 1 }] })
    await company.siteEnergies.delete(path)
    expect(await drawn(id)).toBe(0)
    await company.instruments.delete(id)
  })

  it('without draws is shown as it always was', async () => {
    const { use } = await withSite()
    expect((await use()).record).not.toHaveProperty('instruments')
  })

  it('draws by itself in the documented order, on what fits and is left', async () => {
    const { instrument, use, drawn, siteId } = await withSite()
    const mix = await instrument({
      kind: 'supplier_mix',
      name: 'mix',
      technology: 'mixed',
      emissionFactorId: FACTORS.grid.id,
    })
    const contract = await instrument({ kind: 'contract', name: 'PPA', energyKwh: 500, siteId })
    const later = await instrument({ name: 'GO March', startDate: '2025-03-01', energyKwh: '0.5' })
    const first = await instrument({ energyKwh: 100 })
    const elsewhere = await instrument({ countryId: 276 })
    const before = await instrument({ startDate: '2024-01-01', endDate: '2025-03-31' })
    const { record } = await use({ drawInstruments: true })
    expect(record.instruments).toEqual([
      { instrumentId: first, energyKwh: 100 },
      { instrumentId: later, energyKwh: 0.5 },
      { instrumentId: contract, energyKwh: 500 },
      { instrumentId: mix, energyKwh: 1240 },
    ])
    expect(record.totalEmission).toBe(3009.5 * 0.177)
    expect([await drawn(elsewhere), await drawn(before)]).toEqual([0, 0])
    const second = await use({ ...MARCH, drawInstruments: true })
    expect(second.record.instruments).toEqual([])
  })

  it('that draws by itself draws again when its value changes', async () => {
    const { company, siteId, instrument, use, drawn } = await withSite()
    const id = await instrument({ energyKwh: 2000 })
    const { record } = await use({ value: 1, unitId: 5, drawInstruments: true })
    expect(await drawn(id)).toBe(1000)
    await company.siteEnergies.update({ siteId, energyId: record.id }, { value: 1.5 })
    expect(await drawn(id)).toBe(1500)
    await company.siteEnergies.update({ siteId, energyId: record.id }, { value: 3 })
    expect(await drawn(id)).toBe(2000)
  })

  it('is rejected beyond what an instrument holds, and out of its period, market and site', async () => {
    const { instrument, use, drawn, company, siteId } = await withSite()
    const other = await company.sites.create(siteInput({ countryId: GB }))
    const id = await instrument()
    const abroad = await instrument({ countryId: 276 })
    const old = await instrument({ startDate: '2024-01-01', endDate: '2025-01-01' })
    const elsewhere = await instrument({ siteId: other.record.id })
    const draw = (instrumentId: string, energyKwh: number | string = 1) => ({ instrumentId, energyKwh })
    const refused = (instruments: object[], change: object = {}) =>
      refusalsOf(() => use({ instruments, ...change } as never))
    expect(await refused([draw(abroad), draw(old), draw(elsewhere), draw('none'), draw(id, '1240.01')])).toEqual([
      'instruments[0].instrumentId instrument_mismatch',
      'instruments[1].instrumentId instrument_mismatch',
      'instruments[2].instrumentId instrument_mismatch',
      'instruments[3].instrumentId unknown_instrument',
      'instruments[4].energyKwh instrument_overdrawn',
    ])
    expect(await refused([draw(id), draw(id)])).toEqual(['instruments[1].instrumentId duplicate_item'])
    expect(await refused([draw(id, 11)], { value: 10 })).toEqual(['instruments instrument_overdrawn'])
    const claimed = ['percentageOfCleanEnergy clean_share_with_instruments']
    expect(await refused([draw(id)], { percentageOfCleanEnergy: 40 })).toEqual(claimed)
    expect(await refused([], { percentageOfCleanEnergy: 40, drawInstruments: true })).toEqual(claimed)
    await use({ instruments: [draw(id, 1000)] })
    expect(await refused([draw(id, 241)])).toEqual(['instruments[0].energyKwh instrument_overdrawn'])
    expect(await drawn(id)).toBe(1000)
    expect((await company.siteEnergies.list(siteId)).records).toHaveLength(1)
    expect(await company.verifyTotals()).toEqual([])
  })

  it('holds its instruments: they neither go nor shrink nor move while it draws', async () => {
    const { company, instrument, use } = await withSite()
    const id = await instrument()
    await use({ instruments: [{ instrumentId: id, energyKwh: 1000 }] })
    const refused = (change: object) => refusalsOf(() => company.instruments.update(id, change))
    expect(await refusalsOf(() => company.instruments.delete(id))).toEqual(['instrumentId record_in_use'])
    expect(await refused({ energyKwh: '999.9' })).toEqual(['energyKwh record_in_use'])
    expect(await refused({ countryId: 276 })).toEqual(['countryId record_in_use'])
    expect(await refused({ endDate: '2025-06-01' })).toEqual(['endDate record_in_use'])
    expect((await company.instruments.update(id, { energyKwh: 1000, countryId: GB })).record.energyKwh).toBe(1000)
    const other = await company.instruments.update(id, { emissionFactorId: FACTORS.grid.id })
    expect(noticesOf(other)).toEqual(['records_not_recalculated '])
  })

  it('warns of instruments that are not retired', async () => {
    const { instrument, use } = await withSite()
    const instrumentId = await instrument({ retiredAt: null })
    const { notices } = await use({ instruments: [{ instrumentId, energyKwh: 1 }] })
    expect(notices.map(({ code }) => code)).toContain('instrument_not_retired')
  })

  it('never draws more together than an instrument holds, however many come at once', async () => {
    const { instrument, use, drawn, company, siteId } = await withSite()
    const id = await instrument({ energyKwh: 10 })
    const draw = { instruments: [{ instrumentId: id, energyKwh: 3 }] }
    const all = await Promise.allSettled(Array.from({ length: 8 }, () => use(draw)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await drawn(id)).toBe(9)
    expect((await company.siteEnergies.list(siteId)).records).toHaveLength(3)
  })

  it('is in the bundle with its instruments, where each draw is held to what the instrument holds', async () => {
    const { instrument, use, company } = await withSite()
    const id = await instrument()
    await use({ value: 1, unitId: 9, instruments: [{ instrumentId: id, energyKwh: '33.3' }] })
    await use({ drawInstruments: true })
    const lines = await bundle(company.export())
    expect(await verifyBundle(lines)).toMatchObject({ verified: true, differences: [] })
    const forged = async (find: string, put: string) => {
      expect(lines.join('\n')).toContain(find)
      return (await verifyBundle(lines.map((line) => line.replace(find, put)))).differences.map(({ path }) => path)
    }
    expect(await forged('"drawnKwh":"1240"', '"drawnKwh":"1239"')).toContain('record.given.drawnKwh')
    expect(await forged('"drawnKwh":"1240","energyKwh":"1240"', '"drawnKwh":"1240","energyKwh":"1200"')).toContain(
      'record.given.drawnKwh',
    )
    expect(await forged('"draws":[{"energyKwh":"33.3"', '"draws":[{"energyKwh":"34"')).toContain('trace.contributions')
  })
})

describe('the report of a company that draws on instruments', () => {
  it('counts draws as renewable or nuclear by their technology, with the rest fossil, and explains them', async () => {
    const { company, instrument, use } = await withSite()
    const wind = await instrument()
    const reactor = await instrument({ kind: 'contract', name: 'reactor', technology: 'nuclear', energyKwh: 100 })
    const mix = await instrument({ kind: 'supplier_mix', name: 'mix', technology: 'mixed', energyKwh: 10 })
    const draws = [wind, reactor, mix].map((instrumentId, index) => ({
      instrumentId,
      energyKwh: [1240, 100, 10][index] as number,
    }))
    await use({ value: '3.61', unitId: 5, instruments: draws })
    const { rows, methodology, missing } = await company.report({ standard: 'esrs-e1', year: 2025 })
    const exact = (id: string) => rows.find((row) => row.id === `energy.${id}`)?.value?.exact
    expect(['total', 'renewable', 'nuclear', 'purchasedFossil'].map(exact)).toEqual(['3.61', '1.24', '0.1', '2.27'])
    const text = (datapoint: string) => methodology.find((one) => one.datapoint === datapoint)?.text
    expect(text('AR 23')).toBe(
      'Electricity draws on certificate, wind: 1.24 MWh; contract, nuclear: 0.1 MWh; supplier mix, mixed: 0.01 MWh.',
    )
    expect(text('AR 18')).toContain('guarantee of origin, power purchase agreement')
    expect(missing.map(({ message }) => message).join()).not.toContain('contractual instruments')
  })
})
