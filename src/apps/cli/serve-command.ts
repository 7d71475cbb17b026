import { joinOwnFactors, withFactorSets } from '../../rows/index.ts'
import { flagRule, type OptionRule, type ParsedArguments, textOption, textRule } from './arguments.ts'
import type { Command } from './command.ts'
import { DATABASE_OPTIONS, databaseOptionsOf } from './database/address.ts'
import { UsageError } from './failure.ts'
import { readHeadKeys } from './head-files.ts'
import { EXACT_OPTION, FACTORS_OPTION, ownFactorsOf, POSTCODES_OPTION, postcodesOf } from './input-options.ts'
import type { ServeOptions } from './serve/serve.ts'

const PORT_MAX = 65_535
const DEFAULT_PORT = '8080'
const DEFAULT_HOST = '127.0.0.1'

/** Options for the address of a server. */
export const LISTEN_OPTIONS = {
  port: textRule('PORT', `port to listen on (default: ${DEFAULT_PORT}); 0 picks a free one`),
  host: textRule('HOST', `address to listen on (default: ${DEFAULT_HOST}, only this machine)`),
} as const satisfies Record<string, OptionRule>

/** Option to open the page. */
export const OPEN_OPTION: OptionRule = flagRule('open the page in the browser')

/** Reads the host and port to listen on. Throws `UsageError` for an invalid port. */
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
    postcodes: POSTCODES_OPTION,
    demo: flagRule('serve the year of an invented company, its page and sample requests; includes --extensions'),
    'signing-key': textRule(
      'FILE',
      'sign heads of logs by this private Ed25519 key, a JWK or a PEM of PKCS#8; includes --extensions',
    ),
    extensions: flagRule('also serve operations that are not in the contract: deletions, lists, traces, keys'),
  },
  details: [
    'Prints an API key for one company, and the addresses of the documentation and the health check. With --db, the keys are those of tonne keys and none is printed; with --demo, the printed key is valid until the server stops. Each answer is logged as one line of JSON on standard error: time, method, path without ids, status and milliseconds. On Ctrl-C or SIGTERM the server accepts no new requests, finishes those in progress and exits with code 0. Without --db, all records are lost then. With --signing-key, every lock of a period has a signed head, and POST /v1/log/signed-head signs the current one.',
    'Examples\n  tonne serve --demo\n  tonne serve --port 0 --extensions\n  tonne serve --host 0.0.0.0\n  tonne serve --db ./tonne.db\n  tonne serve --db ./tonne.db --signing-key company.jwk\n  tonne serve --db postgres://tonne@localhost/tonne',
  ],
  run: async (args, io) => {
    const { demo, extensions, open } = args.options
    const database = databaseOptionsOf(args)
    const keyFile = textOption(args, 'signing-key')
    // before the database is opened, so that a wrong key changes nothing
    const headKeys = keyFile === undefined ? undefined : await readHeadKeys(keyFile, io)
    const options = {
      ...listenOptionsOf(args),
      demo: demo === true,
      extensions: extensions === true || headKeys !== undefined,
      headKeys,
      open: open === true,
      database,
      catalogue: await withFactorSets(joinOwnFactors(ownFactorsOf(args, io))),
      places: postcodesOf(args, io)?.places,
    }
    // loaded only by this command
    const { serve } = await import('./serve/serve.ts')
    return serve(options, io)
  },
}

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
    // loaded only by this command
    const { calculateCommand } = await import('./calculate-command.ts')
    await calculateCommand.run({ options: { sample: true, exact }, operands }, io)
    if (isNumbersOnly === true || !io.stdinIsTerminal) return 0
    io.stdout.write('\n')
    return serveCommand.run({ options: { ...listen, demo: true }, operands }, io)
  },
}
