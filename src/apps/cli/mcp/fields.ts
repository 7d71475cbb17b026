import * as z from 'zod'
import { NOTICE_SEVERITIES, type Notice } from '../../../core/errors/index.ts'

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

/** Returns the text of traces. An object is printed on several lines, so that its data count and not its bytes. */
export function traceText({ trace }: z.output<typeof traceArguments>): string {
  return typeof trace === 'string' ? trace : JSON.stringify(trace, null, 1)
}
