import { decimalText, rationalOf } from '../../core/display/index.ts'
import type { Rational } from '../../core/exact/index.ts'
import type { SiteResource } from '../../resources/index.ts'
import { button, element, gas } from './element.ts'
import { exactOf, type Figure } from './figures.ts'
import { details } from './layout.ts'
import { addRationals, multiply, ZERO } from './rational.ts'

/** A divisor of emissions: 120 employees. */
export interface IntensityDivisor {
  /** Above zero. */
  readonly amount: Rational
  /** 'employees', 'm² of floor area' */
  readonly unit: string
}

/** A square foot in square metres, exactly: 0.3048² (NIST Handbook 44, Appendix C). */
const M2_PER_FT2 = rationalOf('0.09290304')

const AREA_UNITS: Readonly<Record<string, Rational>> = { M2: rationalOf('1'), FT2: M2_PER_FT2 }

/** Adds up the floor area of sites in square metres; null if it is zero, or if a site has another unit of area. */
export function floorArea(sites: readonly Pick<SiteResource, 'area' | 'unit'>[]): IntensityDivisor | null {
  let amount: Rational = ZERO
  for (const { area, unit } of sites) {
    const size = AREA_UNITS[unit.toUpperCase()]
    if (size === undefined) return null
    amount = addRationals(amount, multiply(rationalOf(String(area)), size))
  }
  return amount.n > 0n ? { amount, unit: 'm² of floor area' } : null
}

const STATED = /^(\d{1,15}(?:\.\d{1,15})?)\s+(\S.{0,63})$/

/** Parses a number and its noun, such as '120 employees'; null for other texts and for zero. */
export function parseDenominator(text: string): IntensityDivisor | null {
  const [, digits, unit] = STATED.exec(text.trim()) ?? []
  if (digits === undefined || unit === undefined) return null
  const amount = rationalOf(digits)
  return amount.n > 0n ? { amount, unit } : null
}

const AMOUNT_DECIMALS = 2
const INTENSITY_DECIMALS = 3

function withoutZeros(digits: string): string {
  return digits.includes('.') ? digits.replace(/\.?0+$/, '') : digits
}

/** Prints an intensity: '5,438.368 kg CO2e for each of 120 employees'. */
export function intensityText(exactKg: string, { amount, unit }: IntensityDivisor): string {
  const kg = rationalOf(exactKg)
  const each = decimalText({ n: kg.n * amount.d, d: kg.d * amount.n }, INTENSITY_DECIMALS)
  return `${each} kg CO2e for each of ${withoutZeros(decimalText(amount, AMOUNT_DECIMALS))} ${unit}`
}

/** Shows the intensity of a figure of CO2e; empty without a denominator. */
export function intensityLine(figure: Figure, denominator: IntensityDivisor | null): readonly HTMLElement[] {
  if (denominator === null || figure.column !== 'co2e') return []
  return [element('p', { class: 'prior' }, gas(intensityText(exactOf(figure), denominator)))]
}

/** The choice of a denominator. */
interface IntensityChoice {
  /** '120 employees', 'area', or '' for none. */
  readonly per: string
  /** The floor area of the sites; null if it is not known. */
  readonly area: IntensityDivisor | null
  readonly onChange: (per: string) => void
}

const EXPECTED = 'Write a number above zero and what it counts, such as 120 employees.'

/** Finds the denominator that was chosen. */
export function chosenDenominator({ per, area }: Pick<IntensityChoice, 'per' | 'area'>): IntensityDivisor | null {
  return per === 'area' ? area : parseDenominator(per)
}

/** Builds the form that divides the totals by something. */
export function intensityForm({ per, area, onChange }: IntensityChoice): HTMLElement {
  const input = element('input', { type: 'text', name: 'per', placeholder: '120 employees', autocomplete: 'off' })
  if (per !== 'area') input.value = per
  const fault = element('p', { class: 'fault', role: 'alert' })
  const submit = element('button', { type: 'submit' }, 'Divide')
  const byArea = area === null ? [] : [button({}, 'Divide by floor area', () => onChange('area'))]
  const none = per === '' ? [] : [button({}, 'Totals only', () => onChange(''))]
  const form = element(
    'form',
    { class: 'toolbar intensity' },
    element('label', { class: 'control' }, 'Divide by a number and what it counts', input),
    element('div', { class: 'control actions' }, submit, ...byArea, ...none),
    fault,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (parseDenominator(input.value) === null) {
      fault.textContent = EXPECTED
      input.focus()
    } else onChange(input.value.trim())
  })
  const shown = details('Intensity', form)
  if (per !== '') shown.setAttribute('open', '')
  return shown
}
