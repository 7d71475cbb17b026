import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadPublisherFile, nationalCatalogue } from '../../../../../src/reference/factors/national/index.ts'

/** Thirteen rows of the flat file of release 2026.2 in its layout: a line for each gas. */
const TEXT = readFileSync(new URL('../../../../fixtures/mfe-long.csv', import.meta.url), 'utf8')
const FILE = { format: 'mfe', edition: 'mfe-2026-2-file', editionYear: 2026 } as const
const shipped = nationalCatalogue.factors('mfe-2026-2')

describe('the flat file of New Zealand', () => {
  it('gives a factor for each row, with the figures, unit and category that are shipped', () => {
    const { catalogue, leftOut, rowsRead } = loadPublisherFile(TEXT, FILE)
    process.stdout.write(`rows read: ${rowsRead}, left out: ${leftOut.length}\n`)
    expect(leftOut).toEqual([])
    expect(rowsRead).toBe(13)
    const differing = catalogue.factors().filter(({ per1, unit, category }) => {
      const isSame = (one: (typeof shipped)[number]) => JSON.stringify(one.per1) === JSON.stringify(per1)
      return !shipped.some((one) => isSame(one) && one.unit === unit && one.category === category)
    })
    expect(differing.map(({ key, per1, unit, category }) => [key, per1, unit, category])).toEqual([])
  })
})
