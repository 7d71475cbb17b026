import { allocate } from '../../../src/index.ts'
import {
  allocateToConsignments,
  categoryIntensity,
  emissionIntensity,
  transportChain,
} from '../../../src/standards/transport/index.ts'
import { kg, typed } from '../golden-arithmetic.ts'
import type { GoldenCase } from '../golden-case.ts'
import { burnt, chainOf, figures, fuel, hoc, moved, perActivity, sfd, toc } from './glec-arithmetic.ts'

const source = (page: string) => `GLEC Framework v3.0 (updated 2 April 2024), Section 3 Module 4, p. ${page}`

/** Grams per vehicle-kilometre over 400 km, per the tonne-kilometres of a train. */
function train(gramsPerVehicleKm: string, cargo: number) {
  const { emission, intensity } = perActivity([burnt(400, 'km', `${gramsPerVehicleKm}e-3`)], cargo * 400)
  return { kg: emission.wtw, grams: emissionIntensity(emission, cargo * 400, { massUnit: 'g' }).wtw, intensity }
}

const VLSFO = { wtt: '0.56', ttw: '3.23' }
const MGO = { wtt: '0.55', ttw: '3.22' }

/** The single voyage of a bulk ship, its ballast leg included. */
function voyage() {
  const heavy = fuel('1327.48', VLSFO)
  const light = fuel('19.88', MGO)
  const emissions = { wtt: [heavy.wtt, light.wtt], ttw: [heavy.ttw, light.ttw] }
  return categoryIntensity({ emissions, activity: 755_830_574 })
}

function totals(sources: ReturnType<typeof fuel>) {
  return categoryIntensity({ emissions: { wtt: [sources.wtt], ttw: [sources.ttw] }, activity: 1 }).emission
}

function bulkChain() {
  const { wtt, ttw } = voyage().intensity
  const ship = toc({ wtt: wtt ?? '', ttw: ttw ?? '' }, { mode: 'SHIP' })
  const terminal = hoc({ ttw: '0.6', wtt: 0 })
  return chainOf(39_369, [
    { id: '2', hoc: terminal },
    { id: '3', toc: ship, distance: sfd('57400002/39369') },
    { id: '5', toc: ship, distance: sfd('466286436/39369') },
    { id: '6', hoc: terminal },
  ])
}

/** Passenger equivalents of a ferry: its lorries, its trailers, then the others. */
const EQUIVALENTS = [612_000, 56_000, 478_500, 117_000, 10_000, 550, 1150, 1750, 300]

function ferry(tonnes: number, perKg: string) {
  const [lorries, trailers] = allocate(burnt(tonnes, 't', perKg), EQUIVALENTS).map((one) => String(kg(one)))
  return { lorries: lorries ?? '', trailers: trailers ?? '' }
}

function perLorry(tonnes: string) {
  const part = (perKg: string) => ferry(4000, perKg).lorries
  const emission = { wtt: part('0.56'), ttw: part('3.23'), wtw: part('3.79') }
  return emissionIntensity(emission, 34_000 * 120 * Number(tonnes))
}

export const glecOtherModes: readonly GoldenCase[] = [
  {
    id: 'rail-01',
    source: source('113'),
    title: 'Electric trains of an operator',
    given: '8,765, 7,557 and 8,183 g per vehicle-kilometre, 1,320, 792 and 1,056 t of cargo, 400 km',
    how: 'categoryIntensity, in grams by emissionIntensity',
    expected: { southKg: '3506', southGrams: '6.64', northKg: '3023', northGrams: '9.53', averageGrams: '7.75' },
    tolerance: {
      why: 'the source carries electricity on that it prints rounded: 7,557 g by 792 t are 9.54',
      percent: '0.15',
    },
    compute: () => {
      const [south, north, average] = [train('8765', 1320), train('7557', 792), train('8183', 1056)]
      const ways = { southKg: south.kg, southGrams: south.grams, northKg: north.kg, northGrams: north.grams }
      return figures({ ...ways, averageGrams: average.grams })
    },
  },
  {
    id: 'rail-02',
    source: source('113'),
    title: 'A shipper by electric train',
    given: '50 t over 400 km at 7.75 g/tkm',
    how: 'transportChain with the intensity in grams',
    expected: { tkm: '20000', kg: '155' },
    compute: () => {
      const { transportActivity, emission } = moved(50, 400, { wtw: '7.75', massUnit: 'g' })
      return figures({ tkm: transportActivity.tonneKm, kg: emission.wtw })
    },
  },
  {
    id: 'rail-03',
    source: source('114'),
    title: 'A shipper by US diesel train, in short tons and miles',
    given: '50 short tons over 133,595 ton-miles at 17.0 g per ton-mile',
    how: 'transportChain with a factor of one’s own per short ton-mile',
    expected: { kg: '2273' },
    tolerance: { why: 'the source carries 17.01 g on and prints 17.0', percent: '0.1' },
    compute: () => {
      const factor = typed('short ton·mi', '17.0', { massUnit: 'g', boundary: 'WTW' })
      const distance = { value: '133595/50', unit: 'mi', kind: 'actual' } as const
      const leg = { id: 'leg', toc: toc({ wtw: factor }, { mode: 'RAIL' }), distance }
      return figures({ kg: chainOf(50, [leg], 'short ton').emission.wtw })
    },
  },
  {
    id: 'air-01',
    source: source('116'),
    title: 'Transport activity of passengers and belly freight',
    given: '400 flights of 1,000 km, 180 seats 80 % taken at 0.1 t, 5 t of freight capacity 70 % taken',
    how: 'allocateToConsignments of what passengers and freight weigh',
    expected: { passengers: '5760000', freight: '1400000', passengerShare: '0.80', freightShare: '0.20' },
    compute: () => {
      const distance = { value: 400_000, kind: 'great_circle' } as const
      const loads = [
        { id: 'passengers', mass: '14.4', distance },
        { id: 'freight', mass: '3.5', distance },
      ]
      const [passengers, freight] = allocateToConsignments(burnt(1, 'kg', 1), loads)
      const shares = { passengerShare: passengers?.share ?? '', freightShare: freight?.share ?? '' }
      const activity = { passengers: passengers?.transportActivity ?? '', freight: freight?.transportActivity ?? '' }
      return figures({ ...activity, ...shares })
    },
  },
  {
    id: 'air-02',
    source: source('116'),
    title: 'Air intensity from the fuel burnt',
    given: '400 flights of 7,000 kg over 7,160,000 tkm; jet fuel 0.84 WTT, 3.18 TTW per kg',
    how: 'categoryIntensity',
    expected: { wtt: '0.328', ttw: '1.244', wtw: '1.572' },
    compute: () => {
      const emissions = { wtt: [burnt(2_800_000, 'kg', '0.84')], ttw: [burnt(2_800_000, 'kg', '3.18')] }
      return figures({ ...categoryIntensity({ emissions, activity: 7_160_000 }).intensity })
    },
  },
  {
    id: 'air-03',
    source: source('116'),
    title: 'A consignment by air',
    given: '275 kg over 1,000 km at 0.328 WTT, 1.244 TTW per tkm',
    how: 'transportChain',
    expected: { tkm: '275', wtt: '90.2', ttw: '342.1', wtw: '432.3' },
    compute: () => {
      const { transportActivity, emission } = moved(275, 1000, { wtt: '0.328', ttw: '1.244' }, 'kg')
      return figures({ tkm: transportActivity.tonneKm, ...emission })
    },
  },
  ...(
    [
      ['sea-01', 'Containers from Hamburg to Shanghai', 10, '49.9', '10.48'],
      ['sea-02', 'Reefer containers on that way', 5, '128.7', '13.51'],
    ] as const
  ).map(([id, title, teu, grams, tonnes]) => ({
    id,
    source: source('118'),
    title,
    given: `${teu} TEU over 21,000 km at ${grams} g per TEU-km`,
    how: 'transportChain per TEU-kilometre, with the intensity in grams; tonnes by emissionIntensity per 1,000 kg',
    expected: { tonnes },
    compute: () => {
      const ship = toc({ wtw: grams, massUnit: 'g' }, { mode: 'SHIP', activityUnit: 'TEU·km' })
      const { emission } = transportChain({ teu, elements: [{ id: 'sea', toc: ship, distance: sfd(21_000) }] })
      return figures({ tonnes: emissionIntensity(emission, 1000).wtw })
    },
  })),
  {
    id: 'bulk-01',
    source: source('120'),
    title: 'Low-sulphur fuel oil of a charter',
    given: '1,327.48 t at 0.56 WTT, 3.23 TTW kg/kg',
    how: 'the emission behind categoryIntensity, tonnes by figures per kilogram',
    expected: { wtt: '743389', ttw: '4287760', wtw: '5031149' },
    compute: () => figures({ ...totals(fuel('1327.48', VLSFO)) }),
  },
  {
    id: 'bulk-02',
    source: source('120'),
    title: 'Marine gas oil of a charter',
    given: '19.88 t at 0.55 WTT, 3.22 TTW kg/kg',
    how: 'the emission behind categoryIntensity, tonnes by figures per kilogram',
    expected: { wtt: '10934', ttw: '64014', wtw: '74948' },
    compute: () => figures({ ...totals(fuel('19.88', MGO)) }),
  },
  {
    id: 'bulk-03',
    source: source('120'),
    title: 'Intensity of bulk shipping with its ballast leg',
    given: 'both fuels over 755,830,574 tkm of laden legs',
    how: 'categoryIntensity',
    expected: { kg: '5106097', wttPerTkm: '0.00100', ttwPerTkm: '0.00576', wtwPerTkm: '0.00676' },
    compute: () => {
      const { emission, intensity } = voyage()
      const per = { wttPerTkm: intensity.wtt, ttwPerTkm: intensity.ttw, wtwPerTkm: intensity.wtw }
      return figures({ kg: emission.wtw, ...per })
    },
  },
  {
    id: 'bulk-04',
    source: source('120'),
    title: 'A chain of two legs and two terminals',
    given: '39,369 t, legs of 57,400,002 and 466,286,436 tkm, 0.6 kg/t of operation at each terminal',
    how: 'transportChain with the unrounded intensity; that of the chain by emissionIntensity',
    expected: {
      leg3: '387772',
      leg5: '3150049',
      hub: '23621',
      wtt: '522642',
      ttw: '3062422',
      wtw: '3585064',
      per: '0.00685',
    },
    tolerance: { why: 'the source cuts off in places and rounds in others', absolute: '1' },
    compute: () => {
      const { elements, emission, transportActivity } = bulkChain()
      const [hub, leg3, leg5] = elements.map((one) => one.emission.wtw)
      const per = emissionIntensity(emission, transportActivity.tonneKm ?? '').wtw
      return figures({ leg3: leg3 ?? '', leg5: leg5 ?? '', hub: hub ?? '', ...emission, per })
    },
  },
  {
    id: 'ropax-01',
    source: source('121'),
    title: 'Fuel of a ferry',
    given: '4,000 t at 0.56 WTT, 3.23 TTW kg/kg',
    how: 'the emission behind categoryIntensity',
    expected: { wtt: '2240000', ttw: '12920000', wtw: '15160000' },
    compute: () => figures({ ...totals(fuel(4000, VLSFO)) }),
  },
  {
    id: 'ropax-02',
    source: source('121'),
    title: 'A ferry shared by passenger equivalents',
    given: '1,277,250 equivalents, of which 612,000 lorries and 56,000 trailers',
    how: 'allocate over the equivalents, each part by itself',
    expected: {
      ...{ lorriesWtt: '1073306', lorriesTtw: '6190675', lorries: '7263981' },
      ...{ trailersWtt: '98211', trailersTtw: '566467', trailers: '664678' },
    },
    compute: () => {
      const [wtt, ttw, wtw] = [ferry(4000, '0.56'), ferry(4000, '3.23'), ferry(4000, '3.79')]
      return figures({
        ...{ lorriesWtt: wtt.lorries, lorriesTtw: ttw.lorries, lorries: wtw.lorries },
        ...{ trailersWtt: wtt.trailers, trailersTtw: ttw.trailers, trailers: wtw.trailers },
      })
    },
  },
  {
    id: 'ropax-03',
    source: source('121'),
    title: 'Intensities of lorries on that ferry, and of their cargo',
    given: '34,000 lorries over 120 km, 29.6 t each, 15.6 t of it cargo',
    how: 'emissionIntensity',
    expected: {
      ...{ wtt: '0.0089', ttw: '0.0513', wtw: '0.0601' },
      ...{ cargoWtt: '0.0169', cargoTtw: '0.0973', cargo: '0.1141' },
    },
    compute: () => {
      const { wtt, ttw, wtw } = perLorry('29.6')
      const cargo = perLorry('15.6')
      return figures({ wtt, ttw, wtw, cargoWtt: cargo.wtt, cargoTtw: cargo.ttw, cargo: cargo.wtw })
    },
  },
]
