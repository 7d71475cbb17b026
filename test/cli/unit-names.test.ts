import { describe, expect, it } from 'vitest'
import { units } from '../../src/core/units/index.ts'
import { findAmbiguousUnits } from '../../src/rows/words/ambiguous-units.ts'
import { findUnitMultiple, nearestUnits, UNIT_WORDS, unitProblem } from '../../src/rows/words/unit-words.ts'
import { runTonne } from './memory-io.ts'

/** Calculates an amount of natural gas in a unit. */
async function emissionOf(value: string, unit: string) {
  const text = `activity,start,fuel,value,unit,country\nfuel,2025-01-05,natural gas,${value},"${unit}",GB`
  const { files, stdout, stderr } = await runTonne(['calculate', 'in.csv', '--output', 'out.csv'], {
    files: { 'in.csv': text },
  })
  const [, kilograms = ''] = /,fuel,(?:[^,]*,){3}([\d.]+),/.exec((files['out.csv'] ?? '').split('\n')[1] ?? '') ?? []
  return { kilograms: Number(kilograms), stdout: stdout.replaceAll(/\s+/g, ' '), stderr }
}

describe('units of bills', () => {
  it.each([
    ['Gcal', '1000000', 'kcal'],
    ['Mcal', '1000', 'kcal'],
    ['tce', '7000000', 'kcal'],
    ['ktoe', '1000', 'toe'],
    ['tep', '1', 'toe'],
    ['PJ', '1000', 'TJ'],
    ['thm', '1', 'therm'],
    ['dm3', '1', 'l'],
    ['cm3', '0.001', 'l'],
    ['cl', '0.01', 'l'],
    ['dl', '0.1', 'l'],
    ['hl', '100', 'l'],
    ['kl', '1000', 'l'],
    ['kilolitres', '1', 'm3'],
    ['thousand litres', '1', 'm3'],
    ['1000 m3', '1000', 'm3'],
    ['Sm3', '1', 'm3'],
    ['1000 cf', '1000', 'ft3'],
    ['stone', '14', 'lb'],
    ['SCM', '1', 'm3'],
    ['ton-hours', '12', 'kBtu'],
  ])('%s is %s %s', async (unit, value, symbol) => {
    const [found, expected] = await Promise.all([emissionOf('1', unit), emissionOf(value, symbol)])
    expect(found.stderr).toBe('')
    expect(found.kilograms).toBeGreaterThan(0)
    expect(found.kilograms / expected.kilograms).toBeCloseTo(1, 9)
    expect(found.stdout).toMatch(new RegExp(`unit "${unit}" is|1 ${unit} is|unit is`))
  })

  it.each(['Nm3', 'm3n', 'MBtu', 'boe', 'cal', 'cwt', 'hundredweight', 'quintal', 'Zentner', 'Mt', 'ML', 'Ml'])(
    '%s is asked',
    async (unit) => {
      expect(unitProblem(unit) ?? findAmbiguousUnits(unit)).toBeDefined()
      expect((await emissionOf('1', unit)).stderr).toContain('unknown_unit')
    },
  )
})

describe('units of ENERGY STAR Portfolio Manager', () => {
  it.each([
    ['kGal (thousand gallons) (US)', 'US gal', 1000n],
    ['MGal (million gallons) (UK)', 'imp gal', 1_000_000n],
    ['kcm (thousand cubic meters)', 'm3', 1000n],
    ['kLbs. (thousand pounds)', 'lb', 1000n],
    ['ton hours', 'btu', 12_000n],
  ])('%s is a multiple of %s', (text, unit, times) => {
    expect(findUnitMultiple(text)).toEqual({ unit, times })
  })
})

describe('a unit in letters of another case', () => {
  it.each(['mg', 'MG'])('%s is no megagram', (unit) => {
    expect(findUnitMultiple('Mg')).toEqual({ unit: 't', times: 1n })
    expect(findUnitMultiple(unit)).toBeUndefined()
  })
})

describe('a unit that an error proposes', () => {
  it.each([
    ['litress', 'l'],
    ['kilowat hours', 'kWh'],
    ['tonness', 't'],
    ['megawattt hours', 'MWh'],
    ['kilogrms', 'kg'],
  ])('is meant by %s', (word, symbol) => {
    expect(nearestUnits(word)).toEqual([symbol])
  })

  const PREFIXES = ['d', 'c', 'm', 'k', 'M', 'G', 'T', 'P', 'E', 'N', 'S', '10 ', '100 ', '1000 ', 'thousand ']
  const symbols = Object.values(units)
    .filter(({ typeUnit }) => /^(?:ELECTRICITY|MASS|WEIGHT|VOLUME|STANDARD_GAS_VOLUME|DISTANCE|LENGTH)$/.test(typeUnit))
    .map(({ short_name }) => short_name)
  it.each(PREFIXES)('is never of another size, as with %s before a symbol', (prefix) => {
    const wrong = symbols.filter(
      (symbol) =>
        UNIT_WORDS.find(`${prefix}${symbol}`) === undefined && nearestUnits(`${prefix}${symbol}`).includes(symbol),
    )
    expect(wrong).toEqual([])
  })

  it.each(['Gcal', 'dm3', '1000 cf', 'kilolitres', 'thm', 'boe', 'stone'])('is not made up for %s', (word) => {
    expect(nearestUnits(word)).toEqual([])
  })
})
