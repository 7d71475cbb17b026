import { flagRule } from './arguments.ts'
import { calculateCommand, EXACT_OPTION } from './calculate-command.ts'
import type { Command } from './command.ts'
import { LISTEN_OPTIONS, OPEN_OPTION, serveCommand } from './serve-command.ts'

/** `tonne start`: the demo in one command. */
export const startCommand: Command = {
  options: {
    ...LISTEN_OPTIONS,
    open: OPEN_OPTION,
    exact: EXACT_OPTION,
    'no-serve': flagRule('stop after the figures (default if standard input is not a terminal)'),
  },
  details: ['Same as\n  tonne calculate --sample\n  tonne serve --demo'],
  run: async ({ options: { 'no-serve': isNumbersOnly, exact = false, ...listen }, operands }, io) => {
    await calculateCommand.run({ options: { sample: true, exact }, operands }, io)
    if (isNumbersOnly === true || !io.stdinIsTerminal) return 0
    io.stdout.write('\n')
    return serveCommand.run({ options: { ...listen, demo: true }, operands }, io)
  },
}
