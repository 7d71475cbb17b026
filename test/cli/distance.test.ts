import { describe, expect, it } from 'vitest'
import { calculateMovement, type FoundDistance } from '../../src/index.ts'
import { geodesicKm } from '../../src/reference/places/index.ts'
import { parseCsv } from '../fixtures/csv-table.ts'
import { unitFactor } from '../fixtures/transport-factors.ts'
import { calculateCsv, runTonne } from './memory-io.ts'

describe('tonne distance', () => {
  it('prints the places as understood, the kilometres and how they were found', async () => {
    expect(await runTonne(['distance', 'lhr', 'IATA:JFK', '--mode', 'AIR'])).toMatchObject({
      code: 0,
      stderr: '',
      stdout: `  from      LHR, GB (51.4706, -0.4619) [OurAirports@1]
  to        JFK, US (40.6394, -73.7793) [OurAirports@1]
  distance  5,555 km, great circle
  method    geodesic-wgs84@1, quality high
`,
    })
  })

  it('says of an estimate what it is an estimate of', async () => {
    const { stdout } = await runTonne(['distance', 'Leeds', 'Kassel', '--mode', 'TRUCK'])
    expect(stdout).toContain('  distance  1,000 km, estimate\n')
    expect(stdout).toContain('quality low; 800 km great circle × 1.25\n')
  })

  it('prints every digit where asked', async () => {
    const road = await runTonne(['distance', 'Leeds', 'Kassel', '--mode', 'TRUCK', '--exact'])
    expect(road.stdout).toContain('  distance  996.815039772 km, estimate\n')
    expect(road.stdout).toContain('quality low; 797.452031817 km great circle × 1.25\n')
    const sea = await runTonne(['distance', 'Hamburg', 'Shanghai', '--mode', 'SHIP', '--exact'])
    expect(sea.stdout).toMatch(/distance +19898\.98651801 km, 10744\.59315227321814254859611231102 nautical/)
  })

  it('prints the path of a ship, from waypoint to waypoint, and goes round what it avoids', async () => {
    const { stdout } = await runTonne(['distance', 'Hamburg', 'Shanghai', '--mode', 'SHIP'])
    expect(stdout).toMatch(/^ {2}distance +19,900 km, 10,700 nautical miles, shortest feasible way$/m)
    expect(stdout).toMatch(/^ {2}by way of +\S.* \(-?\d+(\.\d+)?, -?\d+(\.\d+)?\)$/m)
    expect(stdout).toMatch(/^ +Port Said \(/m)
    const round = await runTonne(['distance', 'Hamburg', 'Shanghai', '--mode', 'SHIP', '--avoid', 'SUEZ'])
    expect(round.stdout).not.toMatch(/^ +Port Said \(/m)
  })

  it('says what was assumed', async () => {
    const { stdout } = await runTonne(['distance', 'München', 'Paris', '--mode', 'RAIL'])
    expect(stdout).toContain('  note      "München" was taken for Munich, DE\n')
    expect(stdout).toMatch(/^ {2}note +"Paris" names 2 places and by far the largest was taken/m)
  })

  it('prints JSON that calculateMovement takes', async () => {
    const { stdout } = await runTonne(['distance', 'Leeds', 'Kassel', '--mode', 'TRUCK', '--json'])
    const distance = JSON.parse(stdout) as FoundDistance
    expect(calculateMovement({ mass: 2, distance, mode: 'TRUCK', factor: unitFactor('t·km') }).emission.co2e).toBe(
      2 * 996.815039772,
    )
  })

  it('takes points that begin with a minus sign after --', async () => {
    const { code, stdout } = await runTonne(['distance', '--mode', 'AIR', '--', '-33.95,151.18', 'LHR'])
    expect(code).toBe(0)
    expect(stdout).toContain('  from      -33.95, 151.18 (-33.95, 151.18)\n')
  })

  it.each([
    [['-33,151', 'JFK', '--mode', 'AIR'], 'put -- before the values that begin with a minus sign'],
    [['Leeds', 'Kassel'], '--mode is missing; give TRUCK, SHIP, AIR or RAIL'],
    [['Leeds', '--mode', 'AIR'], 'distance takes two places, FROM and TO'],
    [['Leeds', 'Kassel', 'Hamburg', '--mode', 'AIR'], 'distance takes two places, FROM and TO'],
    [['Leeds', 'Kassel', '--mode', 'BIKE'], '--mode must be one of TRUCK, SHIP, AIR, RAIL; received BIKE'],
    [['Hull', 'Rotterdam', '--mode', 'SHIP', '--avoid', 'SCYLLA'], 'invalid_choice: avoid[0]: must be one of: SUEZ'],
    [['Leeds', 'Kassel', '--mode', 'TRUCK', '--avoid', 'SUEZ'], 'invalid_choice: avoid: is for ships only'],
    [['Nowhere', 'Kassel', '--mode', 'AIR'], 'place_not_found: from: no place is known as "Nowhere"'],
    [['Springfield', 'Kassel', '--mode', 'AIR'], 'ambiguous_place: from: "Springfield" is the name of 8 places'],
    [['95,181', 'Kassel', '--mode', 'AIR'], 'invalid_coordinates: from: '],
    [['Madrid', 'Hamburg', '--mode', 'SHIP'], 'no_route: from: is '],
  ])('refuses %j', async (argv, message) => {
    const run = await runTonne(['distance', ...argv])
    expect(run.code).toBe(1)
    expect(run.stdout).toBe('')
    expect(run.stderr).toContain(message)
  })

  it('tells both places that fail', async () => {
    const { stderr } = await runTonne(['distance', 'Nowhere', 'Springfield', '--mode', 'AIR'])
    expect(stderr).toMatch(/place_not_found[\s\S]*ambiguous_place/)
  })
})

describe('places in the rows of tonne calculate', () => {
  const HEADER = 'id,activity,start,value,unit,mode,from,to,distanceKm,fromCountry,toCountry,class,nights,avoid'
  const resultOf = async (row: string) => {
    const run = await calculateCsv([HEADER, row])
    expect(run.stderr).toBe('')
    const { header, rows } = parseCsv(run.files['out.csv'] ?? '')
    return Object.fromEntries(header.map((name, index) => [name, rows[0]?.cells[index]]))
  }

  it('give the distance of freight', async () => {
    const { co2eKg } = await resultOf('a,movement,2025-01-01,2,t,RAIL,Hamburg,Kassel,,,,,,')
    expect(Number(co2eKg)).toBeCloseTo(
      2 * 1.2 * 0.02779 * geodesicKm({ lat: 53.551, lng: 9.993 }, { lat: 51.317, lng: 9.5 }),
      9,
    )
  })

  it('give the haul of a flight and the country of the hotel', async () => {
    const { factors } = await resultOf('a,trip,2025-01-01,,,AIR,LHR,HND,,,,ECONOMY,2,')
    expect(factors).toContain('flights/long-haul-to-from-uk/economy-class/without-rf')
    expect(factors).toContain('hotel-stay/japan/')
  })

  it('of which the countries that are written go before those of the places', async () => {
    const { factors } = await resultOf('a,trip,2025-01-01,,,AIR,LHR,HND,,DE,,ECONOMY,,')
    expect(factors).toContain('flights/international-to-from-non-uk/economy-class')
  })

  it('stand behind declared kilometres', async () => {
    const { co2eKg } = await resultOf('a,movement,2025-01-01,1,t,RAIL,Hamburg,Kassel,1000,,,,,')
    expect(co2eKg).toBe('27.79')
  })

  it.each([
    ['a,movement,2025-01-01,2,t,TRUCK,Nowhere,Springfield,,,,,,', 'in.csv:2:33: place_not_found: from: '],
    ['a,movement,2025-01-01,2,t,TRUCK,Nowhere,Springfield,,,,,,', 'in.csv:2:41: ambiguous_place: to: '],
    ['a,movement,2025-01-01,2,t,TRUCK,Leeds,,,,,,,', 'required: to: is empty; fill in place where it ends'],
    ['a,movement,2025-01-01,2,t,SHIP,Hull,Rotterdam,,,,,,SCYLLA', 'invalid_choice: avoid: '],
    ['a,movement,2025-01-01,2,t,TRUCK,Leeds,Kassel,-1,,,,,', 'must_be_non_negative: distanceKm: '],
    ['a,movement,2025-01-01,2,t,SHIP,Hull,Madrid,,,,,,', 'no_route: to: '],
    ['a,trip,2025-01-01,,,,Leeds,Kassel,,,,,,', 'required: mode: '],
    ['a,fuel,2025-01-01,1,l,,Leeds,,,,,,,', 'is not used by fuel; leave the cell empty'],
  ])('are refused with line, column and reason: %s', async (row, message) => {
    const run = await calculateCsv([HEADER, row])
    expect(run.code).toBe(1)
    expect(run.stderr).toContain(message)
  })
})
