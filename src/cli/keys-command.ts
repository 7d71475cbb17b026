import type { Company } from '../service/index.ts'
import { type GivenArguments, textOption } from './arguments.ts'
import { type Command, definitionLines } from './command.ts'
import { DATABASE_OPTIONS, neededDatabaseOf } from './database/address.ts'
import { UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { printable, table, wrap } from './text-layout.ts'

const DEFAULT_COMPANY = '1'

/** The company that was given. Throws `UsageError`. */
export function companyOf(given: GivenArguments): number {
  const text = textOption(given, 'company') ?? DEFAULT_COMPANY
  const companyId = Number(text)
  if (/^\d+$/.test(text) && Number.isSafeInteger(companyId) && companyId > 0) return companyId
  throw new UsageError(`--company must be a whole number above zero; received ${text}`)
}

async function issue({ apiKeys, id }: Company, { options }: GivenArguments, io: CliIo): Promise<void> {
  const { record } = await apiKeys.issue({ name: String(options.name), isReadOnly: options['read-only'] === true })
  const lines = definitionLines([
    ['API key', record.key],
    ['id', record.id],
    ['company', String(id)],
  ])
  io.stdout.write(`${lines}\nIt is shown this once; what is kept of it cannot give it back\n`)
}

async function list({ apiKeys, id }: Company, io: CliIo): Promise<void> {
  const { records } = await apiKeys.list()
  const rows = records.map(({ id: keyId, prefix, name, isReadOnly, createdAt }) => {
    return [keyId, `${prefix}…`, createdAt.slice(0, 10), isReadOnly ? 'read-only' : 'read-write', printable(name)]
  })
  const lines = rows.length === 0 ? [] : table(rows)
  io.stdout.write([...lines, `company ${id} has ${rows.length} in force\n`].join('\n'))
}

async function work(company: Company, given: GivenArguments, io: CliIo): Promise<void> {
  const ended = textOption(given, 'revoke')
  if (ended !== undefined) {
    const { record } = await company.apiKeys.revoke(ended)
    io.stdout.write(`revoked: ${record.prefix}…, ${printable(record.name)}\n`)
  } else if (given.options.name !== undefined) await issue(company, given, io)
  else await list(company, io)
}

/** `tonne keys`. */
export const keysCommand: Command = {
  name: 'keys',
  operands: '',
  summary: 'issues, lists and revokes API keys of a database',
  options: {
    ...DATABASE_OPTIONS,
    company: { type: 'string', value: 'N', help: `the company (else ${DEFAULT_COMPANY})` },
    name: { type: 'string', value: 'NAME', help: 'issue a key of this name, and print it' },
    'read-only': { type: 'boolean', help: 'with --name: the key may not write' },
    revoke: { type: 'string', value: 'ID', help: 'end a key at once' },
  },
  details: () =>
    [
      wrap(
        'Without --name and --revoke the keys in force are listed. A server on the same database need not be stopped.',
      ),
      "Examples\n  tonne keys --db ./tonne.db --name 'import job'\n  tonne keys --db ./tonne.db\n  tonne keys --db ./tonne.db --company 2 --name reports --read-only",
    ].join('\n\n'),
  run: async (given, io) => {
    const { options, operands } = given
    if (operands.length > 0) throw new UsageError(`keys takes no operands; received ${operands.join(' ')}`)
    if (options.name !== undefined && options.revoke !== undefined)
      throw new UsageError('give --name or --revoke, not both')
    if (options['read-only'] === true && options.name === undefined)
      throw new UsageError('--read-only is of a new key; give --name')
    const database = neededDatabaseOf(given)
    const companyId = companyOf(given)
    const [{ requireFile, usingDatabase }, { createService }] = await Promise.all([
      import('./database/open-database.ts'),
      import('../service/index.ts'),
    ])
    requireFile(database, io)
    await usingDatabase(database, io, async ({ store }) => {
      const service = createService({ store: await store(), clock: io.now })
      await work(service.company(companyId, { actor: 'tonne keys' }), given, io)
    })
    return 0
  },
}
