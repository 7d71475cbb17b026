import { isFields, type SomeFields } from '../../base/index.ts'
import { checkChoice, fail, type Notice, notice, Violations } from '../../core/errors/index.ts'
import { add, compare, equal, type NumberInput, ONE, parseNumber, type Rational, ZERO } from '../../core/exact/index.ts'
import {
  CHAIN_DISTANCE_KINDS,
  CHAIN_MODES,
  type HubCategory,
  TEMPERATURES,
  type TransportCategory,
  type TransportChain,
} from './chain.ts'

type Category = SomeFields<TransportCategory> & SomeFields<Omit<HubCategory, 'activityUnit'>>

const UNITS = { toc: ['t·km', 'TEU·km'], hoc: ['t', 'TEU'] } as const

function checkRatio(
  value: NumberInput | undefined,
  path: string,
  [expected, isIn]: readonly [string, (value: Rational) => boolean],
): void {
  if (value === undefined || value === null) return
  if (isIn(parseNumber(value, path))) return
  fail(path, 'chain_invalid', { message: `must be ${expected}`, expected, received: value })
}

/** Requires shares above 0 that add up to 1 exactly. */
function checkCarriers(carriers: Category['energyCarriers'], path: string): void {
  if (carriers === undefined) return
  if (!Array.isArray(carriers) || carriers.length === 0) {
    const message = 'must have at least one energy carrier, or be left out'
    fail(path, 'required', { message, expected: '[{ energyCarrier, relativeShare }]', received: carriers })
  }
  const violations = new Violations()
  let sum: Rational | undefined = ZERO
  for (const [index, carrier] of carriers.entries()) {
    const place = `${path}[${index}].relativeShare`
    const share = violations.attempt(() => {
      const exact = parseNumber(carrier?.relativeShare, place)
      if (exact.n > 0n && compare(exact, ONE) <= 0) return exact
      return fail(place, 'chain_invalid', { message: 'must be above 0 and up to 1', received: carrier.relativeShare })
    })
    sum = sum && share && add(sum, share)
  }
  violations.throwIfAny()
  if (sum === undefined || equal(sum, ONE)) return
  const message = 'has shares of the activity that do not add up to 1; state the share of every energy carrier'
  fail(path, 'chain_invalid', {
    message,
    expected: '1',
    received: carriers.map((one) => one.relativeShare).join(' + '),
  })
}

/** Adds all violations of an element's category, except those of its intensity. */
export function checkCategory(category: unknown, path: 'toc' | 'hoc', violations: Violations): void {
  if (!isFields(category)) {
    violations.add(path, 'required', { message: 'must be a category', expected: '{ id, activityUnit, intensity }' })
    return
  }
  const { id, activityUnit, mode, temperatureControl, energyCarriers, intensity, ...rest }: Category = category
  violations.attempt(() => {
    if (typeof id !== 'string' || id === '') fail(`${path}.id`, 'required', 'is missing; name the category')
  })
  violations.attempt(() => checkChoice<string>({ path: `${path}.activityUnit`, value: activityUnit }, UNITS[path]))
  if (path === 'toc') violations.attempt(() => checkChoice({ path: `${path}.mode`, value: mode }, CHAIN_MODES))
  if (!isFields(intensity)) {
    const message = 'is missing; give only wtw, or two of ttw, wtt and wtw'
    violations.add(`${path}.intensity`, 'required', { message, expected: '{ ttw, wtt }' })
  }
  const { loadFactor, emptyDistanceFactor, distanceBasis } = rest
  if (distanceBasis !== undefined) {
    violations.attempt(() => checkChoice({ path: `${path}.distanceBasis`, value: distanceBasis }, CHAIN_DISTANCE_KINDS))
  }
  if (temperatureControl !== undefined) {
    violations.attempt(() =>
      checkChoice({ path: `${path}.temperatureControl`, value: temperatureControl }, TEMPERATURES),
    )
  }
  violations.attempt(() => {
    checkRatio(loadFactor, `${path}.loadFactor`, ['above 0 and up to 1', (one) => one.n > 0n && compare(one, ONE) <= 0])
  })
  violations.attempt(() => {
    const isIn = (one: Rational) => one.n >= 0n && compare(one, ONE) < 0
    checkRatio(emptyDistanceFactor, `${path}.emptyDistanceFactor`, ['from 0 to below 1', isIn])
  })
  violations.attempt(() => checkCarriers(energyCarriers, `${path}.energyCarriers`))
}

/** Adds a violation if refrigerated goods use an ambient category. */
export function checkTemperature(
  { temperatureControl: needed }: TransportChain,
  { category, path }: { readonly category: TransportCategory | HubCategory; readonly path: string },
  violations: Violations,
): void {
  if (needed !== 'refrigerated' || category.temperatureControl !== 'ambient') return
  const message = 'is ambient and the goods are refrigerated; take the category of refrigerated transports'
  violations.add(`${path}.temperatureControl`, 'chain_invalid', {
    message,
    expected: 'refrigerated or mixed',
    received: 'ambient',
  })
}

/** Returns a notice if empty running is declared, because the intensity already includes it. */
export function emptyRunningNotices({ emptyDistanceFactor }: TransportCategory, path: string): readonly Notice[] {
  if (emptyDistanceFactor === undefined || parseNumber(emptyDistanceFactor).n === 0n) return []
  const message = `${emptyDistanceFactor} of the distance is empty running; the intensity of the category already includes it, and nothing was added`
  return [notice('empty_running_included', `${path}.emptyDistanceFactor`, message)]
}
