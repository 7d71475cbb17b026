import type { IncomingMessage, ServerResponse } from 'node:http'
import { readItem } from '../../../base/index.ts'
import { inertCell } from '../../../core/csv/index.ts'
import { toTrace } from '../../../core/emissions/index.ts'
import { checkChoice, collectEach, EmissionsError, fail, Violations } from '../../../core/errors/index.ts'
import type { Catalogue } from '../../../reference/factors/index.ts'
import { definedFields } from '../../../resources/index.ts'
import {
  ACTIVITY_KINDS,
  type CalculatedRow,
  calculateSingleRow,
  END_DATES,
  type RowToCalculate,
} from '../../../rows/index.ts'
import { RESULT_COLUMNS, resultLines } from '../result-table.ts'
import { sendText } from './http-server.ts'

/** Prefix of the activity in a path: '/v1/calc/fuel'. */
export const FORMULA_PREFIX = '/v1/calc/'
/** Templates of the paths, for the log of requests. */
export const FORMULA_PATHS: readonly string[] = ACTIVITY_KINDS.map((kind) => `${FORMULA_PREFIX}${kind}`)

const BASES = ['location', 'market'] as const
const TRACE = 'trace'
const SHOWN = [...RESULT_COLUMNS, TRACE] as const

/** A requested row, and the cells of the response. */
interface Formula {
  readonly row: RowToCalculate
  readonly show: readonly (typeof SHOWN)[number][]
  readonly basis: (typeof BASES)[number] | undefined
  readonly endDate: (typeof END_DATES)[number] | undefined
}

/** Maximum parameters of a formula, and maximum names in `show`: about twice as many as exist. */
const PARAMETERS_MAX = 100

/** Throws `list_too_long`. Parameters are counted before they are read, because these requests have no key. */
function checkParameterCount(path: string, count: number): void {
  if (count > PARAMETERS_MAX)
    fail(path, 'list_too_long', `has ${count} items, and may have ${PARAMETERS_MAX}; send less`)
}

/** Lists the names that occur more than once. */
function namesSentTwice(parameters: URLSearchParams): ReadonlySet<string> {
  const names = new Set<string>()
  return new Set([...parameters.keys()].filter((name) => names.size === names.add(name).size))
}

/** Parses a formula. Throws `list_too_long`, `invalid_choice`, and `duplicate_item` for a repeated parameter. */
function readFormula(activity: string, parameters: URLSearchParams): Formula {
  checkParameterCount('parameters', parameters.size)
  checkParameterCount('show', parameters.get('show')?.split(',').length ?? 0)
  const violations = new Violations()
  for (const name of namesSentTwice(parameters))
    violations.add(name, 'duplicate_item', { message: 'is given twice; give it once' })
  const { show = 'co2eKg', basis, endDate, errors, ...columns } = Object.fromEntries(parameters)
  if (errors !== undefined) violations.attempt(() => checkChoice({ path: 'errors', value: errors }, ['text']))
  const shown = violations.attempt(() =>
    collectEach(show.split(','), (name) => checkChoice({ path: 'show', value: name }, SHOWN)),
  )
  const named =
    basis === undefined ? undefined : violations.attempt(() => checkChoice({ path: 'basis', value: basis }, BASES))
  const end =
    endDate === undefined
      ? undefined
      : violations.attempt(() => checkChoice({ path: 'endDate', value: endDate }, END_DATES))
  return { row: { ...columns, activity }, show: violations.valueOrThrow(shown), basis: named, endDate: end }
}

/**
 * Returns the result that the formula asks for. Throws `required` if there are two, and `invalid_choice` if there is
 * none.
 */
function chooseResult({ results }: CalculatedRow, basis: Formula['basis']): number {
  if (results.length === 1 && basis === undefined) return 0
  const expected = BASES.join(' or ')
  if (basis === undefined) {
    const message =
      'is missing; electricity has a figure by location and one by market, which are never added: name one'
    return fail('basis', 'required', { message, expected })
  }
  const index = results.findIndex((result) => result.basis === basis)
  if (index >= 0) return index
  const message = 'names a figure of electricity, which the activity has not; leave it out'
  return fail('basis', 'invalid_choice', { message, received: basis })
}

/** Formats cells as CSV. A single cell stays as it is, so that a spreadsheet reads a number. */
function cellsText(values: readonly (string | number | null)[]): string {
  const [first = null] = values
  if (values.length === 1) return String(first ?? '')
  return values.map((value) => (typeof value === 'string' ? inertCell(value) : String(value ?? ''))).join(',')
}

/**
 * Answers a formula of a spreadsheet, such as
 * `/v1/calc/fuel?fuel=diesel&value=100&unit=l&country=GB&start=2025-01-31`: with the kilograms of CO2e of one row of
 * `tonne calculate`, or with the columns that `show` names. Throws the errors of the row.
 */
export async function formulaText(url: URL, catalogue?: Catalogue): Promise<string> {
  const activity = checkChoice(
    { path: 'activity', value: decodeURIComponent(url.pathname.slice(FORMULA_PREFIX.length)) },
    ACTIVITY_KINDS,
  )
  const { row, show, basis, endDate } = readFormula(activity, url.searchParams)
  const calculated = await calculateSingleRow(row, definedFields({ catalogue, endDate }))
  const index = chooseResult(calculated, basis)
  const line = readItem(resultLines(calculated), index)
  const trace = () => toTrace(readItem(calculated.results, index).calculation)
  return cellsText(
    show.map((name) => {
      const value = name === TRACE ? trace() : line[name]
      return value === null || typeof value !== 'object' ? value : value.join(' ')
    }),
  )
}

/** Returns the status and text of a response; `errors=text` puts the error message into the cell. */
async function answerOf(url: URL, catalogue: Catalogue | undefined): Promise<readonly [status: number, text: string]> {
  try {
    return [200, await formulaText(url, catalogue)]
  } catch (error) {
    if (error instanceof URIError) return [400, 'activity: is not written as in a path; write % as %25']
    if (!EmissionsError.is(error)) throw error
    const isText = url.searchParams.get('errors') === 'text'
    return [isText ? 200 : 422, error.message.replaceAll('\n', '; ')]
  }
}

/**
 * Answers formulas of spreadsheets; false for any other request. They send no key, because no data of a company is
 * read or stored.
 */
export function answerFormula(
  { url = '', method = '' }: IncomingMessage,
  res: ServerResponse,
  catalogue?: Catalogue,
): Promise<void> | false {
  if (!url.startsWith(FORMULA_PREFIX)) return false
  return (async () => {
    const isRead = method === 'GET' || method === 'HEAD'
    const [status, text] = isRead
      ? await answerOf(new URL(url, 'http://localhost'), catalogue)
      : ([405, 'send GET'] as const)
    sendText({ method }, res, { status, text, ...(isRead ? {} : { headers: { allow: 'GET, HEAD' } }) })
  })()
}
