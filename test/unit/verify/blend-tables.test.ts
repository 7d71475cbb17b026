import { describe, expect, it } from 'vitest'
import { BLENDS } from '../../../src/reference/factors/data/refrigerants.ts'
import { sharesOfBlend } from '../../../src/verify/bundle/due-others.ts'

/** ASHRAE numbers of the gases that the catalogue names otherwise than 'HFC-32'. */
const NUMBERS: Readonly<Record<string, string>> = {
  C2F6: '116',
  C3F8: '218',
  'c-C4F8': 'c318',
  CO2: '744',
  'HFO-1234ze(E)': '1234zee',
  'R-E170': 're170',
}

const numberOf = (gas: string) => NUMBERS[gas] ?? gas.replace(/^(?:R|HFO|H?CFC|HFC)-/, '').toLowerCase()

/** The blends of the catalogue as the verifier writes them: by number, the per cent of each gas by its number. */
const shipped = BLENDS.split('\n').map((line) => {
  const [name = '', gases = ''] = line.split('|')
  const shares = gases.split(', ').map((one) => {
    const [gas = '', share = ''] = one.split(' ')
    return [numberOf(gas), share] as const
  })
  return [numberOf(name), shares] as const
})

describe("the verifier's table of blends", () => {
  it.each(shipped)('has the gases of R-%s in the order and with the shares of the catalogue', (number, shares) => {
    expect([...(sharesOfBlend(number) ?? [])]).toEqual(shares)
  })

  it('has no blend that the catalogue has not', () => {
    const numbers = Array.from({ length: 200 }, (_, index) => String(400 + index))
    const named = numbers.flatMap((number) => ['', ...'abcdefghij'].map((letter) => `${number}${letter}`))
    const known = named.filter((number) => sharesOfBlend(number) !== undefined)
    expect(known).toEqual(shipped.map(([number]) => number).sort())
    expect(known).toHaveLength(124)
  })
})
