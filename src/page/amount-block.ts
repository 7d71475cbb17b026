import { element, gas } from './element.ts'
import { kilogramsText, tonnesText } from './figure-text.ts'
import { code, type Definition, definitions, unitWords } from './layout.ts'

/** A number at the head of a panel. */
interface Amount {
  /** With all its digits, or as a fraction. */
  readonly exactKg: string
  /** The nearest double as it is printed. */
  readonly printedKg: string
  readonly gas: 'CO2e' | 'CO2'
}

const KILOGRAMS_OF_A_SMALL_AMOUNT = 10_000

/** Shows a rounded number, with the nearest double and all digits below it. */
export function amountBlock({ exactKg, printedKg, gas: gasName }: Amount): HTMLElement {
  const isSmall = Math.abs(Number(printedKg)) < KILOGRAMS_OF_A_SMALL_AMOUNT
  const text = isSmall ? kilogramsText(exactKg) : tonnesText(exactKg)
  const line = (name: string, digits: string): Definition => [name, code(digits), ' kg\u00a0', gas(gasName)]
  const lines = [line('nearest double', printedKg), line('all digits', kilogramsText(exactKg, 'all'))]
  const rounded = element('p', { class: 'large-number' }, text, unitWords(isSmall ? 'kg' : 't', gasName))
  return element('div', { class: 'amount-block' }, rounded, definitions({ class: 'digits' }, lines))
}
