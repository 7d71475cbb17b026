import { asFactor, type Boundary, defineFactor, type EmissionFactor } from '../../core/emissions/index.ts'
import { collect, fail, prefixErrors } from '../../core/errors/index.ts'
import type { NumberInput } from '../../core/exact/index.ts'
import type { HubCategory, IntensityFigure, TransportCategory } from './chain.ts'

/** A part of an emission: tank to wheel, well to tank, or both. */
export type EmissionPart = 'ttw' | 'wtt' | 'wtw'

/** The parts of an emission, in the order of the chain of its energy. */
export const EMISSION_PARTS: readonly EmissionPart[] = Object.freeze(['wtt', 'ttw', 'wtw'])

/** The factor of each part that is given. */
export type CategoryFactors = ByPart<EmissionFactor>

/** A value for each known part. */
export type ByPart<T> = Readonly<Partial<Record<EmissionPart, T>>>

/** The boundaries of factors allowed for each part; figures have the first one. */
export const PART_BOUNDARIES = {
  ttw: ['TTW', 'direct'],
  wtt: ['WTT'],
  wtw: ['WTW', 'lifecycle'],
} as const satisfies Record<EmissionPart, readonly Boundary[]>

function isFactor(figure: IntensityFigure): figure is EmissionFactor {
  return typeof figure === 'object' && 'per1' in figure
}

/** Returns a factor chosen by the caller if it has the boundary of the part. Throws `factor_basis_mismatch`. */
function checkBoundary(factor: EmissionFactor, part: EmissionPart): EmissionFactor {
  const checked = asFactor(factor, part)
  const boundaries: readonly Boundary[] = PART_BOUNDARIES[part]
  if (boundaries.includes(checked.boundary)) return checked
  const message = `is ${factor.key}, whose boundary is ${factor.boundary}; take the factor of the part`
  return fail(part, 'factor_basis_mismatch', {
    message,
    expected: boundaries.join(' or '),
    received: checked.boundary,
  })
}

function ofFigure(co2e: NumberInput, part: EmissionPart, category: TransportCategory | HubCategory): EmissionFactor {
  const { id, description, activityUnit: unit, intensity, gwp = null, source } = category
  return defineFactor({
    key: `transport/${id}/${part}`,
    name: description ?? id,
    unit,
    massUnit: intensity.massUnit ?? 'kg',
    per1: { co2e },
    gwp,
    publishedGwp: gwp,
    boundary: PART_BOUNDARIES[part][0],
    ...('distanceBasis' in category && { distanceBasis: category.distanceBasis ?? null }),
    ...(source && { source }),
  })
}

function partFactor(part: EmissionPart, category: TransportCategory | HubCategory): EmissionFactor | undefined {
  const figure = category.intensity[part] ?? undefined
  if (figure === undefined) return undefined
  return isFactor(figure) ? checkBoundary(figure, part) : prefixErrors(part, () => ofFigure(figure, part, category))
}

/**
 * Returns the factors of a category: the named ones, and own factors made of its figures. Throws
 * `factor_basis_mismatch` for a boundary that does not fit the part, and the codes of `defineFactor`, all at once.
 */
export function categoryFactors(category: TransportCategory | HubCategory): CategoryFactors {
  const factors = collect<Record<EmissionPart, EmissionFactor | undefined>>({
    wtt: () => partFactor('wtt', category),
    ttw: () => partFactor('ttw', category),
    wtw: () => partFactor('wtw', category),
  })
  return Object.fromEntries(Object.entries(factors).filter(([, factor]) => factor !== undefined))
}
