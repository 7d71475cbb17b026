import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Asked, Figure, Measure } from '../figure.ts'
import { openStore, type Place } from './open-store.ts'
import { nothingSuffered, runOutOfSpace, type Suffered } from './out-of-space.ts'
import { attempt, codesOf } from './persist.ts'
import { type FaultyServer, startServer } from './server.ts'
import { firstFlaws, flawsIn, isFlawless } from './settle.ts'
import { mountSmallDisk } from './small-disk.ts'
import { startWriter } from './writer.ts'

const MIB = 2 ** 20
const AIM = 'a coded error, nothing acknowledged lost, works again'

/** Runs a database out of space; false where this machine has no way to it. */
type Suffer = (suffered: Suffered, asked: Asked) => Promise<boolean>

/** A disk in memory that is filled, and filled once more; the second time its writer is killed while it is full. */
const sqliteOnDisk: Suffer = async (suffered, asked) => {
  const disk = mountSmallDisk(64)
  if (disk === null) return false
  const place: Place = { engine: 'SQLite', file: join(disk.folder, 'tonne.db') }
  try {
    await runOutOfSpace(suffered, asked, async () => {
      const { send, kill, end, isOpen } = startWriter(place)
      await isOpen
      return { place, send, kill, end, fill: () => disk.leave(MIB / 2), free: disk.free }
    })
  } finally {
    disk.end()
  }
  return true
}

/** Does something with a place for a file, and takes it away. */
async function withFolder<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-full-'))
  try {
    return await work({ engine: 'SQLite', file: join(folder, 'tonne.db') })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A file that may have no more pages. */
const sqliteWithoutPages: Suffer = (suffered, asked) =>
  withFolder(async (place) => {
    await runOutOfSpace(suffered, asked, async () => {
      const { service, set, close } = await openStore(place)
      return {
        place,
        send: (request) => attempt(service, request),
        // fewer than there are means: no more
        fill: () => set?.('max_page_count = 1'),
        free: () => set?.('max_page_count = 1000000'),
        end: close,
      }
    })
    return true
  })

/** How large files of a process may get: bytes, or 'unlimited'. */
function limitFiles(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], { stdio: 'ignore' })
}

function canLimitFiles(): boolean {
  try {
    limitFiles(process.pid, 'unlimited')
    return true
  } catch {
    return false
  }
}

/** A writer whose files may not grow beyond a size: what it writes fails, and the end of it may be missing. */
const sqliteWithSmallFiles: Suffer = async (suffered, asked) => {
  if (!canLimitFiles()) return false
  await withFolder((place) =>
    runOutOfSpace(suffered, asked, async () => {
      const { send, end, isOpen, pid } = startWriter(place)
      await isOpen
      return { place, send, end, fill: () => limitFiles(pid, MIB), free: () => limitFiles(pid, 'unlimited') }
    }),
  )
  return true
}

const LOG_FILE_USED_BYTES = 800_000
const SEGMENTS_AHEAD = `select count(*)::int as count from pg_ls_waldir()
  where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_lsn())`

/** Uses up the files that the server has made for its log beforehand: they would take what is written for long. */
async function useUpLogFiles({ query }: FaultyServer): Promise<void> {
  const areLeft = async () => Number((await query(SEGMENTS_AHEAD))[0]?.count) > 0
  while (await areLeft()) {
    await query(`select pg_logical_emit_message(true, 'torture', 'next')`)
    await query('select pg_switch_wal()')
  }
  await query('checkpoint')
  // and most of the one that is written to
  await query(`select pg_logical_emit_message(true, 'torture', repeat('x', ${LOG_FILE_USED_BYTES}))`)
}

/**
 * A server of which a part lies on a disk in memory. Without room for its data it refuses what is new; without room for its
 * log it gives up, and has to be started again.
 */
async function postgresOnDisk(part: 'data' | 'log', suffered: Suffered, asked: Asked): Promise<boolean> {
  const disk = mountSmallDisk(160)
  if (disk === null) return false
  const elsewhere = mkdtempSync(join(tmpdir(), 'tonne-full-'))
  // the server runs as somebody else
  chmodSync(elsewhere, 0o777)
  const [data, log] = part === 'data' ? [disk.folder, elsewhere] : [elsewhere, disk.folder]
  const initdb = [`--waldir=${join(log, 'log')}`, '--wal-segsize=1']
  // a checkpoint without room for its own files ends the server: that is tried with the log alone
  const settings = ['min_wal_size=2MB', 'max_wal_size=1GB', 'wal_recycle=off', 'checkpoint_timeout=1h']
  const server = await startServer(settings, { data: join(data, 'data'), initdb })
  const place: Place = { engine: 'Postgres', connection: server.connection }
  try {
    await runOutOfSpace(suffered, asked, async () => {
      const { service, close } = await openStore(place)
      const free = async () => {
        disk.free()
        // it may have given up for good
        if (await server.hasEnded()) await server.restart()
        else await server.serves()
      }
      const fill = async () => {
        if (part === 'log') await useUpLogFiles(server)
        disk.leave(MIB / 4)
      }
      return { place, send: (one) => attempt(service, one), fill, free, end: close }
    })
  } finally {
    await server.end()
    disk.end()
    rmSync(elsewhere, { recursive: true, force: true })
  }
  return true
}

interface Way {
  readonly name: string
  /** One of these is due at least. */
  readonly due: readonly string[]
  /** Reading goes on meanwhile. */
  readonly isReadable: boolean
  readonly suffer: Suffer
}

/** What is said where an engine cannot tell that the reason is space. */
const ANY_LOSS = ['store_full', 'store_unavailable', 'store_outcome_unknown']

const WAYS: readonly Way[] = [
  { name: 'SQLite on a disk of 64 MiB', due: ['store_full'], isReadable: true, suffer: sqliteOnDisk },
  { name: 'SQLite without another page', due: ['store_full'], isReadable: true, suffer: sqliteWithoutPages },
  { name: 'SQLite with a limit of file size', due: ANY_LOSS, isReadable: true, suffer: sqliteWithSmallFiles },
  {
    name: 'Postgres, its data on a disk of 160 MiB',
    due: ['store_full'],
    isReadable: true,
    suffer: (suffered, asked) => postgresOnDisk('data', suffered, asked),
  },
  {
    name: 'Postgres, its log on a disk of 160 MiB',
    due: ANY_LOSS,
    isReadable: false,
    suffer: (suffered, asked) => postgresOnDisk('log', suffered, asked),
  },
]

async function figureOf({ name: way, due, isReadable, suffer }: Way, asked: Asked): Promise<Figure> {
  const suffered = nothingSuffered()
  const name = `disk full, ${way}`
  if (!(await suffer(suffered, asked))) {
    const measured = 'not measured: this user may not mount a disk, or set a limit, here'
    return { name, aim: AIM, measured, holds: false, isImpossible: true }
  }
  const { found, codes, read, rounds } = suffered
  const isCoded = due.some((code) => codes.has(code))
  const isRead = !isReadable || read === rounds
  return {
    name,
    aim: AIM,
    measured: `${rounds} × full: ${codesOf(codes)}; ${found.acknowledged} acknowledged, ${flawsIn(found)}`,
    holds: isCoded && isRead && isFlawless(found),
    details: [
      `${found.open} requests were left open, ${found.openDone} of them done; all sent again twice`,
      `read while it was full: ${read} of ${rounds} times`,
      ...firstFlaws(found),
    ],
  }
}

/** Stores run out of space, and get some again. */
export const measure: Measure = async (asked) => {
  const figures: Figure[] = []
  for (const way of WAYS) figures.push(await figureOf(way, asked))
  return figures
}
