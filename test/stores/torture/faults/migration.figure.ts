import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import Libsql from 'libsql'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { MIGRATIONS } from '../../../../src/store/sql/migrations/migrations.ts'
import { SqliteDatabase } from '../../../../src/store/sqlite/sqlite-store.ts'
import { randomFrom } from '../../../oracle/random.ts'
import { rebuildAs } from '../../earlier-schema.ts'
import type { Asked, Figure, Measure } from '../figure.ts'
import { fill } from '../load/many-records.ts'
import { openStore } from './open-store.ts'
import { mountSmallDisk } from './small-disk.ts'

const SCALES = {
  fast: { records: 1_600, kills: 1 },
  full: { records: 1_000_000, kills: 6 },
} as const
const EARLIER = MIGRATIONS.slice(0, -1).map(({ version }) => version)
const LATEST_EARLIER = EARLIER.at(-1) as number
/** The migration and two fills of each version before the latest earlier one. */
const KILLS_OF_OTHERS = 2
/** What a disk in memory has room for. */
const RECORDS_ON_DISK = 6_000
const DISK_MIB = 96
const YEARS = { from: '2024-01-01', to: '2027-01-01' }
const FILLER = fileURLToPath(new URL('summary-filler.ts', import.meta.url))
/** A process lives on for so long at most when its time has come. */
const DELAY_MS_MAX = 20

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))

/** A line of the filler. */
interface Line {
  readonly isOpening?: true
  readonly isFilled?: true
  readonly rows?: number
}

/** Starts a filler and kills it a moment after the first line that `isTime` is true for; false if it ended before. */
async function killFiller(file: string, isTime: (line: Line) => boolean, delayMs: number): Promise<boolean> {
  const place = JSON.stringify({ engine: 'SQLite', file })
  const child = spawn(process.execPath, ['--import', 'tsx', FILLER, place], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  let isKilled = false
  for await (const text of createInterface({ input: child.stdout })) {
    const line = JSON.parse(text) as Line
    if (line.isFilled === true) break
    if (isKilled || !isTime(line)) continue
    isKilled = true
    await pause(delayMs)
    child.kill('SIGKILL')
  }
  await ended
  return isKilled
}

/** The inventory of a database, the rows without a summary, and the differences that a recount finds. */
async function stateOf(file: string) {
  const { service, close } = await openStore({ engine: 'SQLite', file })
  const company = service.company(1)
  const inventory = JSON.stringify(await company.inventory(YEARS))
  const differences = await company.verifyTotals()
  await close()
  const client = new Libsql(file)
  const count = 'select count(*) as rows, count(summary_version) as filled from tonne_site_fuels where company_id = 1'
  const [found] = client.prepare(count).all() as { rows: number; filled: number }[]
  client.close()
  return { inventory, differences: differences.length, rows: found?.rows ?? 0, filled: found?.filled ?? 0 }
}

/** Brings a file back to an earlier version of the schema. */
async function makeEarlier(file: string, version: number): Promise<void> {
  const client = new Libsql(file)
  await rebuildAs(new SqliteDatabase(client), version)
  // the pages that the copied tables left would be room on a full disk
  client.exec('vacuum')
  client.exec('pragma wal_checkpoint(truncate)')
  client.close()
}

/** A database of this version, and the inventory that it must keep. */
async function makeFile(file: string, records: number): Promise<string> {
  const { store, close } = await openStore({ engine: 'SQLite', file })
  await fill(store, records)
  await close()
  const { inventory } = await stateOf(file)
  return inventory
}

/** Kills the migration once unless the run is fast, then the fill as often as `kills` says, and lets the last one end. */
async function killFills(file: string, inventory: string, { kills, seed }: { kills: number; seed: number }) {
  const random = randomFrom(seed)
  const delay = () => random.unit() * DELAY_MS_MAX
  const faults: string[] = []
  // another process takes two seconds, which a fast run does not have
  if (kills > 1 && !(await killFiller(file, (line) => line.isOpening === true, 50 * delay()))) {
    faults.push('no migration was killed')
  }
  let killed = 0
  let filled = 0
  for (let index = 0; index < kills; index++) {
    const before = await stateOf(file)
    if (before.inventory !== inventory) faults.push(`the inventory changed before fill ${index + 1}`)
    if (before.filled < filled) faults.push(`${filled - before.filled} filled rows were lost`)
    filled = before.filled
    const rows = Math.ceil(((index + random.unit()) * before.rows) / (kills + 1))
    if (await killFiller(file, (line) => (line.rows ?? 0) >= rows, delay())) killed += 1
  }
  await fillOnce(file)
  const after = await stateOf(file)
  if (after.inventory !== inventory) faults.push('the inventory changed')
  if (after.filled < after.rows) faults.push(`${after.rows - after.filled} rows have no summary`)
  if (after.differences > 0) faults.push(`a recount finds ${after.differences} differences`)
  return { rows: after.rows, killed, filledBefore: filled, faults }
}

async function killed({ scale, seed }: Asked): Promise<Figure> {
  const { records, kills } = SCALES[scale]
  // a fast run leaves the others to `migrated-rows.stores.ts`
  const versions = scale === 'full' ? EARLIER : [LATEST_EARLIER]
  const folder = mkdtempSync(join(tmpdir(), 'tonne-migrated-'))
  try {
    const [made, file] = [join(folder, 'made.db'), join(folder, 'tonne.db')]
    const inventory = await makeFile(made, records)
    const found = { rows: 0, killed: 0, details: [] as string[], faults: [] as string[] }
    for (const version of versions) {
      copyFileSync(made, file)
      await makeEarlier(file, version)
      const fills = { kills: version === LATEST_EARLIER ? kills : KILLS_OF_OTHERS, seed: seed + version }
      const { rows, killed, filledBefore, faults } = await killFills(file, inventory, fills)
      found.rows += rows
      found.killed += killed
      found.details.push(
        `version ${version}: ${filledBefore.toLocaleString('en')} rows were filled before the last kill`,
      )
      found.faults.push(...faults.map((fault) => `version ${version}: ${fault}`))
      // a killed process leaves its log behind, which belongs to no other file
      for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true })
    }
    const of = versions.length === 1 ? '' : `${versions.length} × `
    return {
      name: 'kill -9 while an earlier database is migrated and filled, SQLite',
      aim: `${of}${records.toLocaleString('en')} rows, the same inventory, every row filled in the end`,
      measured: `${found.rows.toLocaleString('en')} rows, ${found.killed} fills killed; ${found.faults.length} faults`,
      holds: found.rows === records * versions.length && found.killed >= versions.length && found.faults.length === 0,
      details: [...found.details, ...found.faults],
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const codeOf = async (work: () => Promise<unknown>) => {
  try {
    await work()
    return 'no error'
  } catch (error) {
    return EmissionsError.is(error) ? error.code : String(error)
  }
}

async function fillOnce(file: string): Promise<void> {
  const { service, close } = await openStore({ engine: 'SQLite', file })
  try {
    await service.company(1).fillSummaries()
  } finally {
    await close()
  }
}

/** A disk in memory that is full when the migration begins, and full again when the fill begins. */
async function full(): Promise<Figure> {
  const name = 'disk full while an earlier database is migrated and filled, SQLite'
  const aim = 'store_full twice, then the same inventory, every row filled'
  const disk = mountSmallDisk(DISK_MIB)
  if (disk === null) {
    return {
      name,
      aim,
      measured: 'not measured: this user may not mount a disk here',
      holds: false,
      isImpossible: true,
    }
  }
  const folder = mkdtempSync(join(tmpdir(), 'tonne-migrated-'))
  try {
    const [made, file] = [join(folder, 'tonne.db'), join(disk.folder, 'tonne.db')]
    const inventory = await makeFile(made, RECORDS_ON_DISK)
    await makeEarlier(made, LATEST_EARLIER)
    copyFileSync(made, file)
    disk.leave(96 * 1024)
    const migration = await codeOf(() => fillOnce(file))
    disk.free()
    const migrated = await stateOf(file)
    disk.leave(96 * 1024)
    const filling = await codeOf(() => fillOnce(file))
    disk.free()
    const between = await stateOf(file)
    await fillOnce(file)
    const after = await stateOf(file)
    const isSame = [migrated, between, after].every((one) => one.inventory === inventory)
    const isFilled = after.filled === after.rows && between.filled < between.rows && after.differences === 0
    return {
      ...{ name, aim },
      measured: `${migration}, ${filling}; ${after.filled} of ${after.rows} rows filled, ${isSame ? 'the same' : 'ANOTHER'} inventory`,
      holds: migration === 'store_full' && filling === 'store_full' && isSame && isFilled,
      details: [`${between.filled} rows were filled when the disk was full`],
    }
  } finally {
    disk.end()
    rmSync(folder, { recursive: true })
  }
}

/** What a database of an earlier version suffers when its migration and the fill of its summaries are interrupted. */
export const measure: Measure = async (asked) => {
  const figures = [await killed(asked)]
  // a fast run leaves the disk to `summaries.stores.ts`
  if (asked.scale === 'full') figures.push(await full())
  return figures
}
