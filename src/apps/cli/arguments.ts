import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isKeyOf, nearestWords } from '../../base/index.ts'
import { UsageError } from './failure.ts'

/** An option of a command. */
export interface OptionRule {
  readonly type: 'string' | 'boolean'
  /** Placeholder of the value in the help: 'FILE', 'csv|ndjson'; a flag has none. */
  readonly value?: string
  readonly help: string
  /** The permitted values. */
  readonly choices?: readonly string[]
  /** True if the option may be repeated; its texts are then joined as lines. */
  readonly isList?: boolean
}

/** An option with a text; `value` is its placeholder in the help: 'FILE'. */
export function textRule(value: string, help: string): OptionRule {
  return { type: 'string', value, help }
}

/** An option with a text that may be repeated. */
export function listRule(value: string, help: string): OptionRule {
  return { type: 'string', value, help, isList: true }
}

/** An option with one of the choices. The help lists them, or shows `value` instead. */
export function choiceRule(choices: readonly string[], help: string, value = choices.join('|')): OptionRule {
  return { type: 'string', value, choices, help }
}

/** An option without a value. */
export function flagRule(help: string): OptionRule {
  return { type: 'boolean', help }
}

/** Parsed arguments of a command. */
export interface ParsedArguments {
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly operands: readonly string[]
}

function checkChoice(name: string, rule: OptionRule | undefined, value: unknown): void {
  if (rule?.choices === undefined || rule.choices.includes(String(value))) return
  const [near] = nearestWords(String(value), rule.choices, 1)
  const proposal = near === undefined ? '' : `; did you mean ${near}?`
  throw new UsageError(`--${name} must be one of ${rule.choices.join(', ')}; received ${String(value)}${proposal}`)
}

/** Proposes an option for an unknown one; '' if none is similar. */
function proposeOption(message: string, names: readonly string[]): string {
  const [, unknown] = /^Unknown option '--([^']+)'/.exec(message) ?? []
  const [near] = unknown === undefined ? [] : nearestWords(unknown, names, 1)
  return near === undefined ? '' : `; did you mean --${near}?`
}

type ParsedToken = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number]

/** Throws `UsageError` for an option that is given twice, because only the last value would be used. */
function checkRepeats(tokens: readonly ParsedToken[], rules: Readonly<Record<string, OptionRule>>): void {
  const given = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  const names = given.filter((name) => rules[name]?.isList !== true)
  const repeated = names.find((name, index) => names.indexOf(name) < index)
  if (repeated !== undefined) throw new UsageError(`--${repeated} is given more than once; give it once`)
}

/** Joins the texts of options that may be repeated, as lines. */
function joinLists(
  tokens: readonly ParsedToken[],
  rules: Readonly<Record<string, OptionRule>>,
): Record<string, string> {
  const lists = Object.keys(rules).filter((name) => rules[name]?.isList === true)
  const joined = lists.map((list) => {
    const texts = tokens.flatMap((one) => (one.kind === 'option' && one.name === list ? [one.value ?? ''] : []))
    return [list, texts.join('\n')] as const
  })
  return Object.fromEntries(joined.filter(([, text]) => text !== ''))
}

/** Parses the options and operands of a command. Throws `UsageError` for unknown, repeated and incomplete options. */
export function readArguments(argv: readonly string[], rules: Readonly<Record<string, OptionRule>>): ParsedArguments {
  const types = Object.entries(rules).map(([name, { type }]) => [name, { type }] as const)
  const options: ParseArgsConfig['options'] = Object.fromEntries([...types, ['help', { type: 'boolean', short: 'h' }]])
  try {
    const config = { args: [...argv], options, allowPositionals: true, strict: true, tokens: true } as const
    const { values, positionals, tokens } = parseArgs(config)
    checkRepeats(tokens, rules)
    const joined = { ...values, ...joinLists(tokens, rules) }
    for (const [name, value] of Object.entries(joined)) checkChoice(name, rules[name], value)
    return { options: joined, operands: positionals }
  } catch (error) {
    if (error instanceof TypeError) {
      const message = error.message.replace(/\. To specify .*$/s, '')
      const advice = /'-[\d.]/.test(message) ? '; put -- before the values that begin with a minus sign' : ''
      throw new UsageError(message + advice + proposeOption(message, Object.keys(rules)))
    }
    throw error
  }
}

/** Returns the text of an option; undefined if absent. */
export function textOption({ options }: ParsedArguments, name: string): string | undefined {
  const value = options[name]
  return typeof value === 'string' ? value : undefined
}

/** Returns the choice that an option names; undefined if absent. `readArguments` rejects any other text. */
export function choiceOption<Choice extends string>(
  args: ParsedArguments,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = textOption(args, name)
  return choices.find((choice) => choice === text)
}

/** Finds the entry of a table whose key an option names; without the option the entry `usual`. */
export function chooseEntry<Table extends object>(
  { args, name, usual }: { readonly args: ParsedArguments; readonly name: string; readonly usual: keyof Table },
  table: Table,
): Table[keyof Table] {
  const key = textOption(args, name)
  return table[key !== undefined && isKeyOf(table, key) ? key : usual]
}

/** Returns the single operand of a command. Throws `UsageError` unless there is exactly one. */
export function oneOperand({ operands }: ParsedArguments, name: string): string {
  const [operand, extra] = operands
  if (operand === undefined) throw new UsageError(`${name} is missing`)
  if (extra !== undefined) throw new UsageError(`only one ${name} is allowed; received ${extra} too`)
  return operand
}
