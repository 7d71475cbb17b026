import { kilogramsText, tonnesText } from './amount-text.ts'
import { element, gas } from './element.ts'

/** A number at the head of a panel. */
export interface Amount {
  /** With all its digits, or as a fraction. */
  readonly exactKg: string
  /** The nearest double as it prints. */
  readonly printedKg: string
  readonly gas: 'CO2e' | 'CO2'
}

const KILOGRAMS_OF_A_SMALL_AMOUNT = 10_000

function line(name: string, digits: string, unit: string): HTMLElement[] {
  return [element('dt', {}, name), element('dd', {}, element('code', {}, digits), ' kg\u00a0', gas(unit))]
}

/** A number rounded for reading, and below it as it is: the nearest double, and all its digits. */
export function amountBlock({ exactKg, printedKg, gas: unit }: Amount): HTMLElement {
  const isSmall = Math.abs(Number(printedKg)) < KILOGRAMS_OF_A_SMALL_AMOUNT
  const text = isSmall ? kilogramsText(exactKg) : tonnesText(exactKg)
  const shown = element(
    'p',
    { class: 'large-number' },
    text,
    element('span', { class: 'unit' }, isSmall ? ' kg\u00a0' : ' t\u00a0', gas(unit)),
  )
  const lines = [
    ...line('nearest double', printedKg, unit),
    ...(exactKg === printedKg ? [] : line('exactly', exactKg, unit)),
  ]
  return element('div', { class: 'amount-block' }, shown, element('dl', { class: 'digits' }, ...lines))
}
