import { isObject, RecentCache, sha256Hex } from '../../base/index.ts'
import type { Notice } from '../../core/errors/index.ts'
import { type Exact, INTEGER_MAX, ROUND_TO_INTEGER } from '../../core/exact/index.ts'
import { isKeyText, type RowSummary } from '../../store/index.ts'
import type { ActivityShape } from '../context/activity-shape.ts'
import type { ActivityCollection, ServiceRecords } from '../context/records.ts'
import { withDefaults } from '../context/stored-record.ts'

/** Quantities are summed as integers of millionths. */
export const MICRO = 1e6

/** Converts a quantity to millionths; NaN if it is negative, a text, or has more than six decimals or 15 digits. */
export function toMicros(value: Exact): number {
  if (typeof value !== 'number' || !(value >= 0)) return Number.NaN
  // at most 15 digits identify one decimal: the one that the number prints as
  const integer = value * MICRO + ROUND_TO_INTEGER - ROUND_TO_INTEGER
  return integer / MICRO === value && integer <= INTEGER_MAX ? integer : Number.NaN
}

/** The groups of a record, and whether it is electricity of a site. */
export interface SummaryGroup {
  readonly siteId: string | null
  readonly vehicleId: string | null
  readonly kind: { readonly id: string }
  readonly isElectricity: boolean
  /** The meter that measured the quantities; null if the records name no meter. */
  readonly meter: string | null
  /** Equal for groups that are summed together: those of several meters are. */
  readonly sumKey: string
}

/** Raised when the meaning of a group's text changes: summaries of other versions are not used. */
const VERSION = 1

/** A contribution of a calculation, before or after it was stored. */
interface SummarizedContribution {
  readonly label: string | null
  readonly activity: { readonly value: Exact; readonly unit: unknown }
  readonly steps: readonly object[]
}

/** The parts of a calculation that decide its form and its quantities. */
interface SummarizedCalculation<C> {
  readonly method: { readonly id: string; readonly version: number }
  readonly contributions: readonly C[]
  readonly notices: readonly Notice[]
}

/** A result, of the calculation and the location-based one. */
interface SummarizedResult<C> {
  readonly calculation: SummarizedCalculation<C>
  readonly location: SummarizedCalculation<C> | null
}

const stepTexts = new WeakMap<readonly object[], string | null>()

/** The text of steps; null if one of them belongs only to that record. */
function textOfSteps(steps: readonly object[]): string | null {
  const known = stepTexts.get(steps)
  if (known !== undefined) return known
  const isOwn = steps.some((step) => 'kind' in step && step.kind === 'distance')
  const text = isOwn ? null : JSON.stringify(steps)
  stepTexts.set(steps, text)
  return text
}

/** A cache of texts by other texts, for as many as are in use. */
function textCache() {
  return new RecentCache<string, string>({
    makeTable: () => new Map(),
    charactersMax: 4 * 1024 * 1024,
    charactersOf: (key, value) => key.length + value.length,
    takenEvery: 1,
  })
}

const digests = textCache()
const groups = textCache()

function findOrMake(cache: ReturnType<typeof textCache>, key: string, make: () => string): string {
  const known = cache.find(key)
  if (known !== undefined) return known
  const value = make()
  cache.keep(key, value)
  return value
}

/** The form of a calculation as text; null if it belongs only to that record. */
function formText<C extends SummarizedContribution>(
  { method, contributions, notices }: SummarizedCalculation<C>,
  factorIdOf: (contribution: C) => string,
): string | null {
  let text = `${JSON.stringify(method.id)} ${method.version}`
  for (const contribution of contributions) {
    const { label, activity, steps } = contribution
    const stepsText = textOfSteps(steps)
    if (stepsText === null) return null
    text += `\n${factorIdOf(contribution)} ${JSON.stringify([label, activity.unit])} ${stepsText}`
  }
  for (const { code } of notices) text += `\n!${code}`
  return text
}

/** The millionths of all contributions; null if one has none. */
function quantitiesText(...calculations: readonly (SummarizedCalculation<SummarizedContribution> | null)[]) {
  let text = ''
  for (const calculation of calculations) {
    for (const { activity } of calculation?.contributions ?? []) {
      const micros = toMicros(activity.value)
      if (Number.isNaN(micros)) return null
      text += text === '' ? micros : ` ${micros}`
    }
  }
  return text
}

/**
 * The summary of a record with its calculation, so that an inventory can add it to records that differ only in period
 * and quantity. Null if it must be counted individually: its quantity has no millionths, or a part of its calculation
 * belongs only to it.
 */
export function summaryOf<C extends SummarizedContribution>(
  { activity, record }: { readonly activity: ActivityShape; readonly record: ServiceRecords[ActivityCollection] },
  { calculation, location }: SummarizedResult<C>,
  factorIdOf: (contribution: C) => string,
): RowSummary | null {
  const complete = withDefaults<ServiceRecords[ActivityCollection]>(activity, record)
  const { siteId, vehicleId, kind, electricity, meter } = activity.countedAs(complete)
  if (electricity?.draws !== undefined) return null
  const form = formText(calculation, factorIdOf)
  const located = location === null ? '' : formText(location, factorIdOf)
  const quantities = quantitiesText(calculation, location)
  if (form === null || located === null || quantities === null) return null
  const digest = findOrMake(digests, `${form}\n${located}`, () => sha256Hex(`${form}\n\n${located}`).slice(0, 32))
  // one text for all records of a group, which a store in memory then shares
  const isElectricity = electricity === null ? 0 : 1
  const key = `${siteId} ${vehicleId} ${kind.id} ${isElectricity} ${digest} ${meter ?? ''}`
  const group = findOrMake(groups, key, () => {
    const parts = [VERSION, siteId, vehicleId, kind.id, isElectricity, digest]
    return typeof meter === 'string' ? toAscii(JSON.stringify([...parts, meter])) : JSON.stringify(parts)
  })
  const { to } = activity.periodOf(complete)
  return isKeyText(to) && isKeyText(group) && isKeyText(quantities) && quantities !== ''
    ? Object.freeze({ to, group, quantities })
    : null
}

/** Escapes the characters of a text in JSON that a summary cannot hold. */
function toAscii(json: string): string {
  return json.replaceAll(/[^ -~]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The group that was read last: the records of a site mostly share one. */
let lastRead: { readonly text: string; readonly group: SummaryGroup | null } | null = null

/** Reads the text of a group; null if another version wrote it. */
export function readSummaryGroup(text: string): SummaryGroup | null {
  if (lastRead?.text !== text) lastRead = { text, group: parseSummaryGroup(text) }
  return lastRead.group
}

function parseSummaryGroup(text: string): SummaryGroup | null {
  const parts: unknown = JSON.parse(text)
  if (!isObject(parts) || !Array.isArray(parts) || parts[0] !== VERSION) return null
  const [, siteId, vehicleId, kindId, isElectricity, , meter = null] = parts
  const sumKey = meter === null ? text : JSON.stringify(parts.slice(0, -1))
  return { siteId, vehicleId, kind: { id: kindId }, isElectricity: isElectricity === 1, meter, sumKey }
}

/** Reads the millionths of a summary into an array from its start; returns how many there are. */
export function readMicros(quantities: string, micros: Float64Array): number {
  let count = 0
  let value = 0
  for (let index = 0; index < quantities.length; index++) {
    const code = quantities.charCodeAt(index)
    if (code === SPACE_CODE) {
      micros[count++] = value
      value = 0
    } else value = 10 * value + code - ZERO_CODE
  }
  micros[count] = value
  return count + 1
}

const SPACE_CODE = 32
const ZERO_CODE = 48
