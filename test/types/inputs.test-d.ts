import {
  type Calculation,
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateRefrigerant,
  calculateTrip,
  calculateVehicle,
  convert,
  defineFactor,
  type EmissionFactor,
  type EmissionsError,
  type EmissionTotal,
  prepareConversion,
  restate,
  scope2,
  units,
  withGwpSet,
} from '../../src/index.ts'

// What must not compile. Each line below a `@ts-expect-error` is an error of the compiler, or the directive is one.

declare const factor: EmissionFactor
declare const calculation: Calculation
declare const total: EmissionTotal
declare const error: EmissionsError

// @ts-expect-error a factor is per a unit
defineFactor({ key: 'own', per1: { co2e: 1 } })
// @ts-expect-error a factor has a key
defineFactor({ unit: 'kg', per1: { co2e: 1 } })
// @ts-expect-error a factor has figures
defineFactor({ key: 'own', unit: 'kg' })
// @ts-expect-error carbon is not a column of a factor
defineFactor({ key: 'own', unit: 'kg', per1: { carbon: 1 } })
// @ts-expect-error a GWP set is a shipped one
defineFactor({ key: 'own', unit: 'kg', per1: { co2e: 1 }, gwp: 'AR7_GWP100' })
// @ts-expect-error a heating value is gross or net
defineFactor({ key: 'own', unit: 'kWh', per1: { co2e: 1 }, heatingValue: 'higher' })

// @ts-expect-error a fuel is measured in a unit
calculateFuel({ value: 1, factor })
// @ts-expect-error a fuel has a factor
calculateFuel({ value: 1, unit: 'l' })
// @ts-expect-error a quantity is not a truth value
calculateFuel({ value: true, unit: 'l', factor })
// @ts-expect-error a fuel has no percentage
calculateFuel({ value: 1, unit: 'l', factor, percentageOfCleanEnergy: 40 })

// @ts-expect-error electricity is location-based or market-based
calculateElectricity({ value: 1, unit: 'kWh', grid: factor, method: 'foo' })
// @ts-expect-error electricity is by one of the two methods
calculateElectricity({ value: 1, unit: 'kWh', grid: factor })
// @ts-expect-error both methods at once take none
scope2({ value: 1, unit: 'kWh', grid: factor, method: 'market' })
// @ts-expect-error a policy on lifecycle factors is to allow or to refuse
scope2({ value: 1, unit: 'kWh', grid: factor, lifecycleGrid: 'warn' })

// @ts-expect-error a consumption is per 1 or per 100
calculateVehicle({ amount: 1, unit: 'km', factor, consumption: { value: 7, unit: 'l', per: 10 } })
// @ts-expect-error a pair has two factors
calculateVehicle({ amount: 1, unit: 'km', factor: [factor] })
// @ts-expect-error what drives has an amount
calculateVehicle({ value: 1, unit: 'km', factor })

// @ts-expect-error freight has a mode of the four
calculateMovement({ mass: 1, distance: { value: 1 }, mode: 'BIKE', factor })
// @ts-expect-error a distance says its unit apart
calculateMovement({ mass: 1, distance: 12, mode: 'TRUCK', factor })
// @ts-expect-error a distance is measured in a known way
calculateMovement({ mass: 1, distance: { value: 1, kind: 'straight' }, mode: 'TRUCK', factor })
// @ts-expect-error radiative forcing is a named choice, not a switch
calculateTrip({ legs: [], radiativeForcing: true })
// @ts-expect-error a seat says how its class is counted
calculateTrip({ legs: [{ mode: 'AIR', distance: { value: 1 }, factor, cabin: { class: 'ECONOMY' } }] })
// @ts-expect-error what leaks is one gas or one blend
calculateRefrigerant({ mass: 1, factor, parts: [{ factor, share: 1 }] })
// @ts-expect-error a leak is weighed by a factor
calculateRefrigerant({ mass: 1, gas: 'SF6' })
// @ts-expect-error a part of a blend has a share
calculateRefrigerant({ mass: 1, parts: [{ factor }] })

// @ts-expect-error a conversion leads to a unit
convert(1, units.kilogram)
// @ts-expect-error a GWP set is named in full
withGwpSet(calculation, 'AR6')
// @ts-expect-error a restatement has no unit
restate(calculation, { unit: 'l' })

// What is unknown is null, and must be met before it is counted.
// @ts-expect-error an unknown gas is not a number
calculation.emission.co2 + 1
// @ts-expect-error an unknown sum is not a number
total.emission.co2e.toFixed(1)

// What comes out is read only.
// @ts-expect-error an emission stands
calculation.emission.co2e = 1
// @ts-expect-error the parts of a calculation stand
calculation.contributions.push(calculation.contributions[0])
// @ts-expect-error the digits of a factor stand
factor.per1.co2e = '1'
// @ts-expect-error a unit stands
units.kilogram.multiplier = '2'
// @ts-expect-error a code is of the closed list
error.code === 'oops'
// @ts-expect-error kilograms are not kilometres
convert(1, units.kilogram, units.kilometre)
// @ts-expect-error nor litres kilowatt hours, however often
prepareConversion(units.litre, units.kilowattHour)
// @ts-expect-error litres are not kilograms
convert(1, 'l', 'kg')
// @ts-expect-error not even for the same amount
convert(1, units.litre, 'kg')
// @ts-expect-error a unit is spelt as it is
convert(1, 'kwh', 'MWh')
// @ts-expect-error on either side
convert(1, 'kWh', 'Mwh')
// @ts-expect-error no prepared conversion either
prepareConversion('mi', 'kg')
// @ts-expect-error a symbol of another unit
const gram: 'g' = units.kilogram.short_name
export const unused = gram
