import { choiceLabel } from '../../../core/display/index.ts'
import { element } from '../element.ts'
import { enteredDigits } from '../entered-number.ts'
import type { Choice } from '../layout.ts'
import { countPhrase } from '../layout.ts'
import { type Control, type ControlContext, emptyValue, fieldPath, labelledField, newElementId } from './control.ts'
import { endOfLastDay, isMidnight, lastDayOf } from './day-values.ts'
import type { ChoiceField, FormField, ReferenceField, ValueField } from './form-field.ts'
import type { FactorOption } from './references.ts'

const SEARCH_DELAY_MS = 200
const HINT = 'Type words, such as “natural gas kWh”, then choose with the arrow keys and Enter.'

/** The list of factors below the input. */
interface FactorList {
  readonly node: HTMLElement
  show(factors: readonly FactorOption[]): void
  move(by: 1 | -1): void
  active(): FactorOption | undefined
}

function factorOption({ name, about }: FactorOption, onChoose: () => void): HTMLElement {
  const option = element(
    'li',
    { role: 'option', id: newElementId(), 'aria-selected': 'false' },
    name,
    element('small', {}, about),
  )
  option.addEventListener('mousedown', (event) => {
    // keeps the focus in the input
    event.preventDefault()
    onChoose()
  })
  return option
}

function factorOptions(input: HTMLInputElement, onChoose: (factor: FactorOption) => void): FactorList {
  const node = element('ul', { role: 'listbox', id: newElementId(), 'aria-label': 'Emission factors', hidden: '' })
  let shown: readonly FactorOption[] = []
  let index = -1
  const mark = () => {
    for (const [position, option] of [...node.children].entries()) {
      option.setAttribute('aria-selected', String(position === index))
      if (position === index) option.scrollIntoView({ block: 'nearest' })
    }
    const id = node.children[index]?.id
    if (id === undefined) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', id)
  }
  return {
    node,
    show: (factors) => {
      shown = factors
      index = -1
      node.replaceChildren(...factors.map((factor) => factorOption(factor, () => onChoose(factor))))
      node.hidden = factors.length === 0
      input.setAttribute('aria-expanded', String(factors.length > 0))
      mark()
    },
    move: (by) => {
      if (shown.length === 0) return
      index = (index + by + shown.length) % shown.length
      mark()
    },
    active: () => shown[index],
  }
}

const COMBOBOX = {
  type: 'text',
  role: 'combobox',
  autocomplete: 'off',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
} as const

/** Builds a control for an emission factor, which is found by words. */
export function factorControl(field: ReferenceField, stored: unknown, context: ControlContext): Control {
  const { references } = context
  let id = typeof stored === 'string' ? stored : ''
  const input = element('input', COMBOBOX)
  const about = element('p', { class: 'hint', role: 'status' })
  const choose = (factor: FactorOption) => {
    id = factor.id
    input.value = factor.name
    about.textContent = factor.about
    list.show([])
  }
  const list = factorOptions(input, choose)
  input.setAttribute('aria-controls', list.node.id)
  let waiting: ReturnType<typeof setTimeout> | undefined
  const search = async () => {
    const words = input.value.trim()
    if (words === '') return list.show([])
    const found = await references.findFactors(words, field.dimension).catch(() => [])
    if (input.value.trim() !== words) return
    list.show(found)
    about.textContent =
      found.length === 0
        ? 'No factor has all these words. Use fewer words.'
        : `${countPhrase(found.length, 'factor')} found.`
  }
  input.addEventListener('input', () => {
    // words that were typed name no factor until one is chosen; an id or a key can be typed too
    id = input.value.trim()
    clearTimeout(waiting)
    waiting = setTimeout(() => void search(), SEARCH_DELAY_MS)
  })
  input.addEventListener('blur', () => list.show([]))
  input.addEventListener('keydown', (event) => {
    const active = list.active()
    if (event.key === 'ArrowDown') list.move(1)
    else if (event.key === 'ArrowUp') list.move(-1)
    else if (event.key === 'Enter' && active !== undefined) choose(active)
    else if (event.key === 'Escape' && !list.node.hidden) list.show([])
    else return
    event.preventDefault()
  })
  if (id !== '') {
    input.value = id
    const own = id
    references.factor(id).then(
      (factor) => {
        if (factor !== undefined && id === own) choose(factor)
      },
      () => undefined,
    )
  }
  const hint = field.hint === '' ? HINT : `${field.hint} ${HINT}`
  const node = labelledField({ field: { ...field, hint }, input, path: fieldPath(context.path, field.name) }, context)
  input.after(list.node, about)
  return { node, read: () => (id === '' ? emptyValue(field, stored, context) : id) }
}

const INPUTS: Readonly<Record<Exclude<ValueField['type'], 'long_text' | 'flag'>, Readonly<Record<string, string>>>> = {
  text: { type: 'text' },
  // a text, because number inputs of browsers lose digits
  number: { type: 'text', inputmode: 'decimal' },
  date: { type: 'date' },
  last_day: { type: 'date' },
  url: { type: 'url' },
}

function storedText(stored: unknown): string {
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : ''
}

/** A date whose time is not midnight is shown with its time, as it is stored. */
function dateControl(field: ValueField, stored: string, context: ControlContext): Control {
  const isExact = stored !== '' && !isMidnight(stored)
  if (field.type === 'last_day' && !isExact) return lastDayControl(field, stored, context)
  const day = stored.slice(0, 10)
  const path = fieldPath(context.path, field.name)
  const input = element('input', { ...(isExact ? { type: 'text' } : INPUTS.date), value: isExact ? stored : day })
  const hint = isExact && field.type === 'last_day' ? 'The end of the period, exclusive, UTC.' : field.hint
  return {
    node: labelledField({ field: { ...field, hint }, input, path }, context),
    read: () => {
      const value = input.value.trim()
      return value === '' ? emptyValue(field, stored, context) : value
    },
  }
}

/**
 * A day that the period includes. The end of a record of one day may be its start: such a record stays without length. While a
 * period has one day, its last day follows the first.
 */
function lastDayControl(field: ValueField, stored: string, context: ControlContext): Control {
  const { start } = context
  const first = start?.stored ?? ''
  const isMoment = stored !== '' && first.slice(0, 10) === stored.slice(0, 10)
  const value = stored === '' ? '' : lastDayOf({ start: first, end: stored })
  const path = fieldPath(context.path, field.name)
  const input = element('input', { ...INPUTS.date, value })
  const startInput = start === undefined ? undefined : context.places.get(start.path)?.input
  let before = first.slice(0, 10)
  const startDay = () => (startInput instanceof HTMLInputElement ? startInput.value : before)
  startInput?.addEventListener('input', () => {
    const day = startDay()
    if (day === '') return
    if (input.value !== '' && input.value === before) input.value = day
    before = day
  })
  return {
    node: labelledField({ field, input, path }, context),
    read: () => {
      const day = input.value.trim()
      if (day === '') return emptyValue(field, stored, context)
      return isMoment && day === startDay() ? day : endOfLastDay(day)
    },
  }
}

function checkControl(field: ValueField, stored: unknown, context: ControlContext): Control {
  const input = element('input', { type: 'checkbox', checked: stored === true ? '' : undefined })
  const path = fieldPath(context.path, field.name)
  const isSent = field.isRequired || context.isUpdate
  return {
    node: labelledField({ field, input, path, isCheck: true }, context),
    read: () => (isSent || input.checked ? input.checked : undefined),
  }
}

/** Builds a control for a text, a number, a date, or a flag. */
export function valueControl(field: ValueField, stored: unknown, context: ControlContext): Control {
  const { type } = field
  if (type === 'flag')
    return field.isNullable ? flagChoice(field, stored, context) : checkControl(field, stored, context)
  const text = storedText(stored)
  if (type === 'date' || type === 'last_day') return dateControl(field, text, context)
  const maxlength = field.maxLength
  const input =
    type === 'long_text'
      ? element('textarea', { rows: '2', maxlength }, text)
      : element('input', { ...INPUTS[type], value: text, maxlength, autocomplete: 'off' })
  return {
    node: labelledField({ field, input, path: fieldPath(context.path, field.name) }, context),
    read: () => {
      const value = type === 'number' ? enteredDigits(input.value) : input.value
      return value === '' ? emptyValue(field, stored, context) : value
    },
  }
}

/** A list to choose from. `read` converts the chosen text. */
interface ChoiceParts {
  readonly field: FormField
  readonly stored: string
  readonly choices: readonly Choice[] | Promise<readonly Choice[]>
  readonly read?: (chosen: string) => unknown
}

/** The name of the choice of nothing. */
function emptyName(field: FormField): string {
  return (field.type === 'choice' ? field.names?.get('') : undefined) ?? 'None'
}

function fillChoices(
  input: HTMLSelectElement,
  {
    field,
    stored,
    choices,
  }: { readonly field: FormField; readonly stored: string; readonly choices: readonly Choice[] },
): void {
  const isUnknown = stored !== '' && choices.every(([value]) => value !== stored)
  const all: readonly Choice[] = [
    ['', field.isRequired ? 'Choose …' : emptyName(field)],
    ...(isUnknown ? [[stored, stored] as const] : []),
    ...choices,
  ]
  const chosen = input.value === '' ? stored : input.value
  const options = all.map(([value, name]) => {
    return element('option', { value, selected: value === chosen ? '' : undefined }, name)
  })
  input.replaceChildren(...options)
}

function selectControl(
  { field, stored, choices, read = (chosen) => chosen }: ChoiceParts,
  context: ControlContext,
): Control {
  const input = element('select')
  const fill = (shown: readonly Choice[]) => fillChoices(input, { field, stored, choices: shown })
  if (choices instanceof Promise) {
    fill([])
    const path = fieldPath(context.path, field.name)
    choices.then(fill, () =>
      context.places.get(path)?.showFaults(['The choices could not be read. Close this, and try again.']),
    )
  } else fill(choices)
  return {
    node: labelledField({ field, input, path: fieldPath(context.path, field.name) }, context),
    read: () => (input.value === '' ? emptyValue(field, stored, context) : read(input.value)),
  }
}

function flagChoice(field: ValueField, stored: unknown, context: ControlContext): Control {
  const choices: readonly Choice[] = [
    ['true', 'Yes'],
    ['false', 'No'],
  ]
  const parts = { field, stored: typeof stored === 'boolean' ? String(stored) : '', choices }
  return selectControl({ ...parts, read: (chosen) => chosen === 'true' }, context)
}

/** Builds a control for one of a few values. */
export function choiceControl(field: ChoiceField, stored: unknown, context: ControlContext): Control {
  const choices = field.choices.map((value): Choice => [value, field.names?.get(value) ?? choiceLabel(value)])
  const read = (chosen: string) => (field.isNumber === true ? Number(chosen) : chosen)
  return selectControl({ field, stored: storedText(stored), choices, read }, context)
}

/** Builds a control for the id of a record in a list. */
export function referenceControl(field: ReferenceField, stored: unknown, context: ControlContext): Control {
  const choices = context.references.choices(field.resource, field.dimension)
  return selectControl({ field, stored: storedText(stored), choices }, context)
}
