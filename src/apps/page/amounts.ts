import { kilogramsText, type MassDigits, tonnesText } from '../../core/display/index.ts'
import { button, element, gas } from './element.ts'
import { exactOf, type Figure, gasOf } from './figures.ts'
import { code, type Definition, definitions, unitWords } from './layout.ts'

/** Opens explanations, and sets the number of digits. */
export interface Explain {
  readonly digits: MassDigits
  /** Opens the explanation of a figure; focus returns to the opener afterwards. */
  open(figure: Figure, opener: HTMLElement): void
  /** Shows only the records of a figure whose bar was pressed, or explains the figure if no filter does that. */
  narrow(figure: Figure, opener: HTMLElement): void
}

/** Builds a number in tonnes that opens its explanation. Its accessible name says what the number is. */
export function numberButton(figure: Figure, explain: Explain, look = ''): HTMLButtonElement {
  const text = tonnesText(exactOf(figure), explain.digits)
  const label = `${text} t ${gasOf(figure)}: ${figure.title}. Explain.`
  const attributes = { class: `number ${look}`.trim(), 'aria-label': label, 'data-key': figure.key }
  return button(attributes, text, (pressed) => explain.open(figure, pressed))
}

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
