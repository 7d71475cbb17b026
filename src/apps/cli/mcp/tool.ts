import * as z from 'zod'
import type { FactorDefinition } from '../../../core/emissions/index.ts'
import { EmissionsError, fail, NOTICE_SEVERITIES, type Notice } from '../../../core/errors/index.ts'
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
