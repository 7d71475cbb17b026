import * as z from 'zod'
import { EmissionsError, ERROR_CODES, type Violation } from '../../errors/index.ts'
import { FileFailures } from '../failure.ts'
import type { CliIo } from '../io.ts'
import type { Tool, ToolContext } from './tool.ts'

/** The structured result of a call that failed: every violation at once. */
export const failedOutput = z.object({
  violations: z.array(
    z.object({
      path: z.string().describe('the argument; empty: all of them'),
      code: z.string().describe('a code of the closed list of tonne/codes'),
      message: z.string().describe('a sentence that says what to do'),
      expected: z.string().optional().describe('what would be accepted'),
      received: z.string().optional().describe('what was received, shortened'),
    }),
  ),
})

/** The answer to a call, in the shape of the protocol. */
export interface ToolAnswer {
  readonly [key: string]: unknown
  readonly content: { readonly type: 'text'; readonly text: string }[]
  readonly structuredContent: Record<string, unknown>
  readonly isError?: true
}

function answer(texts: readonly string[], data: object): ToolAnswer {
  return { content: texts.map((text) => ({ type: 'text', text })), structuredContent: { ...data } }
}

/** The violations of an error; of one that is none of the input, a line without its cause, which goes to `report`. */
function violationsOf(error: unknown, report: (text: string) => void): readonly Violation[] {
  if (EmissionsError.is(error)) return error.violations
  if (error instanceof FileFailures) {
    return error.groups.causes.map(({ code, message }) => ({ path: error.file, code, message }))
  }
  report(`tonne: unexpected error, please report it\n${error instanceof Error ? error.stack : String(error)}\n`)
  return [{ path: '', code: 'internal_error', message: ERROR_CODES.internal_error }]
}

/** Runs a tool; an error is an answer with all its violations. */
export async function callTool(
  { run }: Tool,
  args: unknown,
  { context, io }: { readonly context: ToolContext; readonly io: Pick<CliIo, 'stderr'> },
): Promise<ToolAnswer> {
  try {
    const { data, texts } = await run(args, context)
    return answer(texts, data)
  } catch (error) {
    const data = { violations: violationsOf(error, (text) => io.stderr.write(text)) }
    return { ...answer([`${JSON.stringify(data)}\n`], data), isError: true }
  }
}
