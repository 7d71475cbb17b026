import type { ApiFault } from '../api-client.ts'
import { element } from '../element.ts'
import { fieldSentence } from '../fault-words.ts'
import { type FormField, placeOfFault } from './form-field.ts'
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
  /** The start of the period of the fields, if they have one. */
  readonly start?: { readonly path: string; readonly stored: string }
  /** The places of fields, by path. */
  readonly places: Map<string, FieldPlace>
  /** Work that fills controls; their values are read after it. */
  readonly pending: Promise<void>[]
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
  const mark = field.isRequired || isCheck ? [] : [' ', element('span', { class: 'optional' }, 'optional')]
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

/**
 * The value of an empty field: null if the field accepts it; an empty text if a change empties it; nothing if it was empty
 * before, or in a new record.
 */
export function emptyValue(
  { isNullable }: Pick<FormField, 'isNullable'>,
  stored: unknown,
  { isUpdate }: ControlContext,
): unknown {
  if (isNullable) return null
  return isUpdate && stored !== undefined && stored !== null && stored !== '' ? '' : undefined
}

const NO_LABELS: ReadonlyMap<string, string> = new Map()

/** Writes a fault of a whole record, or of a field that the form does not show, as a sentence. */
export function recordSentence({ path, message }: Pick<ApiFault, 'path' | 'message'>): string {
  if (path === '' && /^[A-Z]/.test(message)) return message
  return fieldSentence(message, { label: path === '' ? 'The record' : path, action: '', labels: NO_LABELS })
}

/** Says what to do about an empty field. */
function missingAction({ input }: FieldPlace): string {
  if (input instanceof HTMLSelectElement) return 'choose one'
  if (input.getAttribute('role') === 'combobox') return 'type words, and choose one'
  if (input.getAttribute('type') === 'date') return 'choose a day'
  return input.getAttribute('inputmode') === 'decimal' ? 'write a number' : 'write it here'
}

/** Opens the groups around a field, so that it is seen and can take the focus. */
export function openGroups(input: HTMLElement): void {
  for (let group = input.closest('details'); group !== null; group = group.parentElement?.closest('details') ?? null)
    group.open = true
}

/** The labels of fields by their names in the interface. */
function labelsByName(places: ReadonlyMap<string, FieldPlace>): ReadonlyMap<string, string> {
  return new Map([...places].map(([path, { label }]) => [path.replace(/^.*[.\]]/, ''), label] as const))
}

/**
 * Shows faults at their fields, and all of them above the form, each with a link to its field. Returns the summary; focus
 * it, so that a screen reader reads it.
 */
export function showFaults(faults: readonly ApiFault[], places: ReadonlyMap<string, FieldPlace>): HTMLElement {
  const byPlace = new Map<string, string[]>()
  const labels = labelsByName(places)
  const items = faults.map(({ path, message }) => {
    const at = placeOfFault(path, places)
    const place = at === null ? undefined : places.get(at)
    if (at === null || place === undefined) return element('li', {}, recordSentence({ path, message }))
    const sentence = fieldSentence(message, { label: place.label, action: missingAction(place), labels })
    openGroups(place.input)
    byPlace.set(at, [...(byPlace.get(at) ?? []), sentence])
    const link = element('a', { href: `#${place.input.id}` }, sentence)
    link.addEventListener('click', (event) => {
      // the part after '#' is the state of the page
      event.preventDefault()
      place.input.focus()
    })
    return element('li', {}, link)
  })
  for (const [path, place] of places) place.showFaults(byPlace.get(path) ?? [])
  const count = faults.length === 1 ? 'One thing needs a change' : `${faults.length} things need a change`
  const title = element('p', { class: 'verdict' }, `Not saved. ${count}.`)
  return element('div', { class: 'failure', role: 'alert', tabindex: '-1' }, title, element('ul', {}, ...items))
}
