import { element } from '../element.ts'
import type { FormField } from './form-field.ts'
import type { References } from './references.ts'

/** The part of a form that shows a field and reads its value. */
export interface Control {
  readonly node: HTMLElement
  /** The value to send; undefined if nothing was entered. */
  read(): unknown
}

/** The place of a field in the form, to show faults at it. */
export interface FieldPlace {
  /** The element that takes the focus. */
  readonly input: HTMLElement
  readonly label: string
  /** Shows sentences at the field; an empty list removes them. */
  showFaults(sentences: readonly string[]): void
}

/** The context of a field. */
export interface ControlContext {
  /** The path of the object around the field: 'address.coordinates'; '' for the form. */
  readonly path: string
  /** True for a form that changes a record: fields that were emptied are sent. */
  readonly isUpdate: boolean
  readonly references: References
  /** The places of fields, by path. */
  readonly places: Map<string, FieldPlace>
}

/** The path of a field below another: 'files[0].url', 'address.address', 'via[1]'. */
export function fieldPath(path: string, name: string): string {
  if (name === '') return path
  return path === '' ? name : `${path}.${name}`
}

let made = 0

/** Makes an id that no other element of the page has. */
export function newElementId(): string {
  made += 1
  return `field-${made}`
}

/** The parts of a labelled field. */
interface LabelledField {
  readonly field: Pick<FormField, 'label' | 'hint' | 'isRequired'>
  readonly input: HTMLElement
  readonly path: string
  /** True for a check box, whose label follows it. */
  readonly isCheck?: boolean
}

/** Builds a field: its label, its input, its hint, and the place of its faults. Registers its place. */
export function labelledField(
  { field, input, path, isCheck = false }: LabelledField,
  { places }: ControlContext,
): HTMLElement {
  const id = newElementId()
  const [hintId, faultId] = [`${id}-hint`, `${id}-fault`]
  input.id = id
  if (field.isRequired) input.setAttribute('aria-required', 'true')
  const mark = field.isRequired || isCheck ? [] : [element('span', { class: 'optional' }, 'optional')]
  const label = element('label', { for: id }, field.label, ...mark)
  const hint = field.hint === '' ? [] : [element('p', { class: 'hint', id: hintId }, field.hint)]
  const fault = element('p', { class: 'fault', id: faultId })
  const describe = (hasFault: boolean) => {
    const ids = [...(hasFault ? [faultId] : []), ...(hint.length > 0 ? [hintId] : [])]
    if (ids.length > 0) input.setAttribute('aria-describedby', ids.join(' '))
    else input.removeAttribute('aria-describedby')
  }
  describe(false)
  places.set(path, {
    input,
    label: field.label,
    showFaults: (sentences) => {
      fault.textContent = sentences.join(' ')
      if (sentences.length > 0) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
      describe(sentences.length > 0)
    },
  })
  const parts = isCheck ? [element('div', { class: 'check' }, input, label)] : [label, input]
  return element('div', { class: 'field' }, ...parts, fault, ...hint)
}

/** The value of an emptied field: null if the field accepts it; an empty text in a change; else nothing. */
export function emptyValue({ isNullable }: Pick<FormField, 'isNullable'>, { isUpdate }: ControlContext): unknown {
  if (isNullable) return null
  return isUpdate ? '' : undefined
}
