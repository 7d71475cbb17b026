import * as z from 'zod'
import { parseInput } from '../../../resources/index.ts'
import { withSpend } from '../../../rows/index.ts'
import { calculationsOfTraces, explanationsText } from '../explain-command.ts'
import { verificationOf } from '../verify-command.ts'
import { integerField, TRACE_NAME, traceArguments, traceText } from './fields.ts'
import type { Tool } from './tool.ts'

const explanation = z.object({
  text: z.string().describe('every calculation as a product with units, sources, derivations, total and notices'),
})

/** Explains traces as `tonne explain` does. */
export const explainTrace: Tool<z.output<typeof explanation>> = {
  name: 'explain',
  title: 'Explain a trace',
  description:
    'Prints the calculation of a trace step by step, so that a person can check it with a calculator, with the source of every factor. A trace that contradicts itself is an error.',
  input: traceArguments,
  output: explanation,
  run: async (args) => {
    const trace = traceText(parseInput(traceArguments, args))
    const text = explanationsText(calculationsOfTraces(TRACE_NAME, trace))
    return { data: { text }, texts: [text] }
  },
}

const verification = z.object({
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
export const verifyTrace: Tool<z.output<typeof verification>> = {
  name: 'verify',
  title: 'Verify a trace',
  description:
    'Recomputes every step, factor, sum, rounding and digest of a trace, with code that is independent of the calculation, and compares its factors with the published ones.',
  input: traceArguments,
  output: verification,
  run: async (args, { catalogue }) => {
    const trace = traceText(parseInput(traceArguments, args))
    const { verified, differences, counts } = verificationOf(TRACE_NAME, trace, await withSpend(catalogue))
    const data = { verified, differences: [...differences], counts }
    return { data, texts: [`${JSON.stringify(data)}\n`] }
  },
}
