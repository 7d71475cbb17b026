import { describe, expect, it } from 'vitest'
import { SiteTimeline, type StartingRow } from '../../../src/records/activities/import/buffered-transaction.ts'
import { SEEDS } from '../../fixtures/seeds.ts'
import { type Random, randomFrom } from '../../oracle/random.ts'

const ROUNDS = 60
const LIMIT = 8

function momentOf(random: Random, minutes: number): string {
  return new Date(Date.UTC(2025, 0, 1, 0, random.whole(0, minutes))).toISOString()
}

/** As a store lists them: the latest start first, then by id. */
function listed(rows: readonly StartingRow[], { from = '', to = '9' }: { from?: string; to?: string }) {
  return rows
    .filter(({ record: { startDate } }) => startDate >= from && startDate < to)
    .sort(({ record: a }, { record: b }) => (`${a.startDate} ${a.id}` < `${b.startDate} ${b.id}` ? -1 : 1))
    .sort(({ record: a }, { record: b }) => (a.startDate < b.startDate ? 1 : a.startDate > b.startDate ? -1 : 0))
}

describe.each(SEEDS)('the timeline of a site from seed %i', (seed) => {
  it('finds what a list of the stored and the new rows together finds, however many are stored', async () => {
    const random = randomFrom(seed)
    for (let round = 0; round < ROUNDS; round++) {
      // so many starts at one minute that some tie; in some rounds more are stored than are read at once
      const stored: StartingRow[] = Array.from(
        { length: round % 6 === 0 ? 2600 : random.whole(0, 40) },
        (_, index) => ({
          record: { id: `s${index}`, startDate: momentOf(random, 50) },
        }),
      )
      const ends = Array.from({ length: 12 }, () => momentOf(random, 60)).sort()
      let [statements, rowsRead] = [0, 0]
      const timeline = new SiteTimeline(
        async (span, { limit = 100 }) => {
          statements += 1
          const rows = listed(stored, span)
          rowsRead += Math.min(rows.length, limit)
          return { rows: rows.slice(0, limit), next: rows.length > limit ? { at: '', key: [''] } : null }
        },
        { first: ends[0] as string, last: ends.at(-1) as string, count: ends.length },
      )
      const added: StartingRow[] = []
      for (const to of ends) {
        const row = { record: { id: `n${random.whole(0, 1e6)}`, startDate: momentOf(random, 60) } }
        timeline.add(row)
        added.push(row)
        expect(await timeline.before(to, LIMIT)).toEqual(listed([...stored, ...added], { to }).slice(0, LIMIT))
      }
      // the rows that are read follow the number of new records, not the number of stored ones
      expect(rowsRead).toBeLessThanOrEqual(ends.length * (LIMIT + 4) + LIMIT)
      if (stored.length <= 40) expect(statements).toBeLessThanOrEqual(2)
      // a longer list than it was prepared for
      statements = 0
      for (const to of ends)
        expect(await timeline.before(to, 20)).toEqual(listed([...stored, ...added], { to }).slice(0, 20))
      if (stored.length <= 40) expect(statements).toBeLessThanOrEqual(2)
    }
  })
})
