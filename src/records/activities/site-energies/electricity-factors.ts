import { getOrCompute } from '../../../base/index.ts'
import { describeRegion, findCountry } from '../../../core/countries/index.ts'
import {
  checkGridRegion,
  type EmissionFactor,
  type FactorChoice,
  type SelectedFactor,
} from '../../../core/emissions/index.ts'
import {
  EmissionsError,
  type ErrorCode,
  fail,
  type Notice,
  type NoticeCode,
  notice,
} from '../../../core/errors/index.ts'
import { type PeriodInput, periodOf, yearKeyOf, yearOfPeriod } from '../../../core/time/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { pagesOf } from '../../../ledger/context/list-rows.ts'
import { mergedPeriod } from '../../../ledger/context/period.ts'
import type { CalculationRecord, GridQuestion, ServiceRecords } from '../../../ledger/context/records.ts'
import { latestCalculation } from '../../../ledger/ledger/latest-calculation.ts'
import { readNamedFactor, snapshotOf } from '../../../ledger/ledger/stored-calculation.ts'
import { emissionFactorOf, ownFactor } from '../../../ledger/references/emission-factors.ts'
import { selectWithClientPaths } from '../../../ledger/references/with-client-paths.ts'
import { hasResidualMix, MONTH_OF_NGA } from '../../../reference/factors/resolution/index.ts'
import { gridRegionNotices, type SiteRow } from '../../master-data/sites.ts'

type EnergyRecord = ServiceRecords['siteEnergies']

/** The period of use. */
interface Used {
  readonly startDate: string
  readonly endDate: string
}

/** Electricity that needs a grid factor: its site, its period, and whether the client named a factor. */
export interface GridUse {
  readonly site: SiteRow['record']
  readonly period: Used
  readonly isOwnNamed: boolean
}

function periodInput({ startDate, endDate }: Used): PeriodInput {
  return { start: startDate, end: endDate }
}

/** The request for a grid factor. */
export function gridQuestion({
  site: { countryId, gridRegionId },
  period,
}: Pick<GridUse, 'site' | 'period'>): GridQuestion {
  return { countryId, gridRegionId, year: yearOfPeriod(periodOf(periodInput(period))) }
}

/** True if both periods select an edition of the country of the record by the same year: that of Australia begins in July. */
function isOfSameYear(context: Context, stored: EnergyRecord, period: Used): boolean {
  const month = context.countryOf(stored.given.grid.countryId) === 'AU' ? MONTH_OF_NGA : 1
  const [before, after] = [stored, period].map((used) => yearKeyOf(periodOf(periodInput(used)), month))
  return before === after
}

/** True if the second question may select another factor. */
function isOtherQuestion(a: GridQuestion, b: GridQuestion): boolean {
  return a.countryId !== b.countryId || a.gridRegionId !== b.gridRegionId || a.year !== b.year
}

const SITE_COUNTRY = 'site.countryId'
const SITE_REGION = 'site.gridRegionId'

/** The region to select a grid factor of, with the field that states it. */
interface StatedRegion {
  readonly region: string
  readonly field: typeof SITE_COUNTRY | typeof SITE_REGION
}

/** Selects the factor of a region. Undefined if the catalogue has no factor of it, in any year. */
function selectOfRegion(context: Context, { region, field }: StatedRegion, period: Used): SelectedFactor | undefined {
  const activity = { kind: 'electricity', lifecycleGrid: context.policy.lifecycleGrid } as const
  const fields = { activity: SITE_COUNTRY, region: field, period: 'startDate' }
  try {
    return selectWithClientPaths(context, { activity, region, period: periodInput(period) }, fields)
  } catch (error) {
    const isNone = EmissionsError.is(error) && error.code === 'factor_not_found' && error.path === SITE_COUNTRY
    if (isNone) return undefined
    throw error
  }
}

function selectionOf(choice: FactorChoice): SelectedFactor {
  return 'factor' in choice ? choice : { factor: choice, notices: [] }
}

function defaultFactor({ policy, countryOf }: Context, { countryId }: GridUse['site']): SelectedFactor {
  const country = countryOf(countryId) ?? `countryId ${countryId} (which is not a country)`
  if (policy.defaultGridFactor === null) {
    return fail(SITE_COUNTRY, 'factor_not_found', {
      message: `no grid factor of ${country} is published; name one of your own as customEmissionFactorId`,
      received: countryId,
    })
  }
  const { factor, notices } = selectionOf(policy.defaultGridFactor)
  const message = `no grid factor of ${country} is published; ${factor.key}, the default of the service, was used`
  return { factor, notices: [...notices, notice('default_grid_factor_used', SITE_COUNTRY, message)] }
}

/** Throws `region_not_in_country` if the grid region of a site lies in another country, whose factor would count silently. */
function checkRegionOfSite(region: string | undefined, country: string | undefined): void {
  const ofRegion = findCountry(region?.split('-')[0] ?? '')?.alpha2
  if (region === undefined || country === undefined || ofRegion === undefined || ofRegion === country) return
  const expected = `a grid region of ${describeRegion(country)}, or null`
  const message = `is ${describeRegion(region)}, and the site is in ${describeRegion(country)}; give the site ${expected}`
  fail(SITE_REGION, 'region_not_in_country', { message, expected, received: region })
}

function selectGrid(context: Context, use: GridUse): SelectedFactor {
  const { countryId, gridRegionId } = use.site
  const region = gridRegionId === null ? undefined : context.gridRegionOf(gridRegionId)
  const country = context.countryOf(countryId)
  checkRegionOfSite(region, country)
  const unmapped = gridRegionNotices(context, use.site, 'site.')
  const ofRegion =
    region === undefined ? undefined : selectOfRegion(context, { region, field: SITE_REGION }, use.period)
  if (ofRegion !== undefined) return ofRegion
  const ofCountry =
    country === undefined ? undefined : selectOfRegion(context, { region: country, field: SITE_COUNTRY }, use.period)
  const { factor, notices } = ofCountry ?? defaultFactor(context, use.site)
  if (region === undefined) return { factor, notices: [...unmapped, ...notices] }
  const used = ofCountry === undefined ? factor.key : `that of ${describeRegion(factor.region ?? country ?? '')}`
  const message = `no factor of ${describeRegion(region)} fits; ${used} was used`
  return { factor, notices: [notice('factor_region_fallback', SITE_REGION, message), ...notices] }
}

/** The grid factor, or the notice that none was found. A total by a named factor does not need it. */
export type GridFactor = SelectedFactor | { readonly missing: Notice }

/** Errors that are ignored if the client named a factor. */
const DISPENSABLE: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['factor_not_found', 'factor_basis_mismatch'])

/**
 * Selects the grid factor of a site: of its grid region, otherwise of its country, otherwise the default of the service, with
 * a notice. The period and the policy decide the edition. If the client named a factor, a missing grid factor is only a
 * notice: the total does not need it, but the record has no location-based figure.
 * Throws `factor_not_found`, `factor_basis_mismatch`, `region_not_in_country`.
 */
export function findGrid(context: Context, use: GridUse): GridFactor {
  try {
    return selectGrid(context, use)
  } catch (error) {
    if (!use.isOwnNamed || !EmissionsError.is(error) || !DISPENSABLE.has(error.code)) throw error
    const message = `the record has no location-based figure: ${error.message}`
    return { missing: notice('location_figure_missing', error.path, message) }
  }
}

/** Notices of the selection of a grid factor. */
const SELECTION: ReadonlySet<NoticeCode> = new Set<NoticeCode>([
  'grid_region_unmapped',
  'factor_region_fallback',
  'factor_edition_older',
  'factor_edition_newer',
  'factor_edition_partial',
  'grid_factor_lifecycle',
  'default_grid_factor_used',
])

/** The used grid factor with the notices of its selection. Undefined if the record has none. */
async function usedGrid(tx: ReadTx, { location }: CalculationRecord): Promise<SelectedFactor | undefined> {
  const part = location?.contributions.at(0)
  if (location === null || part === undefined) return undefined
  const notices = location.notices.filter(({ code }) => SELECTION.has(code))
  return { factor: await readNamedFactor(tx, part.factorSnapshotId), notices }
}

/** A change of a record. */
interface ChangedUse {
  readonly use: GridUse
  readonly stored: EnergyRecord
  /** True if all inputs stay. */
  readonly isSameInput: boolean
}

/**
 * The grid factor of a changed record. Null: its emission stays. The used factor stays if its selection does. Throws what
 * `findGrid` throws.
 */
export async function keepOrFindGrid(
  tx: ReadTx,
  context: Context,
  { use, stored, isSameInput }: ChangedUse,
): Promise<GridFactor | null> {
  mergedPeriod(use.period, {})
  const question = gridQuestion(use)
  const isOfOtherYear = !isOfSameYear(context, stored, use.period)
  if (isSameInput && question.year === stored.given.grid.year && !isOfOtherYear) return null
  const isOther = isOtherQuestion(question, stored.given.grid) || isOfOtherYear
  const used = isOther ? undefined : await usedGrid(tx, await latestCalculation(tx, stored.id))
  return used ?? findGrid(context, use)
}

/** The factor that a client named in place of the grid factor. */
export interface CustomFactor {
  readonly id: string
  readonly factor: EmissionFactor
}

/** A site, and the id of the factor that its electricity names, or null. */
interface NamedForSite {
  readonly site: SiteRow['record']
  readonly id: string | null
  /** The record whose factor stays until another id is sent. Undefined: the factor is read again. */
  readonly pinned?: EnergyRecord | undefined
}

/**
 * Finds the named factor: the snapshot of the record, or the current factor. Throws `unknown_emission_factor`, `factor_incomplete`, and
 * `factor_region_mismatch` for the grid of a country other than that of the site.
 */
export async function customFactorOf(
  tx: ReadTx,
  context: Context,
  { site, id, pinned }: NamedForSite,
): Promise<CustomFactor | null> {
  const snapshotId = id === pinned?.customEmissionFactorId ? pinned.given.customFactorSnapshotId : undefined
  if (id === null || snapshotId === null) return null
  if (snapshotId !== undefined) return { id, factor: await snapshotOf(tx, snapshotId) }
  const path = 'customEmissionFactorId'
  const { factor, resource } = await emissionFactorOf(tx, context, { id, path })
  const country = context.countryOf(site.countryId)
  if (country !== undefined) checkGridRegion({ factor, path }, country)
  return { id: resource.id, factor }
}

/** A factor of the company that is the residual mix of a country in a year. */
interface ResidualMix {
  readonly record: ServiceRecords['emissionFactors']
  readonly countryId: number
  readonly year: number
}

/** Cached per transaction. Safe because transactions that record electricity never change factors. */
const ofTransaction = new WeakMap<ReadTx, Promise<readonly ResidualMix[]>>()

async function readMixes(tx: ReadTx): Promise<readonly ResidualMix[]> {
  const mixes: ResidualMix[] = []
  for await (const rows of pagesOf((options) => tx.emissionFactors.list({ by: 'createdAt' }, options), {})) {
    for (const { record } of rows) {
      const mix = record.given?.residualMix
      if (mix !== undefined && record.deletedAt === null) mixes.push({ record, ...mix })
    }
  }
  return mixes
}

function mixesOf(tx: ReadTx): Promise<readonly ResidualMix[]> {
  return getOrCompute(ofTransaction, tx, readMixes)
}

/** Selects the published residual mix of a country; undefined if the catalogue has none of it. */
function publishedResidual(context: Context, countryId: number, period: Used): SelectedFactor | undefined {
  const region = context.countryOf(countryId)
  if (region === undefined || !hasResidualMix(context.catalogue, region)) return undefined
  const activity = { kind: 'electricity', mix: 'residual' } as const
  const fields = { activity: SITE_COUNTRY, period: 'startDate' }
  return selectWithClientPaths(context, { activity, region, period: periodInput(period) }, fields)
}

/**
 * Finds the residual mix of a country and year among the company's own factors, else the published one. Undefined if there is none of the country. Of
 * other years, the newest earlier one comes first, then the oldest later one, with the notice `residual_mix_period`. Throws
 * `factor_ambiguous` for two mixes of one year.
 */
async function findResidual(
  tx: ReadTx,
  context: Context,
  { question: { countryId, year }, period }: { readonly question: GridQuestion; readonly period: Used },
): Promise<SelectedFactor | undefined> {
  const rankOf = (mix: ResidualMix) => (mix.year <= year ? year - mix.year : mix.year)
  const mixes = (await mixesOf(tx)).filter((mix) => mix.countryId === countryId)
  const [mix, ...others] = mixes.sort((a, b) => rankOf(a) - rankOf(b))
  if (mix === undefined) return publishedResidual(context, countryId, period)
  const rivals = others.filter((other) => other.year === mix.year)
  if (rivals.length > 0) {
    const names = [mix, ...rivals].map(({ record }) => record.name).join(', ')
    const message = `has more than one residual mix of ${mix.year}, ${names}; delete all but one`
    fail(SITE_COUNTRY, 'factor_ambiguous', { message, received: countryId })
  }
  const { factor } = ownFactor(mix.record, context.units)
  const message = `no residual mix of ${year} is known; ${mix.record.name} of ${mix.year} was used`
  return { factor, notices: mix.year === year ? [] : [notice('residual_mix_period', SITE_COUNTRY, message)] }
}

/** The used residual mix of a record. Undefined if it used none. */
async function usedResidual(tx: ReadTx, stored: EnergyRecord): Promise<SelectedFactor | undefined> {
  const { residualSnapshotId } = stored.given
  if (residualSnapshotId === undefined) return undefined
  const { calculation } = await latestCalculation(tx, stored.id)
  const notices = calculation.notices.filter(({ code }) => code === 'residual_mix_period')
  return { factor: await readNamedFactor(tx, residualSnapshotId), notices }
}

/** The residual mix of a record without a named factor. The used mix stays if its selection does. */
export function keepOrFindResidual(
  tx: ReadTx,
  context: Context,
  { use, stored }: { readonly use: GridUse; readonly stored: EnergyRecord | undefined },
): Promise<SelectedFactor | undefined> {
  const question = gridQuestion(use)
  const isPinned = stored !== undefined && stored.customEmissionFactorId === null
  if (!isPinned || isOtherQuestion(question, stored.given.grid) || !isOfSameYear(context, stored, use.period)) {
    return findResidual(tx, context, { question, period: use.period })
  }
  return usedResidual(tx, stored)
}
