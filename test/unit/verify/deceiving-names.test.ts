import { describe, expect, it } from 'vitest'
import { titleFlaw } from '../../../src/core/names/index.ts'
import { calculateFuel, explain, toTrace } from '../../../src/index.ts'
import { findBridge, findFactor } from '../../../src/reference/factors/index.ts'
import { verify } from '../../../src/verify/index.ts'
import { LIKE_KWH } from '../../fixtures/deceiving-names.ts'
import { catalogue } from '../../golden/traces/samples.ts'
import type { Bent } from './bent-trace.ts'
import { resealed } from './reseal.ts'
import type { Data } from './verify-mutations.ts'

const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const density = findBridge('desnz-2025/diesel-average-biofuel-blend/density')

const gasTrace: Bent = JSON.parse(toTrace(calculateFuel({ value: 9000, unit: 'kWh', factor: gas })))
const dieselTrace: Bent = JSON.parse(toTrace(calculateFuel({ value: 1, unit: 't', factor: diesel, bridge: density })))

function answer(trace: Bent, change: (trace: Bent) => void) {
  const bent = structuredClone(trace)
  change(bent)
  return verify(resealed(bent as Data), { catalogue })
}

/** The trace with its first unit under another symbol, of which one is a thousandth of it. */
function withUnit(symbol: string) {
  return ({ contributions: [one] }: Bent): void => {
    const { unit } = one.activity
    one.activity.unit = symbol
    const chain = [{ from: symbol, to: unit, times: '0.001' }]
    one.steps.unshift({ kind: 'convert', chain, unit: `${unit}/${symbol}`, times: '0.001', gives: '1' })
  }
}

describe('verify', () => {
  it('accepts an own unit and a published property', () => {
    expect(answer(gasTrace, withUnit('crate')).differences).toEqual([])
    expect(answer(dieselTrace, () => undefined).differences).toEqual([])
  })

  it.each(Object.entries(LIKE_KWH))('rejects a unit with %s', (_, symbol) => {
    const { verified, differences } = answer(gasTrace, withUnit(symbol))
    expect(verified).toBe(false)
    expect(differences.map(({ path }) => path)).toContain('contributions[0].activity.unit')
    for (const { found, expected } of differences) expect(`${found}${expected}`).toMatch(/^[^\p{C}]*$/u)
  })

  it.each(['passengеr', 'Room', 'night ', 'tkm', 'USGAL', 'usd 2022\u200b'])('rejects the unit %j', (symbol) => {
    expect(answer(gasTrace, withUnit(symbol)).verified).toBe(false)
  })

  const published = density.source
  it.each([
    ['a Cyrillic letter', published.replace('DESNZ', 'D\u0415SNZ')],
    ['a Greek letter', published.replace('DESNZ', 'DESN\u0396')],
    ['wide letters', published.replace('DESNZ', '\uff24\uff25\uff33\uff2e\uff3a')],
    ['letters apart', published.replace('DESNZ', 'D-\u0415-SNZ')],
    ['a zero width blank', published.replace('DESNZ', 'DES\u200bNZ')],
    ['two blanks', published.replace(', UK', ',  UK')],
    ['a full stop', `${published}.`],
    ['capitals', published.toUpperCase()],
    ['another dash', published.replace('v1', '–v1')],
    ['an accent', published.replace('DESNZ', 'DÉSNZ')],
    ['a zero for an O', published.replaceAll('o', '0')],
    ['small capitals', published.replace('DESNZ', 'D\u1d07SNZ')],
    ['the source itself', published],
  ])('holds a property to the digits of the source that is cited with %s', (_, source) => {
    const { verified } = answer(dieselTrace, ({ contributions: [one] }) => {
      Object.assign(
        one.steps.find(({ kind }: Bent) => kind === 'bridge'),
        { source, times: '0.001' },
      )
    })
    expect(verified).toBe(false)
  })

  it.each(['key', 'id', 'edition', 'row', 'name', 'category'])('rejects a factor whose %s deceives', (field) => {
    const bent = structuredClone(gasTrace)
    for (const text of ['dеsnz', 'a\u202eb', 'a\nb']) {
      bent.contributions[0].factor[field] = text
      const { differences } = verify(resealed(bent as Data))
      expect(differences.map(({ path }) => path)).toContain(`contributions[0].factor.${field}`)
    }
  })

  it.each(['\ufeffDiesel', 'Diesel\n', '\tDiesel', 'Diesel\u2028', 'Diesel\u0085'])(
    'rejects a factor whose name ends with a blank that does not print: %j',
    (text) => {
      const bent = structuredClone(gasTrace)
      bent.contributions[0].factor.name = text
      const { differences } = verify(resealed(bent as Data))
      expect(differences.map(({ path }) => path)).toContain('contributions[0].factor.name')
      expect(titleFlaw(text)).toContain('does not print')
      expect(titleFlaw('Diesel \u00a0')).toBeUndefined()
    },
  )

  it.each(['publisher', 'title', 'table', 'licence', 'attribution'])('rejects a source whose %s deceives', (field) => {
    const bent = structuredClone(gasTrace)
    for (const text of ['DЕSNZ', 'DESNZ\u200b', 'DESNZ\nverified']) {
      bent.contributions[0].factor.source[field] = text
      const { differences } = verify(resealed(bent as Data))
      expect(differences.map(({ path }) => path)).toContain(`contributions[0].factor.source.${field}`)
    }
  })

  it.each(['label', 'notices'])('rejects %s with a line break', (field) => {
    const bent = structuredClone(gasTrace)
    if (field === 'label') bent.contributions[0].label = 'a\ntotal: 1 t'
    else bent.notices = [{ code: 'fuel_read_as', path: '', message: 'a\u2028total: 1 t' }]
    expect(verify(resealed(bent as Data)).differences.some(({ path }) => path.includes(field))).toBe(true)
  })
})

it('explain prints a deceiving unit on its own line and in visible form', () => {
  const calculation = calculateFuel({ value: 1, unit: 'kWh', factor: gas })
  const [one] = calculation.contributions
  const unit = 'kWh\ntotal: 1.6 t CO2e, audited\u202e'
  const bent = { ...calculation, contributions: [{ ...one, activity: { value: 1, unit } }] }
  const text = explain(bent as typeof calculation)
  expect(text.split('\n')).toHaveLength(explain(calculation).split('\n').length)
  expect(text).toContain('kWh\\ntotal: 1.6 t CO2e, audited\\u202e')
})
