import { textOption, textRule } from './arguments.ts'
import { encodeUtf8 } from './calculate/decode-utf8.ts'
import type { Command } from './command.ts'
import { COMPANY_OPTIONS, usingCompany } from './database/company-of-database.ts'
import { writeFile } from './outputs.ts'

/** Characters per write. */
const BLOCK = 65_536

/** Writes lines, each with its line end; returns their number. */
async function writeLines(lines: AsyncIterable<string>, write: (bytes: Uint8Array) => Promise<void>): Promise<number> {
  let [buffered, count] = ['', 0]
  for await (const line of lines) {
    buffered += `${line}\n`
    count += 1
    if (buffered.length < BLOCK) continue
    await write(encodeUtf8(buffered))
    buffered = ''
  }
  if (buffered !== '') await write(encodeUtf8(buffered))
  return count
}

/** `tonne export`. */
export const exportCommand: Command = {
  options: {
    ...COMPANY_OPTIONS,
    output: textRule('FILE', 'file to write (default: standard output)'),
  },
  details: [
    'A bundle is NDJSON: the factors as they were used, the log, every record with the proof of its emission, counts and a digest. It shows the company at one moment and holds no API keys. tonne verify checks it without a database.',
    'Examples\n  tonne export --db ./tonne.db --output bundle.ndjson\n  tonne verify bundle.ndjson',
  ],
  run: (args, io) => {
    const output = textOption(args, 'output')
    return usingCompany(args, { io, actor: 'tonne export' }, async (company) => {
      if (output === undefined) await writeLines(company.export(), (bytes) => io.stdout.writeBytes(bytes))
      else {
        const count = await writeFile(output, io, (append) => writeLines(company.export(), append))
        io.stderr.write(`written: ${output}, ${count} lines\n`)
      }
    })
  },
}
