import { describe, expect, it } from 'vitest'
import {
  changeDigit,
  countFactors,
  firstChange,
  noticeSentence,
  parseTrace,
  readableTrace,
} from '../../../../src/apps/page/trace-parts.ts'
import { calculateFuel, toTrace } from '../../../../src/index.ts'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import { verify } from '../../../../src/verify/index.ts'

const factor = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const cubic = toTrace(calculateFuel({ value: '1.5', unit: 'm3', factor }))
const litres = toTrace(calculateFuel({ value: '19', unit: 'l', factor }))

describe('a trace to be read and changed', () => {
  it('is the same data, one field to a line', () => {
    expect(JSON.parse(readableTrace(cubic))).toEqual(JSON.parse(cubic))
    expect(verify(JSON.parse(readableTrace(cubic)) as object).verified).toBe(true)
  })

  it('has one digit changed, that of the first step, which the verifier names', () => {
    const [before, after] = [readableTrace(cubic), changeDigit(cubic)]
    const index = firstChange(before, after)
    expect([before.slice(0, index), before.slice(index + 1)]).toEqual([after.slice(0, index), after.slice(index + 1)])
    expect([before[index], after[index]]).toEqual(['0', '1'])
    expect(verify(JSON.parse(after) as object).differences[0]?.step).toBe("contribution 'fuel', step 1 (convert)")
  })

  it('has a digit of the activity changed where it has no step', () => {
    const after = changeDigit(litres)
    expect(JSON.parse(after).contributions[0].activity.value).toBe('10')
    expect(verify(JSON.parse(after) as object).differences[0]?.step).toBe("contribution 'fuel', quantity")
  })

  it('has a sentence for the code of each notice, which a trace does not repeat', () => {
    const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
    const { notices } = parseTrace(toTrace(calculateFuel({ value: 1, unit: 'kWh', factor: gas })))
    expect(notices.map(({ code }) => noticeSentence(code))).toEqual([
      'No calorific basis was given; the factor is on a gross basis',
    ])
    expect(noticeSentence('code_of_a_later_version')).toBe('code of a later version')
  })

  it('names its factors once each, those of most records first', () => {
    const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
    const burnt = toTrace(calculateFuel({ value: 1, unit: 'kWh', factor: gas }))
    const found = countFactors([burnt, cubic, litres].map(parseTrace))
    expect(found.map(({ factor: { key }, records }) => [key, records])).toEqual([
      [factor.key, 2],
      [gas.key, 1],
    ])
  })
})
