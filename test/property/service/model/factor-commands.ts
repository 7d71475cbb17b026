import type { Random } from '../../../oracle/random.ts'
import { type Fraction, fraction, plus, times } from '../../../oracle/rational-oracle.ts'
import { answerOf, check, type Due, SOMETHING } from './answers.ts'
import { any, anyVersion, isEmpty, sent, some } from './chance.ts'
import { note } from './naive-company.ts'
import type { FactorInput, ModelFactor } from './naive-records.ts'
import type { Twin } from './world.ts'

/** Kilograms of the units that figures may be in. */
const KG: Readonly<Record<number, string>> = { 1: '1/1000', 2: '1', 3: '1000', 1001: '0.45359237' }
/** The fourth and the fifth report of the IPCC, over 100 years. */
const GWP = { AR4_GWP100: { ch4: '25', n2o: '298' }, AR5_GWP100: { ch4: '28', n2o: '265' } } as const
const NO_UNIT = 999

/** CO2e as it was said, or as it follows from the gases; null: it cannot be told. */
function co2eOf({ co2, ch4, n2o, co2e, gwpSet }: FactorInput): Fraction | null {
  if (co2e !== null) return fraction(co2e)
  if (co2 === null || ch4 === null || n2o === null || gwpSet === null) return null
  const gwp = GWP[gwpSet]
  return plus(fraction(co2), plus(times(fraction(ch4), fraction(gwp.ch4)), times(fraction(n2o), fraction(gwp.n2o))))
}

/** What a factor cannot mean. A total that a gas is missing for is not a meaning at all, and said before all else of a new one. */
function refusalsOf(said: FactorInput, isNew: boolean): readonly string[] {
  const { co2, ch4, n2o, co2e, gwpSet, denominatorUnitId, numeratorUnitId } = said
  const isGasMissing = co2 === null || ch4 === null || n2o === null
  const total = co2e !== null ? [] : isGasMissing ? ['co2e required'] : gwpSet === null ? ['gwpSet required'] : []
  if (isNew && co2e === null && isGasMissing) return total
  const denominator = denominatorUnitId === NO_UNIT ? ['denominatorUnitId unknown_unit'] : []
  const numerator = KG[numeratorUnitId] === undefined ? ['numeratorUnitId unit_dimension_mismatch'] : []
  return [...total, ...denominator, ...numerator]
}

function factorSaying(said: FactorInput, stamp: Pick<ModelFactor, 'id' | 'version' | 'isDeleted'>): ModelFactor {
  const kg = times(co2eOf(said) as Fraction, fraction(KG[said.numeratorUnitId] as string))
  return { ...stamp, kg, unitId: String(said.denominatorUnitId), isSupplierMix: said.supplierMix, said }
}

/** A factor as it is shown: figures in their own unit, 0 for a gas that nobody knows. */
export function dueFactor({ id, isDeleted, said }: ModelFactor): Due {
  if (said === null) return { id, isCustom: false, deletedAt: null }
  const { name, co2, ch4, n2o, numeratorUnitId, denominatorUnitId } = said
  const figures = { co2: Number(co2), ch4: Number(ch4), n2o: Number(n2o), co2e: co2eOf(said) }
  const deletedAt = isDeleted ? SOMETHING : null
  return { id, name, ...figures, numeratorUnitId, denominatorUnitId, isCustom: true, deletedAt }
}

function anyFigure(random: Random): string {
  return random.one(['0', '1', '2.57082', '0.000311', '12.5', '3.1415926535897'])
}

function anyFigures(random: Random): Pick<FactorInput, 'co2' | 'ch4' | 'n2o' | 'co2e' | 'gwpSet'> {
  const figure = () => anyFigure(random)
  const alone = { co2: null, ch4: null, n2o: null, co2e: figure(), gwpSet: null }
  const chance = random.unit()
  if (chance < 0.5) return alone
  const gases = { co2: figure(), ch4: figure(), n2o: figure() }
  const gwpSet = random.one(['AR4_GWP100', 'AR5_GWP100'] as const)
  if (chance < 0.85) return { ...gases, co2e: null, gwpSet }
  if (chance < 0.9) return { ...gases, co2e: figure(), gwpSet }
  return { ...gases, co2e: null, gwpSet: null, ...(random.unit() < 0.5 ? { ch4: null, gwpSet } : {}) }
}

function anyNumerator(random: Random): number {
  return random.unit() < 0.03 ? 13 : random.one([1, 2, 2, 3, 1001])
}

/** Once more per litre and per kWh than per anything else, which fewer records can be in. */
function anyDenominator(random: Random): number {
  return random.unit() < 0.03 ? NO_UNIT : random.one([13, 13, 4, 5, 8, 2, 3, 10])
}

/** What is sent of figures: digits, or the number that they are. */
function asSent<Said extends Partial<FactorInput>>(random: Random, said: Said) {
  const fields = Object.entries(said).map(([field, value]) => {
    const isFigure = ['co2', 'ch4', 'n2o', 'co2e'].includes(field) && typeof value === 'string'
    return [field, isFigure ? sent(random, value) : value] as const
  })
  return Object.fromEntries(fields) as Said
}

export async function createFactor({ real, naive }: Twin, random: Random): Promise<void> {
  const said: FactorInput = {
    name: `Factor ${random.whole(1, 99)}`,
    ...anyFigures(random),
    numeratorUnitId: anyNumerator(random),
    denominatorUnitId: anyDenominator(random),
    supplierMix: random.unit() < 0.3,
  }
  const what = 'createFactor'
  const answer = await answerOf(what, real.emissionFactors.create(asSent(random, said)), refusalsOf(said, true))
  if (answer === undefined) return
  const { id } = answer.record
  const factor = factorSaying(said, { id, version: 1, isDeleted: false })
  naive.factors.set(id, factor)
  note(naive, ['create', 'emissionFactors', id])
  check(what, answer, { version: 1, shown: dueFactor(factor) })
}

/** Never from electricity to anything else or back: what a vehicle with the factor is would change with it. */
function otherDenominator(random: Random, { denominatorUnitId: held }: FactorInput): number {
  const isElectric = (id: number) => [4, 5, 8].includes(id)
  const other = anyDenominator(random)
  return other === NO_UNIT || isElectric(other) === isElectric(held) ? other : held
}

/** Other figures, which records and vehicles made before do not follow. */
export async function changeFactor({ real, naive }: Twin, random: Random): Promise<void> {
  const held = any(random, naive.factors.values())
  if (held === undefined || held.said === null) return
  const { co2e } = anyFigures(random)
  const fields = {
    ...{ name: `Factor ${random.whole(1, 99)}`, numeratorUnitId: anyNumerator(random) },
    ...{ denominatorUnitId: otherDenominator(random, held.said), supplierMix: random.unit() < 0.5 },
  }
  const change = { ...some(random, fields, 0.25), ...(random.unit() < 0.6 ? { co2e } : {}) }
  const said = { ...held.said, ...change }
  const { options, outdated } = anyVersion(random, held.version)
  const meaning = isEmpty(change) ? [] : refusalsOf(said, false)
  const refused = held.isDeleted ? ['emissionFactorId not_found'] : outdated.length > 0 ? outdated : meaning
  const what = 'changeFactor'
  const answer = await answerOf(what, real.emissionFactors.update(held.id, asSent(random, change), options), refused)
  if (answer === undefined) return
  const after = isEmpty(change) ? held : factorSaying(said, { ...held, version: held.version + 1 })
  naive.factors.set(held.id, after)
  if (!isEmpty(change)) note(naive, ['update', 'emissionFactors', held.id])
  check(what, answer, { version: after.version, shown: dueFactor(after) })
}

/** Deletes a factor, which stays where it was used and serves nothing new. */
export async function deleteFactor({ real, naive }: Twin, random: Random): Promise<void> {
  const held = any(random, naive.factors.values())
  if (held === undefined) return
  const { options, outdated } = anyVersion(random, held.version)
  const refused = held.isDeleted ? ['emissionFactorId not_found'] : outdated
  const answer = await answerOf('deleteFactor', real.emissionFactors.delete(held.id, options), refused)
  if (answer === undefined) return
  const after = { ...held, isDeleted: true, version: held.version + 1 }
  naive.factors.set(held.id, after)
  note(naive, ['delete', 'emissionFactors', held.id])
  check('deleteFactor', answer, { version: after.version, shown: dueFactor(after) })
}
