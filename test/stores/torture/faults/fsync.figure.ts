import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Asked, Figure, Measure } from '../figure.ts'
import { answerIn, beginRound, lanesOf } from './lanes.ts'
import type { Place } from './open-store.ts'
import { startServer } from './server.ts'
import { nothingFound } from './settle.ts'
import { callsIn, canTrace, flushed, straced, type Traced } from './strace.ts'
import { startWriter } from './writer.ts'

const WRITES = { fast: 30, full: 400 } as const
const SYNCS = ['fsync', 'fdatasync'] as const
const SAYS = ['write', 'writev', 'sendmsg', 'sendto'] as const
/** How an acknowledgement begins, as strace prints it. */
const ACKNOWLEDGEMENT = String.raw`{\"key\":\"c1-l0-`

/** What a single writer did. */
interface Counted {
  readonly acknowledged: number
  readonly syncs: number
  /** Acknowledgements before which nothing was synced since the one before. */
  readonly unsynced: number
}

/** What an engine is measured with: syncing as the store has it, and, to see that it is found out, not at all. */
interface Engine {
  readonly name: string
  /** The file that must be synced. */
  readonly log: RegExp
  measure(writes: number, isSloppy: boolean): Promise<Counted>
}

/** One writer, one request after the other; the trace of its own calls shows when it acknowledged which. */
async function writeTraced(place: Place, { writes, seed, trace }: { writes: number; seed: number; trace: string }) {
  const writer = startWriter(place, straced(trace, [...SYNCS, ...SAYS]))
  await writer.isOpen
  const round = await beginRound({ companies: 1, first: 1, found: nothingFound() }, writer.send)
  const [lane] = lanesOf(round, 1, seed)
  for (let index = 0; index < writes && lane !== undefined; index++) {
    const planned = lane.book.next(lane.name, lane.random)
    lane.book.done(planned, answerIn(await writer.send(planned.request)))
  }
  await writer.end()
  await flushed(trace, writer.pid)
}

function counted(acknowledgements: readonly Traced[], syncs: readonly Traced[]): Counted {
  const said = acknowledgements.map(({ begun }) => begun).sort((a, b) => a - b)
  const synced = syncs.map(({ over }) => over).sort((a, b) => a - b)
  let unsynced = 0
  let between = 0
  for (const [index, end] of said.entries()) {
    if (index === 0) continue
    const from = said[index - 1] as number
    const count = synced.filter((one) => one > from && one < end).length
    between += count
    if (count === 0) unsynced += 1
  }
  return { acknowledged: said.length, syncs: between, unsynced }
}

const isSync = ({ name }: Traced) => (SYNCS as readonly string[]).includes(name)
const isAcknowledgement = ({ name, text }: Traced) =>
  (SAYS as readonly string[]).includes(name) && text.includes(ACKNOWLEDGEMENT)

function sqliteEngine(seed: number): Engine {
  const log = /tonne\.db-wal>/
  const measure = async (writes: number, isSloppy: boolean): Promise<Counted> => {
    const folder = mkdtempSync(join(tmpdir(), 'tonne-synced-'))
    try {
      const trace = join(folder, 'trace')
      const pragmas = isSloppy ? ['synchronous = normal'] : []
      const place: Place = { engine: 'SQLite', file: join(folder, 'tonne.db'), pragmas }
      await writeTraced(place, { writes, seed, trace })
      const calls = callsIn(trace)
      return counted(
        calls.filter(isAcknowledgement),
        calls.filter((one) => isSync(one) && log.test(one.text)),
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  return { name: 'SQLite', log, measure }
}

function postgresEngine(seed: number): Engine {
  const log = /pg_wal\/[0-9A-F]{24}>/
  const measure = async (writes: number, isSloppy: boolean): Promise<Counted> => {
    const folder = mkdtempSync(join(tmpdir(), 'tonne-synced-'))
    // the server runs as somebody else
    chmodSync(folder, 0o777)
    const serverTrace = join(folder, 'server')
    const settings = ['wal_sync_method=fdatasync', ...(isSloppy ? ['synchronous_commit=off'] : [])]
    const trace = join(folder, 'writer')
    try {
      const server = await startServer(settings, { startedBy: straced(serverTrace, SYNCS) })
      const { pid } = server
      try {
        const place: Place = { engine: 'Postgres', connection: { ...server.connection, max: 1 } }
        await writeTraced(place, { writes, seed, trace })
      } finally {
        await server.end()
      }
      await flushed(serverTrace, pid)
      const syncs = callsIn(serverTrace).filter((one) => isSync(one) && log.test(one.text))
      return counted(callsIn(trace).filter(isAcknowledgement), syncs)
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
  return { name: 'Postgres', log, measure }
}

const AIM = 'at least 1 of the log before each acknowledgement'

async function figureOf(engine: Engine, { scale }: Asked): Promise<Figure> {
  const name = `fsyncs per acknowledged commit of a single writer, ${engine.name}`
  const { acknowledged, syncs, unsynced } = await engine.measure(WRITES[scale], false)
  const sloppy = await engine.measure(WRITES.fast, true)
  const each = (syncs / Math.max(1, acknowledged - 1)).toFixed(2)
  return {
    name,
    aim: AIM,
    measured: `${each} each, of ${acknowledged}; ${unsynced} without one`,
    holds: acknowledged === WRITES[scale] && unsynced === 0 && sloppy.unsynced > 0,
    details: [
      `by strace: fsync and fdatasync of ${engine.log.source} between two acknowledgements that the writer wrote to its pipe`,
      `of a store that was told not to sync each commit, ${sloppy.unsynced} of ${sloppy.acknowledged} were found without one`,
    ],
  }
}

/** Counts what a single writer of each engine brings to the disk before it acknowledges. */
export const measure: Measure = async (asked) => {
  const engines = [sqliteEngine(asked.seed), postgresEngine(asked.seed)]
  if (!canTrace()) {
    const measured = 'not measured: there is no strace here, or it may not trace'
    return engines.map(({ name }) => ({
      name: `fsyncs per acknowledged commit of a single writer, ${name}`,
      aim: AIM,
      measured,
      holds: false,
      isImpossible: true,
    }))
  }
  const figures: Figure[] = []
  for (const engine of engines) figures.push(await figureOf(engine, asked))
  return figures
}
