import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { publishedCatalogue } from '../../../src/factors/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { type BundleLine, forged, linesOf } from '../../fixtures/forged-bundle.ts'
import { chosenBy, shareOf } from '../../unit/verify/forgery-share.ts'
import { bentAt, everyLeaf, type Leaf } from './every-leaf.ts'
import { UNKNOWABLE } from './unknowable.ts'

const { lines, head } = JSON.parse(readFileSync(new URL('./everything-1.json', import.meta.url), 'utf8')) as {
  readonly lines: readonly string[]
  readonly head: { readonly sequence: number; readonly digest: string }
}

const catalogue = publishedCatalogue
/** The first leaf of each place. */
const leaves = new Map<string, Leaf>()
for (const leaf of everyLeaf(linesOf(lines.slice(0, -1)))) if (!leaves.has(leaf.place)) leaves.set(leaf.place, leaf)

/** The bundle with another value at a leaf, everything resealed; undefined: the seal was all that was bent. */
function forgedAt({ line: number, path }: Leaf): readonly string[] | undefined {
  const made = forged(lines, (line, index) => (index === number ? (bentAt(line, path) as BundleLine) : line))
  return made.join('\n') === lines.join('\n') ? undefined : made
}

/** What a forged leaf gets past: nothing, a verification without a head, or one with the head too. */
async function accepted(place: string): Promise<'nowhere' | 'without a head' | 'with a head'> {
  const texts = forgedAt(leaves.get(place) as Leaf)
  if (texts === undefined || !(await verifyBundle(texts, { catalogue })).verified) return 'nowhere'
  return (await verifyBundle(texts, { catalogue, head })).verified ? 'with a head' : 'without a head'
}

const listed = new Map(
  UNKNOWABLE.flatMap(({ places, even }) => places.map((place) => [place, even ?? 'without a head'] as const)),
)
/** A place of each reason of the list in every run, and a share of all places. */
const SHARE = shareOf(12)
const isChosen = chosenBy(SHARE)
const always = new Set(UNKNOWABLE.map(({ places }) => places[SHARE.first % places.length]))
const tried = [...leaves.keys()].filter((place) => isChosen() || always.has(place))

describe('a frozen bundle', () => {
  it('verifies for ever, held to its head and to the published factors', async () => {
    const { verified, differences, unchecked } = await verifyBundle(lines, {
      catalogue,
      head: { ...head, isLast: true },
    })
    expect(differences).toEqual([])
    expect(verified).toBe(true)
    expect(unchecked.map(({ code }) => code)).toEqual(['own_factors'])
    expect(forged(lines, (line) => line)).toEqual(lines)
  })

  it(`is rejected with any leaf forged and everything resealed, but for what cannot be known (${SHARE.name})`, {
    timeout: 900_000,
  }, async () => {
    const got: Record<string, string> = {}
    for (const place of tried) got[place] = await accepted(place)
    expect(got).toEqual(Object.fromEntries(tried.map((place) => [place, listed.get(place) ?? 'nowhere'])))
  })

  it('has no idle entry in the list of what cannot be known, and a reason for each', () => {
    for (const place of listed.keys()) expect(leaves.has(place), place).toBe(true)
    expect(listed.size).toBe(UNKNOWABLE.reduce((sum, { places }) => sum + places.length, 0))
    for (const { reason } of UNKNOWABLE) expect(reason.split(' ').length).toBeGreaterThan(5)
  })

  it('is rejected with a line left out, doubled or moved, everything resealed', { timeout: 300_000 }, async () => {
    for (let number = 1 + SHARE.first; number < lines.length - 1; number += SHARE.oneOf) {
      const without = forged(lines, (line, index) => (index === number ? null : line))
      expect((await verifyBundle(without, { catalogue })).verified, `without ${lines[number]?.slice(0, 80)}`).toBe(
        false,
      )
      const twice = forged(lines, (line, index) => (index === number ? [line, line] : line))
      expect((await verifyBundle(twice, { catalogue })).verified, `twice ${lines[number]?.slice(0, 80)}`).toBe(false)
    }
    const data = linesOf(lines)
    for (let number = 1 + SHARE.first; number < lines.length - 2; number += SHARE.oneOf) {
      const [a, b] = [data[number], data[number + 1]] as [BundleLine, BundleLine]
      // in which order factors, records of one kind and their traces stand says nothing
      if (a.kind === b.kind && a.kind !== 'line') continue
      const swapped = forged(lines, (line, index) => (index === number ? b : index === number + 1 ? a : line))
      expect((await verifyBundle(swapped, { catalogue })).verified, lines[number]?.slice(0, 80)).toBe(false)
    }
  })
})
