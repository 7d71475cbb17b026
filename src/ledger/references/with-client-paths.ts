import { getOrCompute } from '../../base/index.ts'
import type { Calculation, SelectedFactor } from '../../core/emissions/index.ts'
import { mapNoticePaths, type Notice, notice, type PathOf, withPaths } from '../../core/errors/index.ts'
import type { PeriodInput } from '../../core/time/index.ts'
import type { ActivityToSelect } from '../../reference/factors/index.ts'
import { selectFactorFromCache } from '../../reference/factors/resolution/index.ts'
import { sharedByRecords } from '../../store/index.ts'
import type { Context } from '../context/context.ts'

/** Maps each input of a calculation to the request field it came from: `{ unit: 'unitId', distance: '' }`. */
export type FieldNames = Readonly<Record<string, string>>

const LEG = /^legs\[\d+\]\./
const FOUND = 'distance.'

/**
 * Returns a function that maps a path of a calculation, such as 'factor.unit', to the request field of its longest known
 * beginning. Paths of a distance search are request fields already; other unknown paths stay.
 */
export function makeFieldFinder(fields: FieldNames): PathOf {
  return (path) => {
    const within = path.replace(LEG, '')
    for (let start = within; start !== ''; start = start.slice(0, Math.max(0, start.lastIndexOf('.')))) {
      if (Object.hasOwn(fields, start) && start !== 'distance') return fields[start] as string
    }
    if (within.startsWith(FOUND)) return within.slice(FOUND.length)
    return within === 'distance' ? (fields.distance ?? '') : within
  }
}

/** Returns the result of `work`. Paths of its errors are request fields. */
export function withClientPaths<T>(fields: FieldNames, work: () => T): T {
  return withPaths(makeFieldFinder(fields), work)
}

/** Cached notices of factors and units, which are the same for every quantity. Fields and notices are immutable. */
const relabelled = new WeakMap<FieldNames, WeakMap<readonly Notice[], readonly Notice[]>>()

function noticesWithClientPaths(fields: FieldNames, notices: readonly Notice[]): readonly Notice[] {
  if (!Object.isFrozen(notices)) return mapNoticePaths(makeFieldFinder(fields), notices)
  const ofFields = getOrCompute(relabelled, fields, () => new WeakMap())
  return getOrCompute(ofFields, notices, () => sharedByRecords(mapNoticePaths(makeFieldFinder(fields), notices)))
}

/** Replaces the paths of a calculation's notices by request fields. */
export function relabelNotices(fields: FieldNames, calculation: Calculation): Calculation {
  return { ...calculation, notices: noticesWithClientPaths(fields, calculation.notices) }
}

/** Removes duplicate notices: two legs can have the same notice. */
function distinct(notices: readonly Notice[]): readonly Notice[] {
  const byText = new Map(notices.map((one) => [JSON.stringify([one.code, one.path, one.message]), one]))
  return [...byText.values()]
}

/** Adds both distances, as shown and as counted, to the notices of increased distances. */
function withFigures({ contributions, notices }: Calculation): readonly Notice[] {
  const raised = contributions
    .flatMap(({ steps }) => steps)
    .flatMap((step) => (step.kind === 'distance' && step.distance.rule !== 'none' ? [step] : []))
    .values()
  return notices.map((one) => {
    const step = one.code === 'distance_uplift' ? raised.next().value : undefined
    if (step === undefined) return one
    return notice(
      one.code,
      one.path,
      `${one.message}; the distance was ${step.distance.km} km, and ${step.times} km are counted`,
    )
  })
}

/** Calculates. Paths of errors and notices are request fields, and each notice occurs once. */
export function calculatedWithClientPaths(calculate: () => Calculation, fields: FieldNames): Calculation {
  const pathOf = makeFieldFinder(fields)
  const calculation = withPaths(pathOf, calculate)
  return { ...calculation, notices: distinct(mapNoticePaths(pathOf, withFigures(calculation))) }
}

/** A request for a factor. */
export interface FactorToSelect {
  readonly activity: ActivityToSelect
  /** A country or a region of it; undefined if unknown. */
  readonly region?: string | undefined
  readonly period: PeriodInput
}

/** The request fields that a factor is selected by. */
export interface SelectionFields {
  readonly activity: string
  readonly period: string
  /** Default: the field of the activity. */
  readonly region?: string
  readonly cabinClass?: string
}

function selectionPath(path: string, { activity, period, region = activity, cabinClass = activity }: SelectionFields) {
  if (path === 'activity.cabinClass') return cabinClass
  if (path.startsWith('period')) return period
  return path === 'region' ? region : activity
}

/** Selects a factor by the policy of the service. Paths of notices and errors are request fields. */
export function selectWithClientPaths(
  { catalogue, policy }: Context,
  { activity, region, period }: FactorToSelect,
  fields: SelectionFields,
): SelectedFactor {
  const where = region === undefined ? {} : { region }
  const request = { activity, ...where, period, catalogue, edition: policy.edition }
  const pathOf = (path: string) => selectionPath(path, fields)
  const { factor, notices } = withPaths(pathOf, () => selectFactorFromCache(request))
  return { factor, notices: mapNoticePaths(pathOf, notices) }
}
