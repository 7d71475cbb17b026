import * as z from 'zod'
import { parseInput } from '../../resources/index.ts'
import { calculationsOfTraces, explanationsText } from '../explain-command.ts'
import { TRACE_NAME, traceArguments, traceText } from './fields.ts'
import type { Tool } from './tool.ts'

const output = z.object({
  text: z.string().describe('every calculation as a product with units, sources, derivations, total and notices'),
})

/** Explains traces as `tonne explain` does. */
export const explainTrace: Tool<z.output<typeof output>> = {
  name: 'explain',
  title: 'Explain a trace',
  description:
    'Prints the calculation of a trace as lines that a person can check with a pocket calculator, with the source of every factor. A trace that contradicts itself is an error.',
  input: traceArguments,
  output,
  run: async (args) => {
    const trace = traceText(parseInput(traceArguments, args))
    const text = explanationsText(calculationsOfTraces(TRACE_NAME, trace))
    return { data: { text }, texts: [text] }
  },
}
