import { findFactor } from '../../../../src/reference/factors/index.ts'
import { builtInKindId } from '../../../../src/resources/index.ts'
import type { Random } from '../../../oracle/random.ts'
import { any } from './chance.ts'
import { ROWS } from './emission-oracle.ts'
import type { NaiveCompany } from './naive-company.ts'
import type { ModelFactor, ModelKind } from './naive-records.ts'
import type { Twin } from './world.ts'

/** An id that nobody has. */
export const NOBODY = '99999999-9999-4999-8999-999999999999'

function published(key: string, kg: ModelFactor['kg'], unitId: string): ModelFactor {
  const { id } = findFactor(key)
  return { id, kg, unitId, isSupplierMix: false, isDeleted: false, said: null, version: 1 }
}

/** Published factors, which every company finds. */
export const PUBLISHED = {
  diesel: published('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres', ROWS.diesel(), '13'),
  gas: published('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv', ROWS.gas(), '4'),
} as const

function builtIn(key: Parameters<typeof builtInKindId>[0]): ModelKind {
  return { id: builtInKindId(key), name: null, scope: null, version: 1 }
}

/** Built-in kinds, which every company finds. */
export const KINDS = {
  fuel: builtIn('site-fuel'),
  electricity: builtIn('site-electricity'),
  vehicle: builtIn('vehicle'),
  electricVehicle: builtIn('vehicle-electric'),
  product: builtIn('product'),
  lorry: builtIn('movement-truck'),
  travel: builtIn('travel'),
} as const

type Idd = Iterable<string | number>

/** An id to name: nearly always one of those, else one that is gone, another company's, or nobody's. */
function mostly(random: Random, mine: Idd, { gone, theirs }: { readonly gone: Idd; readonly theirs: Idd }) {
  const chance = random.unit()
  if (chance < 0.86) return any(random, mine)
  return any(random, chance < 0.91 ? gone : chance < 0.97 ? theirs : [NOBODY])
}

/** A site or vehicle to go below, or a vendor to name; undefined where the company has none. */
export function anyOf(
  { naive, foreign }: Twin,
  of: 'sites' | 'vehicles' | 'vendors',
  random: Random,
): string | undefined {
  const theirs = foreign().flatMap((one) => [...one[of].keys()])
  return mostly(random, naive[of].keys(), { gone: naive.gone[of], theirs }) as string | undefined
}

/** A vendor or, as often, none; and what naming it is refused for. */
export function anyVendor(twin: Twin, random: Random, path = 'vendorId') {
  const vendorId = random.unit() < 0.5 ? (anyOf(twin, 'vendors', random) ?? null) : null
  const isKnown = vendorId === null || twin.naive.vendors.has(vendorId)
  return { vendorId, refused: isKnown ? [] : [`${path} unknown_vendor`] }
}

/** The factor of an id for a new use: published, or the company's own that stands. */
export function factorOf({ factors }: NaiveCompany, id: string): ModelFactor | undefined {
  const shipped = Object.values(PUBLISHED).find((one) => one.id === id)
  const own = factors.get(id)
  return shipped ?? (own?.isDeleted === false ? own : undefined)
}

/** A factor to name: published, the company's own, or none that it may use. */
export function anyFactorId({ naive, foreign }: Twin, random: Random): string {
  const { diesel, gas } = PUBLISHED
  const own = [...naive.factors.values()]
  const standing = own.filter(({ isDeleted }) => !isDeleted)
  if (standing.length === 0 || random.unit() < 0.4) return random.one([diesel.id, gas.id])
  const gone = own.filter(({ isDeleted }) => isDeleted).map(({ id }) => id)
  const theirs = foreign().flatMap((one) => [...one.factors.keys()])
  return String(
    mostly(
      random,
      standing.map(({ id }) => id),
      { gone, theirs },
    ) ?? diesel.id,
  )
}

/** The factor that is named, and what naming it is refused for. */
export function namedFactor(naive: NaiveCompany, id: string, path: string) {
  const factor = factorOf(naive, id)
  return { factor, refused: factor === undefined ? [`${path} unknown_emission_factor`] : [] }
}

/** The kind of an id, built in or the company's own. */
export function kindOf({ kinds }: NaiveCompany, id: string): ModelKind | undefined {
  return Object.values(KINDS).find((one) => one.id === id) ?? kinds.get(id)
}

/** A kind to name: the usual one, the company's own, or none that it finds. */
export function anyKindId({ naive, foreign }: Twin, random: Random, usual: ModelKind): string {
  if (naive.kinds.size === 0 || random.unit() < 0.4) return usual.id
  const theirs = foreign().flatMap((one) => [...one.kinds.keys()])
  return String(mostly(random, naive.kinds.keys(), { gone: naive.gone.kinds, theirs }) ?? usual.id)
}

/** The kind that is named, and what naming it is refused for. */
export function namedKind(naive: NaiveCompany, id: string) {
  const kind = kindOf(naive, id)
  return { kind, refused: kind === undefined ? ['emissionKindId unknown_emission_kind'] : [] }
}
