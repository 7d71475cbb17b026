import { randomFrom } from '../../../oracle/random.ts'
import type { Asked, Figure, Measure } from '../figure.ts'
import { differencesFrom } from './compare.ts'
import { beginRound, lanesOf, type Round, unsettled } from './lanes.ts'
import { type Opened, openStore, type Place } from './open-store.ts'
import { addCodes, attempt, codesOf, moreAcknowledged, persist } from './persist.ts'
import { type FaultyServer, type Hit, startServer } from './server.ts'
import { type Found, firstFlaws, flawsIn, isFlawless, nothingFound, settle } from './settle.ts'

const SCALES = {
  fast: { rounds: 3, before: 30, after: 15 },
  full: { rounds: 9, before: 150, after: 60 },
} as const
/** Rounds of the issue. */
const ROUNDS_AIM = 8

const LANES = 8
const COMPANIES = 3
const HITS: readonly Hit[] = ['all', 'postmaster', 'backend']
const DELAY_MS_MAX = 10
/** To a store that must be found out, and the first of its companies. */
const HASTY_WRITES = 6
const HASTY_FIRST = 1_001
const PROGRAM = 'tonne-lanes'

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))

interface Strike {
  readonly server: FaultyServer
  readonly hit: Hit
  readonly before: number
  readonly after: number
  readonly delayMs: number
  readonly seed: number
}

/** Lanes write, the server is killed and starts again, and they go on. */
async function strike(opened: Opened, round: Round, { server, hit, before, after, delayMs, seed }: Strike) {
  const lanes = lanesOf(round, LANES, seed)
  const written = Promise.all(lanes.map((lane) => persist(round, lane, (one) => attempt(opened.service, one))))
  await moreAcknowledged(round, before)
  await pause(delayMs)
  await server.kill(hit)
  if (hit === 'backend') await server.serves()
  else await server.restart()
  await moreAcknowledged(round, after)
  round.isOver = true
  await written
}

/** How many acknowledged writes a store loses that acknowledges before the commit. */
async function lostInHaste(server: FaultyServer, seed: number): Promise<number> {
  const place: Place = { engine: 'Postgres', connection: server.connection }
  const opened = await openStore({ ...place, isHasty: true })
  const found = nothingFound()
  const round = await beginRound({ companies: COMPANIES, first: HASTY_FIRST, found }, (request) =>
    attempt(opened.service, request),
  )
  await strike(opened, round, { server, hit: 'all', before: HASTY_WRITES, after: 0, delayMs: 0, seed })
  await opened.close()
  const reading = await openStore(place)
  for (const book of round.books) found.lost.push(...(await differencesFrom(book, reading)).lost)
  await reading.close()
  return found.lost.length
}

interface Struck {
  readonly found: Found
  readonly codes: Map<string, number>
  /** Rounds in which somebody noticed. */
  noticed: number
}

async function tortured(server: FaultyServer, { scale, seed }: Asked): Promise<Struck> {
  const { rounds, before, after } = SCALES[scale]
  const random = randomFrom(seed)
  const place: Place = { engine: 'Postgres', connection: { ...server.connection, application_name: PROGRAM } }
  const struck: Struck = { found: nothingFound(), codes: new Map(), noticed: 0 }
  for (let index = 0; index < rounds; index++) {
    const writing = await openStore(place)
    const first = 1 + index * COMPANIES
    const round = await beginRound({ companies: COMPANIES, first, found: struck.found }, (request) =>
      attempt(writing.service, request),
    )
    const hit = HITS[index % HITS.length] as Hit
    const delayMs = random.unit() * DELAY_MS_MAX
    await strike(writing, round, { server, hit, before, after, delayMs, seed: random.whole(1, 2 ** 30) })
    await writing.close()
    await server.nobodyIsConnected(PROGRAM)
    const opened = await openStore(place)
    for (const one of unsettled(round)) await settle(opened, one, struck.found)
    await opened.close()
    if (round.codes.size > 0) struck.noticed += 1
    addCodes(struck.codes, round)
  }
  return struck
}

function figureOf({ found, codes, noticed }: Struck, hastyLost: number, { scale }: Asked): Figure {
  const { rounds } = SCALES[scale]
  const due = scale === 'full' ? ROUNDS_AIM : rounds
  return {
    name: 'kill -9 of the Postgres server under 8 writers',
    aim: `${due} rounds, 0 lost, every error says not done or unknown`,
    measured: `${rounds} rounds, ${found.acknowledged} acknowledged, ${flawsIn(found)}`,
    holds: rounds >= due && noticed === rounds && isFlawless(found) && hastyLost > 0,
    details: [
      'fsync on; SIGKILL to the server with all that it started, to its first process alone, and to one backend, in turn',
      `${found.open} requests were left open, ${found.openDone} of them done; all sent again twice`,
      `errors: ${codesOf(codes)}`,
      `of a store that acknowledges before it commits, made for the purpose, ${hastyLost} records and answers were found lost`,
      ...firstFlaws(found),
    ],
  }
}

/** The server is killed under writers and starts again on its data. */
export const measure: Measure = async (asked) => {
  const server = await startServer()
  try {
    const struck = await tortured(server, asked)
    return [figureOf(struck, await lostInHaste(server, asked.seed), asked)]
  } finally {
    await server.end()
  }
}
