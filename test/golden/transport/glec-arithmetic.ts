import { Decimal } from 'decimal.js'
import { type Calculation, calculateFuel, defineFactor, type NumberInput } from '../../../src/index.ts'
import {
  type CategoryIntensity,
  type ChainElement,
  categoryIntensity,
  type DerivedIntensity,
  type HubCategory,
  type TransportCategory,
  transportChain,
} from '../../../src/standards/transport/index.ts'
import type { GoldenCase } from '../golden-case.ts'

const Wide = Decimal.clone({ precision: 60 })

/** Exact text, a decimal or a fraction, as a decimal to compare. */
export function figure(text: string | null): Decimal | null {
  if (text === null) return null
  const [over = '', under = '1'] = text.split('/')
  return new Wide(over).div(under)
}

/** Figures by name, as decimals to compare. */
export function figures(texts: Readonly<Record<string, string | null>>): ReturnType<GoldenCase['compute']> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, figure(text)]))
}

/** Fuel burnt or gas lost, by a printed figure per unit; tonnes by one per kilogram. */
export function burnt(value: NumberInput, unit: string, co2e: NumberInput): Calculation {
  const per = unit === 't' ? 'kg' : unit
  const factor = defineFactor({ key: `typed/${co2e}/${per}`, unit: per, per1: { co2e } })
  return calculateFuel({ value, unit, factor })
}

/** Energy provision and operation of one fuel by printed figures per kilogram, in tonnes. */
export function fuel(tonnes: NumberInput, { wtt, ttw }: { readonly wtt: string; readonly ttw: string }) {
  return { wtt: burnt(tonnes, 't', wtt), ttw: burnt(tonnes, 't', ttw) }
}

/** The intensity of sources known well to wheel alone. */
export function perActivity(sources: readonly Calculation[], activity: NumberInput): DerivedIntensity {
  return categoryIntensity({ emissions: { wtw: sources }, activity })
}

/** A category of transports by printed figures, per the kilometres that its distances are of. */
export function toc(intensity: CategoryIntensity, more: Partial<TransportCategory> = {}): TransportCategory {
  return { id: 'toc', mode: 'TRUCK', activityUnit: 't·km', distanceBasis: 'shortest_feasible', intensity, ...more }
}

/** A category of hubs by printed figures. */
export function hoc(intensity: CategoryIntensity, more: Partial<HubCategory> = {}): HubCategory {
  return { id: 'hoc', activityUnit: 't', intensity, ...more }
}

/** Kilometres of the shortest feasible way. */
export function sfd(value: NumberInput) {
  return { value, kind: 'shortest_feasible' } as const
}

/** A chain of one mass. */
export function chainOf(mass: NumberInput, elements: readonly ChainElement[], massUnit = 't') {
  return transportChain({ mass, massUnit, elements })
}

/** The emission of one transport of a mass. */
export function moved(mass: NumberInput, km: NumberInput, intensity: CategoryIntensity, massUnit = 't') {
  return chainOf(mass, [{ id: 'leg', toc: toc(intensity), distance: sfd(km) }], massUnit)
}
