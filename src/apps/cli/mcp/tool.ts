import * as z from 'zod'
import { getOrCompute, isObject, readItem } from '../../../base/index.ts'
import { countPhrase } from '../../../core/display/index.ts'
import type { FactorDefinition } from '../../../core/emissions/index.ts'
import { EmissionsError, fail, NOTICE_SEVERITIES, type Notice, type Violation } from '../../../core/errors/index.ts'
import type { Catalogue } from '../../../reference/factors/index.ts'
import { parseInput } from '../../../resources/index.ts'
import type { Company } from '../../../service/index.ts'

/** The factors that every call of a server uses. */
export interface ToolContext {
  /** The published factors, joined with those of the company. */
  readonly catalogue: Catalogue
  /** Only the factors of the company. */
  readonly factors: readonly FactorDefinition[] | undefined
  /** The company whose records tools may read; undefined if the server has no database. */
  readonly company?: Company | undefined
}

/** The result of a call. */
interface ToolResult<Data> {
  /** In the shape of the output schema. Every figure is text, so that no host rounds it. */
  readonly data: Data
  /** The same as printed by the program, byte for byte. */
  readonly texts: readonly string[]
}

/** A tool of the server. It reads only its arguments, the included data and the company, and writes nothing. */
export interface Tool<Data extends object = object> {
  readonly name: string
  readonly title: string
  readonly description: string
  /** The schema of the arguments for clients. */
  readonly input: z.ZodType
  readonly output: z.ZodType<Data>
  /** Checks the arguments and runs the tool. Throws EmissionsError or `FileFailures`. */
  readonly run: (args: unknown, context: ToolContext) => Promise<ToolResult<Data>>
}

/** Builds the field of a text or null. */
export function textOrNull(description: string): z.ZodNullable<z.ZodString> {
  return z.string().nullable().describe(description)
}

/** Builds the field of an optional text. */
export function optionalText(description: string): z.ZodOptional<z.ZodString> {
  return z.string().optional().describe(description)
}

/** Builds the field of a whole number, 0 or more. */
export function integerField(description: string): z.ZodNumber {
  return z.number().meta({ type: 'integer', minimum: 0 }).describe(description)
}

/**
 * Rows of one call. A message of the protocol is one piece of JSON that holds each result as data and as text: 500 fuel rows
 * make 0.7 MB, and 2 MB with traces, already more than a model reads at once.
 */
const ROWS_MAX = 500

/** Builds the field of the rows of a call. */
export function rowsField<Row extends z.ZodType>(row: Row): z.ZodArray<Row> {
  const about = `the activities, each with the arguments of calculate; at most ${ROWS_MAX}`
  return z.array(row).min(1).max(ROWS_MAX).describe(about)
}

/** Parses the arguments of a call with rows. If there are too many, says how several calls work. Throws the violations. */
export function parseRowsInput<Input>(schema: z.ZodType<Input>, args: unknown, inParts: string): Input {
  try {
    return parseInput(schema, args)
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    const message = `must have at most ${ROWS_MAX} rows; send the others in further calls. ${inParts}`
    throw new EmissionsError(
      error.violations.map((one) => (one.path === 'rows' && one.code === 'list_too_long' ? { ...one, message } : one)),
    )
  }
}

/** An index of a row at the start of a path. */
const ROW = /^rows\[(\d+)\]/

/** The schema of the arguments of a call with rows, and the calculation that checks their content. */
interface RowsCheck<Input> {
  readonly schema: z.ZodType<Input>
  /** Says how several calls work. */
  readonly inParts: string
  /** Calculates the rows. Throws their violations. */
  readonly check: (input: Input) => Promise<unknown>
}

/**
 * Parses the arguments of a call with rows. If only some rows are malformed, also calculates the others, so that one
 * answer has the violations of all rows.
 */
export async function parseRows<Input>(args: unknown, rule: RowsCheck<Input>): Promise<Input> {
  const { schema, inParts, check } = rule
  try {
    return parseRowsInput(schema, args, inParts)
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    const rowOf = ({ path }: { readonly path: string }) => Number(ROW.exec(path)?.[1] ?? Number.NaN)
    const malformed = new Set(error.violations.map(rowOf))
    if (malformed.has(Number.NaN) || !isObject(args) || !Array.isArray(args.rows)) throw error
    const sent: readonly unknown[] = args.rows
    const indexes = [...sent.keys()].filter((index) => !malformed.has(index))
    if (indexes.length === 0) throw error
    const others = { ...args, rows: indexes.map((index) => sent[index]) }
    const found = await check(parseRowsInput(schema, others, inParts)).then(() => [], violationsOfRows)
    const moved = found.map((one) => ({ ...one, path: one.path.replace(ROW, (_, row) => `rows[${indexes[row]}]`) }))
    throw new EmissionsError([...error.violations, ...moved].sort((a, b) => rowOf(a) - rowOf(b)))
  }
}

function violationsOfRows(error: unknown): readonly Violation[] {
  if (EmissionsError.is(error)) return error.violations
  throw error
}

/** Violations of one cause that an answer lists. */
const EXAMPLES_MAX = 3
/** Violations that an answer lists. */
const VIOLATIONS_MAX = 100

/**
 * Lists as many violations as a model reads: three rows of each cause, and a hundred in total. The third counts the other
 * rows.
 */
export function boundViolations(all: readonly Violation[]): readonly Violation[] {
  const byCause = new Map<string, Violation[]>()
  for (const one of all) {
    const rows = getOrCompute(byCause, `${one.path.replace(ROW, '')} ${one.code} ${one.message}`, () => [])
    rows.push(one)
  }
  const listed = [...byCause.values()].flatMap((rows) => {
    const more = rows.length - EXAMPLES_MAX
    const examples = rows.slice(0, EXAMPLES_MAX)
    const last = readItem(examples, examples.length - 1)
    if (more <= 0) return examples
    return [
      ...examples.slice(0, -1),
      { ...last, message: `${last.message} (${countPhrase(more, 'further row')} alike)` },
    ]
  })
  const first = listed[VIOLATIONS_MAX]
  if (first === undefined) return listed
  const message = `${countPhrase(listed.length - VIOLATIONS_MAX, 'further violation')} not listed; correct these first and send the rows again`
  return [...listed.slice(0, VIOLATIONS_MAX), { path: 'rows', code: first.code, message }]
}

/** A notice, with its severity. */
export const noticeField = z.object({
  code: z.string().describe('the code of the assumption'),
  severity: z.string().describe('info: how the input was read; warning: the assumption moves the number'),
  path: z.string().describe('the field that it is about'),
  message: z.string().describe('the assumption as a sentence'),
})

/** Converts notices to the shape of `noticeField`. */
export function noticeData(notices: readonly Notice[]): z.output<typeof noticeField>[] {
  return notices.map(({ code, path, message }) => ({ code, severity: NOTICE_SEVERITIES[code], path, message }))
}

/** Arguments with traces. */
export const traceArguments = z.strictObject({
  trace: z
    .union([z.string(), z.record(z.string(), z.unknown())], { error: 'text or an object' })
    .describe('a trace as calculate gives it, or several as text, one per line'),
})

/** The name of the argument `trace` in messages. */
export const TRACE_NAME = 'trace'

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the text of traces. An object is printed on several lines, so that its data count and not its bytes. Throws
 * `trace_invalid` for text that is not JSON.
 */
export function traceText({ trace }: z.output<typeof traceArguments>): string {
  if (typeof trace !== 'string') return JSON.stringify(trace, null, 1)
  const lines = trace.split('\n').filter((line) => line.trim() !== '')
  if (isJson(trace) || (lines.length > 0 && lines.every(isJson))) return trace
  const message = 'is not a trace; send one as calculate returns it, or several as text, each on a line of its own'
  return fail(TRACE_NAME, 'trace_invalid', { message, received: trace })
}
