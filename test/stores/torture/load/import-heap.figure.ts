import { spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import type { ImportPreview, StoredImport } from '../../../../src/service/index.ts'
import { BUILT_PROGRAM } from '../../../fixtures/built-program.ts'
import type { Measure } from '../figure.ts'

const ROWS = { fast: 2_000, full: 1_000_000 } as const
/** What V8 may keep; it ends a process that needs more. */
const HEAP_MB = 256
/** Where the program finds a driver. */
const cwd = fileURLToPath(new URL('../..', import.meta.url))

/** Monthly bills of 200 sites, of two fuels and of electricity, with ids. */
async function writeBills(file: string, rows: number): Promise<void> {
  const output = createWriteStream(file)
  output.write('id,site,activity,start,value,unit,fuel,country\n')
  for (let row = 0; row < rows; row++) {
    const day = `${2015 + (Math.floor(row / 12) % 10)}-${String(1 + (row % 12)).padStart(2, '0')}-01`
    const [activity, unit, fuel] = [
      ['fuel', 'l', 'gas oil'],
      ['electricity', 'kWh', ''],
      ['fuel', 'kWh', 'natural gas'],
    ][row % 3] as readonly string[]
    const line = `INV-${String(row).padStart(9, '0')},Site ${row % 200},${activity},${day},${row % 9_973}.25,${unit},${fuel},GB\n`
    if (!output.write(line)) await new Promise((go) => output.once('drain', go))
  }
  output.end()
  await finished(output)
}

function run<Printed>(...words: string[]): Printed | string {
  const parameters = [`--max-old-space-size=${HEAP_MB}`, BUILT_PROGRAM, ...words]
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, parameters, { cwd, encoding: 'utf8' })
  return status === 0 ? (JSON.parse(stdout) as Printed) : `ended with ${signal ?? status}: ${stderr.slice(-300)}`
}

/** Previews and imports a file in a heap that does not grow with its rows. */
export const measure: Measure = async ({ scale }) => {
  const rows = ROWS[scale]
  const folder = mkdtempSync(join(tmpdir(), 'tonne-import-heap-'))
  try {
    const [file, db] = [join(folder, 'bills.csv'), join(folder, 'tonne.db')]
    await writeBills(file, rows)
    spawnSync(process.execPath, [BUILT_PROGRAM, 'migrate', '--db', db], { cwd })
    const words = ['import', file, '--db', db, '--out', 'json']
    const preview = run<ImportPreview>(...words)
    const stored = typeof preview === 'string' ? preview : run<StoredImport>(...words, '--commit', preview.digest)
    const records = typeof stored === 'string' ? 0 : stored.records
    const measured = typeof stored === 'string' ? stored : `${records.toLocaleString('en')} records`
    return [
      {
        name: `preview and import of a file by the program, SQLite: heap of ${HEAP_MB} MB`,
        aim: `${rows.toLocaleString('en')} rows imported`,
        measured,
        holds: records === rows,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}
