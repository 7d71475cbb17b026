import type { OptionRule, ParsedArguments } from './arguments.ts'
import type { CliIo } from './io.ts'
import { table, wrap, wrapLines } from './text-layout.ts'

/** A command of the program, as its help lists it. */
export interface CommandLine {
  readonly name: string
  /** Operands in the help: 'FILE'. */
  readonly operands: string
  /** One line in the help of the program. */
  readonly summary: string
}

/** The work of a command. */
export interface Command {
  /** Text after the options in its help. */
  readonly details: readonly string[]
  readonly options: Readonly<Record<string, OptionRule>>
  /** Returns the exit code. */
  readonly run: (args: ParsedArguments, io: CliIo) => number | Promise<number>
}

/** Longest term next to its explanation: with the gaps, the explanations start at column 28 or earlier. */
const TERM_WIDTH_MAX = 24

/** Formats terms and their explanations in two columns. A term that is too long for its column gets its own line. */
export function definitionLines(terms: readonly (readonly [string, string])[]): string {
  const lengths = terms.map(([term]) => term.length)
  const width = Math.max(0, ...lengths.filter((length) => length <= TERM_WIDTH_MAX))
  const lines = terms.map(([term, help]) => {
    if (term.length <= width) return wrap(`  ${term.padEnd(width)}  ${help}`, ' '.repeat(width + 2))
    return `  ${term}\n${wrap(' '.repeat(width + 4) + help)}`
  })
  return lines.join('\n')
}

/** Builds the help of a command. */
export function commandHelp({ name, operands, summary }: CommandLine, { options, details }: Command): string {
  const terms = Object.entries(options).map(([option, { value, help }]) => {
    return [`--${option}${value === undefined ? '' : ` ${value}`}`, help] as const
  })
  const usage = ['Usage: tonne', name, operands, '[options]'].filter((part) => part !== '').join(' ')
  const list = definitionLines([...terms, ['--help', 'print this text']])
  const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`
  const paragraphs = [usage, wrap(sentence), `Options\n${list}`, ...details.map(wrapLines)]
  return `${paragraphs.join('\n\n')}\n`
}

/** Builds the help of the program. */
export function programHelp(commands: readonly CommandLine[]): string {
  const lines = table(commands.map(({ name, operands }) => [`tonne ${name} ${operands}`]))
  const list = definitionLines(commands.map(({ summary }, index) => [lines[index] ?? '', summary]))
  return [
    'tonne: exact, traceable greenhouse gas calculations.',
    'Usage: tonne COMMAND [options]',
    list,
    `Options\n${definitionLines([
      ['--help', 'print this text, or the help of a command'],
      ['--version', 'print the version of the program'],
    ])}`,
    'Try it: tonne calculate --sample\n',
  ].join('\n\n')
}
