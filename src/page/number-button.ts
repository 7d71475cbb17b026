import { kilogramsText, tonnesText } from './amount-text.ts'
import { element } from './element.ts'
import type { Explain } from './explain.ts'
import type { Figure } from './figures.ts'
import { exactOf } from './prove-figure.ts'

/** 't CO2e', or of biogenic CO2 't CO2': the unit of a figure. */
export function gasOf({ column }: Pick<Figure, 'column'>): 'CO2e' | 'CO2' {
  return column === 'co2e' ? 'CO2e' : 'CO2'
}

/** Look of a number. */
export interface NumberLook {
  readonly unit: 't' | 'kg'
  readonly class?: string
}

/** A number that explains itself when it is pressed; what it is of is in its name for those who cannot see the page. */
export function numberButton(figure: Figure, explain: Explain, look: NumberLook = { unit: 't' }): HTMLButtonElement {
  const exact = exactOf(figure)
  const text = look.unit === 't' ? tonnesText(exact) : kilogramsText(exact)
  const label = `${text} ${look.unit} ${gasOf(figure)}: ${figure.title}. Explain.`
  const attributes = { type: 'button', class: `number ${look.class ?? ''}`.trim(), 'aria-label': label }
  const made = element('button', attributes, text)
  made.addEventListener('click', () => explain(figure, made))
  return made
}
