import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { type Notice, notice } from '../../../core/errors/index.ts'
import { type Catalogue, factorsInCategories } from '../catalogue.ts'
import { matchFactors } from '../search/search-factors.ts'
import { type Candidates, ofCategories, unitDimension } from './candidates.ts'
import { candidatesByName, filterByName } from './name-choice.ts'
import { fitName } from './name-fit.ts'
import { chooseRegionOrHome, countriesOfRegions, endCountries } from './region-choice.ts'
import type { JourneyToSelect, MovementToSelect } from './request.ts'

/** The rows for a kind of transport: the ones selectable by name, and the default. */
interface Transport {
  readonly categories: readonly string[]
  readonly dimensions: readonly string[]
  /** DESNZ row id: stable when a row is renamed. */
  readonly desnz: string
  /** The path of the US EPA key within the edition; null if not published. */
  readonly epa: string | null
  /** The US EPA rows for this kind of transport, by the path of their keys: a category of EPA contains all kinds. */
  readonly epaRows: RegExp
}

const FREIGHT = ['FREIGHT']

/** The default factors of movements and journeys. */
const TRANSPORT = {
  TRUCK: {
    categories: ['freight-road', 'freight-road-refrigerated', 'freight'],
    dimensions: FREIGHT,
    desnz: '27_304_3140_14', // HGV (all diesel), all HGVs, average laden
    epa: 'freight/medium-and-heavy-duty-truck/short-ton-mile',
    epaRows: /^freight\/medium-and-heavy-duty-truck\//,
  },
  SHIP: {
    categories: ['freight-sea', 'freight'],
    dimensions: FREIGHT,
    desnz: '27_320_3235_14', // container ship, average
    epa: 'freight/waterborne-craft/short-ton-mile',
    epaRows: /^freight\/waterborne-craft\//,
  },
  RAIL: {
    categories: ['freight-rail', 'freight'],
    dimensions: FREIGHT,
    desnz: '27_315_3151_14', // freight train
    epa: 'freight/rail/short-ton-mile',
    epaRows: /^freight\/rail\//,
  },
  car: {
    categories: ['vehicle', 'travel'],
    dimensions: ['DISTANCE'],
    desnz: '4_301_3074_4', // average car, unknown fuel
    epa: 'travel/passenger-car/vehicle-mile',
    epaRows: /^travel\/.*\/vehicle-mile$/,
  },
  van: {
    categories: ['vehicle-van', 'travel'],
    dimensions: ['DISTANCE'],
    desnz: '5_303_3106_4', // delivery vehicles, average van, unknown fuel
    epa: 'travel/light-duty-truck/vehicle-mile',
    epaRows: /^travel\/light-duty-truck\/vehicle-mile$/,
  },
  lorry: {
    categories: ['vehicle-hgv'],
    dimensions: ['DISTANCE'],
    desnz: '5_304_3140_4', // delivery vehicles, all HGVs, average laden
    epa: null,
    epaRows: /^$/,
  },
  rail: {
    categories: ['travel-land', 'travel'],
    dimensions: ['PASSENGER_DISTANCE'],
    desnz: '25_315_3147_11', // national rail
    epa: 'travel/intercity-rail-national-average/passenger-mile',
    epaRows: /^travel\/(?:.*rail|bus\/)/,
  },
  ferry: {
    categories: ['travel-sea', 'travel'],
    dimensions: ['PASSENGER_DISTANCE'],
    desnz: '23_318_3190_11', // average (all passenger)
    epa: null,
    epaRows: /^$/,
  },
} as const satisfies Record<string, Transport>

/** The kind of journey by mode of transport; a truck that carries passengers counts as a car. */
export const JOURNEY_KINDS = { CAR: 'car', TRUCK: 'car', RAIL: 'rail', SHIP: 'ferry' } as const

/** DESNZ row of international rail, used for trains through the Channel tunnel, and their destinations. */
const TUNNEL_ROW = '25_315_3148_11'
const TUNNEL_COUNTRIES: readonly string[] = ['FR', 'BE', 'NL']

/** True for the factor of a DESNZ row, in any edition. */
export function isDesnzRow({ edition, row }: EmissionFactor, wanted: string): boolean {
  return edition.startsWith('desnz-') && row === wanted
}

/** Returns the row of trains through the Channel tunnel; empty for other journeys. */
function tunnelFactors(catalogue: Catalogue, activity: MovementToSelect | JourneyToSelect) {
  if (activity.kind !== 'rail' || activity.vehicle !== undefined) return []
  const { from, to } = endCountries(activity)
  const abroad = from === 'GB' ? to : to === 'GB' ? from : undefined
  if (!TUNNEL_COUNTRIES.includes(abroad ?? '')) return []
  return factorsInCategories(catalogue, TRANSPORT.rail.categories, []).filter((factor) =>
    isDesnzRow(factor, TUNNEL_ROW),
  )
}

/** True for the factor of a US EPA path, in any edition. */
export function isEpaPath({ edition, key }: EmissionFactor, wanted: string): boolean {
  return edition.startsWith('epa-') && key.slice(edition.length + 1) === wanted
}

function isDefault(factor: EmissionFactor, { desnz, epa }: Transport): boolean {
  return isDesnzRow(factor, desnz) || (epa !== null && isEpaPath(factor, epa))
}

/** True for a factor of another publisher than US EPA, or a row of EPA for the kind of transport. */
function isOfKind({ edition, key }: EmissionFactor, { epaRows }: Transport): boolean {
  return !edition.startsWith('epa-') || epaRows.test(key.slice(edition.length + 1))
}

/** Drops per-mile rows if the edition also has a per-kilometre row: both are the same vehicle. */
function withoutMiles(factors: readonly EmissionFactor[]): readonly EmissionFactor[] {
  const labelOf = ({ edition, name }: EmissionFactor) => `${edition} ${name}`
  const perKilometre = new Set(factors.filter(({ unit }) => unit === 'km').map(labelOf))
  return factors.filter((factor) => factor.unit !== 'mi' || !perKilometre.has(labelOf(factor)))
}

/** The first part of the names of vans and lorries of the company in DESNZ, and of those of others that carry its goods. */
const OWN_DELIVERY = 'Delivery vehicles / '
const OTHERS_DELIVERY = 'Freighting goods / '

/** Drops the vans and lorries of others if the edition also has those of the company. */
function withoutCarriers(factors: readonly EmissionFactor[]): readonly EmissionFactor[] {
  // the two sections of DESNZ write HGVs refrigerated and HGV refrigerated
  const labelOf = ({ edition, name }: EmissionFactor) =>
    `${edition} ${name.replace(OTHERS_DELIVERY, OWN_DELIVERY).replaceAll('HGVs', 'HGV')}`
  const own = new Set(factors.filter(({ name }) => name.startsWith(OWN_DELIVERY)).map(labelOf))
  return factors.filter((factor) => !factor.name.startsWith(OTHERS_DELIVERY) || !own.has(labelOf(factor)))
}

/** Returns a notice that an average vehicle was used; freight trains have only one factor. */
function vehicleNotices(activity: MovementToSelect | JourneyToSelect): readonly Notice[] {
  if (activity.kind !== 'movement' || activity.mode === 'RAIL') return []
  const message = `no vehicle was named, so the factor of an average one was used for ${activity.mode}; choose the factor of the vehicle where it is known`
  return [notice('freight_vehicle_assumed', 'activity.vehicle', message)]
}

/** Freight by road, sea or rail; flights have candidates of their own. */
type SurfaceFreight = MovementToSelect & { readonly mode: Exclude<MovementToSelect['mode'], 'AIR'> }

type NamedVehicle = (MovementToSelect | JourneyToSelect) & { readonly vehicle: string }

/**
 * Returns the fitting factors that the words of a vehicle find, in the region or its substitute. Throws
 * `text_too_long`.
 */
function vehicleCandidates(
  catalogue: Catalogue,
  activity: NamedVehicle,
  { fitting, chain }: { readonly fitting: readonly EmissionFactor[]; readonly chain: readonly string[] },
): Candidates {
  const text = activity.vehicle
  const { factors, unmatched, terms } = matchFactors(text, { catalogue }, 'mistyped')
  const found = new Set(unmatched.length === 0 ? factors : [])
  const among = withoutCarriers(withoutMiles(fitting.filter((factor) => found.has(factor))))
  const here = chooseRegionOrHome(among, chain, activity)
  // a name of the home region overrides a synonym here for freight: a container ship is not any waterborne craft
  const isLiteral = activity.kind !== 'movement' || filterByName(here.factors, text).length > 0
  const exact = isLiteral ? [] : among.filter((factor) => fitName(factor, { text, terms }).fit === 'exact')
  const chosen = exact.length > 0 ? chooseRegionOrHome(exact, chain, activity) : here
  const named = candidatesByName(chosen.factors, { text, terms, path: 'activity.vehicle' })
  return { ...named, notices: chosen.notices }
}

/** Returns the candidates for freight by road, sea and rail, or a journey by car, rail and ferry. */
export function transportCandidates(
  catalogue: Catalogue,
  activity: SurfaceFreight | JourneyToSelect,
  chain: readonly string[],
): Candidates {
  const throughTunnel = tunnelFactors(catalogue, activity)
  if (throughTunnel.length > 0) return { factors: throughTunnel, notices: [] }
  const { vehicle } = activity
  const transport: Transport = TRANSPORT[activity.kind === 'movement' ? activity.mode : activity.kind]
  const { from = '', to = '' } = endCountries(activity)
  const fitting = ofCategories(catalogue, transport.categories, countriesOfRegions([...chain, from, to])).filter(
    (factor) => transport.dimensions.includes(unitDimension(factor.unit) ?? '') && isOfKind(factor, transport),
  )
  if (vehicle !== undefined) return vehicleCandidates(catalogue, { ...activity, vehicle }, { fitting, chain })
  const factors = fitting.filter((factor) => isDefault(factor, transport))
  const here = chooseRegionOrHome(factors, chain, activity)
  return here.factors.length === 0 ? here : { ...here, notices: [...here.notices, ...vehicleNotices(activity)] }
}
