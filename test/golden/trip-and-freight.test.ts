import { describe, expect, it } from 'vitest'
import { selectFactor } from '../../src/reference/factors/index.ts'
import { violationsOf } from '../fixtures/violations.ts'
import { disagreements } from './golden-case.ts'
import { chainCases, chainUnexpressed } from './trip-and-freight/chains.ts'
import { publishedRowCases } from './trip-and-freight/published-rows.ts'

const expressed = [...chainCases, ...publishedRowCases]

/** A case whose answer is an error: it has a test of its own below. */
const REFUSED = 'E074'

/** Every trip and freight calculation that was collected. */
const COLLECTED = [
  ...['E001', 'E005', 'E006', 'E008', 'E009', 'E010', 'E014', 'E015', 'E017', 'E020', 'E021', 'E022', 'E023'],
  ...['E025', 'E027', 'E028', 'E029', 'E030', 'E031', 'E032', 'E034', 'E038', 'E042', 'E044', 'E048'],
  ...['E054', 'E056', 'E057', 'E058', 'E059', 'E060', 'E061', 'E062', 'E064', 'E065', 'E066', 'E067', 'E068'],
  ...['E071', 'E074', 'E075', 'E076', 'E077', 'E078', 'E079'],
]

describe('published trips and freight', () => {
  it.each(expressed.map((golden) => [golden.id, golden.title, golden] as const))('%s: %s', (_id, _title, golden) => {
    expect(disagreements(golden)).toEqual([])
  })

  it('a hotel in Austria, whose cell DESNZ 2025 leaves blank, is no factor rather than zero', () => {
    const period = { start: '2025-03-01', end: '2025-03-03' }
    const work = () => selectFactor({ activity: { kind: 'hotel' }, region: 'AT', period })
    expect(violationsOf(work)).toEqual([expect.stringMatching(/ factor_not_found$/)])
  })

  it('are all expressed, or listed with the reason', () => {
    const ids = [...expressed, ...chainUnexpressed].map(({ id }) => id)
    expect([...ids, REFUSED].sort()).toEqual([...COLLECTED].sort())
    for (const { reason } of chainUnexpressed) expect(reason.length).toBeGreaterThan(20)
  })
})
