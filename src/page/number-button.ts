import { button } from './element.ts'
import { tonnesText } from './figure-text.ts'
import { exactOf, type Figure, gasOf } from './figures.ts'

/** Opens the explanation of a figure; focus goes back to the opener afterwards. */
export type Explain = (figure: Figure, opener: HTMLElement) => void

/** A number in tonnes that explains itself when it is pressed; its name says what it is of, for those who cannot see. */
export function numberButton(figure: Figure, explain: Explain, look = ''): HTMLButtonElement {
  const text = tonnesText(exactOf(figure))
  const label = `${text} t ${gasOf(figure)}: ${figure.title}. Explain.`
  return button({ class: `number ${look}`.trim(), 'aria-label': label }, text, (pressed) => explain(figure, pressed))
}
