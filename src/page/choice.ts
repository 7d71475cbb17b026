import { element } from './element.ts'

/** A value to choose, with its name. */
export type Choice = readonly [value: string, name: string]

/** Builds a labelled control to choose one value. */
export function select(
  name: string,
  choices: readonly Choice[],
  { value, onChange }: { value: string; onChange: (value: string) => void },
): HTMLElement {
  const options = choices.map(([choice, text]) => {
    const selected = choice === value ? '' : undefined
    return element('option', { value: choice, selected }, text)
  })
  const control = element('select', { name: name.toLowerCase() }, ...options)
  control.addEventListener('change', () => onChange(control.value))
  return element('label', { class: 'control' }, name, control)
}
