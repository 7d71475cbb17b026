import type { SomeFields } from '../../base/index.ts'
import { checkQuantity, type MassInput } from '../../core/activities/index.ts'
import { collect, fail } from '../../core/errors/index.ts'
import { type Exact, multiply, type Rational, rationalOf } from '../../core/exact/index.ts'
import { builtInUnits, chooseConversion, type UnitRef } from '../../core/units/index.ts'
import { type ChainElement, isTransport, type TransportChain } from './chain.ts'

/** A mass in its unit and in tonnes. */
export interface LoadMass {
  readonly value: Exact
  readonly unit: UnitRef
  readonly tonnes: Rational
}

/** The stated goods of an element. */
export interface ElementLoad {
  readonly mass: LoadMass | undefined
  readonly teu: Exact | undefined
}

const CARRIED = {
  t·km: ['mass', 'the category is per tonne-kilometre'],
  t: ['mass', 'the category is per tonne that leaves the hub'],
  TEU·km: ['teu', 'the category is per TEU-kilometre'],
  TEU: ['teu', 'the category is per container that leaves the hub'],
} as const

/**
 * Reads a mass and converts it to tonnes; undefined if none is stated. Throws `must_be_non_negative`, the codes of
 * units and numbers.
 */
export function readMass({ mass, massUnit = 't' }: SomeFields<MassInput>): LoadMass | undefined {
  if (mass === undefined || mass === null) return undefined
  const { value, conversion } = collect({
    value: () => checkQuantity(mass, 'mass'),
    conversion: () => chooseConversion(massUnit, 't', { table: builtInUnits, path: 'massUnit' }),
  })
  return { value, unit: massUnit, tonnes: multiply(rationalOf(value), conversion.factor) }
}

function rejectWithoutLoad(field: keyof ElementLoad, reason: string): never {
  const message = `is missing: ${reason}; state it of the element or of the chain`
  return fail(field, 'required', {
    message,
    expected: field === 'mass' ? 'a mass, 0 or more' : 'containers, 0 or more',
  })
}

/** Returns the mass of a load. Throws `required` if none is stated. */
export function statedMass({ mass }: Partial<ElementLoad>, reason: string = CARRIED.t[1]): LoadMass {
  return mass ?? rejectWithoutLoad('mass', reason)
}

/** Returns the containers of a load. Throws `required` if none are stated. */
export function statedContainers({ teu }: Partial<ElementLoad>, reason: string = CARRIED.TEU[1]): Exact {
  return teu ?? rejectWithoutLoad('teu', reason)
}

/** Requires the mass or the containers, depending on the unit of the category. */
function checkLoad(element: ChainElement, load: Partial<ElementLoad>): void {
  const unit = isTransport(element) ? element.toc.activityUnit : element.hoc.activityUnit
  // an invalid unit has its own violation
  if (typeof unit !== 'string' || !Object.hasOwn(CARRIED, unit)) return
  const [field, reason] = CARRIED[unit]
  if (field === 'mass') statedMass(load, reason)
  else statedContainers(load, reason)
}

/**
 * Reads the goods of an element: its own, by default those of the chain. Throws `required` for the mass or containers
 * that the unit of its category needs, `must_be_non_negative`, the codes of units and numbers, all at once.
 */
export function loadOf(element: ChainElement, chain: TransportChain): ElementLoad {
  const isOwn = element.mass !== undefined && element.mass !== null
  const stated = isOwn ? element : chain
  const teu = element.teu ?? chain.teu ?? undefined
  const load = collect<{ mass: LoadMass | undefined; teu: Exact | undefined }>({
    mass: () => readMass(stated),
    teu: () => (teu === undefined ? undefined : checkQuantity(teu, 'teu')),
  })
  checkLoad(element, load)
  return load
}
