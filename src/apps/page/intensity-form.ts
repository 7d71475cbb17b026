import { button, element, gas } from './element.ts'
import { exactOf, type Figure } from './figures.ts'
import { type IntensityDivisor, intensityText, parseDenominator, type StatedDivisor } from './intensity.ts'
import { details } from './layout.ts'

/** Shows the intensity of a figure of CO2e; empty without a denominator. */
export function intensityLine(figure: Figure, denominator: IntensityDivisor | null): readonly HTMLElement[] {
  if (denominator === null || figure.column !== 'co2e') return []
  return [element('p', { class: 'prior' }, gas(intensityText(exactOf(figure), denominator)))]
}

/** The choice of a denominator. */
interface IntensityChoice extends StatedDivisor {
  readonly onChange: (per: string) => void
}

const EXPECTED = 'Write a number above zero and what it counts: 1200 employees.'

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
