import { describe, expect, test } from 'vitest'
import { calculateFuel, defineFactor, toTrace, unitTable } from '../../../src/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { type Bent, changed, diesel, text } from './bent-trace.ts'
import { type Data, forged } from './verify-mutations.ts'

/** The differences of a trace whose forger renewed the digest. */
function differencesOf(change: (trace: Bent) => void) {
  return verify(forged(changed(change) as Data)).differences
}

describe('verify', () => {
  test('says what differs, where, and in which step', () => {
    expect(verify(text)).toEqual({ verified: true, differences: [] })
    expect(differencesOf((trace) => (trace.contributions[0].steps[0].times = '100'))).toEqual([
      {
        code: 'figure_differs',
        path: 'contributions[0].steps[0].times',
        step: "contribution 'fuel', step 1 (convert)",
        message: 'is not the product of the chain',
        expected: '1000',
        found: '100',
      },
    ])
  })

  test('finds every difference at once, and leaves out what only follows', () => {
    const differences = differencesOf((trace) => {
      trace.contributions[0].steps[0].chain[0].times = '999'
      trace.contributions[0].adjusted.ch4 = '1'
      trace.total.co2e = '1'
    })
    expect(differences.map(({ path }) => path)).toEqual([
      'contributions[0].steps[0].chain[0].times',
      'contributions[0].adjusted.ch4',
      'contributions[0].emission.ch4',
      'total.co2e',
      'emission.co2e',
    ])
  })

  test('sees a conversion between built-in units that is wrong in itself but consistent throughout', () => {
    const forgedFactor = calculateFuel({ value: 2, unit: 'kl', factor: diesel, table: thousandLitres('1001') })
    const trace = toTrace(forgedFactor).replaceAll('kl', 'm3')
    const renewed = forged(JSON.parse(trace))
    expect(verify(renewed).differences.map(({ path, expected, found }) => [path, expected, found])).toEqual([
      ['contributions[0].steps[0].chain[0].times', '1000', '1001'],
      ['contributions[0].steps[0].times', '1000', '1001'],
      ['contributions[0].steps[0].gives', '2000', '2002'],
    ])
  })

  test('takes the units of a caller at their word', () => {
    expect(
      verify(toTrace(calculateFuel({ value: 2, unit: 'kl', factor: diesel, table: thousandLitres('1001') }))).verified,
    ).toBe(true)
  })

  test('reads an object as the same data, and a text byte for byte', () => {
    expect(verify(JSON.parse(text)).verified).toBe(true)
    expect(verify(`${text}\n`).differences).toMatchObject([
      { path: '', message: 'is not the canonical JSON of a trace' },
    ])
    expect(verify(JSON.stringify(JSON.parse(text), null, 1)).verified).toBe(false)
    const [first] = Object.keys(JSON.parse(text))
    expect(verify(text.replace('{', `{"${first}":1,`)).verified).toBe(false)
  })

  test('asks a catalogue for every factor', () => {
    expect(verify(text, { catalogue: { find: () => diesel } }).verified).toBe(true)
    const other = { ...diesel, source: { ...diesel.source, editionYear: 2024 } }
    expect(verify(text, { catalogue: { find: () => other } }).differences).toEqual([
      {
        code: 'publication_differs',
        path: 'contributions[0].factor.source.editionYear',
        step: "contribution 'fuel', factor",
        message: 'is not that of the catalogue',
        expected: '2024',
        found: '2025',
      },
    ])
    expect(verify(text, { catalogue: { find: () => undefined } }).differences).toMatchObject([
      { path: 'contributions[0].factor.key', message: 'is not in the catalogue', found: 'own/diesel/l' },
    ])
    const refusing = { find: () => defineFactor({ key: '', unit: '', per1: {} }) }
    expect(verify(text, { catalogue: refusing }).differences).toMatchObject([{ path: 'contributions[0].factor.key' }])
    const broken = {
      find: () => {
        throw new RangeError('the catalogue is broken')
      },
    }
    expect(() => verify(text, { catalogue: broken })).toThrow(RangeError)
  })
})

function thousandLitres(multiplier: string) {
  const litre = { id: 13, name: 'Liter', short_name: 'l', multiplier: '1', parent_id: null, typeUnit: 'VOLUME' }
  const kilolitre = { id: 9000, name: 'Kilolitre', short_name: 'kl', multiplier, parent_id: 13, typeUnit: 'VOLUME' }
  return unitTable([litre, kilolitre])
}

describe('adjustments that nothing explains', () => {
  const factorOf = (change: (factor: Bent) => void) =>
    differencesOf((trace) => change(trace.contributions[0].factor)).map(({ path, message }) => `${path} ${message}`)

  test.each<[string, (factor: Bent) => void, string]>([
    ['another GWP', (factor: Bent) => (factor.adjustments[0].times = '1/27'), 'is an adjustment without a reason'],
    [
      'a reason that does not apply',
      (factor: Bent) => (factor.adjustments[0].why = 'mass_unit'),
      'is an adjustment without a reason',
    ],
    [
      'a set that was not the published one',
      (factor: Bent) => (factor.publishedGwp = 'AR6_GWP100'),
      'is an adjustment without a reason',
    ],
    [
      'one twice',
      (factor: Bent) => factor.adjustments.push(factor.adjustments[0]),
      'changes a column twice for one reason',
    ],
    ['one missing', (factor: Bent) => factor.adjustments.pop(), 'lacks a change that the factor needs'],
    [
      'a unit of mass that is not converted',
      (factor: Bent) => (factor.massUnit = 'lb'),
      'lacks a change that the factor needs',
    ],
    [
      'radiative forcing on half',
      (factor: Bent) => {
        factor.radiativeForcing = 'included'
        factor.adjustments.push({ gas: 'co2', why: 'radiative_forcing', times: '1.7' })
      },
      'has half or twice the radiative forcing',
    ],
    [
      'another sum',
      (factor: Bent) => {
        factor.gwp = 'AR6_GWP100'
        factor.adjustments.push({
          gas: 'co2e',
          why: 'gwp',
          becomes: [
            ['1', 'co2'],
            ['27', 'ch4'],
            ['298', 'n2o'],
          ],
        })
      },
      'is an adjustment without a reason',
    ],
    [
      'a figure set to zero',
      (factor: Bent) => factor.adjustments.push({ gas: 'co2', why: 'combined', becomes: [] }),
      'is an adjustment without a reason',
    ],
  ])('%s', (_, change, message) => {
    expect(factorOf(change).join('\n')).toContain(message)
  })
})
