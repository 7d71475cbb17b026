import { describe, expect, it } from 'vitest'
import { calculateRows, type RowToCalculate } from '../../src/rows/rows.ts'
import { runTonne } from './memory-io.ts'

const HEADER = 'id,activity,start,value,unit,mode,from,to,distanceKm'
const calculate = (...rows: readonly string[]) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv'], {
    files: { 'in.csv': `${[HEADER, ...rows].join('\n')}\n` },
  })

describe('a row of no distance', () => {
  it.each([
    ['air,trip,2025-03-01,,,AIR,LHR,LHR,', 'to'],
    ['air,trip,2025-03-01,,,AIR,LHR,London Heathrow Airport,', 'to'],
    ['air,trip,2025-03-01,,,AIR,LHR,JFK,0', 'distanceKm'],
    ['air,movement,2025-03-01,10,t,AIR,LHR,LHR,', 'to'],
  ])('D5: by air is an error: %s', async (row, column) => {
    const { code, stderr } = await calculate(row)
    expect(code).toBe(1)
    expect(stderr).toContain(`distance_is_zero: ${column}: is zero`)
  })

  it.each([
    'lorry,movement,2025-03-01,10,t,TRUCK,Leeds,Leeds,',
    'car,trip,2025-03-01,,,CAR,Leeds,Leeds,',
    'rail,trip,2025-03-01,,,RAIL,Paris,Paris,',
    'ship,movement,2025-03-01,10,t,SHIP,Port of Hamburg,Port of Hamburg,',
    'none,movement,2025-03-01,10,t,TRUCK,Leeds,Hull,0',
  ])('by another mode is a warning that asks for kilometres: %s', async (row) => {
    const { code, stdout } = await calculate(row)
    expect(code).toBe(0)
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('emits nothing; give the kilometres travelled')
  })

  it('has the notice in the result of calculateRows, and none with a distance', async () => {
    const row = {
      activity: 'movement',
      start: '2025-03-01',
      value: 10,
      unit: 't',
      mode: 'TRUCK',
      from: 'Leeds',
      to: 'Leeds',
    }
    const codesOf = async (fields: RowToCalculate) =>
      (await calculateRows([fields]))[0]?.results[0]?.calculation.notices.map(({ code }) => code)
    expect(await codesOf(row)).toContain('distance_is_zero')
    expect(await codesOf({ ...row, distanceKm: 12 })).not.toContain('distance_is_zero')
  })

  it('is an error of tonne distance by air', async () => {
    const { code, stderr } = await runTonne(['distance', 'LHR', 'LHR', '--mode', 'AIR'])
    expect([code, stderr]).toEqual([1, expect.stringContaining('distance_is_zero')])
  })
})
