import { nearestWords } from '../../base/index.ts'
import { EmissionsError } from '../../core/errors/index.ts'
import { readArguments } from './arguments.ts'
import { commandHelp, programHelp } from './command.ts'
import { COMMANDS, type ProgramCommand } from './commands.ts'
import { FileFailures, failureLines, UsageError } from './failure.ts'
import type { CliIo } from './io.ts'

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

function run(argv: readonly string[], io: CliIo): number | Promise<number> {
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

/** Formats an error for the user. */
function messageOf(error: unknown, argv: readonly string[]): string {
  if (error instanceof FileFailures) {
    return `${failureLines(error.file, error.groups)}tonne: ${error.message}; nothing was written\n`
  }
  if (error instanceof UsageError) {
    const command = COMMANDS.find(({ name }) => name === argv[0])
    const help = command === undefined ? 'tonne --help' : `tonne ${command.name} --help`
    return `tonne: ${error.message}\nSee ${help}\n`
  }
  if (EmissionsError.is(error)) {
    const lines = error.violations.map(({ path, code, message }) => {
      return `tonne: ${code}: ${path === '' ? '' : `${path}: `}${message}\n`
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
    return await run(argv, io)
  } catch (error) {
    io.stderr.write(withoutPasswords(messageOf(error, argv)))
    return 1
  }
}
