import { type ParseArgsConfig, parseArgs } from 'node:util'
import { UsageError } from './failure.ts'

/** An option of a command. */
export interface OptionRule {
  readonly type: 'string' | 'boolean'
  /** What stands for the value in the help: 'FILE', 'csv|ndjson'. */
  readonly value?: string
  readonly help: string
  /** The only values it takes. */
  readonly choices?: readonly string[]
}

/** What was given to a command. */
export interface GivenArguments {
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly operands: readonly string[]
}

function checkChoice(name: string, rule: OptionRule | undefined, value: unknown): void {
  if (rule?.choices === undefined || rule.choices.includes(String(value))) return
  throw new UsageError(`--${name} must be one of ${rule.choices.join(', ')}; received ${String(value)}`)
}

/** The options and operands of a command. Throws `UsageError` for options it does not have or that lack their value. */
export function readArguments(argv: readonly string[], rules: Readonly<Record<string, OptionRule>>): GivenArguments {
  const types = Object.entries(rules).map(([name, { type }]) => [name, { type }] as const)
  const options: ParseArgsConfig['options'] = Object.fromEntries([...types, ['help', { type: 'boolean', short: 'h' }]])
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
    for (const [name, value] of Object.entries(values)) checkChoice(name, rules[name], value)
    return { options: values as GivenArguments['options'], operands: positionals }
  } catch (error) {
    if (error instanceof TypeError) {
      const message = error.message.replace(/\. To specify .*$/s, '')
      const advice = /'-[\d.]/.test(message) ? '; put -- before the values that begin with a minus sign' : ''
      throw new UsageError(message + advice)
    }
    throw error
  }
}

/** The text of an option; `undefined`: not given. */
export function textOption({ options }: GivenArguments, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

/** The one operand of a command, named as in its help. Throws `UsageError` when there is none or more than one. */
export function oneOperand({ operands }: GivenArguments, name: string): string {
  const [operand, extra] = operands
  if (operand === undefined) throw new UsageError(`${name} is missing`)
  if (extra !== undefined) throw new UsageError(`one ${name} is enough; received ${extra} too`)
  return operand
}
