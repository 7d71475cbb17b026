import { describe, expect, it } from 'vitest'
import { readSummaryGroup } from '../../../src/ledger/ledger/record-summary.ts'

const textOf = (siteId: string, kindId: string, ...meter: readonly string[]) =>
  JSON.stringify([1, siteId, null, kindId, 0, 'digest', ...meter])

describe('the group of a summary', () => {
  it('is that of its text, whatever text was read before', () => {
    const texts = [textOf('a', 'k'), textOf('b', 'k'), textOf('a', 'l'), JSON.stringify([2, 'a']), textOf('a', 'k')]
    const orders = texts.flatMap((first) => texts.flatMap((second) => [first, second, second]))
    for (const text of orders) {
      const [version, siteId, vehicleId, id] = JSON.parse(text)
      const group = { siteId, vehicleId, kind: { id }, isElectricity: false, meter: null, sumKey: text }
      expect(readSummaryGroup(text)).toEqual(version === 1 ? group : null)
    }
  })

  it('has the meter of its text, and the sum key of the group without a meter', () => {
    expect(readSummaryGroup(textOf('a', 'k', 'M1'))).toMatchObject({ meter: 'M1', sumKey: textOf('a', 'k') })
  })
})
