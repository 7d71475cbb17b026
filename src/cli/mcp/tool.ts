import type * as z from 'zod'
import type { FactorDefinition } from '../../emissions/index.ts'
import type { Catalogue } from '../../factors/index.ts'

/** The factors that every call of a server uses. */
export interface ToolContext {
  /** The published factors, with those of the company. */
  readonly catalogue: Catalogue
  /** The factors of the company alone. */
  readonly factors: readonly FactorDefinition[] | undefined
}

/** The result of a call. */
export interface ToolResult<Data> {
  /** In the shape of the output schema; every figure is text, so that no host rounds it. */
  readonly data: Data
  /** The same as the program prints it, byte for byte. */
  readonly texts: readonly string[]
}

/** A tool of the server. It reads nothing but its arguments and the shipped data, and writes nothing. */
export interface Tool<Data extends object = object> {
  readonly name: string
  readonly title: string
  readonly description: string
  /** The arguments, as clients are told of them. */
  readonly input: z.ZodType
  readonly output: z.ZodType<Data>
  /** Checks the arguments and runs the tool. Throws EmissionsError or `FileFailures`. */
  readonly run: (args: unknown, context: ToolContext) => Promise<ToolResult<Data>>
}
