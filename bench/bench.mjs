/**
 * Calculations: how fast the built package is beside what people use today, and how often each of them is wrong.
 *
 * Run: `npm run bench` in the root. It builds dist and measures that, because that is what users get.
 * Method: every group runs in one process on the same inputs; its contestants take turns, fifteen rounds of about 25 ms
 * each, and the median of a contestant counts. Only ratios within a run mean anything; they are compared with the bound
 * in the table. Every result goes into a sum that is printed. "Wrong" counts, over the same inputs, how many results are
 * not the nearest double of the exact result, by the BigInt oracle of the tests, which shares no code with the package.
 *
 * The groups:
 * - four gases: US gallons of diesel to kilograms of four gases through `prepareFuel`, against four bare multiplications
 *   of doubles that return an object (wrong digits, no checks), decimal.js at 40 digits that parses, converts and
 *   multiplies for each gas (naive), and decimal.js with the four coefficients prepared;
 * - a whole calculation: `calculateFuel` on the same records, steps, notices and all;
 * - conversion: miles to kilometres by a prepared converter and by `convert()`, against decimal.js that walks the chain
 *   mile, foot, metre, kilometre, and the packages mathjs and convert;
 * - engines: the same records in publicodes (its situation set once a record, one evaluation a gas) and in Impact Framework
 *   (its `Multiply` plugin for the conversion and each gas, all records in one call, which is its fastest way), against
 *   the whole `calculateFuel`; and, without a bound, litres to CO2e alone in them, against the same whole `calculateFuel`;
 * - sums: ten million doubles against the plain loop, which is wrong in most digits' places after the thirteenth.
 */
import { createRequire } from 'node:module'
import { Decimal } from 'decimal.js'
import { convert as convertPeer } from 'convert'
import { unit as mathUnit } from 'mathjs'
import Engine from 'publicodes'
import * as tonne from '../dist/index.js'
import { findFactor } from '../dist/factors/index.js'
import { binary, fraction, isNearest, plus, times } from '../test/oracle/rational-oracle.ts'
import { randomFrom } from '../test/oracle/random.ts'
import { measure, sink } from './measure.mjs'
import { isAnyBoundMissed, printRows, report } from './report.mjs'

const { Multiply } = createRequire(import.meta.url)('@grnsft/if/build/if-run/builtins/multiply/index.js')
const { calculateFuel, convert, prepareConversion, prepareFuel, sumDoubles, sumExact, units } = tonne
const random = randomFrom(2025)

/** Activity data as it comes: up to 100,000 with none to three decimals. */
const values = Array.from({ length: 2000 }, () => Number(`${random.whole(1, 1e8)}e-${random.whole(3, 6)}`))
/** Activity data that passed through floating point: 16 and 17 digits. */
const longValues = values.map((value) => value * 1.0936)
const few = values.slice(0, 200)

function wrong(list, exactOf, results) {
  return list.filter((value, at) => !isNearest(results[at], exactOf(value))).length / list.length
}

// ---- four gases of a record, and the whole calculation
const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const { co2, ch4, n2o, co2e } = diesel.per1
const gallon = '3.785411784'
const D = Decimal.clone({ precision: 40 })
const exactCo2e = (value) => times(fraction(value), fraction(gallon), fraction(co2e))
const inGallons = { unit: units.gallonUs, factor: diesel }

const ofGallons = prepareFuel(inGallons)
const [f0, f1, f2, f3] = [
  Number(gallon) * Number(co2),
  (Number(gallon) * Number(ch4)) / 28,
  (Number(gallon) * Number(n2o)) / 265,
  Number(gallon) * Number(co2e),
]
const bare = (value) => ({ co2: value * f0, ch4: value * f1, n2o: value * f2, co2e: value * f3 })
const naiveDecimal = (value) => ({
  co2: new D(value).times(gallon).times(co2).toNumber(),
  ch4: new D(value).times(gallon).times(ch4).div(28).toNumber(),
  n2o: new D(value).times(gallon).times(n2o).div(265).toNumber(),
  co2e: new D(value).times(gallon).times(co2e).toNumber(),
})
const ready = naiveDecimalCoefficients()
function naiveDecimalCoefficients() {
  const one = new D(gallon)
  return { co2: one.times(co2), ch4: one.times(ch4).div(28), n2o: one.times(n2o).div(265), co2e: one.times(co2e) }
}
const preparedDecimal = (value) => {
  const v = new D(value)
  return {
    co2: v.times(ready.co2).toNumber(),
    ch4: v.times(ready.ch4).toNumber(),
    n2o: v.times(ready.n2o).toNumber(),
    co2e: v.times(ready.co2e).toNumber(),
  }
}
/** A loop of its own for each contestant (its own text, too), so that no call site serves two; the last results are kept. */
const kept = new Array(256)
let loops = 0
const sumOf = (list, emissionOf) =>
  new Function(
    'list',
    'emissionOf',
    'kept',
    `let sum = ${++loops}; for (let at = 0; at < list.length; at++) { const e = emissionOf(list[at]); kept[at & 255] = e
    sum += e.co2 + e.ch4 + e.n2o + e.co2e } return sum`,
  ).bind(null, list, emissionOf, kept)
const sumOfNumbers = (list, numberOf) =>
  new Function(
    'list',
    'numberOf',
    `let sum = ${++loops}; for (let at = 0; at < list.length; at++) sum += numberOf(list[at]); return sum`,
  ).bind(null, list, numberOf)
const fuel = (value) => calculateFuel({ value, unit: units.gallonUs, factor: diesel }).emission
const wrongCo2e = (emissionOf, list = values) => wrong(list, exactCo2e, list.map((value) => emissionOf(value).co2e))

const gases = await measure([
  { name: 'prepareFuel', records: values.length, work: sumOf(values, ofGallons) },
  { name: 'bare floats', records: values.length, work: sumOf(values, bare) },
  { name: 'decimal.js naive', records: few.length, work: sumOf(few, naiveDecimal) },
  { name: 'decimal.js prepared', records: few.length, work: sumOf(few, preparedDecimal) },
  { name: 'calculateFuel', records: values.length, work: sumOf(values, fuel) },
  { name: 'calculateFuel, 17 digits', records: longValues.length, work: sumOf(longValues, fuel) },
])
report('four gases', 'prepareFuel', gases, [
  { name: 'bare floats', bound: 2.5, isSlower: true, wrong: wrongCo2e(bare) },
  { name: 'decimal.js naive', bound: 400, wrong: wrongCo2e(naiveDecimal) },
  { name: 'decimal.js prepared', bound: 120, wrong: wrongCo2e(preparedDecimal) },
])
report('whole calculation', 'calculateFuel', gases, [
  { name: 'decimal.js naive', bound: 60, wrong: wrongCo2e(naiveDecimal) },
])
report('values of 16 and 17 digits', 'calculateFuel, 17 digits', gases, [
  { name: 'calculateFuel', bound: 5, isSlower: true },
])

// ---- conversion
const exactKm = (value) => times(fraction(value), fraction('1.609344'))
const toKm = prepareConversion('mi', 'km')
const byConvert = (value) => convert(value, units.mile, units.kilometre)
const decimalChain = (value) => new D(value).times('5280').times('0.3048').times('0.001').toNumber()
const byMathjs = (value) => mathUnit(value, 'mi').toNumber('km')
const byPeer = (value) => convertPeer(value, 'mile').to('km')
const wrongKm = (numberOf) => wrong(values, exactKm, values.map(numberOf))
const conversions = await measure([
  { name: 'prepareConversion', records: values.length, work: sumOfNumbers(values, toKm) },
  { name: 'convert()', records: values.length, work: sumOfNumbers(values, byConvert) },
  { name: 'decimal.js chain', records: few.length, work: sumOfNumbers(few, decimalChain) },
  { name: 'mathjs', records: few.length, work: sumOfNumbers(few, byMathjs) },
  { name: 'convert (npm)', records: values.length, work: sumOfNumbers(values, byPeer) },
])
for (const our of ['prepareConversion', 'convert()']) {
  report('conversion', our, conversions, [
    { name: 'decimal.js chain', bound: 100, wrong: wrongKm(decimalChain) },
    { name: 'mathjs', bound: 100, wrong: wrongKm(byMathjs) },
    { name: 'convert (npm)', bound: 2, wrong: wrongKm(byPeer) },
  ])
}

// ---- engines
const GASES = ['co2', 'ch4', 'n2o', 'co2e']
const perLitre = { co2: Number(co2), ch4: Number(ch4) / 28, n2o: Number(n2o) / 265, co2e: Number(co2e) }
const rules = { gallons: { unité: 'gal' }, litres: { valeur: `gallons * ${gallon} l/gal` } }
for (const gas of GASES) {
  rules[`${gas} factor`] = { valeur: `${perLitre[gas].toFixed(20)} kg/l` }
  rules[gas] = { valeur: `litres * ${gas} factor`, unité: 'kg' }
}
const quiet = { log: () => undefined, warn: () => undefined, error: () => undefined }
const engine = new Engine(rules, { logger: quiet })
const byPublicodes = (value) => {
  engine.setSituation({ gallons: `${value} gal` })
  const gas = (name) => engine.evaluate(name).nodeValue
  return { co2: gas('co2'), ch4: gas('ch4'), n2o: gas('n2o'), co2e: gas('co2e') }
}
/** Its output names must not look like sums: no digits. */
const OUTPUTS = { co2: 'carbon', ch4: 'methane', n2o: 'nitrous', co2e: 'total' }
const products = [
  { 'input-parameters': ['gallons', 'litres-per-gallon'], 'output-parameter': 'litres' },
  ...GASES.map((gas) => ({ 'input-parameters': ['litres', `${gas}-factor`], 'output-parameter': OUTPUTS[gas] })),
]
const plugins = products.map((config) => {
  return { plugin: Multiply(config, { inputs: {}, outputs: {} }, {}), config }
})
const observations = values.map((gallons) => ({
  timestamp: '2025-01-01T00:00:00Z',
  duration: 86400,
  gallons,
  'litres-per-gallon': Number(gallon),
  ...Object.fromEntries(GASES.map((gas) => [`${gas}-factor`, perLitre[gas]])),
}))
async function frameworkRows() {
  let list = observations
  for (const { plugin, config } of plugins) list = await plugin.execute(list, config)
  return list
}
const byFramework = async () => (await frameworkRows()).reduce((sum, row) => sum + row.total, 0)
const frameworkResults = (await frameworkRows()).map((row) => row.total)
const engines = await measure([
  { name: 'calculateFuel', records: values.length, work: sumOf(values, fuel) },
  { name: 'publicodes', records: few.length, work: sumOf(few, byPublicodes) },
  { name: '@grnsft/if', records: values.length, work: byFramework },
])
report('engines', 'calculateFuel', engines, [
  { name: 'publicodes', bound: 5000, wrong: wrong(few, exactCo2e, few.map((value) => byPublicodes(value).co2e)) },
  { name: '@grnsft/if', bound: 1000, wrong: wrong(values, exactCo2e, frameworkResults) },
])

// ---- engines, one gas: the least that they can be asked, while ours still gives four gases, steps and notices
const oneGasEngine = new Engine({ litres: { unité: 'l' }, total: { valeur: `litres * ${co2e} kg/l` } }, { logger: quiet })
const oneGas = (value) => {
  oneGasEngine.setSituation({ litres: `${value} l` })
  return oneGasEngine.evaluate('total').nodeValue
}
const oneProduct = { 'input-parameters': ['litres', 'factor'], 'output-parameter': 'total' }
const onePlugin = Multiply(oneProduct, { inputs: {}, outputs: {} }, {})
const oneList = values.map((litres) => {
  return { timestamp: '2025-01-01T00:00:00Z', duration: 86400, litres, factor: Number(co2e) }
})
const byOnePlugin = async () => (await onePlugin.execute(oneList, oneProduct)).reduce((sum, row) => sum + row.total, 0)
const inLitres = (value) => calculateFuel({ value, unit: units.litre, factor: diesel }).emission
const exactLitres = (value) => times(fraction(value), fraction(co2e))
const oneGasRows = await measure([
  { name: 'calculateFuel', records: values.length, work: sumOf(values, inLitres) },
  { name: 'publicodes', records: few.length, work: sumOfNumbers(few, oneGas) },
  { name: '@grnsft/if', records: values.length, work: byOnePlugin },
])
report('engines, CO2e alone', 'calculateFuel', oneGasRows, [
  { name: 'publicodes', wrong: wrong(few, exactLitres, few.map(oneGas)) },
  { name: '@grnsft/if' },
])

// ---- sums
const many = Float64Array.from({ length: 1e7 }, () => Number(`${random.whole(1, 1e7)}e-2`))
const naiveSum = () => {
  let sum = 0
  for (let at = 0; at < many.length; at++) sum += many[at]
  return sum
}
const sums = await measure([
  { name: 'naive loop', records: many.length, work: naiveSum },
  { name: 'sumExact', records: many.length, work: () => sumExact(many) },
  { name: 'sumDoubles', records: many.length, work: () => sumDoubles(many) },
])
const decimals = (list) => ({ over: list.reduce((sum, one) => sum + BigInt(Math.round(one * 100)), 0n), under: 100n })
const bits = [...many.subarray(0, 100_000)].map(binary).reduce(plus)
if (!isNearest(sumExact(many), decimals(many))) throw new Error('sumExact is wrong')
if (!isNearest(sumDoubles(many.subarray(0, 100_000)), bits)) throw new Error('sumDoubles is wrong')
const naiveWrong = isNearest(naiveSum(), decimals(many)) ? 0 : 1
report('sum of 10 million', 'sumExact', sums, [{ name: 'naive loop', bound: 0.7, wrong: naiveWrong }])
report('sum of 10 million', 'sumDoubles', sums, [{ name: 'naive loop', bound: 0.7 }])
const mixed = Float64Array.from({ length: 1e7 }, () => Number(`${random.whole(1, 1e8)}e-${random.whole(0, 6)}`))
const naiveMixed = () => {
  let sum = 0
  for (let at = 0; at < mixed.length; at++) sum += mixed[at]
  return sum
}
const mixedSums = await measure([
  { name: 'naive loop', records: mixed.length, work: naiveMixed },
  { name: 'sumExact', records: mixed.length, work: () => sumExact(mixed) },
])
report('… 0 to 6 decimals', 'sumExact', mixedSums, [{ name: 'naive loop' }])

printRows()
for (const [name, share] of [
  ['prepareFuel', wrongCo2e(ofGallons)],
  ['calculateFuel', wrongCo2e(fuel)],
  ['prepareConversion', wrongKm(toKm)],
  ['convert()', wrongKm(byConvert)],
]) {
  console.log(`wrong results of ${name}: ${share * values.length} of ${values.length}`)
}
console.log(`node ${process.version}, checksum ${sink.value.toExponential(3)}`)
if (isAnyBoundMissed()) process.exitCode = 1
