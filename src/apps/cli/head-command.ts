import { isKeyOf } from '../../base/index.ts'
import { generateHeadKey, publicKeyOf, witnessHead } from '../../verify/index.ts'
import { flagRule, type ParsedArguments, textOption, textRule } from './arguments.ts'
import { encodeUtf8 } from './calculate/decode-utf8.ts'
import type { Command } from './command.ts'
import { COMPANY_OPTIONS, usingCompany } from './database/company-of-database.ts'
import { readingInput, UsageError } from './failure.ts'
import { readHead, readHeadKeys, readPublicKeys } from './head-files.ts'
import type { CliIo } from './io.ts'
import { writeFile } from './outputs.ts'
import { openVerifiable } from './verify-command.ts'

/** Only the owner may read the file of a private key. */
const SECRET_MODE = 0o600

/** Returns the text of an option. Throws `UsageError` if it is missing. */
function neededOption(args: ParsedArguments, name: string): string {
  const text = textOption(args, name)
  if (text === undefined) throw new UsageError(`--${name} is missing`)
  return text
}

/** Throws `UsageError` for an option of another action, which would have no effect. */
function checkActionOptions({ options }: ParsedArguments, action: Action): void {
  const names: readonly string[] = ACTIONS[action].names
  const other = Object.keys(options).find((name) => name !== 'help' && !names.includes(name))
  if (other === undefined) return
  throw new UsageError(`--${other} is not for tonne head ${action}, which takes --${names.join(', --')}`)
}

async function makeKey(args: ParsedArguments, io: CliIo): Promise<number> {
  const output = neededOption(args, 'output')
  if (io.hasFile(output)) throw new UsageError(`${output} exists, and a key is never overwritten; give another name`)
  const { d, ...open } = await generateHeadKey()
  const secret = encodeUtf8(`${JSON.stringify({ ...open, d })}\n`)
  await writeFile({ path: output, mode: SECRET_MODE }, io, (append) => append(secret))
  io.stdout.write(`${JSON.stringify(open)}\n`)
  io.stderr.write(`written: ${output}, the private key; keep it secret. The public key, for others, is printed\n`)
  return 0
}

async function sign(args: ParsedArguments, io: CliIo): Promise<number> {
  const headKeys = await readHeadKeys(neededOption(args, 'key'), io)
  return usingCompany(args, { io, actor: 'tonne head', headKeys }, async ({ audit }) => {
    io.stdout.write(`${await audit.signHead()}\n`)
  })
}

async function printPublicKey(args: ParsedArguments, io: CliIo): Promise<number> {
  const keys = await readHeadKeys(neededOption(args, 'key'), io)
  io.stdout.write(`${JSON.stringify(await publicKeyOf(keys))}\n`)
  return 0
}

/** Reads the last statement of the witness; null for the first. Throws `UsageError` unless the options say which. */
function lastOf(args: ParsedArguments, io: CliIo): string | null {
  const [file, isFirst] = [textOption(args, 'last'), args.options.first === true]
  if (file !== undefined && isFirst) throw new UsageError('give --last FILE or --first, not both')
  if (file !== undefined) return readHead(file, io)
  if (isFirst) return null
  throw new UsageError(
    'give --last FILE, or --first if you confirm no head of this company yet: a second first statement starts a second chain',
  )
}

async function witness(args: ParsedArguments, io: CliIo): Promise<number> {
  const [, file] = args.operands
  if (file === undefined) throw new UsageError('HEAD is missing: the file with the signed head of the company')
  const [bundle, signerFile] = [neededOption(args, 'bundle'), neededOption(args, 'signer')]
  const keys = await readHeadKeys(neededOption(args, 'key'), io)
  const [signer, otherSigner] = readPublicKeys(signerFile, io)
  if (signer === undefined || otherSigner !== undefined)
    throw new UsageError('--signer must be the file of one public key')
  const [head, last] = [readHead(file, io), lastOf(args, io)]
  const opened = await readingInput(bundle, () => openVerifiable(bundle, io))
  if (!('lines' in opened)) throw new UsageError('--bundle must be a bundle, from tonne export')
  const time = new Date(io.now()).toISOString()
  io.stdout.write(`${await witnessHead({ head, last, signer, keys, time, lines: opened.lines })}\n`)
  return 0
}

/** The actions with the options that each takes. */
const ACTIONS = {
  key: { run: makeKey, names: ['output'] },
  public: { run: printPublicKey, names: ['key'] },
  sign: { run: sign, names: [...Object.keys(COMPANY_OPTIONS), 'key'] },
  witness: { run: witness, names: ['bundle', 'signer', 'key', 'last', 'first'] },
} as const satisfies Record<string, { run: Command['run']; names: readonly string[] }>

type Action = keyof typeof ACTIONS

function readAction({ operands }: ParsedArguments): Action {
  const [action, ...others] = operands
  const names = Object.keys(ACTIONS).join(', ')
  if (action === undefined) throw new UsageError(`ACTION is missing: one of ${names}`)
  if (!isKeyOf(ACTIONS, action)) throw new UsageError(`ACTION must be one of ${names}; received ${action}`)
  const extra = others[action === 'witness' ? 1 : 0]
  if (extra !== undefined) throw new UsageError(`${action} does not take ${extra}`)
  return action
}

/** `tonne head`. */
export const headCommand: Command = {
  options: {
    ...COMPANY_OPTIONS,
    output: textRule('FILE', 'with key: new file for the private key'),
    key: textRule('FILE', 'with public, sign and witness: the file of your private key, a JWK or a PEM of PKCS#8'),
    bundle: textRule('FILE', 'with witness: a bundle of the company that has the head'),
    signer: textRule('FILE', 'with witness: the public key of the company, which you got from it'),
    last: textRule('FILE', 'with witness: the statement that you signed last for the company'),
    first: flagRule('with witness: you have signed no statement for the company yet'),
  },
  details: [
    'ACTION is key, public, sign or witness. key makes an Ed25519 key, writes its private part to a file and prints the public part, for those who check your signatures. public prints the public part of a key that you have, also of one from openssl genpkey -algorithm ed25519. sign prints the head of the log of a company, signed: who keeps it finds a log that is rewritten later. witness checks that a bundle has a signed HEAD and extends the head that you confirmed last, and prints your statement; keep it for the next time. It refuses a head with fewer lines, and one whose log was rewritten.',
    'Examples\n  tonne head key --output company.jwk > company.pub\n  tonne head sign --db ./tonne.db --key company.jwk > head.jws\n  tonne head witness head.jws --bundle bundle.ndjson \\\n    --signer company.pub --key witness.jwk --last last.jws\n  tonne verify bundle.ndjson --heads heads.jws --keys keys.json',
  ],
  run: (args, io) => {
    const action = readAction(args)
    checkActionOptions(args, action)
    return ACTIONS[action].run(args, io)
  },
}
