import { describe, expect, it } from 'vitest'
import { toTrace } from '../../../../src/core/emissions/index.ts'
import { builtInUnits, units, unitTable } from '../../../../src/core/units/index.ts'
import { calculateRefrigerant } from '../../../../src/index.ts'
import { findRefrigerant, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { builtInKindId, resourceSchemas } from '../../../../src/resources/index.ts'
import type { ServiceOptions } from '../../../../src/service/create-service.ts'
import { verify, verifyBundle } from '../../../../src/verify/index.ts'
import { fuelInput, leakInput, OURS, refusalsOf, START, siteInput, testService } from '../../../fixtures/service.ts'

async function siteWith(options?: ServiceOptions) {
  const made = testService(options)
  const siteId = (await made.company.sites.create(siteInput())).record.id
  const { refrigerantLeaks } = made.company
  const create = (changes?: Parameters<typeof leakInput>[0]) => refrigerantLeaks.create(siteId, leakInput(changes))
  return { ...made, siteId, leaks: refrigerantLeaks, create }
}

describe('recording a refrigerant leak', () => {
  it('gives back the record with its unit and kind, and mass × GWP of every gas of the blend', async () => {
    const { create, siteId } = await siteWith()
    const { record, version, notices } = await create({ comment: 'chiller 2' })
    expect(record).toEqual({
      id: expect.any(String),
      refrigerant: 'R-410A',
      gwpSet: 'AR5_GWP100',
      value: 2,
      // half HFC-32 (677), half HFC-125 (3,170), by AR5
      totalEmission: 3847,
      startDate: '2025-01-01T00:00:00.000Z',
      endDate: '2025-02-01T00:00:00.000Z',
      comment: 'chiller 2',
      unitId: units.kilogram.id,
      siteId,
      companyId: OURS,
      emissionId: expect.any(String),
      emissionKindId: builtInKindId('site-refrigerant'),
      createdAt: START,
      updatedAt: START,
      emissionKind: expect.objectContaining({ scope: 'SCOPE_1', name: 'Refrigerants leaked at sites' }),
      unit: expect.objectContaining({ id: units.kilogram.id }),
    })
    expect(resourceSchemas.RefrigerantLeak.safeParse(record).success).toBe(true)
    expect([version, notices]).toEqual([1, []])
  })

  it('is the calculation of the library, digit by digit, whose trace verifies', async () => {
    const { create, company } = await siteWith()
    const { record } = await create({
      refrigerant: 'R-404A',
      value: '0.1000000000000000000001',
      unitId: units.pound.id,
    })
    const [line] = await company.audit.log({ recordId: record.id })
    const gases = findRefrigerant('R-404A', 'AR5_GWP100')
    const computed = calculateRefrigerant({ mass: '0.1000000000000000000001', unit: 'lb', ...gases })
    const trace = await company.audit.trace(record.emissionId)
    expect(JSON.parse(trace).contributions).toEqual(JSON.parse(toTrace(computed)).contributions)
    expect(verify(trace, { catalogue: publishedCatalogue })).toMatchObject({ verified: true })
    expect(line).toMatchObject({ action: 'create', before: null, revision: 1 })
  })

  it('takes the GWP set of the policy where none is sent, and asks for one where the policy has none', async () => {
    const { gwpSet: _, ...unsaid } = leakInput({ refrigerant: 'HFC-134a', value: 1 })
    const { company, siteId } = await siteWith({ policy: { gwpSet: 'AR6_GWP100' } })
    const { record } = await company.refrigerantLeaks.create(siteId, unsaid)
    expect([record.gwpSet, record.totalEmission]).toEqual(['AR6_GWP100', 1530])
    const other = await siteWith()
    expect(await refusalsOf(() => other.leaks.create(other.siteId, unsaid))).toEqual(['gwpSet required'])
  })

  it('rejects all that its fields cannot mean, at the fields of the client, and stores nothing', async () => {
    const { create, company } = await siteWith()
    expect(
      await refusalsOf(() => create({ refrigerant: 'R-9000', unitId: 999_999, emissionKindId: 'nobody' })),
    ).toEqual(['unitId unknown_unit', 'refrigerant unknown_refrigerant', 'emissionKindId unknown_emission_kind'])
    expect(await refusalsOf(() => create({ unitId: units.litre.id }))).toEqual(['unitId unit_dimension_mismatch'])
    expect(await refusalsOf(() => create({ value: -1 }))).toEqual(['value must_be_non_negative'])
    expect(await refusalsOf(() => create({ startDate: '2025-03-01' }))).toEqual(['endDate period_reversed'])
    expect(await company.exactTotal()).toBe('0')
  })
})

describe('a refrigerant leak', () => {
  it('is changed, recalculated, listed and deleted, and every total follows', async () => {
    const { create, company, leaks, siteId } = await siteWith()
    const { record } = await create()
    const path = { siteId, leakId: record.id }
    const changed = await leaks.update(path, { value: 4 }, { required: 'lenient' })
    expect([changed.version, changed.record.totalEmission, changed.record.refrigerant]).toEqual([2, 7694, 'R-410A'])
    const renamed = await leaks.update(path, { comment: 'chiller 3' }, { required: 'lenient' })
    expect([renamed.record.totalEmission, renamed.record.comment]).toEqual([7694, 'chiller 3'])
    expect((await leaks.recalculate(path)).record.totalEmission).toBe(7694)
    const { records } = await leaks.list(siteId)
    expect(records.map(({ id }) => id)).toEqual([record.id])
    expect([await company.exactTotal(), (await company.sites.get(siteId)).record.totalEmission]).toEqual(['7694', 7694])
    expect(await company.verifyTotals()).toEqual([])
    await leaks.delete(path)
    expect([await company.exactTotal(), await refusalsOf(() => leaks.get(path))]).toEqual(['0', ['leakId not_found']])
    expect(await company.audit.verifyLog()).toMatchObject({ verified: true, differences: [] })
  })

  it('is measured in a unit of the service, and stays as it is where a change has no field', async () => {
    const bottle = { id: 5001, name: 'Bottle', short_name: 'bottle', multiplier: '2', parent_id: 2, typeUnit: 'WEIGHT' }
    const { create, leaks, siteId } = await siteWith({ units: unitTable([bottle, ...builtInUnits.units]) })
    const { record, version } = await create({ value: 1, unitId: bottle.id })
    // the 2 kg of the example
    expect([record.unit.short_name, record.totalEmission]).toEqual(['bottle', (await create()).record.totalEmission])
    const same = await leaks.update({ siteId, leakId: record.id }, {}, { required: 'lenient' })
    expect([same.record, same.version]).toEqual([record, version])
  })

  it('is Scope 1 of its site in the inventory, with the rest of the year', async () => {
    const { create, company, siteId } = await siteWith()
    await company.siteFuels.create(siteId, fuelInput())
    await create()
    const { scope1, byKind } = await company.inventory({ from: '2025-01-01', to: '2026-01-01' })
    expect(scope1.co2e.exact).toBe('6417.82')
    expect(byKind.map(({ name }) => name)).toContain('Refrigerants leaked at sites')
  })

  it('stands in the bundle, which verifies, and no more with another mass', async () => {
    const { create, company } = await siteWith()
    await create()
    const lines: string[] = []
    for await (const line of company.export()) lines.push(line)
    expect(await verifyBundle(lines, { catalogue: publishedCatalogue })).toMatchObject({ verified: true })
    const forged = lines.map((line) => line.replace(/("refrigerant":"R-410A".*?"value":)2\b/, '$13'))
    expect(forged).not.toEqual(lines)
    expect(await verifyBundle(forged, { catalogue: publishedCatalogue })).toMatchObject({ verified: false })
  })

  it('cannot be recorded, changed or deleted in a period that is locked', async () => {
    const { create, company, leaks, siteId } = await siteWith()
    const { record } = await create()
    await company.periods.lock({ from: '2025-01-01', to: '2026-01-01' })
    const path = { siteId, leakId: record.id }
    for (const work of [
      () => create(),
      () => leaks.update(path, { value: 1 }, { required: 'lenient' }),
      () => leaks.delete(path),
    ])
      expect(await refusalsOf(work)).toEqual(['startDate period_locked'])
  })
})
