import { type Random, randomFrom } from '../../../oracle/random.ts'
import type { Asked, Figure, Measure } from '../figure.ts'
import { beginRound, lanesOf, type Round, unsettled } from './lanes.ts'
import { type Opened, openStore, type Place } from './open-store.ts'
import { addCodes, attempt, codesOf, moreAcknowledged, persist, UNKNOWN } from './persist.ts'
import { type Cut, type CuttingProxy, startProxy } from './proxy.ts'
import type { Request } from './request.ts'
import { type FaultyServer, startServer } from './server.ts'
import { type Found, firstFlaws, flawsIn, isFlawless, nothingFound, settle } from './settle.ts'
import type { Outcome } from './writer.ts'

const SCALES = {
  fast: { rounds: 8, cuts: 3 },
  full: { rounds: 16, cuts: 12 },
} as const
/** Rounds of the issue. */
const ROUNDS_AIM = 8

const LANES = 4
const COMPANIES = 2
const PROGRAM = 'tonne-cut'

type MakeCut = (random: Random) => Cut

const CUTS: readonly MakeCut[] = [
  () => ({ at: 'commit', passed: 'nothing' }),
  () => ({ at: 'commit', passed: 'commit' }),
  () => ({ at: 'commit', passed: 'commit, answer swallowed' }),
  () => ({ at: 'commit', passed: 'part of the answer' }),
  (random) => ({ at: 'message', after: random.whole(1, 60) }),
  (random) => ({ at: 'bytes to the server', after: random.whole(1, 60_000) }),
  (random) => ({ at: 'bytes to the client', after: random.whole(1, 60_000) }),
  (random) => ({ at: 'message', after: random.whole(1, 400) }),
]

/** Lanes write through the proxy, which cuts one connection after the other. */
async function writeWhileCut(round: Round, { proxy, place, cuts, random, isLying }: Setting, make: MakeCut) {
  const writing = await openStore(place)
  const lanes = lanesOf(round, LANES, random.whole(1, 2 ** 30))
  const send = async (request: Request): Promise<Outcome> => {
    const outcome = await attempt(writing.service, request)
    const isLie = isLying && outcome.is === 'refused' && outcome.code === UNKNOWN
    return isLie ? { ...outcome, code: 'store_unavailable' } : outcome
  }
  const written = Promise.all(lanes.map((lane) => persist(round, lane, send)))
  for (let index = 0; index < cuts; index++) {
    await proxy.arm(make(random))
    await moreAcknowledged(round, random.whole(1, 6))
  }
  round.isOver = true
  await written
  await writing.close()
}

interface Setting {
  readonly server: FaultyServer
  readonly proxy: CuttingProxy
  /** The server behind the proxy. */
  readonly place: Place
  readonly cuts: number
  readonly random: Random
  /** Says of an outcome that nobody knows that nothing was done: what no store may do, to see that it is found out. */
  readonly isLying: boolean
}

const LYING_CUTS = 4

/** How many lies of a store are found that says of an outcome that nobody knows that nothing was done. */
async function liesFound(setting: Omit<Setting, 'cuts' | 'isLying'>, direct: Opened, first: number): Promise<number> {
  const found = nothingFound()
  const round = await beginRound({ companies: COMPANIES, first, found }, (one) => attempt(direct.service, one))
  round.leavesAllOpen = true
  const swallowed: MakeCut = () => ({ at: 'commit', passed: 'commit, answer swallowed' })
  await writeWhileCut(round, { ...setting, cuts: LYING_CUTS, isLying: true }, swallowed)
  await setting.server.nobodyIsConnected(PROGRAM)
  for (const one of unsettled(round)) await settle(direct, one, found)
  return found.surplus.length
}

interface Suffered {
  readonly found: Found
  readonly codes: Map<string, number>
  readonly commitsCut: number
  readonly lies: number
}

async function tortured(server: FaultyServer, proxy: CuttingProxy, { scale, seed }: Asked): Promise<Suffered> {
  const { rounds, cuts } = SCALES[scale]
  const random = randomFrom(seed)
  const [found, codes] = [nothingFound(), new Map<string, number>()]
  const direct: Place = { engine: 'Postgres', connection: server.connection }
  const connection = { ...server.connection, port: proxy.port, max: LANES, application_name: PROGRAM }
  const setting = { server, proxy, place: { engine: 'Postgres', connection } as const, random }
  const opened = await openStore(direct)
  for (let index = 0; index < rounds; index++) {
    const round = await beginRound({ companies: COMPANIES, first: 1 + index * COMPANIES, found }, (request) =>
      attempt(opened.service, request),
    )
    const make = CUTS[index % CUTS.length] as MakeCut
    await writeWhileCut(round, { ...setting, cuts, isLying: false }, make)
    // what was passed on before a cut comes to its end
    await server.nobodyIsConnected(PROGRAM)
    for (const one of unsettled(round)) await settle(opened, one, found)
    addCodes(codes, round)
  }
  const { commitsCut } = proxy
  const lies = await liesFound(setting, opened, 1 + rounds * COMPANIES)
  await opened.close()
  const unknown = codes.get(UNKNOWN) ?? 0
  // one commit may be that of a group, of every lane at most
  if (unknown > commitsCut * LANES) {
    found.wrong.push(`${unknown} outcomes are said to be unknown, of ${commitsCut} commits cut`)
  }
  return { found, codes, commitsCut, lies }
}

function figureOf({ found, codes, commitsCut, lies }: Suffered, { scale }: Asked): Figure {
  const { rounds, cuts } = SCALES[scale]
  return {
    name: 'connection cut mid-transaction, by a proxy',
    aim: `${ROUNDS_AIM} rounds, 0 lost, every error says not done or unknown`,
    measured: `${rounds} rounds of ${cuts} cuts, ${found.acknowledged} acknowledged, ${flawsIn(found)}`,
    holds: rounds >= ROUNDS_AIM && commitsCut > 0 && isFlawless(found) && lies > 0,
    details: [
      'cut before a commit, after it, with its answer swallowed, within its answer, after messages, and within messages',
      `${commitsCut} commits were said and their answers not heard; no more outcomes than of those, ${LANES} at most of each, were said to be unknown`,
      `${found.open} requests were left open, ${found.openDone} of them done; all sent again twice`,
      `errors: ${codesOf(codes)}`,
      `of a store that calls unknown outcomes not done, made for the purpose, ${lies} lies were found`,
      ...firstFlaws(found),
    ],
  }
}

/** Connections to the server are cut by a proxy between it and its clients. */
export const measure: Measure = async (asked) => {
  const server = await startServer()
  const proxy = await startProxy(server.connection.host, server.connection.port)
  try {
    return [figureOf(await tortured(server, proxy, asked), asked)]
  } finally {
    await proxy.close()
    await server.end()
  }
}
