import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  calculateMovement,
  calculateTrip,
  type DistanceBasis,
  type DistanceKind,
  defineFactor,
  type TransportMode,
  type TripLeg,
  toExact,
  toTrace,
  wellToWheel,
  withRadiativeForcing,
} from '../../../../src/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { unequalColumns } from '../../../fixtures/exact-sums.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { transport, unitFactor } from '../../../fixtures/transport-factors.ts'

/** A decimal of up to 16 digits before and 6 after the point, past what a double holds. */
const quantity = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 16n }), fc.integer({ min: 0, max: 999_999 }))
  .map(([integer, millionths]) => `${integer}.${String(millionths).padStart(6, '0')}`)
/** The same, but never 0, which is no distance of a flight. */
const distanceInKm = quantity.map((value) => (Number(value) === 0 ? '0.01' : value))
const MODES: readonly TransportMode[] = ['TRUCK', 'SHIP', 'AIR', 'RAIL']
const KINDS: readonly (DistanceKind | undefined)[] = [
  'great_circle',
  'shortest_feasible',
  'actual',
  'estimate',
  undefined,
]
const BASES: readonly (DistanceBasis | null)[] = [
  'great_circle',
  'great_circle_uplift_included',
  'shortest_feasible',
  'actual',
  null,
]

/** A mode, how a distance was measured, and how the factor wants it measured. */
type Meeting = readonly [by: TransportMode, of: DistanceKind | undefined, on: DistanceBasis | null]

/** True where both say how they measure, differently, and no published rule leads from the distance to the factor. */
function isMismatch([by, of, on]: Meeting): boolean {
  if (of === undefined || on === null || on === 'great_circle_uplift_included') return false
  const planned = by === 'AIR' ? 'great_circle' : 'shortest_feasible'
  const fitting = on === 'actual' ? ['actual', 'estimate', planned] : [on]
  return !fitting.includes(of)
}

const everyMeeting = MODES.flatMap((by) => KINDS.flatMap((of) => BASES.map((on): Meeting => [by, of, on])))
const mismatches = everyMeeting.filter(isMismatch)
const meeting = fc.constantFrom(...everyMeeting.filter((one) => !isMismatch(one)))

/** The kind of a distance that is measured as a factor wants it. */
function kindFor(on: DistanceBasis | null): DistanceKind {
  if (on === 'great_circle_uplift_included') return 'great_circle'
  return on ?? 'actual'
}
const leg: fc.Arbitrary<TripLeg> = fc
  .record({
    value: distanceInKm,
    passengers: fc.integer({ min: 1, max: 400 }),
    isReturn: fc.boolean(),
    factor: fc.constantFrom(transport.flight, transport.flightUpstream, transport.rail, transport.car, transport.hgv),
  })
  .map(({ value, passengers, isReturn, factor }) => {
    const isFlight = factor === transport.flight || factor === transport.flightUpstream
    const distance = isFlight
      ? ({ value, kind: 'great_circle' } as const)
      : ({ value, kind: 'shortest_feasible' } as const)
    const mass = factor === transport.hgv ? { mass: passengers, massUnit: 'kg' } : {}
    return { mode: isFlight ? 'AIR' : 'TRUCK', distance, factor, passengers, isReturn, ...mass }
  })

function scaled(decimal: string): bigint {
  return BigInt(decimal.replace('.', ''))
}

function distanceOf(value: string, of: DistanceKind | undefined) {
  return of === undefined ? { value } : { value, kind: of }
}

function freight(
  mass: string,
  value: string,
  factor = transport.hgv as Parameters<typeof calculateMovement>[0]['factor'],
) {
  return calculateMovement({ mass, mode: 'TRUCK', distance: { value, kind: 'actual' }, factor })
}

/** What radiative forcing adds to the flight: 0.7 of its CO2, and no other gas. */
const effectOnly = defineFactor({
  key: 'test/flight-effect/passenger-km',
  unit: 'passenger·km',
  distanceBasis: 'great_circle_uplift_included',
  per1: { co2: '0.047782', ch4: '0', n2o: '0', co2e: '0.047782' },
})

describe.each(SEEDS)('transport, seed %d', (seed) => {
  const check = (property: fc.IRawProperty<unknown>) => fc.assert(property, { seed, numRuns: scaleRuns(200) })

  it('is the product of mass, distance and factor, digit for digit', () => {
    check(
      fc.property(quantity, quantity, (mass, km) => {
        const grams = scaled(mass) * scaled(km) * 10_163n // 0.10163 kg per t·km, 17 decimal places together
        const digits = grams.toString().padStart(18, '0')
        const expected = `${digits.slice(0, -17)}.${digits.slice(-17)}`
        expect(freight(mass, km).emission.co2e).toBe(Number(expected))
      }),
    )
  })

  it('is linear in mass and in distance', () => {
    check(
      fc.property(quantity, quantity, quantity, (a, b, km) => {
        const sum = `${scaled(a) + scaled(b)}e-6`
        expect(unequalColumns([freight(a, km), freight(b, km)], freight(sum, km))).toEqual([])
        expect(unequalColumns([freight(km, a), freight(km, b)], freight(km, sum))).toEqual([])
      }),
    )
  })

  it('is the same in other units', () => {
    check(
      fc.property(quantity, quantity, (mass, km) => {
        const inUnits = calculateMovement({
          mass: `${mass.replace('.', '')}e-3`,
          massUnit: 'kg',
          mode: 'TRUCK',
          distance: { value: `${scaled(km)}/1609344`, unit: 'mi', kind: 'actual' },
          factor: transport.hgv,
        })
        expect(inUnits.emission).toEqual(freight(mass, km).emission)
      }),
    )
  })

  it('is well to wheel as tank to wheel and well to tank together', () => {
    const both = wellToWheel(transport.hgv, transport.hgvUpstream)
    check(
      fc.property(quantity, quantity, (mass, km) => {
        const parts = [freight(mass, km), freight(mass, km, transport.hgvUpstream)]
        expect(unequalColumns(parts, freight(mass, km, both))).not.toContain('co2e')
      }),
    )
  })

  it('raises a distance by one rule or none, and one that is raised never again', () => {
    check(
      fc.property(meeting, fc.integer({ min: 1, max: 40_000 }), ([by, of, on], km) => {
        const factor = unitFactor('t·km', on)
        const raised = calculateMovement({ mass: 1, mode: by, distance: distanceOf(String(km), of), factor })
        const allowed = [`${km}`, `${km + 95}`, toExact(freight('1.05', `${km}`, unitFactor('t·km'))).co2e?.toString()]
        allowed.push(toExact(freight('1.15', `${km}`, unitFactor('t·km'))).co2e?.toString())
        const found = toExact(raised).co2e?.toString() ?? ''
        expect(allowed).toContain(found)
        const again = calculateMovement({ mass: 1, mode: by, distance: { value: found, kind: kindFor(on) }, factor })
        expect(toExact(again).co2e?.toString()).toBe(found)
      }),
    )
  })

  it('rejects a distance that no published rule leads to the basis of the factor', () => {
    const mismatch = expect.objectContaining({ code: 'distance_basis_mismatch' })
    check(
      fc.property(fc.constantFrom(...mismatches), distanceInKm, ([by, of, on], value) => {
        const [distance, mode] = [distanceOf(value, of), by]
        expect(() => calculateMovement({ mass: 1, mode, distance, factor: unitFactor('t·km', on) })).toThrow(mismatch)
        const legs = [{ mode, distance, factor: unitFactor('passenger·km', on) }]
        expect(() => calculateTrip({ legs })).toThrow(mismatch)
      }),
    )
  })

  it('never lowers a distance, and doubles all of it for a way back', () => {
    check(
      fc.property(meeting, distanceInKm, ([by, of, on], value) => {
        const factor = unitFactor('passenger·km', on)
        const one: TripLeg = { mode: by, distance: distanceOf(value, of), factor }
        const there = calculateTrip({ legs: [one] })
        const back = calculateTrip({ legs: [{ ...one, isReturn: true }] })
        expect(there.emission.co2e).toBeGreaterThanOrEqual(Number(value))
        expect(unequalColumns([there, there], back)).toEqual([])
      }),
    )
  })

  it('is for a trip what its legs are one by one, in any order', () => {
    check(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 5 }), (legs) => {
        const whole = calculateTrip({ legs })
        expect(
          unequalColumns(
            legs.map((one) => calculateTrip({ legs: [one] })),
            whole,
          ),
        ).toEqual([])
        expect(calculateTrip({ legs: [...legs].reverse() }).emission).toEqual(whole.emission)
      }),
    )
  })

  it('grows by 0.7 of the CO2 of flights with radiative forcing, and in no other gas', () => {
    check(
      fc.property(distanceInKm, fc.integer({ min: 1, max: 9 }), (value, passengers) => {
        const one = {
          mode: 'AIR',
          distance: { value, kind: 'great_circle' },
          factor: transport.flight,
          passengers,
        } as const
        const trip = (radiativeForcing: 'none' | 'desnz1.7') => calculateTrip({ legs: [one], radiativeForcing })
        const byFactor = calculateTrip({ legs: [{ ...one, factor: withRadiativeForcing(transport.flight) }] })
        expect(trip('desnz1.7').emission).toEqual(byFactor.emission)
        expect(trip('desnz1.7').emission).toMatchObject({
          ch4: trip('none').emission.ch4,
          n2o: trip('none').emission.n2o,
        })
        const effect = calculateTrip({ legs: [{ ...one, factor: effectOnly }] })
        expect(unequalColumns([trip('none'), effect], trip('desnz1.7'))).toEqual([])
      }),
    )
  })

  it('proves itself', () => {
    check(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 3 }), fc.integer({ min: 0, max: 30 }), (legs, nights) => {
        const trip = calculateTrip({ legs, hotel: { nights, factor: transport.hotel } })
        expect(verify(toTrace(trip)).differences).toEqual([])
      }),
    )
  })
})
