import type { Random } from '../../../oracle/random.ts'
import { changed, created, isSameNumber } from './activity-answers.ts'
import { anyPeriod, anyQuantity, anyVersion, isEmpty, sent, some } from './chance.ts'
import { conversion, ELECTRICITY_UNITS, isAlike, product } from './emission-oracle.ts'
import { anyFiles, filesOfAnswer, filesToBe } from './file-commands.ts'
import type { ModelFactor, ModelFuel, ModelKind } from './naive-records.ts'
import { anyFactorId, anyKindId, anyOf, anyVendor, factorOf, KINDS, namedFactor, namedKind } from './naming.ts'
import type { Twin } from './world.ts'

type Burnt = Pick<ModelFuel, 'value' | 'unitId' | 'factor'>

function fuelKg({ value, unitId, factor }: Burnt) {
  return product(value, conversion(unitId, factor.unitId), factor.kg)
}

/** What cannot be computed, for the factor is not per anything like the unit. */
function unitRefusals(unitId: string, factor: ModelFactor | undefined): readonly string[] {
  return factor === undefined || isAlike(unitId, factor.unitId) ? [] : ['unitId unit_dimension_mismatch']
}

/** A unit that nearly always fits the factor. */
function anyUnit(random: Random, factor: ModelFactor | undefined): string {
  const units = ['2', '3', '10', '13', ...ELECTRICITY_UNITS]
  const fitting = units.filter((id) => factor !== undefined && isAlike(id, factor.unitId))
  return random.one(fitting.length === 0 || random.unit() < 0.05 ? units : fitting)
}

export async function createFuel(twin: Twin, random: Random): Promise<void> {
  const { real, naive } = twin
  const siteId = anyOf(twin, 'sites', random)
  if (siteId === undefined) return
  const [emissionFactorId, emissionKindId] = [anyFactorId(twin, random), anyKindId(twin, random, KINDS.fuel)]
  const { factor, refused: noFactor } = namedFactor(naive, emissionFactorId, 'emissionFactorId')
  const { kind, refused: noKind } = namedKind(naive, emissionKindId)
  const { vendorId, refused: noVendor } = anyVendor(twin, random)
  const files = random.unit() < 0.3 ? anyFiles(twin, random) : []
  const toBe = filesToBe(naive, files)
  const value = anyQuantity(random, { isSigned: true })
  const unitId = anyUnit(random, factor)
  const { start, end } = anyPeriod(random)
  const unnamed = [...noFactor, ...noKind, ...noVendor, ...toBe.refused]
  const meaning = unnamed.length > 0 ? unnamed : unitRefusals(unitId, factor)
  const work = real.siteFuels.create(siteId, {
    ...{ startDate: start, endDate: end, unitId: Number(unitId), value: sent(random, value), vendorId, files },
    ...{ emissionFactorId, emissionKindId },
  })
  await created(naive, work, {
    ...{ of: 'siteFuels', start },
    refused: naive.sites.has(siteId) ? meaning : ['siteId not_found'],
    activity: ({ id, files: shown }) => {
      const burnt = { value, unitId, factor: factor as ModelFactor }
      const tenantScope = { below: siteId, vendorId, batchIds: [], start, kind: kind as ModelKind, version: 1 }
      return {
        id,
        of: 'siteFuels',
        ...tenantScope,
        ...burnt,
        kg: fuelKg(burnt),
        files: filesOfAnswer(naive, toBe, shown),
      }
    },
  })
}

/** The fields of a change; another factor with a unit that may fit it. */
function anyChange(twin: Twin, held: ModelFuel, random: Random) {
  const emissionFactorId = random.unit() < 0.3 ? held.factor.id : anyFactorId(twin, random)
  const factor = emissionFactorId === held.factor.id ? held.factor : factorOf(twin.naive, emissionFactorId)
  const fields = {
    value: anyQuantity(random, { isSigned: true }),
    emissionKindId: random.unit() < 0.3 ? held.kind.id : anyKindId(twin, random, KINDS.fuel),
    vendorId: anyVendor(twin, random).vendorId,
    files: anyFiles(twin, random),
  }
  const named = random.unit() < 0.4 ? { emissionFactorId, unitId: Number(anyUnit(random, factor)) } : {}
  return { ...some(random, fields, 0.35), ...named }
}

/** What was named before stays as it was then; what is named anew is as it is now. */
export async function changeFuel(twin: Twin, held: ModelFuel, random: Random): Promise<void> {
  const { real, naive } = twin
  const change = anyChange(twin, held, random)
  const { emissionFactorId = held.factor.id, emissionKindId = held.kind.id, vendorId = held.vendorId } = change
  const isOther = emissionFactorId !== held.factor.id
  const { factor, refused: noFactor } = isOther
    ? namedFactor(naive, emissionFactorId, 'emissionFactorId')
    : { factor: held.factor, refused: [] }
  const { kind, refused: noKind } =
    emissionKindId === held.kind.id ? { kind: held.kind, refused: [] } : namedKind(naive, emissionKindId)
  const noVendor = vendorId === null || naive.vendors.has(vendorId) ? [] : ['vendorId unknown_vendor']
  const toBe = filesToBe(naive, change.files ?? [], held.files)
  const unitId = String(change.unitId ?? held.unitId)
  const value = change.value ?? held.value
  const unnamed = [...noFactor, ...noKind, ...noVendor, ...toBe.refused]
  const { options, outdated } = anyVersion(random, held.version)
  const isComputed = isOther || unitId !== held.unitId || !isSameNumber(value, held.value)
  const meaning = unnamed.length > 0 || !isComputed ? unnamed : unitRefusals(unitId, factor)
  const body = change.value === undefined ? change : { ...change, value: sent(random, change.value) }
  const path = { siteId: held.below, fuelId: held.id }
  await changed(naive, real.siteFuels.update(path, body, options), {
    before: held,
    refused: outdated.length > 0 ? outdated : meaning,
    isNothing: isEmpty(change),
    after: ({ files }) => {
      const burnt = { value, unitId, factor: factor as ModelFactor }
      const kept = change.files === undefined ? held.files : filesOfAnswer(naive, toBe, files)
      return { ...held, ...burnt, vendorId, kind: kind as ModelKind, kg: fuelKg(burnt), files: kept }
    },
  })
}

/** Computed again by its factor as that is now, which must still stand. */
export async function recalculateFuel({ real, naive }: Twin, held: ModelFuel): Promise<void> {
  const { factor, refused } = namedFactor(naive, held.factor.id, 'emissionFactorId')
  await changed(naive, real.siteFuels.recalculate({ siteId: held.below, fuelId: held.id }), {
    before: held,
    refused: [...refused, ...unitRefusals(held.unitId, factor)],
    action: 'recalculate',
    after: () => {
      const burnt = { ...held, factor: factor as ModelFactor }
      return { ...burnt, kg: fuelKg(burnt) }
    },
  })
}
