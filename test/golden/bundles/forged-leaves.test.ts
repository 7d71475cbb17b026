import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { FactorCatalogue } from '../../../src/core/emissions/index.ts'
import { publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { type BundleHead, verifyBundle } from '../../../src/verify/index.ts'
import { verdictOn } from '../../fixtures/bundle-verdict.ts'
import { catalogue as everyCatalogue, everyRecord } from '../../fixtures/every-record.ts'
import { type BundleLine, forged, linesOf } from '../../fixtures/forged-bundle.ts'
import { IS_THOROUGH } from '../../fixtures/seeds.ts'
import { chosenBy, FORGERY_TIME, shareOf } from '../../unit/verify/forgery-share.ts'
import { bentAt, everyLeaf, everyPart, type Leaf, reshapedAt } from './every-leaf.ts'
import { finderIn, idlePatterns, UNKNOWABLE } from './unknowable.ts'

/** A bundle, the catalogue that it is held to, and the head of its log. */
interface Tried {
  readonly lines: readonly string[]
  readonly head: BundleHead
  readonly catalogue: FactorCatalogue
}

const frozen: Tried = {
  ...JSON.parse(readFileSync(new URL('./everything-2.json', import.meta.url), 'utf8')),
  catalogue: publishedCatalogue,
}
const fresh: Tried = { ...(await everyRecord()), catalogue: everyCatalogue }
const BUNDLES = { 'a frozen bundle': frozen, 'the bundle of a company with records of every kind': fresh }

/** The leaves of each place; of a place that many lines have, those of the first two. */
function placesOf(leaves: readonly Leaf[]): ReadonlyMap<string, readonly Leaf[]> {
  const places = new Map<string, Leaf[]>()
  for (const leaf of leaves) {
    const known = places.get(leaf.place)
    if (known === undefined) places.set(leaf.place, [leaf])
    else if (known.length < 2) known.push(leaf)
  }
  return places
}

const SHARE = shareOf(127)
/** Each so many lines one is left out, doubled and moved. */
const LINES_APART = IS_THOROUGH ? Math.min(SHARE.oneOf, 12) : 48
const findReason = finderIn(UNKNOWABLE)

/** What a forged bundle gets past: nothing, a verification without a head, or one with the head too. */
async function accepted(made: readonly string[], { lines, head, catalogue }: Tried) {
  // the seal was all that was bent
  if (made.join('\n') === lines.join('\n')) return 'nowhere'
  if (!(await verdictOn(made, { catalogue })).verified) return 'nowhere'
  return (await verdictOn(made, { catalogue, head })).verified ? 'with a head' : 'without a head'
}

/** The bundle with another line, everything resealed; as it was if what is there cannot be sealed, for it is no line. */
function resealedWith({ lines }: Tried, number: number, bent: BundleLine): readonly string[] {
  try {
    return forged(lines, (line, index) => (index === number ? bent : line))
  } catch (error) {
    if (error instanceof TypeError) return lines
    throw error
  }
}

/** The places where a forgery is accepted although the list of what cannot be known does not say so. */
async function surprises(
  tried: Tried,
  {
    places,
    bend,
  }: { places: ReadonlyMap<string, readonly Leaf[]>; bend: (data: unknown, path: Leaf['path']) => readonly unknown[] },
): Promise<readonly string[]> {
  const isChosen = chosenBy(SHARE)
  const found: string[] = []
  for (const [place, leaves] of places) {
    for (const { line: number, path } of leaves) {
      if (!isChosen()) continue
      for (const bent of bend(linesOf([tried.lines[number] as string])[0], path)) {
        const got = await accepted(resealedWith(tried, number, bent as BundleLine), tried)
        const listed = findReason(place)
        const due = listed === undefined ? 'nowhere' : (listed.even ?? 'without a head')
        if (got !== 'nowhere' && got !== due) found.push(`${place}: ${got}`)
      }
    }
  }
  return found
}

describe.each(Object.entries(BUNDLES))('%s', (_, tried) => {
  const data = linesOf(tried.lines.slice(0, -1))

  it('verifies, held to its head and to the published factors', async () => {
    const { lines, head, catalogue } = tried
    const { verified, differences, unchecked } = await verifyBundle(lines, {
      catalogue,
      head: { ...head, isLast: true },
    })
    expect(differences).toEqual([])
    expect(verified).toBe(true)
    expect(unchecked.map(({ code }) => code)).toEqual(['own_factors'])
    expect(forged(lines, (line) => line)).toEqual(lines)
  })

  it(
    `is rejected with any leaf forged and everything resealed, except what cannot be known (${SHARE.name})`,
    FORGERY_TIME,
    async () => {
      const places = placesOf(everyLeaf(data))
      const bend = (line: unknown, path: Leaf['path']) => [bentAt(line, path)]
      expect(await surprises(tried, { places, bend })).toEqual([])
    },
  )

  it(
    `is rejected with a part added, left out, doubled or swapped, except what cannot be known (${SHARE.name})`,
    FORGERY_TIME,
    async () => {
      const places = placesOf(everyPart(data))
      expect(await surprises(tried, { places, bend: reshapedAt })).toEqual([])
    },
  )

  it(
    `is rejected with a line left out, doubled or moved, everything resealed (${SHARE.name})`,
    FORGERY_TIME,
    async () => {
      const { lines, catalogue } = tried
      const isRejected = async (made: readonly string[], what: string) =>
        expect((await verifyBundle(made, { catalogue })).verified, what).toBe(false)
      for (let number = 1 + (SHARE.first % LINES_APART); number < lines.length - 1; number += LINES_APART) {
        const about = lines[number]?.slice(0, 80) ?? ''
        await isRejected(
          forged(lines, (line, index) => (index === number ? null : line)),
          `without ${about}`,
        )
        await isRejected(
          forged(lines, (line, index) => (index === number ? [line, line] : line)),
          `twice ${about}`,
        )
        const [a, b] = [linesOf(lines)[number], linesOf(lines)[number + 1]] as [BundleLine, BundleLine]
        // in which order factors, records of one kind and their traces stand says nothing
        if (number === lines.length - 2 || (a.kind === b.kind && a.kind !== 'line')) continue
        const swapped = forged(lines, (line, index) => (index === number ? b : index === number + 1 ? a : line))
        await isRejected(swapped, `moved ${about}`)
      }
    },
  )
})

it('the list of what cannot be known has no idle entry, and a reason for each', () => {
  const places = Object.values(BUNDLES).flatMap(({ lines }) => {
    const data = linesOf(lines.slice(0, -1))
    return [...everyLeaf(data), ...everyPart(data)].map(({ place }) => place)
  })
  expect(idlePatterns(UNKNOWABLE, places)).toEqual([])
  for (const { reason } of UNKNOWABLE) expect(reason.split(' ').length).toBeGreaterThan(5)
})
