import * as z from 'zod'
import { parseInput } from '../../resources/index.ts'
import { withSpend } from '../../rows/index.ts'
import { verificationOf } from '../verify-command.ts'
import { integerField, TRACE_NAME, traceArguments, traceText } from './fields.ts'
import type { Tool } from './tool.ts'

const output = z.object({
  verified: z.boolean().describe('true if nothing differs'),
  differences: z
    .array(
      z.object({
        line: integerField('line of the trace among several'),
        path: z.string().describe('the field; empty: the whole trace'),
        step: z.string().optional().describe('the step of the calculation in words'),
        message: z.string(),
        expected: z.string(),
        found: z.string(),
      }),
    )
    .describe('every field that differs'),
  counts: z.object({ trace: integerField('number of traces') }),
})

/** Verifies traces as `tonne verify --json` does. */
export const verifyTrace: Tool<z.output<typeof output>> = {
  name: 'verify',
  title: 'Verify a trace',
  description:
    'Computes every step, factor, sum, rounding and digest of a trace again, by code that shares none with the calculation, and compares its factors with the published ones.',
  input: traceArguments,
  output,
  run: async (args, { catalogue }) => {
    const trace = traceText(parseInput(traceArguments, args))
    const { verified, differences, counts } = verificationOf(TRACE_NAME, trace, await withSpend(catalogue))
    const data = { verified, differences: [...differences], counts }
    return { data, texts: [`${JSON.stringify(data)}\n`] }
  },
}
