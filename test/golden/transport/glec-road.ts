import { allocateToConsignments, categoryIntensity, emissionIntensity } from '../../../src/standards/transport/index.ts'
import type { GoldenCase } from '../golden-case.ts'
import { burnt, chainOf, figures, hoc, moved, perActivity, sfd, toc } from './glec-arithmetic.ts'

const source = (page: string) => `GLEC Framework v3.0 (updated 2 April 2024), Section 3 Module 4, p. ${page}`

const DIESEL = '3.32'

/** Mass in kilograms and direct distance in kilometres of the items that a round collects. */
const COLLECTED = [
  ['4', '7'],
  ['1', '7.2'],
  ['0.25', '9'],
  ['2', '8.9'],
  ['20', '8.6'],
  ['2', '9'],
  ['0.25', '9.5'],
  ['3', '9.5'],
  ['0.1', '7'],
  ['7', '6'],
  ['2', '8'],
  ['3', '7.7'],
  ['0.2', '8.3'],
  ['0.5', '7'],
] as const

const ROUND = COLLECTED.map(([mass, km], index) => ({ id: `${index + 1}`, mass, massUnit: 'kg', distance: sfd(km) }))

/** 4.8 litres of US diesel: 0.847 kg/l, kilograms of CO2e per kilogram. */
const collectedBy = (perKg: string) => burnt('4.0656', 'kg', perKg)

function seventhItem(perKg: string): string {
  return allocateToConsignments(collectedBy(perKg), ROUND)[6]?.co2e ?? ''
}

function intensityOfItem(co2e: string, tonneKm: string): { readonly wtw: string } {
  const { wtw } = emissionIntensity({ wtw: co2e, ttw: null, wtt: null }, tonneKm)
  return { wtw }
}

function mailChain() {
  const collection = toc(intensityOfItem(seventhItem('3.89'), '0.002375'))
  const site = (id: string, perTonne: string) => ({ id, hoc: hoc({ wtw: perTonne }) })
  return chainOf(
    '0.25',
    [
      { id: '1', toc: collection, distance: sfd('9.5') },
      site('2', '4.1'),
      { id: '3', toc: toc({ wtw: '0.11' }), distance: sfd(120) },
      site('4', '4.6'),
      { id: '5', toc: toc({ wtw: '0.563' }, { mode: 'AIR' }), distance: sfd(4800) },
      site('6', '0.6'),
      { id: '7', toc: toc({ wtw: '0.03' }, { mode: 'RAIL' }), distance: sfd(400) },
      site('8', '0.6'),
      // an item of an untracked round, by its printed 0.0870 kg
      site('9', '0.0870/0.00025'),
    ],
    'kg',
  )
}

export const glecRoad: readonly GoldenCase[] = [
  {
    id: 'road-01',
    source: source('104'),
    title: 'Intensity from the fuel of a tonne-kilometre',
    given: '0.15 l of diesel (5 % bio) per tkm, 3.32 kg CO2e WTW per litre',
    how: 'categoryIntensity of the litres of one tonne-kilometre',
    expected: { kgPerTkm: '0.498' },
    compute: () => figures({ kgPerTkm: perActivity([burnt('0.15', 'l', DIESEL)], 1).intensity.wtw }),
  },
  {
    id: 'road-02',
    source: source('104'),
    title: 'A consignment of that category',
    given: '0.45 t over 20 km',
    how: 'transportChain of one transport',
    expected: { kg: '4.48' },
    compute: () => figures({ kg: moved('0.45', 20, { wtw: '0.498' }).emission.wtw }),
  },
  {
    id: 'road-03',
    source: source('104'),
    title: 'Transport activity of a route',
    given: '1,200 t from Hamburg to Munich, 658 km SFD',
    how: 'the activity of a chain',
    expected: { tkm: '789600' },
    compute: () => figures({ tkm: moved(1200, 658, { wtw: 0 }).transportActivity.tonneKm }),
  },
  {
    id: 'road-04',
    source: source('104'),
    title: 'Transport activity of a fleet',
    given: '1,000,000 loaded km at 15 t on average',
    how: 'the activity of a chain',
    expected: { tkm: '15000000' },
    compute: () => figures({ tkm: moved(15, 1_000_000, { wtw: 0 }).transportActivity.tonneKm }),
  },
  {
    id: 'road-05',
    source: source('106'),
    title: 'A fleet on diesel',
    given: '100,000 l at 3.32 kg/l',
    how: 'the emission behind categoryIntensity',
    expected: { kg: '332000' },
    compute: () => figures({ kg: perActivity([burnt(100_000, 'l', DIESEL)], 1).emission.wtw }),
  },
  {
    id: 'road-06',
    source: source('106'),
    title: 'A fleet on electricity',
    given: '100,000 kWh at 349.2 g/kWh',
    how: 'the emission behind categoryIntensity',
    expected: { kg: '34920' },
    compute: () => figures({ kg: perActivity([burnt(100_000, 'kWh', '0.3492')], 1).emission.wtw }),
  },
  {
    id: 'road-07',
    source: source('106'),
    title: 'A fleet on diesel and electricity',
    given: '100,000 l at 3.32 kg/l, 100,000 kWh at 349.2 g/kWh',
    how: 'the emission behind categoryIntensity of both',
    expected: { kg: '366920' },
    compute: () => {
      const sources = [burnt(100_000, 'l', DIESEL), burnt(100_000, 'kWh', '0.3492')]
      return figures({ kg: perActivity(sources, 1).emission.wtw })
    },
  },
  {
    id: 'road-08',
    source: source('106'),
    title: 'Refrigerants lost by cooled lorries',
    given: '10 lorries, each 0.225 kg and 1.787 kg of R-134a at 1,430 kg/kg, over 6,000,000 tkm',
    how: 'categoryIntensity of both losses',
    expected: { airConditioning: '3217.5', kg: '28771.6', kgPerTkm: '0.0048' },
    compute: () => {
      const losses = [burnt('2.25', 'kg', 1430), burnt('17.87', 'kg', 1430)]
      const { emission, intensity } = perActivity(losses, 6_000_000)
      const airConditioning = perActivity(losses.slice(0, 1), 1).emission.wtw
      return figures({ airConditioning, kg: emission.wtw, kgPerTkm: intensity.wtw })
    },
  },
  {
    id: 'road-09',
    source: source('107'),
    title: 'A delivery round shared by notional transport activity',
    given: '1, 5, 4, 2 and 0.6 t over 10, 5, 8, 6 and 6 km SFD, whatever the 30 km that were driven',
    how: 'allocateToConsignments',
    expected: { tkm: '82.6', client1: '0.12', client2: '0.30', client3: '0.39', client4: '0.15', client5: '0.04' },
    compute: () => {
      const drops = [
        ['1', '10'],
        ['5', '5'],
        ['4', '8'],
        ['2', '6'],
        ['0.6', '6'],
      ]
      const consignments = drops.map(([mass = '', km = ''], index) => ({
        id: `client${index + 1}`,
        mass,
        distance: sfd(km),
      }))
      const shares = allocateToConsignments(burnt(1, 'l', 1), consignments)
      const tkm = shares.reduce((sum, { transportActivity }) => sum + Number(transportActivity), 0)
      return { tkm, ...figures(Object.fromEntries(shares.map(({ id, share }) => [id, share]))) }
    },
  },
  {
    id: 'mail-01',
    source: source('109'),
    title: 'A tracked collection round',
    given: '4.8 l of US diesel; its figures (0.847 kg/l; 3.22 TTW, 3.89 WTW per kg) are those of Module 1, p. 79',
    how: 'categoryIntensity of the kilograms burnt',
    expected: { wtt: '2.724', ttw: '13.091', wtw: '15.815' },
    compute: () => {
      const emissions = { ttw: [collectedBy('3.22')], wtt: [collectedBy('0.67')] }
      return figures({ ...categoryIntensity({ emissions, activity: 1 }).emission })
    },
  },
  {
    id: 'mail-02',
    source: source('109'),
    title: 'One of 14 items of that round',
    given: '0.25 kg at 9.5 km from the hub, one of 14 masses and distances',
    how: 'allocateToConsignments, each part by itself',
    expected: { tkm: '0.3631', wtt: '0.018', ttw: '0.086', wtw: '0.103' },
    compute: () => {
      const shares = allocateToConsignments(collectedBy('3.89'), ROUND)
      const tkm = shares.reduce((sum, { transportActivity }) => sum + Number(transportActivity), 0)
      return { tkm, ...figures({ wtt: seventhItem('0.67'), ttw: seventhItem('3.22'), wtw: seventhItem('3.89') }) }
    },
  },
  {
    id: 'mail-03',
    source: source('110'),
    title: 'Fuel of an untracked delivery round per item',
    given: '7.3 l for 275 items',
    how: 'categoryIntensity of the litres, by a factor of 1, per item',
    expected: { litresPerItem: '0.02655' },
    compute: () => figures({ litresPerItem: perActivity([burnt('7.3', 'l', 1)], 275).intensity.wtw }),
  },
  {
    id: 'mail-04',
    source: source('110'),
    title: 'An item by road feeder',
    given: '0.25 kg over 120 km at 0.11 kg/tkm',
    how: 'transportChain with the mass in kilograms',
    expected: { tkm: '0.03', kg: '0.0033' },
    compute: () => {
      const { transportActivity, emission } = moved('0.25', 120, { wtw: '0.11' }, 'kg')
      return figures({ tkm: transportActivity.tonneKm, kg: emission.wtw })
    },
  },
  {
    id: 'mail-05',
    source: source('110'),
    title: 'An item by air',
    given: '0.25 kg over 4,800 km at 0.563 kg/tkm, of which 0.5304 kg TTW and 0.1452 kg WTT',
    how: 'transportChain with the mass in kilograms, TTW as 0.442 kg/tkm',
    expected: { tkm: '1.2', ttw: '0.5304', wtt: '0.1452', wtw: '0.6756' },
    compute: () => {
      const { transportActivity, emission } = moved('0.25', 4800, { wtw: '0.563', ttw: '0.442' }, 'kg')
      return figures({ tkm: transportActivity.tonneKm, ...emission })
    },
  },
  {
    id: 'mail-06',
    source: source('110'),
    title: 'An item by rail feeder',
    given: '0.25 kg over 400 km at 0.03 kg/tkm',
    how: 'transportChain with the mass in kilograms',
    expected: { tkm: '0.100', kg: '0.0030' },
    compute: () => {
      const { transportActivity, emission } = moved('0.25', 400, { wtw: '0.03' }, 'kg')
      return figures({ tkm: transportActivity.tonneKm, kg: emission.wtw })
    },
  },
  {
    id: 'mail-07',
    source: source('110'),
    title: 'The chain of nine elements of that item',
    given: 'sites at 4.1, 4.6, 0.6 and 0.6 kg/t between the rounds, the feeders and the flight',
    how: 'transportChain',
    expected: { site2: '0.0010', site4: '0.0012', site6: '0.0002', site8: '0.0002', kg: '0.8748', byAir: '0.772' },
    compute: () => {
      const { elements, emission } = mailChain()
      const of = (id: string) => elements.find((one) => one.id === id)?.emission.wtw ?? ''
      const byAir = emissionIntensity({ wtw: of('5'), ttw: null, wtt: null }, emission.wtw).wtw
      const sites = { site2: of('2'), site4: of('4'), site6: of('6'), site8: of('8') }
      return figures({ ...sites, kg: emission.wtw, byAir })
    },
  },
]
