import { type Random, randomFrom } from '../../../oracle/random.ts'
import type { Asked } from '../figure.ts'
import { beginRound, lanesOf, type Round, unsettled } from './lanes.ts'
import { openStore, type Place } from './open-store.ts'
import { addCodes, moreAcknowledged, persist } from './persist.ts'
import type { Request } from './request.ts'
import { type Found, nothingFound, settle } from './settle.ts'
import type { Outcome } from './writer.ts'

const SCALES = {
  fast: { rounds: 1, refusals: 10, after: 10 },
  full: { rounds: 3, refusals: 40, after: 60 },
} as const
const LANES = 3
const COMPANIES = 2

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms))

/** A database that runs out of space, with one that writes to it. */
export interface Full {
  /** The database, for who looks at it when it has space again and nobody writes. */
  readonly place: Place
  send(request: Request): Promise<Outcome>
  /** Leaves little space. */
  fill(): void | Promise<void>
  /** Gives space again. */
  free(): void | Promise<void>
  /** Where the writer can be killed: it is filled once more, and the writer killed meanwhile. */
  readonly kill?: () => Promise<void>
  /** Ends the writer, if it is there still. */
  end(): Promise<void>
}

/** What came of it. */
export interface Suffered {
  readonly found: Found
  readonly codes: Map<string, number>
  /** Rounds in which reading went on while nothing could be written. */
  read: number
  rounds: number
}

/** Where it starts. */
export function nothingSuffered(): Suffered {
  return { found: nothingFound(), codes: new Map(), read: 0, rounds: 0 }
}

/** Waits until so many more requests are refused. */
async function refused({ codes }: Round, count: number): Promise<void> {
  const refusals = () => [...codes.values()].reduce((sum, one) => sum + one, 0)
  const due = refusals() + count
  while (refusals() < due) await pause(5)
}

/** Lanes write until the space is used up, are refused for a while, and go on when there is some again. */
async function sufferOnce(
  full: Full,
  suffered: Suffered,
  { scale, random }: { scale: Asked['scale']; random: Random },
) {
  const { refusals, after } = SCALES[scale]
  const first = 1 + suffered.rounds * COMPANIES
  const send = (request: Request) => full.send(request)
  const round = await beginRound({ companies: COMPANIES, first, found: suffered.found }, send)
  await full.fill()
  const lanes = lanesOf(round, LANES, random.whole(1, 2 ** 30))
  const written = Promise.all(lanes.map((lane) => persist(round, lane, send)))
  await refused(round, refusals)
  const read = await send({ companyId: first, use: 'sites.list', given: [], key: `read-${first}` })
  if (read.is === 'acknowledged') suffered.read += 1
  await full.free()
  await moreAcknowledged(round, after)
  if (full.kill !== undefined) {
    await full.fill()
    await refused(round, refusals)
  }
  round.isOver = true
  await full.kill?.()
  await written
  await full.free()
  addCodes(suffered.codes, round)
  suffered.rounds += 1
  return round
}

/** As often as is asked for; `open` opens the database anew each time. */
export async function runOutOfSpace(suffered: Suffered, asked: Asked, open: () => Promise<Full>): Promise<void> {
  const { scale, seed } = asked
  const random = randomFrom(seed)
  for (let index = 0; index < SCALES[scale].rounds; index++) {
    const full = await open()
    const round = await sufferOnce(full, suffered, { scale, random })
    await full.end()
    const opened = await openStore(full.place)
    for (const one of unsettled(round)) await settle(opened, one, suffered.found)
    await opened.close()
  }
}
