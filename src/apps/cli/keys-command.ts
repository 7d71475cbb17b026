import { printable } from '../../base/index.ts'
import { definedFields } from '../../resources/index.ts'
import type { ApiKeyResource, Company } from '../../service/index.ts'
import { flagRule, type ParsedArguments, textOption, textRule } from './arguments.ts'
import { type Command, definitionLines } from './command.ts'
import { COMPANY_OPTIONS, usingCompany } from './database/company-of-database.ts'
import { UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { table } from './text-layout.ts'

function rightsOf({ isReadOnly, isAdmin }: ApiKeyResource): string {
  if (isReadOnly) return 'read-only'
  return isAdmin ? 'admin' : 'read-write'
}

/** Formats the expiry of a key. */
function expiryOf({ expiresAt }: ApiKeyResource, now: string): string {
  if (expiresAt === null) return 'no expiry'
  return `${expiresAt <= now ? 'expired' : 'expires'} ${expiresAt.slice(0, 16)}Z`
}

async function issueNamedKey({ apiKeys, id }: Company, args: ParsedArguments, io: CliIo): Promise<void> {
  const { options } = args
  const expiresAt = textOption(args, 'expires')
  const { record } = await apiKeys.issue({
    name: String(options.name),
    isReadOnly: options['read-only'] === true,
    isAdmin: options.admin === true,
    ...definedFields({ expiresAt }),
  })
  const lines = definitionLines([
    ['API key', record.key],
    ['id', record.id],
    ['company', String(id)],
    ['may', rightsOf(record)],
    ['expires', record.expiresAt ?? 'never'],
  ])
  io.stdout.write(`${lines}\nIt is shown only once, and cannot be recovered\n`)
}

async function listKeys({ apiKeys, id }: Company, io: CliIo): Promise<void> {
  const { records } = await apiKeys.list()
  const now = new Date(io.now()).toISOString()
  const rows = records.map((one) => {
    const { id: keyId, prefix, name, createdAt } = one
    return [keyId, `${prefix}…`, createdAt.slice(0, 10), rightsOf(one), expiryOf(one, now), name]
  })
  const lines = rows.length === 0 ? [] : table(rows)
  const inForce = records.filter(({ expiresAt }) => expiresAt === null || expiresAt > now).length
  io.stdout.write([...lines, `company ${id} has ${inForce} in force\n`].join('\n'))
}

async function work(company: Company, args: ParsedArguments, io: CliIo): Promise<void> {
  const ended = textOption(args, 'revoke')
  if (ended !== undefined) {
    const { record } = await company.apiKeys.revoke(ended)
    io.stdout.write(`revoked: ${record.prefix}…, ${printable(record.name)}\n`)
  } else if (args.options.name !== undefined) await issueNamedKey(company, args, io)
  else await listKeys(company, io)
}

/** `tonne keys`. */
export const keysCommand: Command = {
  options: {
    ...COMPANY_OPTIONS,
    name: textRule('NAME', 'issue a key with this name, and print it'),
    'read-only': flagRule('with --name: the key cannot write'),
    admin: flagRule('with --name: the key can also manage keys and locked periods'),
    expires: textRule('TIME', 'with --name: when the key expires, like 2026-12-31, or with a time'),
    revoke: textRule('ID', 'revoke a key immediately'),
  },
  details: [
    'Without --name and --revoke, lists the keys in force. A server on the same database can keep running.',
    "Examples\n  tonne keys --db ./tonne.db --name 'import job'\n  tonne keys --db ./tonne.db\n  tonne keys --db ./tonne.db --company 2 --name reports --read-only \\\n    --expires 2026-12-31\n  tonne keys --db ./tonne.db --name operator --admin",
  ],
  run: (args, io) => {
    const { options } = args
    if (options.name !== undefined && options.revoke !== undefined)
      throw new UsageError('give --name or --revoke, not both')
    for (const option of ['read-only', 'admin', 'expires']) {
      if (options[option] !== undefined && options.name === undefined)
        throw new UsageError(`--${option} is for a new key; give --name too`)
    }
    if (options['read-only'] === true && options.admin === true)
      throw new UsageError('give --read-only or --admin, not both')
    return usingCompany(args, { io, actor: 'tonne keys' }, (company) => work(company, args, io))
  },
}
