import type * as z from 'zod'
import type { FactorDefinition } from '../../../core/emissions/index.ts'
import type { Catalogue } from '../../../reference/factors/index.ts'

/** The factors that every call of a server uses. */
export interface ToolContext {
  /** The published factors, joined with those of the company. */
  readonly catalogue: Catalogue
  /** Only the factors of the company. */
  readonly factors: readonly FactorDefinition[] | undefined
}

/** The result of a call. */
export interface ToolResult<Data> {
  /** In the shape of the output schema. Every figure is text, so that no host rounds it. */
  readonly data: Data
  /** The same as printed by the program, byte for byte. */
  readonly texts: readonly string[]
}

/** A tool of the server. It reads only its arguments and the included data, and writes nothing. */
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
