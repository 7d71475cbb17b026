import { element } from '../element.ts'
import { type Control, type ControlContext, emptyValue, fieldPath, labelledField, newElementId } from './control.ts'
import type { ReferenceField } from './form-field.ts'
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

/** Builds a control for an emission factor, which is found by words. */
export function factorControl(field: ReferenceField, stored: unknown, context: ControlContext): Control {
  const { references } = context
  let id = typeof stored === 'string' ? stored : ''
  const attributes = {
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
  }
  const input = element('input', attributes)
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
    const found = await references.findFactors(words).catch(() => [])
    if (input.value.trim() !== words) return
    list.show(found)
    about.textContent =
      found.length === 0 ? 'No factor has all these words. Use fewer words.' : `${found.length} factors found.`
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
  return { node, read: () => (id === '' ? emptyValue(field, context) : id) }
}
