import type { MassDigits } from '../display/index.ts'
import { button } from './element.ts'
import { tonnesText } from './figure-text.ts'
import { exactOf, type Figure, gasOf } from './figures.ts'

/** Opens explanations, and sets the number of digits. */
export interface Explain {
  readonly digits: MassDigits
  /** Opens the explanation of a figure; focus returns to the opener afterwards. */
  open(figure: Figure, opener: HTMLElement): void
}

/** Builds a number in tonnes that opens its explanation. Its accessible name says what the number is. */
export function numberButton(figure: Figure, explain: Explain, look = ''): HTMLButtonElement {
  const text = tonnesText(exactOf(figure), explain.digits)
  const label = `${text} t ${gasOf(figure)}: ${figure.title}. Explain.`
  const attributes = { class: `number ${look}`.trim(), 'aria-label': label, 'data-key': figure.key }
  return button(attributes, text, (pressed) => explain.open(figure, pressed))
}
