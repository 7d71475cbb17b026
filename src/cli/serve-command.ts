import { catalogueWith, withSpend } from '../rows/index.ts'
import { flagRule, type OptionRule, type ParsedArguments, textOption, textRule } from './arguments.ts'
import type { Command } from './command.ts'
import { DATABASE_OPTIONS, databaseOptionsOf } from './database/address.ts'
import { UsageError } from './failure.ts'
import { FACTORS_OPTION, ownFactorsOf } from './input-options.ts'
import type { ServeOptions } from './serve/serve.ts'

const PORT_MAX = 65_535
const DEFAULT_PORT = '8080'
const DEFAULT_HOST = '127.0.0.1'

/** Options for the address of a server. */
export const LISTEN_OPTIONS = {
  port: textRule('PORT', `the port (else ${DEFAULT_PORT}); 0 is any that is free`),
  host: textRule('HOST', `the address to listen at (else ${DEFAULT_HOST}, this machine alone)`),
} as const satisfies Record<string, OptionRule>

/** Option to open the page. */
export const OPEN_OPTION: OptionRule = flagRule('open the page in the browser')

/** Host and port to listen at. Throws `UsageError` for an invalid port. */
export function listenOptionsOf(args: ParsedArguments): Pick<ServeOptions, 'host' | 'port'> {
  const port = textOption(args, 'port') ?? DEFAULT_PORT
  if (/^\d{1,5}$/.test(port) && Number(port) <= PORT_MAX) {
    return { port: Number(port), host: textOption(args, 'host') ?? DEFAULT_HOST }
  }
  throw new UsageError(`--port must be a whole number from 0 to ${PORT_MAX}; received ${port}`)
}

/** `tonne serve`. */
export const serveCommand: Command = {
  options: {
    ...LISTEN_OPTIONS,
    open: OPEN_OPTION,
    ...DATABASE_OPTIONS,
    factors: FACTORS_OPTION,
    demo: flagRule('the year of an invented company, its page, requests to paste; with --extensions'),
    extensions: flagRule('serve also what the contract does not show: deletions, lists, traces, keys'),
  },
  details: [
    'Prints an API key, which stands for one company, and the addresses of the documentation and of the health check. With --db keys are those of tonne keys, and none is printed; --demo prints one that ends with the server. Every answer leaves a line of JSON on the standard error: time, method, path without ids, status and milliseconds. On Ctrl-C or SIGTERM no request is taken any more, those on their way are finished, and the exit code is 0. Without --db everything is forgotten then.',
    'Examples\n  tonne serve --demo\n  tonne serve --port 0 --extensions\n  tonne serve --host 0.0.0.0\n  tonne serve --db ./tonne.db\n  tonne serve --db postgres://tonne@localhost/tonne',
  ],
  run: async (args, io) => {
    const { demo, extensions, open } = args.options
    const database = databaseOptionsOf(args)
    const options = {
      ...listenOptionsOf(args),
      demo: demo === true,
      extensions: extensions === true,
      open: open === true,
      database,
      catalogue: await withSpend(catalogueWith(ownFactorsOf(args, io))),
    }
    // loaded only by this command
    const { serve } = await import('./serve/serve.ts')
    return serve(options, io)
  },
}
