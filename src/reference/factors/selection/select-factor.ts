import {
  type Boundary,
  CABIN_CLASSES,
  type EmissionFactor,
  type SelectedFactor,
  TRANSPORT_MODES,
} from '../../../core/emissions/index.ts'
import {
  checkChoice,
  checkOptionNames,
  collect,
  collectEach,
  fail,
  notice,
  requireObject,
} from '../../../core/errors/index.ts'
import { periodOf } from '../../../core/time/index.ts'
import type { SymbolName } from '../../../core/units/index.ts'
import { adviseNationalSet } from '../absent-sets.ts'
import { quarterName } from '../application.ts'
import { type Catalogue, factorsInCategories } from '../catalogue.ts'
import { withoutUndatedEmber } from '../ember-edition.ts'
import type { RegionName } from '../known-literals.ts'
import { publishedCatalogue } from '../published-catalogue.ts'
import { type Candidates, ofCategories, onlyOne } from './candidates.ts'
import { chooseEdition, type EditionRule } from './edition-choice.ts'
import { airFreightCandidates, flightCandidates } from './flight.ts'
import { fuelCandidates } from './fuel.ts'
import { quantityCandidates, spendCandidates, withFuelFit } from './name-choice.ts'
import {
  checkPartOfCountry,
  chooseRegion,
  countriesOfRegions,
  gridChain,
  regionChain,
  unstatedCountryNotices,
} from './region-choice.ts'
import type { ActivityToSelect, ElectricityToSelect, FactorRequest, LiteralRequest } from './request.ts'
import { transportCandidates } from './transport.ts'

const RESIDUAL = 'electricity-residual'

/** True if a catalogue has a residual mix of a country, in any year. */
export function hasResidualMix(catalogue: Catalogue, country: string): boolean {
  return factorsInCategories(catalogue, [RESIDUAL], [country]).some(({ region }) => region === country)
}

/** Returns the factor of a quarter. Throws `quarter_unknown` with the quarters that the region has. */
function quarterCandidates(catalogue: Catalogue, quarter: string, chain: readonly string[]): Candidates {
  const { factors } = chooseRegion(ofCategories(catalogue, ['electricity-other'], countriesOfRegions(chain)), chain)
  const found = factors.filter((factor) => quarterName(factor) === quarter)
  if (found.length > 0) return { factors: found, notices: [] }
  const known = factors.flatMap((factor) => quarterName(factor) ?? []).sort()
  const message = `is no quarter with a published grid factor of ${chain[0]}; ${known.length === 0 ? 'it has none, so leave the quarter out' : `give one of ${known.join(', ')}`}`
  return fail('activity.quarter', 'quarter_unknown', { message, expected: known.join(', '), received: quarter })
}

/**
 * Finds the candidates for grid electricity: only the direct factor of the region or its country (Puerto Rico is
 * US-PRMS); if there is none, the lifecycle ones by year, with a notice or rejected (`factor_basis_mismatch`). Never
 * uses another country.
 */
function electricityCandidates(
  catalogue: Catalogue,
  { lifecycleGrid = 'allow', quarter, mix }: ElectricityToSelect,
  regions: readonly string[],
): Candidates {
  const countries = countriesOfRegions(regions)
  if (mix === 'residual') return chooseRegion(ofCategories(catalogue, [RESIDUAL], countries), regions.slice(-1))
  const grid = ofCategories(catalogue, ['electricity'], countries)
  const chain = gridChain(regions)
  if (quarter !== undefined) return quarterCandidates(catalogue, quarter, chain)
  const ofBoundary = (wanted: Boundary) =>
    chooseRegion(
      grid.filter(({ boundary }) => boundary === wanted),
      chain,
    )
  const direct = ofBoundary('direct')
  if (direct.factors.length > 0) return direct
  const widest = ofBoundary('lifecycle')
  const lifecycle = { ...widest, factors: withoutUndatedEmber(widest.factors) }
  const [first] = lifecycle.factors
  if (first === undefined) return lifecycle
  if (lifecycleGrid === 'refuse') {
    const message = `only lifecycle grid factors exist for ${first.region} (${first.source.publisher}), and those are refused; name a direct factor of your own, or allow it`
    fail('activity.lifecycleGrid', 'factor_basis_mismatch', { message, expected: 'direct', received: 'lifecycle' })
  }
  const parts = listParts(grid, first.region ?? '')
  const advice = parts === '' ? '' : `; name the part of the country, which has a direct one: ${parts}`
  const message = `only a lifecycle grid factor exists for ${first.region} (${first.source.publisher}): it holds more than the generation${advice}`
  return { ...lifecycle, notices: [...lifecycle.notices, notice('grid_factor_lifecycle', 'factor', message)] }
}

/** Lists the parts of a country that have direct grid factors; '' if none has. */
function listParts(grid: readonly EmissionFactor[], country: string): string {
  const isPart = ({ boundary, region }: EmissionFactor) => boundary === 'direct' && region?.startsWith(`${country}-`)
  return [...new Set(grid.filter(isPart).flatMap(({ region }) => region ?? []))].sort().join(', ')
}

const KINDS = [
  'fuel',
  'electricity',
  'movement',
  'flight',
  'car',
  'van',
  'lorry',
  'rail',
  'ferry',
  'hotel',
  'quantity',
  'spend',
] as const
/** The fields with choices; a movement must have its mode. */
const CHOICES = {
  mode: TRANSPORT_MODES,
  haul: ['domestic', 'short', 'long', 'international'],
  mileage: ['short', 'medium', 'long'],
  cabinClass: CABIN_CLASSES,
  lifecycleGrid: ['allow', 'refuse'],
  mix: ['residual'],
  heatingValue: ['gross', 'net'],
  price: ['purchaser', 'producer'],
} as const
const BOUND_TO_A_REGION: readonly string[] = ['fuel', 'electricity', 'hotel']
const EDITION_CHOICES = ['nearest', 'exact'] as const

type Fields = Readonly<Record<string, unknown>>

function checkChoices(fields: Fields): void {
  collectEach(Object.entries(CHOICES), ([name, choices]) => {
    const isRequired = name === 'mode' && fields.kind === 'movement'
    const isChecked = name !== 'mode' && fields[name] !== undefined
    if (isRequired || isChecked) checkChoice({ path: `activity.${name}`, value: fields[name] }, choices)
  })
}

function checkVehicle({ kind, mode, vehicle }: Fields): void {
  if (kind !== 'movement' || mode !== 'AIR' || vehicle === undefined) return
  const message = 'does not distinguish flights; leave it out, or name the factor by its key'
  fail('activity.vehicle', 'invalid_choice', { message, expected: 'none', received: vehicle })
}

function checkFuel({ kind, fuel }: Fields): void {
  if (kind !== 'fuel' || (typeof fuel === 'string' && fuel.trim() !== '')) return
  fail('activity.fuel', 'required', { message: 'must name the fuel', expected: "'natural gas'", received: fuel })
}

/** True for an activity whose factor is found by words. */
function isByWords(kind: unknown): boolean {
  return kind === 'quantity' || kind === 'spend'
}

function checkWords({ kind, words }: Fields): void {
  if (!isByWords(kind) || (typeof words === 'string' && words.trim() !== '')) return
  const message = 'must hold words of the factor'
  fail('activity.words', 'required', { message, expected: "'steel cans landfill'", received: words })
}

function readRegion(region: string | undefined, kind: string): readonly string[] {
  const chain = regionChain(region)
  if (chain.length > 0 || !BOUND_TO_A_REGION.includes(kind)) return chain
  const message = `must name the country or grid region: a factor for ${kind} depends on it`
  return fail('region', 'required', { message, expected: "'GB', 'US-CAMX'", received: region })
}

/** Validates the request, reporting all violations at once. */
const REQUEST_NAMES: Readonly<Record<keyof FactorRequest, true>> = {
  ...{ activity: true, region: true, period: true, edition: true, catalogue: true },
}

function readRequest({ activity, region, period, edition = 'nearest' }: FactorRequest) {
  const rule = { message: 'must say what the factor is for', expected: "{ kind: 'electricity' }" }
  requireObject({ path: 'activity', value: activity }, rule)
  const fields: Fields = { ...activity }
  return collect({
    kind: () => checkChoice({ path: 'activity.kind', value: fields.kind }, KINDS),
    choices: () => checkChoices(fields),
    vehicle: () => checkVehicle(fields),
    fuel: () => checkFuel(fields),
    words: () => checkWords(fields),
    chain: () => readRegion(region, activity.kind),
    edition: () => checkChoice({ path: 'edition', value: edition }, EDITION_CHOICES),
    period: () => (period === undefined ? undefined : periodOf(period)),
  })
}

function findCandidates(
  catalogue: Catalogue,
  activity: ActivityToSelect,
  { chain, edition }: { readonly chain: readonly string[]; readonly edition: EditionRule },
): Candidates {
  switch (activity.kind) {
    case 'fuel':
      return withFuelFit(fuelCandidates(catalogue, activity, { chain, edition }), activity.fuel, catalogue)
    case 'electricity':
      return electricityCandidates(catalogue, activity, chain)
    case 'flight':
      return flightCandidates(catalogue, activity)
    case 'movement': {
      const { mode } = activity
      if (mode === 'AIR') return airFreightCandidates(catalogue, activity)
      return transportCandidates(catalogue, { ...activity, mode }, chain)
    }
    case 'hotel':
      return chooseRegion(factorsInCategories(catalogue, ['hotel'], countriesOfRegions(chain)), chain)
    case 'quantity':
      return quantityCandidates(catalogue, activity, { chain, edition })
    case 'spend':
      return spendCandidates(catalogue, activity, { chain, edition })
    default:
      return transportCandidates(catalogue, activity, chain)
  }
}

function describeActivity(activity: ActivityToSelect, chain: readonly string[]): string {
  const place = chain.length === 0 ? '' : ` in ${chain.join(' or ')}`
  if (activity.kind === 'fuel') {
    const unit = typeof activity.unit === 'object' ? activity.unit.short_name : activity.unit
    return `fuel "${activity.fuel}" measured in ${unit}${place}`
  }
  if (activity.kind === 'quantity' || activity.kind === 'spend') return `"${activity.words}"`
  const mode = activity.kind === 'movement' ? ` by ${activity.mode}` : ''
  const vehicle = 'vehicle' in activity && activity.vehicle !== undefined ? ` "${activity.vehicle}"` : ''
  return `${activity.kind}${mode}${vehicle}${place}`
}

/**
 * Selects the published factor for an activity, a region and a period, with assumptions as notices. Activities accept
 * the result in place of a factor, and its notices become part of the calculation.
 *
 * - Edition: that of the calendar year with most of the period (ties: the later year), else the newest earlier one
 *   (`factor_edition_older`), else the oldest (`factor_edition_newer`); a notice gives the share of the period in other
 *   years (`factor_edition_partial`). If the publisher states for which period a factor applies, that period decides in
 *   place of the calendar year: Australian factors apply from July to June, the grid factors of New Zealand to their year.
 * - Region: the grid region, then its country; then, for journeys and freight by road, sea and rail, Great Britain
 *   (`factor_region_fallback`, which names both). Journeys and freight without a region use the country that both ends share. Trains
 *   between Great Britain and France, Belgium or the Netherlands use international rail.
 * - Flights go by both ends: within the United States the rows of US EPA, which need `mileage` for passengers; from and
 *   to the United Kingdom those of DESNZ, by its territory list; within any other country its domestic row, with the
 *   values of this row and of the international one in the notice; elsewhere its international set, also to overseas
 *   territories (`factor_region_fallback`).
 * - Electricity: the direct factor of the most precise region, or of the chosen `quarter` (Puerto Rico is the eGRID
 *   subregion US-PRMS, the Northern Territory AU-DKIS; AU-WA has two grids and is ambiguous); if only lifecycle ones exist, that of the year (`grid_factor_lifecycle`). The Ember table without years is selected only from a catalogue
 *   that holds none by year.
 * - Fuels: by the publisher's name; an everyday one that names several fuels or none (diesel, petrol, gasoline, LPG,
 *   heating oil, kerosene) is the blend of the forecourt, or what burns there by that name (`fuel_read_as`).
 *   In a unit of another dimension by a published property of the fuel (`bridge` of the result); gas of the United States
 *   by volume at standard conditions (`gas_read_at_standard_conditions`). Countries without any
 *   factor of the fuel use that of Great Britain or the United States (`factor_region_fallback`).
 * - Words for a fuel, vehicle, quantity or money: the factor whose name they are; else the one that they mean every day,
 *   with its full name in a notice (`factor_read_as`, of a fuel `fuel_read_as`); words that are only a part of names are
 *   `factor_ambiguous` with the nearest five: cleaning is not carpet cleaning.
 * - Freight by road and sea without `vehicle`: the average one (`freight_vehicle_assumed`).
 * - Seats: without radiative forcing; no class is the average passenger (`average_passenger`), a class without a factor
 *   for the haul uses the nearest published one (`cabin_class_read_as`), an unknown haul the international set
 *   (`haul_assumed_international`).
 * - Waste and materials: the words also say what becomes of the thing, or where it comes from. The edition of a factor per
 *   unit of money is that of its prices: 'USD 2022' is of 2022. With a region, its country's factors come first; else those
 *   of Great Britain or the United States, for money of the United States (`factor_region_fallback`, also without a region).
 *
 * Throws `factor_not_found` if nothing fits, `factor_ambiguous` if more than one does (no period, several editions; a
 * fuel name of two fuels, a unit that may mean two quantities of one) or words are only a part of names,
 * `unit_dimension_mismatch` with the units that fit, `heating_value_mismatch`, `factor_basis_mismatch`, `required`,
 * `invalid_choice`, `invalid_date`, `period_reversed`, `unknown_unit`.
 *
 * @example
 * ```ts
 * import { selectFactor } from 'tonne/factors'
 * const period = { start: '2025-01-01', end: '2025-02-01' }
 * const german = selectFactor({ activity: { kind: 'electricity' }, region: 'DE', period })
 * german.factor.key // => 'ember-2025/de/kwh'
 * german.notices.map(({ code }) => code) // => ['grid_factor_lifecycle']
 * selectFactor({ activity: { kind: 'electricity' }, region: 'US-CAMX', period }).factor.key // => 'epa-2025/egrid2023/camx/mwh'
 * selectFactor({ activity: { kind: 'fuel', fuel: 'gas oil', unit: 'l' }, region: 'GB', period }).factor.per1.co2e // => '2.75541'
 * const diesel = selectFactor({ activity: { kind: 'fuel', fuel: 'diesel', unit: 'l' }, region: 'DE', period })
 * diesel.factor.key // => 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
 * diesel.notices.map(({ code }) => code) // => ['factor_region_fallback', 'fuel_read_as']
 * selectFactor({ activity: { kind: 'fuel', fuel: 'coal', unit: 't' }, region: 'GB', period }) // throws factor_ambiguous
 * const waste = selectFactor({ activity: { kind: 'quantity', words: 'steel cans landfill', unit: 'kg' }, period })
 * waste.factor.key // => 'desnz-2025/waste-disposal/metal/metal-steel-cans/landfill/tonnes'
 * const lorry = selectFactor({ activity: { kind: 'movement', mode: 'TRUCK', vehicle: 'articulated lorry' }, region: 'GB', period })
 * lorry.notices[0]?.message // => '"articulated lorry" was read as Freighting goods / HGV (all diesel) / All artics / Average laden (DESNZ)'
 * selectFactor({ activity: { kind: 'hotel' }, region: 'AT', period }) // throws factor_not_found
 * ```
 */
export function selectFactor<
  Symbol extends SymbolName,
  Region extends RegionName = RegionName,
  Own extends Catalogue | undefined = undefined,
>(request: LiteralRequest<Symbol, Region, Own>): SelectedFactor {
  checkOptionNames<FactorRequest>(request, REQUEST_NAMES)
  const { chain, ...rule } = readRequest(request)
  const { activity, catalogue = publishedCatalogue } = request
  checkPartOfCountry(chain[0] ?? '', (region) => catalogue.factors().some((factor) => factor.region === region))
  const candidates = findCandidates(catalogue, activity, { chain, edition: rule })
  const advice = adviseNationalSet(chain.at(-1), { kind: activity.kind, catalogue })
  const selected = onlyOne({ ...chooseEdition(candidates, rule), advice }, describeActivity(activity, chain))
  // journeys and freight say so themselves
  if (chain.length > 0 || !isByWords(activity.kind)) return selected
  return { ...selected, notices: [...unstatedCountryNotices(selected.factor.region), ...selected.notices] }
}
