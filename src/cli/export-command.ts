import { textOption } from './arguments.ts'
import { encodeUtf8 } from './calculate/decode-utf8.ts'
import type { Command } from './command.ts'
import { DATABASE_OPTIONS, neededDatabaseOf } from './database/address.ts'
import { UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { companyOf } from './keys-command.ts'
import { wrap } from './text-layout.ts'

/** Characters per write. */
const BLOCK = 65_536

/** Writes lines, each with its line end; returns their number. */
async function writeLines(lines: AsyncIterable<string>, write: (bytes: Uint8Array) => Promise<void>): Promise<number> {
  let [held, count] = ['', 0]
  for await (const line of lines) {
    held += `${line}\n`
    count += 1
    if (held.length < BLOCK) continue
    await write(encodeUtf8(held))
    held = ''
  }
  if (held !== '') await write(encodeUtf8(held))
  return count
}

/** Writes a file atomically. */
async function writeFile(path: string, lines: AsyncIterable<string>, io: CliIo): Promise<void> {
  const files = io.stageFiles()
  try {
    const file = await files.open(path)
    const count = await writeLines(lines, (bytes) => file.write(bytes))
    await files.keep()
    io.stderr.write(`written: ${path}, ${count} lines\n`)
  } finally {
    await files.discard()
  }
}

/** `tonne export`. */
export const exportCommand: Command = {
  name: 'export',
  operands: '',
  summary: 'writes all that a company has recorded, its log and its proofs as a bundle',
  options: {
    ...DATABASE_OPTIONS,
    company: { type: 'string', value: 'N', help: 'the company (else 1)' },
    output: { type: 'string', value: 'FILE', help: 'where to write it (else the standard output)' },
  },
  details: () =>
    [
      wrap(
        'A bundle is NDJSON: the factors as they were used, the log, every record with the proof of its emission, counts and a digest. It holds the company at one moment, and no API keys. tonne verify checks it, without a database.',
      ),
      'Example\n  tonne export --db ./tonne.db --output bundle.ndjson\n  tonne verify bundle.ndjson',
    ].join('\n\n'),
  run: async (given, io) => {
    if (given.operands.length > 0)
      throw new UsageError(`export takes no operands; received ${given.operands.join(' ')}`)
    const database = neededDatabaseOf(given)
    const companyId = companyOf(given)
    const output = textOption(given, 'output')
    const [{ requireFile, usingDatabase }, { createService }] = await Promise.all([
      import('./database/open-database.ts'),
      import('../service/index.ts'),
    ])
    requireFile(database, io)
    await usingDatabase(database, io, async ({ store }) => {
      const company = createService({ store: await store(), clock: io.now }).company(companyId)
      if (output === undefined) await writeLines(company.export(), (bytes) => io.stdout.writeBytes(bytes))
      else await writeFile(output, company.export(), io)
    })
    return 0
  },
}
