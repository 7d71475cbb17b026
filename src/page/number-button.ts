import type { MassDigits } from '../display/index.ts'
import { button } from './element.ts'
import { tonnesText } from './figure-text.ts'
import { exactOf, type Figure, gasOf } from './figures.ts'

/** Opens explanations, and says how many digits numbers have. */
export interface Explain {
  readonly digits: MassDigits
  /** Opens the explanation of a figure; focus goes back to the opener afterwards. */
  open(figure: Figure, opener: HTMLElement): void
}

/** A number in tonnes that explains itself when it is pressed; its name says what it is of, for those who cannot see. */
export function numberButton(figure: Figure, explain: Explain, look = ''): HTMLButtonElement {
  const text = tonnesText(exactOf(figure), explain.digits)
  const label = `${text} t ${gasOf(figure)}: ${figure.title}. Explain.`
  const attributes = { class: `number ${look}`.trim(), 'aria-label': label, 'data-key': figure.key }
  return button(attributes, text, (pressed) => explain.open(figure, pressed))
}
