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

/** Formats terms and their explanations in two columns, the latter wrapped within theirs. */
export function definitionLines(terms: readonly (readonly [string, string])[]): string {
  const width = Math.max(...terms.map(([term]) => term.length))
  return terms.map(([term, help]) => wrap(`  ${term.padEnd(width)}  ${help}`, ' '.repeat(width + 2))).join('\n')
}

/** The help of a command. */
export function commandHelp({ name, operands, summary }: CommandLine, { options, details }: Command): string {
  const terms = Object.entries(options).map(([option, { value, help }]) => {
    return [`--${option}${value === undefined ? '' : ` ${value}`}`, help] as const
  })
  const usage = `Usage: tonne ${name} ${operands} [options]`
  const list = definitionLines([...terms, ['--help', 'this text']])
  const sentence = `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`
  const paragraphs = [usage, wrap(sentence), `Options\n${list}`, ...details.map(wrapLines)]
  return `${paragraphs.join('\n\n')}\n`
}

/** The help of the program. */
export function programHelp(commands: readonly CommandLine[]): string {
  const lines = table(commands.map(({ name, operands }) => [`tonne ${name} ${operands}`]))
  const list = definitionLines(commands.map(({ summary }, index) => [lines[index] ?? '', summary]))
  return [
    'tonne: exact, traceable greenhouse gas calculations.',
    'Usage: tonne COMMAND [options]',
    list,
    `Options\n${definitionLines([
      ['--help', 'this text, or that of a command'],
      ['--version', 'the version of the program'],
    ])}`,
    'Try it: tonne calculate --sample\n',
  ].join('\n\n')
}
