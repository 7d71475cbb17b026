import type { Random } from '../../../oracle/random.ts'
import { fraction } from '../../../oracle/rational-oracle.ts'
import { answerOf, check, type Due } from './answers.ts'
import { any, anyVersion, isEmpty, some } from './chance.ts'
import { isAlike } from './emission-oracle.ts'
import { dueFactor } from './factor-commands.ts'
import { dueKind } from './kind-commands.ts'
import { isNamed, type NaiveCompany, note, remove, totalOf } from './naive-company.ts'
import type { ModelFactor, ModelKind, ModelVehicle, Specification } from './naive-records.ts'
import { anyFactorId, anyKindId, factorOf, KINDS, kindOf, namedFactor, namedKind, PUBLISHED } from './naming.ts'
import type { Twin } from './world.ts'

const [KM, LITRE, KWH] = ['10', '13', '4'] as const

/** What a specification cannot mean, by the fields of the vehicle. A consumption that is missing is none of a vehicle's faults. */
export function specificationRefusals({ unitId, perKm, per }: Specification, factor: ModelFactor): readonly string[] {
  if (isAlike(unitId, factor.unitId)) return []
  if (unitId !== KM) return ['activityUnitId unit_dimension_mismatch']
  if (perKm === null) return ['fuelConsumption vehicle_specification_incomplete']
  const { over, under } = fraction(perKm)
  if (over > 2n * under * BigInt(per)) return ['fuelConsumption consumption_implausible']
  return isAlike(LITRE, factor.unitId) ? [] : ['fuelConsumptionUnitId unit_dimension_mismatch']
}

function faultsOf(specification: Specification, factor: ModelFactor | undefined): readonly string[] {
  const faults = factor === undefined ? [] : specificationRefusals(specification, factor)
  return faults.filter((one) => !one.endsWith('vehicle_specification_incomplete'))
}

/** Electricity that is bought, or anything that is burnt. */
function usualKind({ id, unitId }: ModelFactor): ModelKind {
  return isAlike(unitId, KWH) && id !== PUBLISHED.gas.id ? KINDS.electricVehicle : KINDS.vehicle
}

/** The factor that a vehicle has, also where it was deleted. */
function existingFactor(naive: NaiveCompany, id: string): ModelFactor {
  return (factorOf(naive, id) ?? naive.factors.get(id)) as ModelFactor
}

/** A vehicle as it is shown: with its kind and its factor as they are now. */
export function dueVehicle(
  naive: NaiveCompany,
  id: string,
  { name, factorId, kind, unitId, perKm }: ModelVehicle,
): Due {
  const totalEmission = totalOf(naive, ({ below }) => below === id)
  const shown = { name, activityUnitId: Number(unitId), fuelConsumption: perKm === null ? null : Number(perKm) }
  const named = { emissionFactorId: factorId, emissionKindId: kind.id }
  const emissionFactor = dueFactor(existingFactor(naive, factorId))
  return {
    id,
    ...shown,
    ...named,
    totalEmission,
    emissionFactor,
    emissionKind: dueKind(naive.kinds.get(kind.id) ?? kind),
  }
}

function anySpecification(random: Random): Specification {
  const perKm = random.unit() < 0.03 ? '250' : random.one([null, '7.5', '0.08', '6.66'])
  const per = perKm === '0.08' ? '1' : '100'
  return { perKm, per, unitId: perKm === null && random.unit() < 0.9 ? LITRE : KM }
}

function asSent({ perKm, per, unitId }: Specification) {
  const consumption = perKm === null ? {} : { fuelConsumptionUnitId: Number(LITRE) }
  return { activityUnitId: Number(unitId), fuelConsumption: perKm, consumptionPer: Number(per), ...consumption }
}

export async function createVehicle(twin: Twin, random: Random): Promise<void> {
  const { real, naive } = twin
  const emissionFactorId = random.unit() < 0.5 ? PUBLISHED.diesel.id : anyFactorId(twin, random)
  const specification = anySpecification(random)
  const { factor, refused: noFactor } = namedFactor(naive, emissionFactorId, 'emissionFactorId')
  const emissionKindId = random.unit() < 0.5 ? undefined : anyKindId(twin, random, KINDS.vehicle)
  const noKind = emissionKindId === undefined ? [] : namedKind(naive, emissionKindId).refused
  const unnamed = [...noFactor, ...noKind]
  const fields = { name: 'Van', fuelSource: 'DIESEL', emissionFactorId, ...asSent(specification) }
  const answer = await answerOf(
    'createVehicle',
    real.vehicles.create(emissionKindId === undefined ? fields : { ...fields, emissionKindId }),
    unnamed.length > 0 ? unnamed : faultsOf(specification, factor),
  )
  if (answer === undefined || factor === undefined) return
  const kind = (emissionKindId === undefined ? undefined : kindOf(naive, emissionKindId)) ?? usualKind(factor)
  const vehicle = { ...specification, name: 'Van', factorId: emissionFactorId, kind, version: 1 }
  const { id } = answer.record
  naive.vehicles.set(id, vehicle)
  note(naive, ['create', 'vehicles', id])
  check('createVehicle', answer, { version: 1, shown: dueVehicle(naive, id, vehicle) })
}

function anyChange(twin: Twin, held: ModelVehicle, random: Random) {
  const { diesel } = PUBLISHED
  const emissionFactorId = random.one([held.factorId, diesel.id, anyFactorId(twin, random)])
  const emissionKindId = random.one([held.kind.id, anyKindId(twin, random, KINDS.vehicle)])
  const plain = some(random, { name: `Van ${random.whole(1, 9)}`, emissionFactorId, emissionKindId }, 0.3)
  const specification = random.unit() < 0.5 ? anySpecification(random) : undefined
  return { plain, specification, sent: { ...plain, ...(specification === undefined ? {} : asSent(specification)) } }
}

/** The kind after a change: the one that was sent; else the factor's, where it was the factor's. */
function kindAfter(
  naive: NaiveCompany,
  held: ModelVehicle,
  change: { sentId: string | undefined; factorId: string | null },
) {
  const { sentId, factorId } = change
  if (sentId !== undefined) return sentId === held.kind.id ? held.kind : (kindOf(naive, sentId) as ModelKind)
  if (factorId === null || usualKind(existingFactor(naive, held.factorId)).id !== held.kind.id) return held.kind
  return usualKind(existingFactor(naive, factorId))
}

/** Another name, kind, factor or consumption, which records made before do not follow. */
export async function changeVehicle(twin: Twin, random: Random): Promise<void> {
  const { real, naive } = twin
  const vehicle = any(random, naive.vehicles)
  if (vehicle === undefined) return
  const [id, held] = vehicle
  const { plain, specification = held, sent } = anyChange(twin, held, random)
  const { name = held.name, emissionFactorId: factorId = held.factorId, emissionKindId: sentId } = plain
  const { unitId, perKm, per } = specification
  const after = { ...held, name, factorId, unitId, perKm, per }
  const isOther = (['factorId', 'unitId', 'perKm', 'per'] as const).some((field) => after[field] !== held[field])
  const { factor, refused: noFactor } = namedFactor(naive, factorId, 'emissionFactorId')
  const noKind = sentId === undefined || sentId === held.kind.id ? [] : namedKind(naive, sentId).refused
  const unnamed = isOther ? [...noFactor, ...noKind] : noKind
  const { options, outdated } = anyVersion(random, held.version)
  const meaning = unnamed.length > 0 || !isOther ? unnamed : faultsOf(after, factor)
  const refused = outdated.length > 0 ? outdated : meaning
  const answer = await answerOf('changeVehicle', real.vehicles.update(id, sent, options), refused)
  if (answer === undefined) return
  const kind = kindAfter(naive, held, { sentId, factorId: isOther ? factorId : null })
  const made = isEmpty(sent) ? held : { ...after, kind, version: held.version + 1 }
  naive.vehicles.set(id, made)
  if (!isEmpty(sent)) note(naive, ['update', 'vehicles', id])
  check('changeVehicle', answer, { version: made.version, shown: dueVehicle(naive, id, made) })
}

/** Deletes a vehicle, unless it emitted something. */
export async function deleteVehicle({ real, naive }: Twin, random: Random): Promise<void> {
  const vehicle = any(random, naive.vehicles)
  if (vehicle === undefined) return
  const [id, held] = vehicle
  const { options, outdated } = anyVersion(random, held.version)
  const used = isNamed(naive, ({ below }) => below === id) ? ['vehicleId record_in_use'] : []
  const due = dueVehicle(naive, id, held)
  const answer = await answerOf(
    'deleteVehicle',
    real.vehicles.delete(id, options),
    outdated.length > 0 ? outdated : used,
  )
  if (answer === undefined) return
  remove(naive, 'vehicles', id)
  note(naive, ['delete', 'vehicles', id])
  check('deleteVehicle', answer, { version: held.version, shown: due })
}
