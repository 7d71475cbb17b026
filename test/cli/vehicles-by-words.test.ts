import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const calculate = (lines: readonly string[]) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv'], { files: { 'in.csv': lines.join('\n') } })

/** The factor of the only row, without its edition; its failure otherwise. */
async function factorOf(header: string, row: string): Promise<string> {
  const { files, stderr } = await calculate([header, row])
  const [, line = ''] = (files['out.csv'] ?? '').trim().split('\n')
  return /desnz-2025\/([^,]*)/.exec(line)?.[1] ?? stderr.split('\n')[0] ?? ''
}

const driven = (vehicle: string, fuel = 'diesel') =>
  factorOf('activity,start,vehicle,fuel,value,unit,country', `vehicle,2025-01-05,"${vehicle}",${fuel},100,km,GB`)
const moved = (mode: string, vehicle = '') =>
  factorOf('activity,start,mode,vehicle,from,to,value,unit', `movement,2025-01-05,${mode},${vehicle},Leeds,Hull,2,t`)
const travelled = (mode: string, vehicle = '', fuel = '') =>
  factorOf('activity,start,mode,vehicle,fuel,distanceKm,passengers', `trip,2025-01-05,${mode},${vehicle},${fuel},100,1`)

const VAN = 'delivery-vehicles/vans/average-up-to-3-5-tonnes'
const HGV = 'delivery-vehicles/hgv-all-diesel'

describe('a company van', () => {
  it.each([
    ...['van', 'van diesel', 'diesel van', 'Vans', 'LCV', 'light commercial vehicle', 'light goods vehicle', 'pick-up'],
    ...[
      'Transporter',
      'VW Transporter',
      'Kleintransporter',
      'Lieferwagen',
      'Kastenwagen',
      'fourgonnette',
      'camionnette',
    ],
    ...[
      'véhicule utilitaire léger',
      'furgoneta',
      'furgón',
      'furgone',
      'furgoncino',
      'bestelauto',
      'Ford Transit',
      '3.5t van',
    ],
  ])('is found by words: %s', async (words) => {
    expect(await driven(words)).toBe(`${VAN}/diesel/km`)
  })

  it.each([
    ['van', 'petrol', 'petrol/km'],
    ['van (LPG)', '', 'lpg/km'],
    ['fourgonnette essence', '', 'petrol/km'],
    ['electric van', '', 'battery-electric-vehicle/km'],
    ['van', 'Unleaded 95', 'petrol/km'],
    ['van', 'DERV', 'diesel/km'],
    ['van', '', 'unknown/km'],
  ])('has its fuel: %s with %j', async (words, fuel, key) => {
    expect(await driven(words, fuel)).toBe(`${VAN}/${key}`)
  })

  it.each([
    ['van (petrol)', 'diesel', 'is a van with diesel and petrol; name one fuel'],
    ['small van', 'diesel', 'Class I (up to 1.305 tonnes)'],
    ['2.8t van', 'diesel', 'Class I (up to 1.305 tonnes)'],
    ['LGV', 'diesel', 'is a light goods vehicle or a large one; write van or HGV'],
    ['van', 'hydrogen', 'no factor for van "vans average hydrogen"'],
  ])('asks where words leave several: %s with %s', async (words, fuel, message) => {
    expect(await driven(words, fuel)).toContain(message)
  })

  it('says in the summary how its words were read', async () => {
    const header = 'activity,start,vehicle,fuel,value,unit,country'
    const { stdout } = await calculate([header, 'vehicle,2025-01-05,LCV,diesel,100,km,GB'])
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      '"LCV" was read as Delivery vehicles / Vans / Average (up to 3.5 tonnes) / Diesel',
    )
  })
})

describe('a company lorry', () => {
  it.each<readonly [string, string]>([
    ...['HGV', 'lorry', 'LKW', 'truck', 'camion', 'camión', 'autocarro', 'poids lourd', 'vrachtwagen'].map(
      (words) => [words, 'all-hgvs/average-laden'] as const,
    ),
    ...['artic', 'articulated lorry', 'Sattelzug', 'semi-remorque', 'autoarticolato', 'semirremolque'].map(
      (words) => [words, 'all-artics/average-laden'] as const,
    ),
    ['rigid', 'all-rigids/average-laden'],
    ['7.5t lorry', 'rigid-over-3-5-7-5-tonnes/average-laden'],
    ['LKW 7,5 t', 'rigid-over-3-5-7-5-tonnes/average-laden'],
    ['rigid 7.5-17 t', 'rigid-over-7-5-tonnes-17-tonnes/average-laden'],
    ['18t rigid', 'rigid-over-17-tonnes/average-laden'],
    ['rigid >17t', 'rigid-over-17-tonnes/average-laden'],
    ['artic 3.5-33t', 'articulated-over-3-5-33t/average-laden'],
    ['44t HGV', 'articulated-over-33t/average-laden'],
    ['artic 50% laden', 'all-artics/50pct-laden'],
    ['artic empty', 'all-artics/0pct-laden'],
  ])('is found by words: %s', async (words, key) => {
    expect(await driven(words)).toBe(`${HGV}/${key}/km`)
  })

  it('is refrigerated if its words say so', async () => {
    expect(await driven('refrigerated 44t artic')).toBe(
      'delivery-vehicles/hgvs-refrigerated-all-diesel/articulated-over-33t/average-laden/km',
    )
    expect(await driven('Kühl-LKW')).toBe('delivery-vehicles/hgvs-refrigerated-all-diesel/all-hgvs/average-laden/km')
  })

  it('asks where words leave rigid and articulated ones, or name another fuel', async () => {
    expect(await driven('18t lorry')).toContain('is rigid or articulated; write which')
    expect(await driven('lorry', 'petrol')).toContain('is a lorry with petrol')
  })
})

describe('a car whose fuel is unknown to publishers', () => {
  it('does not become the average of all fuels', async () => {
    expect(await driven('Medium car', 'HVO')).toContain('no factor for car "Medium car HVO"')
    expect(await driven('Medium car', 'E10')).toBe('passenger-vehicles/cars-by-size/medium-car/petrol/km')
    expect(await driven('Medium car', '')).toBe('passenger-vehicles/cars-by-size/medium-car/unknown/km')
  })
})

describe('a mode of freight', () => {
  const LOAD = 'freighting-goods'
  it.each([
    ...['van', 'LCV', 'Transporter', 'fourgonnette', 'furgoneta', 'furgone'].map(
      (words) => [words, 'vans/average-up-to-3-5-tonnes/unknown'] as const,
    ),
    ...['Sattelzug', 'artic'].map((words) => [words, 'hgv-all-diesel/all-artics/average-laden'] as const),
    ...['HGV', 'vrachtwagen', 'poids lourd', 'dry van', 'Palette per LKW', 'pallet by road', 'par route'].map(
      (words) => [words, 'hgv-all-diesel/all-hgvs/average-laden'] as const,
    ),
  ])('is read by words: %s', async (words, key) => {
    expect(await moved(words)).toBe(`${LOAD}/${key}/tonne-km`)
    if (!/road|route|LKW|dry/.test(words)) expect(await moved('road', words)).toBe(`${LOAD}/${key}/tonne-km`)
  })

  it('asks where its word leaves several vehicles', async () => {
    expect(await moved('LGV')).toContain('mode: is a light goods vehicle or a large one')
    expect(await moved('LKW 12t')).toContain('mode: is rigid or articulated')
  })
})

describe('a trip', () => {
  it.each([
    ['van', '', '', `${VAN}/unknown/km`],
    ['CAR', 'van', 'diesel', `${VAN}/diesel/km`],
    ['', 'furgoneta', '', `${VAN}/unknown/km`],
    ['lorry', '', '', `${HGV}/all-hgvs/average-laden/km`],
    ['car', '', '', 'passenger-vehicles/cars-by-size/average-car/unknown/km'],
  ])('by %s %s %s is not by another vehicle', async (mode, vehicle, fuel, key) => {
    expect(await travelled(mode, vehicle, fuel)).toBe(key)
  })
})

describe('a number of pallets', () => {
  const COUNTS = 'counts things, and their number is no mass; write the mass of the goods in kg or t'
  it.each([
    ['start,mode,from,to,value,unit', '2025-01-05,pallet by road,Leeds,Hull,6,pallets'],
    ['start,mode,from,to,value,unit', '2025-01-05,road,Leeds,Hull,6,Europaletten'],
    ['start,mode,from,to,value,unit', '2025-01-05,road,Leeds,Hull,6,colis'],
    ['start,mode,from,to,value', '2025-01-05,road,Leeds,Hull,6 pallets'],
    ['Date,Mode,From,To,Pallets', '2025-01-05,road,Leeds,Hull,6'],
    ['Date,Mode,From,To,No. of pallets', '2025-01-05,road,Leeds,Hull,6'],
  ])('has no mass, which the row says: %s', async (header, row) => {
    const { stderr } = await calculate([header, row])
    expect(stderr).toContain(COUNTS)
  })

  it('is left aside where the row has a mass', async () => {
    const { stderr } = await calculate([
      'Date,Mode,From,To,Pallets,Gross weight (kg)',
      '2025-01-05,pallet by road,Leeds,Hull,6,2400',
    ])
    expect(stderr).toBe('')
  })
})
