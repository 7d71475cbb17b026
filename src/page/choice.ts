import { element } from './element.ts'

/** A value of a choice, and what it is called. */
export type Choice = readonly [value: string, name: string]

/** A choice of one value, with its name. */
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
