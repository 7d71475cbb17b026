import { describe, expect, it } from 'vitest'
import { catalogue, everyRecord } from '../../fixtures/every-record.ts'
import { acceptsTrace } from '../../fixtures/forged-activity.ts'
import { type BundleLine, linesOf } from '../../fixtures/forged-bundle.ts'
import { chosenBy, FORGERY_TIME, shareOf } from '../../unit/verify/forgery-share.ts'
import { bentAt, everyLeaf } from './every-leaf.ts'
import { finderIn, idlePatterns, UNKNOWABLE_IN_TRACES } from './unknowable.ts'

const { lines } = await everyRecord()
const data = linesOf(lines.slice(0, -1))

/** What follows from the rest of a trace, which a forger computes anew. */
const FOLLOWS =
  /^trace\.(?:digest|total|emission|contributions\.\[\]\.(?:adjusted|emission|quantity|factor|steps\.\[\]\.gives))/
const leaves = everyLeaf(data)
  .filter(({ line, path: [part] }) => data[line]?.kind === 'trace' && part === 'trace')
  .map(({ line, path }) => {
    const within = path.map((part) => (typeof part === 'number' ? '[]' : part)).join('.')
    const { method } = (data[line] as BundleLine).trace as { readonly method: { readonly id: string } }
    return { line, path: path.slice(1), within, place: `${method.id}: ${within.replace('trace.', '')}` }
  })
  .filter(({ within }) => !FOLLOWS.test(within))

const SHARE = shareOf(241)
const findReason = finderIn(UNKNOWABLE_IN_TRACES)

describe('a calculation in a bundle', () => {
  it(
    `is rejected with any leaf forged in trace, log and totals alike, except what cannot be known (${SHARE.name})`,
    FORGERY_TIME,
    async () => {
      const isChosen = chosenBy(SHARE)
      const accepted = new Set<string>()
      for (const { line: index, path, place } of leaves.filter(() => isChosen())) {
        const change = (trace: unknown) => bentAt(trace, path)
        if (await acceptsTrace(lines, { index, change, catalogue })) accepted.add(place)
      }
      expect([...accepted].filter((place) => findReason(place) === undefined)).toEqual([])
    },
  )

  it('is rejected with a share that no record of the service has', { timeout: 300_000 }, async () => {
    for (const of of ['period', 'batch']) {
      const share = { kind: 'share', of, part: '1', whole: '1000', unit: '1', times: '0.001', gives: '1' }
      for (const [index, { kind, method }] of data.entries()) {
        if (kind !== 'trace' || method !== 'market') continue
        const change = (trace: { contributions: readonly BundleLine[] }) => {
          const contributions = trace.contributions.map((one) => ({ ...one, steps: [...(one.steps as []), share] }))
          return { ...trace, contributions }
        }
        expect(await acceptsTrace(lines, { index, change, catalogue }), `${of} of line ${index}`).toBe(false)
        if (index % 4 !== 0 && process.env.TONNE_FORGE === undefined) break
      }
    }
  })

  it('has no idle entry in the list of what cannot be known', () => {
    expect(
      idlePatterns(
        UNKNOWABLE_IN_TRACES,
        leaves.map(({ place }) => place),
      ),
    ).toEqual([])
  })
})
