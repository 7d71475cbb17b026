import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Random, randomFrom } from '../../../oracle/random.ts'
import type { Asked, Figure, Measure } from '../figure.ts'
import { differencesFrom } from './compare.ts'
import { acknowledge, beginRound, countCode, type Lane, lanesOf, type Round, unsettled } from './lanes.ts'
import { openStore, type Place } from './open-store.ts'
import { type FaultyServer, startServer } from './server.ts'
import { type Found, firstFlaws, flawsIn, isFlawless, nothingFound, settle } from './settle.ts'
import { startWriter, type Writer } from './writer.ts'

const SCALES = {
  fast: { rounds: 1, writes: 80, openings: 1 },
  full: { rounds: 26, writes: 410, openings: 10 },
} as const
/** Rounds of the issue, and writes of both engines together. */
const AIM = { rounds: 25, writes: 20_000 } as const

const LANES_EACH = 2
const COMPANIES = 2
/** A writer lives on for so long at most when its time has come. */
const DELAY_MS_MAX = 12
/** To a store that must be found out. */
const HASTY_WRITES = 6
const PROGRAM = 'tonne-writer'

/** A database whose writers are killed. */
interface Victim {
  readonly place: Place
  /** Another database of it, without a schema. */
  readonly fresh: () => Promise<Place>
  /** Waits until what a killed writer had begun has come to its end. */
  readonly settled: () => Promise<void>
  readonly end: () => Promise<void>
}

function sqliteVictim(): Victim {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-killed-'))
  let made = 0
  const next = (): Place => {
    made += 1
    return { engine: 'SQLite', file: join(folder, `tonne-${made}.db`) }
  }
  const end = async () => rmSync(folder, { recursive: true })
  // a killed process holds no lock any more
  return { place: next(), fresh: async () => next(), settled: async () => undefined, end }
}

async function postgresVictim(): Promise<Victim> {
  const server: FaultyServer = await startServer()
  const connection = { ...server.connection, max: 4, application_name: PROGRAM }
  let made = 0
  const fresh = async (): Promise<Place> => {
    made += 1
    await server.query(`create database fresh_${made}`)
    return { engine: 'Postgres', connection: { ...connection, database: `fresh_${made}` } }
  }
  const place: Place = { engine: 'Postgres', connection }
  return { place, fresh, settled: () => server.nobodyIsConnected(PROGRAM), end: server.end }
}

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))

/** Sends requests until the writer is gone; what is open then is noted. */
async function write(round: Round, { name, book, random }: Lane, writer: Writer): Promise<void> {
  while (!round.isOver) {
    const planned = book.next(name, random)
    const outcome = await writer.send(planned.request)
    if (outcome.is === 'acknowledged') {
      acknowledge(round, book, { planned, answer: outcome.answer })
      continue
    }
    round.open.get(book)?.push({ planned, told: 'nothing' })
    if (outcome.is === 'silent') return
    countCode(round, outcome.code)
    round.found.wrong.push(`${planned.request.key}: refused with ${outcome.code}: ${outcome.message}`)
  }
}

async function acknowledged(round: Round, count: number, lanes: Promise<unknown>): Promise<void> {
  let isOver = false
  void lanes.then(() => {
    isOver = true
  })
  while (round.acknowledged < count && !isOver) await pause(1)
}

/** Writers write, the first is killed among the others, if there are any, then all of them at once. */
async function killWriters(
  place: Place,
  { random, first, writers: count, writes }: { random: Random; first: number; writers: number; writes: number },
  found: Found,
): Promise<Round> {
  const writers = Array.from({ length: count }, () => startWriter(place))
  await Promise.all(writers.map(({ isOpen }) => isOpen))
  const round = await beginRound({ companies: COMPANIES, first, found }, (writers[0] as Writer).send)
  const lanes = lanesOf(round, LANES_EACH * count, random.whole(1, 2 ** 30))
  const written = Promise.all(lanes.map((lane, index) => write(round, lane, writers[index % count] as Writer)))
  if (count > 1) {
    await acknowledged(round, writes / 2, written)
    await writers[0]?.kill()
  }
  await acknowledged(round, writes, written)
  await pause(random.unit() * DELAY_MS_MAX)
  await Promise.all(writers.map((writer) => writer.kill()))
  await written
  return round
}

/** A process is killed while it makes the schema: the next one finishes it. */
async function killOpening(victim: Victim, random: Random, found: Found): Promise<void> {
  const place = await victim.fresh()
  const writer = startWriter(place)
  await writer.opening
  await pause(random.unit() * DELAY_MS_MAX * 2)
  await writer.kill()
  await victim.settled()
  try {
    const opened = await openStore(place)
    const differences = await opened.service.company(1).verifyTotals()
    if (differences.length > 0) found.wrong.push('totals of a schema that was begun twice')
    await opened.close()
  } catch (error) {
    found.wrong.push(`a schema that was begun twice: ${String(error)}`)
  }
}

/** How many acknowledged writes a store loses that acknowledges before the commit. */
async function lostInHaste(victim: Victim, random: Random): Promise<number> {
  const place: Place = { ...(await victim.fresh()), isHasty: true }
  const found = nothingFound()
  const { books } = await killWriters(place, { random, first: 1, writers: 1, writes: HASTY_WRITES }, found)
  await victim.settled()
  const opened = await openStore({ ...place, isHasty: false })
  for (const book of books) found.lost.push(...(await differencesFrom(book, opened)).lost)
  await opened.close()
  return found.lost.length
}

async function torture(name: string, open: () => Promise<Victim>, { scale, seed }: Asked): Promise<Tortured> {
  const { rounds, writes, openings } = SCALES[scale]
  const found = nothingFound()
  const random = randomFrom(seed)
  const victim = await open()
  try {
    for (let index = 0; index < rounds; index++) {
      // several processes in every other round
      const writers = index % 2 === 0 ? 1 : 3
      const round = await killWriters(victim.place, { random, first: 1 + index * COMPANIES, writers, writes }, found)
      await victim.settled()
      const opened = await openStore(victim.place)
      for (const one of unsettled(round)) await settle(opened, one, found)
      await opened.close()
    }
    for (let index = 0; index < openings; index++) await killOpening(victim, random, found)
    return { name, rounds, openings, found, lostInHaste: await lostInHaste(victim, random) }
  } finally {
    await victim.end()
  }
}

interface Tortured {
  readonly name: string
  readonly rounds: number
  readonly openings: number
  readonly found: Found
  readonly lostInHaste: number
}

function figureOf({ name, rounds, openings, found, lostInHaste: hastyLost }: Tortured, { scale }: Asked): Figure {
  const due = scale === 'full' ? { rounds: AIM.rounds, writes: AIM.writes / 2 } : SCALES.fast
  const isEnough = rounds >= due.rounds && found.acknowledged >= due.writes * (scale === 'full' ? 1 : due.rounds)
  return {
    name: `kill -9 of the writer, ${name}`,
    aim: `${due.rounds} rounds, ${scale === 'full' ? AIM.writes / 2 : due.writes * due.rounds} writes, 0 lost`,
    measured: `${rounds} rounds, ${found.acknowledged} acknowledged, ${flawsIn(found)}`,
    holds: isEnough && isFlawless(found) && hastyLost > 0,
    details: [
      `${found.open} requests were open when their writer was killed, ${found.openDone} of them done; all sent again twice`,
      `${openings} writers killed while they made the schema`,
      `of a store that acknowledges before it commits, made for the purpose, ${hastyLost} records and answers were found lost`,
      ...firstFlaws(found),
    ],
  }
}

/** Processes that write are killed with SIGKILL, and what they had acknowledged is looked for. */
export const measure: Measure = async (asked) => {
  const onSqlite = await torture('SQLite', async () => sqliteVictim(), asked)
  const onPostgres = await torture('Postgres', postgresVictim, asked)
  return [figureOf(onSqlite, asked), figureOf(onPostgres, asked)]
}
