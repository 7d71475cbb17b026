import { describe, expect, it } from 'vitest'
import { calculateElectricity, defineFactor, toTrace } from '../../../src/index.ts'
import { verify } from '../../../src/verify/index.ts'
import type { Bent } from './bent-trace.ts'
import { resealed } from './reseal.ts'
import type { Data } from './verify-mutations.ts'

const perKwh = (key: string, co2e: string) =>
  defineFactor({ key: `own/${key}/kwh`, unit: 'kWh', category: 'electricity', per1: { co2e } })

const trace = toTrace(
  calculateElectricity({
    method: 'market',
    value: 100,
    unit: 'kWh',
    grid: perKwh('grid', '0.4'),
    residual: perKwh('residual', '0.6'),
    instruments: [
      { kind: 'certificate', name: 'GO 1', energy: 40, factor: perKwh('wind', '0') },
      { kind: 'certificate', name: 'GO 2', energy: 10, factor: perKwh('sun', '0') },
      { kind: 'contract', name: 'PPA', energy: 20, factor: perKwh('gas', '0.2') },
    ],
  }),
)

/** The paths of what is found in a trace whose forger computed all that follows anew. */
function found(change: (contributions: Bent, trace: Bent) => void): readonly string[] {
  const bent: Bent = JSON.parse(trace)
  change(bent.contributions, bent)
  return verify(resealed(bent as Data)).differences.map(({ path }) => path)
}

const share = (one: Bent) => one.steps.at(-1)

describe('draws on instruments in a trace', () => {
  it('verify', () => {
    expect(verify(trace)).toEqual({ verified: true, differences: [] })
    expect(found((contributions) => contributions)).toEqual([])
  })

  it('are never above what the instrument holds', () => {
    const paths = found((contributions) => {
      share(contributions[0]).part = '50'
      share(contributions[3]).part = '20'
    })
    expect(paths).toEqual(['contributions[0].steps[0].part'])
  })

  it.each<[string, (contributions: Bent, trace: Bent) => void, string]>([
    ['add up with the rest to less than the whole', (all) => (share(all[3]).part = '20'), 'contributions'],
    ['add up to more than the whole', (all) => (share(all[3]).part = '31'), 'contributions'],
    ['leave out one of them', (all) => all.splice(1, 1), 'contributions'],
    ['are of another quantity', (all) => (all[1].activity.value = '101'), 'contributions[1].activity.value'],
    [
      'are of another whole',
      (all) => {
        for (const one of all) share(one).whole = '101'
        share(all[3]).part = '31'
      },
      'contributions[0].steps[0].whole',
    ],
    ['are of nothing', (all) => (share(all[0]).part = '0'), 'contributions[0].steps[0].part'],
    [
      'do not say what the instrument holds',
      (all) => Reflect.deleteProperty(share(all[0]), 'held'),
      'contributions[0].steps[0].held',
    ],
    ['hold something in the rest', (all) => (share(all[3]).held = '30'), 'contributions[3].steps[0].held'],
    ['are clean shares', (all) => (share(all[0]).of = 'clean'), 'contributions[0].steps'],
    ['have no share', (all) => (all[0].steps = []), 'contributions[0].steps'],
    ['stand in another order', (all) => all.splice(0, 3, all[2], all[0], all[1]), 'contributions'],
    ['are of one instrument', (all) => (all[1].label = all[0].label), 'contributions[1].label'],
    ['are of none', (all) => (all[0].label = 'certificate:  '), 'contributions[0].label'],
    [
      'hide one in the label of another',
      (all) => (all[0].label = 'certificate: a\ncertificate: b'),
      'contributions[0].label',
    ],
    ['are of a kind that is none', (all) => (all[0].label = 'promise: GO 1'), 'contributions'],
    ['are none', (all) => all.splice(0, 3), 'contributions'],
    ['are of version 1', (_, whole) => (whole.method.version = 1), 'contributions'],
  ])('do not verify when they %s', (_, change, path) => {
    expect(found(change)).toContain(path)
  })

  it('that hold a share of a trip are a step that the method has not', () => {
    const paths = found((contributions) => contributions[0].steps.push({ ...share(contributions[0]) }))
    expect(paths).toContain('contributions[0].steps')
  })
})
