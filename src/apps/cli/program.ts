import { nearestWords, printable } from '../../base/index.ts'
import { EmissionsError } from '../../core/errors/index.ts'
import { readArguments } from './arguments.ts'
import { type Command, type CommandLine, commandHelp, programHelp } from './command.ts'
import { answeringText, FileFailures, failureLines, UsageError, withCommand } from './failure.ts'
import type { CliIo } from './io.ts'

/** A command in the help of the program. Its code is loaded when the command is called. */
interface ProgramCommand extends CommandLine {
  readonly load: () => Promise<Command>
}

/** The commands, in the order of the help. */
export const COMMANDS: readonly ProgramCommand[] = [
  {
    name: 'calculate',
    operands: 'FILE',
    summary: 'computes emissions of activities with published factors, and sums them by scope, activity and month',
    load: async () => (await import('./calculate-command.ts')).calculateCommand,
  },
  {
    name: 'import',
    operands: 'FILE',
    summary: 'previews a file of activities as records of a company, imports it, and lists or undoes imports',
    load: async () => (await import('./import-command.ts')).importCommand,
  },
  {
    name: 'distance',
    operands: 'FROM TO',
    summary: 'finds the distance between two places and shows the method, offline',
    load: async () => (await import('./distance-command.ts')).distanceCommand,
  },
  {
    name: 'factors',
    operands: 'WORDS',
    summary: 'searches published emission factors',
    load: async () => (await import('./factors-command.ts')).factorsCommand,
  },
  {
    name: 'explain',
    operands: 'FILE',
    summary: 'prints calculations step by step, so that you can check them with a calculator',
    load: async () => (await import('./explain-command.ts')).explainCommand,
  },
  {
    name: 'verify',
    operands: 'FILE',
    summary: 'recomputes traces and compares their factors with the published ones',
    load: async () => (await import('./verify-command.ts')).verifyCommand,
  },
  {
    name: 'head',
    operands: 'ACTION [HEAD]',
    summary: "signs the head of a company's log, or confirms one as a witness",
    load: async () => (await import('./head-command.ts')).headCommand,
  },
  {
    name: 'mcp',
    operands: '',
    summary:
      'offers find_factor, calculate, distance, explain and verify to an assistant over the Model Context Protocol',
    load: async () => (await import('./mcp-command.ts')).mcpCommand,
  },
  {
    name: 'serve',
    operands: '',
    summary: 'serves the /v1 API over HTTP, with records in memory or in a database',
    load: async () => (await import('./serve-command.ts')).serveCommand,
  },
  {
    name: 'migrate',
    operands: '',
    summary: 'updates a database to the schema of this version',
    load: async () => (await import('./migrate-command.ts')).migrateCommand,
  },
  {
    name: 'keys',
    operands: '',
    summary: 'issues, lists and revokes API keys of a database',
    load: async () => (await import('./keys-command.ts')).keysCommand,
  },
  {
    name: 'export',
    operands: '',
    summary: 'writes all records of a company, its log and its proofs as a bundle',
    load: async () => (await import('./export-command.ts')).exportCommand,
  },
  {
    name: 'check',
    operands: '',
    summary: "lists problems to fix before you report a company's figures",
    load: async () => (await import('./check-command.ts')).checkCommand,
  },
  {
    name: 'report',
    operands: '',
    summary: 'prints the table of a disclosure standard for one year of a company',
    load: async () => (await import('./report-command.ts')).reportCommand,
  },
  {
    name: 'base-year',
    operands: 'ACTION',
    summary: "sets, shows or recalculates a company's base year, and compares a year with it",
    load: async () => (await import('./base-year-command.ts')).baseYearCommand,
  },
  {
    name: 'periods',
    operands: 'ACTION [LOCK]',
    summary: 'lists, locks and unlocks periods of a company, whose records then cannot change',
    load: async () => (await import('./periods-command.ts')).periodsCommand,
  },
  {
    name: 'rules',
    operands: 'ACTION',
    summary: 'previews which records would get another factor if you change a rule',
    load: async () => (await import('./rules-command.ts')).rulesCommand,
  },
  {
    name: 'restate',
    operands: '',
    summary: 'recomputes the records of a year with another edition of factors, or by rules',
    load: async () => (await import('./restate-command.ts')).restateCommand,
  },
  {
    name: 'template',
    operands: 'ACTIVITY',
    summary: 'prints a CSV file to fill in for one activity, with two example rows and the valid words',
    load: async () => (await import('./template-command.ts')).templateCommand,
  },
  {
    name: 'start',
    operands: '',
    summary: 'calculates the year of an invented company, then serves it over HTTP',
    load: async () => (await import('./serve-command.ts')).startCommand,
  },
]

const PROGRAM_OPTIONS = {
  version: { type: 'boolean', help: 'print the version of the program' },
} as const

function runProgram(argv: readonly string[], io: CliIo): number {
  const { options } = readArguments(argv, PROGRAM_OPTIONS)
  io.stdout.write(options.version === true ? `${io.version}\n` : programHelp(COMMANDS))
  return 0
}

async function runCommand(line: ProgramCommand, argv: readonly string[], io: CliIo): Promise<number> {
  const command = await line.load()
  const args = readArguments(argv, command.options)
  if (args.options.help !== true) {
    const { name, operands } = line
    if (operands === '' && args.operands.length > 0)
      throw new UsageError(`${name} accepts no operands; received ${args.operands.join(' ')}`)
    return command.run(args, io)
  }
  io.stdout.write(commandHelp(line, command))
  return 0
}

function runArguments(argv: readonly string[], io: CliIo): number | Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name.startsWith('-')) return runProgram(argv, io)
  const command = COMMANDS.find((one) => one.name === name)
  if (command !== undefined) return runCommand(command, rest, io)
  const names = COMMANDS.map((one) => one.name)
  const [near] = nearestWords(name, names, 1)
  throw new UsageError(
    `${name} is not a command; ${near === undefined ? `use one of ${names.join(', ')}` : `did you mean ${near}?`}`,
  )
}

/** Masks user names and passwords in addresses. */
function withoutPasswords(text: string): string {
  return text.replace(/\b(?!file:)([a-z][a-z\d+.-]*:\/\/)\S*@/gi, '$1***@')
}

/** Commands that write nothing anyway. */
const READING: readonly string[] = ['verify', 'explain']

/** Commands with the options that failures of rows propose. */
const ANSWERED: readonly string[] = ['calculate', 'import', 'explain']

/** Formats an error for the user. */
function messageOf(error: unknown, argv: readonly string[]): string {
  if (error instanceof FileFailures) {
    const ending = READING.includes(argv[0] ?? '') ? '' : '; nothing was written'
    const notes = error.notes.map((note) => `${printable(`tonne: ${note}`)}\n`).join('')
    const answering = ANSWERED.includes(argv[0] ?? '') ? answeringText(argv, error.groups.causes) : ''
    return `${failureLines(error.file, error.groups)}${notes}tonne: ${error.message}${ending}\n${answering}`
  }
  if (error instanceof UsageError) {
    const command = COMMANDS.find(({ name }) => name === argv[0])
    const help = command === undefined ? 'tonne --help' : `tonne ${command.name} --help`
    return `tonne: ${error.message}\nSee ${help}\n`
  }
  if (EmissionsError.is(error)) {
    const lines = error.violations.map(({ path, code, message }) => {
      return `tonne: ${code}: ${path === '' ? '' : `${path}: `}${withCommand(message)}\n`
    })
    return lines.join('')
  }
  return `tonne: unexpected error, please report it\n${error instanceof Error ? error.stack : String(error)}\n`
}

/**
 * Runs the program and returns its exit code, 0 for success. Errors go to standard error with exit code 1, and no
 * output is written. Its only side effects are through `io`.
 */
export async function main(argv: readonly string[], io: CliIo): Promise<number> {
  try {
    return await runArguments(argv, io)
  } catch (error) {
    io.stderr.write(withoutPasswords(messageOf(error, argv)))
    return 1
  }
}
