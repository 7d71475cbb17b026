import {
  allocate,
  calculateFuel,
  defineFactor,
  type EmissionFactor,
  type FuelBridge,
  wellToWheel,
} from '../../../src/index.ts'
import { amount, kg, seat, together } from '../golden-arithmetic.ts'
import type { GoldenCase, UnexpressedCase } from '../golden-case.ts'

const source = 'Google Travel Impact Model README (v2 and later), example ZRH–SFO, Boeing 787-9'

/** Economy seats that the 257 of the aircraft are worth: 188 + 21 × 1.5 + 48 × 4. */
const CAPACITY = '411.5'
const LOAD_FACTOR = '0.845'

/** What one economy seat carries of the passengers' emission. */
function perSeat(integer: number) {
  const [share] = allocate(amount(integer, 'kg', 1), ['1', '410.5'])
  if (share === undefined) throw new Error('allocate gave no share')
  return share
}

/** A seat's emission divided by how full the aircraft is: a factor given as a fraction. */
function perPassenger(perSeatKg: string) {
  return kg(seat(`${perSeatKg}/${LOAD_FACTOR}`, 'ECONOMY'))
}

export const travelImpactExamples: readonly GoldenCase[] = [
  {
    id: 'tim-01',
    source,
    title: 'Jet fuel factors from calorific value and intensity',
    given: '43.1 MJ/kg net, 74 g/MJ TTW, 15 g/MJ WTT',
    how: 'calculateFuel of 1 kg by factors per MJ over a declared bridge of 43.1 MJ/kg; WTW by wellToWheel',
    expected: { ttw: '3.1894', wtt: '0.6465', wtw: '3.8359' },
    compute: () => {
      const perMegajoule = { unit: 'MJ', massUnit: 'g', heatingValue: 'net', edition: 'corsia' } as const
      const ttw = defineFactor({ ...perMegajoule, key: 'corsia/jet/mj', per1: { co2e: '74' } })
      const wtt = defineFactor({ ...perMegajoule, key: 'corsia/jet-wtt/mj', boundary: 'WTT', per1: { co2e: '15' } })
      const bridge: FuelBridge = {
        name: 'net calorific value of jet fuel',
        from: 'kg',
        to: 'MJ',
        times: '43.1',
        heatingValue: 'net',
        source: 'ISO 14083',
      }
      const burn = (factor: EmissionFactor) => kg(calculateFuel({ value: 1, unit: 'kg', factor, bridge }))
      // wellToWheel adds published figures of one mass unit: grams stay grams
      return { ttw: burn(ttw), wtt: burn(wtt), wtw: burn(wellToWheel(ttw, wtt)) }
    },
  },
  {
    id: 'tim-06',
    source,
    title: 'Seats of the aircraft in economy seats',
    given: '188 economy, 21 premium economy, 48 business at 1, 1.5, 4',
    how: 'calculateTrip with the wide-body ratios and a factor of 1 over one kilometre; sumEmissions',
    expected: { seats: CAPACITY },
    compute: () => ({
      seats: together(seat(1, 'ECONOMY', 188), seat(1, 'PREMIUM_ECONOMY', 21), seat(1, 'BUSINESS', 48)),
    }),
  },
  {
    id: 'tim-07',
    source,
    title: 'Emission of an economy seat',
    given: '33,569 kg WTT and 165,609 kg TTW over 411.5 economy seats',
    how: 'allocate to one seat and the other 410.5; sumEmissions (the source adds the rounded parts)',
    expected: { wtt: '81.577', ttw: '402.452', wtw: '484.029' },
    compute: () => ({
      wtt: kg(perSeat(33_569)),
      ttw: kg(perSeat(165_609)),
      wtw: together(perSeat(33_569), perSeat(165_609)),
    }),
  },
  {
    id: 'tim-08',
    source,
    title: 'Emission of a seat by cabin',
    given: '484.029 kg for an economy seat',
    how: 'calculateTrip with the wide-body ratios',
    expected: { first: '2420.145', business: '1936.116', premium: '726.044' },
    compute: () => ({
      first: kg(seat('484.029', 'FIRST_CLASS')),
      business: kg(seat('484.029', 'BUSINESS')),
      premium: kg(seat('484.029', 'PREMIUM_ECONOMY')),
    }),
  },
  {
    id: 'tim-09',
    source,
    title: 'Emission of a passenger by cabin',
    given: 'the printed figure of each seat, 84.5 % of them taken',
    how: 'calculateTrip, the factor given as the fraction per seat / 0.845',
    expected: { first: '2864.077', business: '2291.262', premium: '859.224', economy: '572.815' },
    compute: () => ({
      first: perPassenger('2420.145'),
      business: perPassenger('1936.116'),
      premium: perPassenger('726.044'),
      economy: perPassenger('484.029'),
    }),
  },
  {
    id: 'tim-10',
    source,
    title: 'Emission of a passenger by cabin, WTT and TTW',
    given: 'the printed figures of each seat, 84.5 % of them taken',
    how: 'calculateTrip, the factor given as the fraction per seat / 0.845',
    expected: {
      firstWtt: '482.704',
      firstTtw: '2381.373',
      businessWtt: '386.163',
      businessTtw: '1905.098',
      premiumWtt: '144.812',
      premiumTtw: '714.412',
      economyWtt: '96.541',
      economyTtw: '476.275',
    },
    tolerance: { why: 'the source prints 714.412 where its own figures give 714.4118…', absolute: '0.001' },
    compute: () => ({
      firstWtt: perPassenger('407.885'),
      firstTtw: perPassenger('2012.26'),
      businessWtt: perPassenger('326.308'),
      businessTtw: perPassenger('1609.808'),
      premiumWtt: perPassenger('122.366'),
      premiumTtw: perPassenger('603.678'),
      economyWtt: perPassenger('81.577'),
      economyTtw: perPassenger('402.452'),
    }),
  },
]

export const travelImpactUnexpressed: readonly UnexpressedCase[] = [
  {
    id: 'tim-03',
    source,
    title: 'Fuel burnt on ZRH–SFO by a Boeing 787-9',
    reason:
      'interpolates the fuel of an aircraft type between tabulated distances, rounding on the way; tonne takes the fuel burnt, or a factor per kilometre, and models no aircraft',
  },
]
