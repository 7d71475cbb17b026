import { type Attributes, button, type Child, element } from '../element.ts'
import type { Choice } from '../layout.ts'
import type { ChoiceGroup } from './column-choices.ts'
import type { FindFactors } from './requests.ts'
import type { Proposals } from './shown-cell.ts'

let count = 0

/** Makes an id that no other element has. */
export function newId(prefix: string): string {
  count++
  return `${prefix}-${count}`
}

/** A control with its label, its description and its error. */
interface FieldParts {
  readonly label: string
  readonly control: HTMLInputElement | HTMLSelectElement
  readonly help?: string
  readonly error?: string
}

/** Builds a labelled control. Its description and its error are read with it. */
export function field({ label, control, help, error }: FieldParts): HTMLElement {
  const id = newId('field')
  control.id = id
  const notes: HTMLElement[] = []
  if (help !== undefined) notes.push(element('small', { id: `${id}-help` }, help))
  if (error !== undefined) {
    notes.push(element('span', { id: `${id}-error`, class: 'field-error' }, error))
    control.setAttribute('aria-invalid', 'true')
  }
  if (notes.length > 0) control.setAttribute('aria-describedby', notes.map((note) => note.id).join(' '))
  return element('div', { class: 'field' }, element('label', { for: id }, label), control, ...notes)
}

/** Builds a text control that reports its text with every key. */
export function typingControl(attributes: Attributes, onInput: (text: string) => void): HTMLInputElement {
  const control = element('input', { type: 'text', autocomplete: 'off', spellcheck: 'false', ...attributes })
  control.addEventListener('input', () => onInput(control.value))
  return control
}

/** Builds a button for each proposed word, which writes it in a field. */
export function proposalButtons(
  control: HTMLInputElement,
  { words }: Pick<Proposals, 'words'>,
  name: string,
): readonly HTMLElement[] {
  if (words.length === 0) return []
  const made = words.map((word) =>
    button({}, word, () => {
      control.value = word
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }),
  )
  return [element('div', { class: 'proposals', role: 'group', 'aria-label': `Proposals for ${name}` }, ...made)]
}

/** Builds a control to choose one value. */
export function choiceSelect(
  attributes: Attributes,
  choices: readonly (Choice | ChoiceGroup)[],
  { value, onChange }: { readonly value: string; readonly onChange: (value: string) => void },
): HTMLSelectElement {
  const optionOf = ([choice, text]: Choice) =>
    element('option', { value: choice, selected: choice === value ? '' : undefined }, text)
  const options = choices.map((one) =>
    'heading' in one ? element('optgroup', { label: one.heading }, ...one.choices.map(optionOf)) : optionOf(one),
  )
  const control = element('select', attributes, ...options)
  control.addEventListener('change', () => onChange(control.value))
  return control
}

/** Builds a heading that receives the focus when its step is shown. */
export function stepHeading(id: string, text: string): HTMLElement {
  return element('h2', { id, tabindex: '-1', class: 'step-heading' }, text)
}

/** Builds a message about a failure, which screen readers read at once. */
export function alertBox(title: string, sentences: readonly string[], ...actions: readonly Child[]): HTMLElement {
  const [only] = sentences
  const list = sentences.length > 1 ? [element('ul', {}, ...sentences.map((one) => element('li', {}, one)))] : []
  const body = sentences.length === 1 && only !== undefined ? [element('p', {}, only)] : list
  return element(
    'div',
    { class: 'failure', role: 'alert' },
    element('p', {}, element('strong', {}, title)),
    ...body,
    ...actions,
  )
}

/** Begins a sentence with a capital letter, and ends it with a full stop. */
export function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(begun) ? begun : `${begun}.`
}

const SEARCH_DELAY_MS = 250
const WORD_LENGTH_MIN = 3

/** The ids of factors that were offered, by their labels. */
const idsByLabel = new Map<string, string>()

/** The id of a factor that was offered by a label; any other text stays as it is. */
export function factorIdOf(text: string): string {
  return idsByLabel.get(text) ?? text
}

/** The label of a factor that was offered, by its id; any other text stays as it is. */
export function factorLabelOf(text: string): string {
  return [...idsByLabel].find(([, id]) => id === text)?.[0] ?? text
}

/** Offers factors for an activity below a field while words are typed in it. */
export function offerFactors(control: HTMLInputElement, find: FindFactors, activity: string): HTMLElement {
  const list = element('datalist', { id: newId('factors') })
  control.setAttribute('list', list.id)
  let waiting: ReturnType<typeof setTimeout> | undefined
  const search = async () => {
    const words = control.value.trim()
    const found = words.length < WORD_LENGTH_MIN ? [] : await find(words, activity)
    if (control.value.trim() !== words || idsByLabel.has(words)) return
    const options = found.map(({ id, label }) => {
      // two factors may have equal labels
      const value = (idsByLabel.get(label) ?? id) === id ? label : `${label} (${id})`
      idsByLabel.set(value, id)
      return element('option', { value })
    })
    list.replaceChildren(...options)
  }
  control.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(() => void search(), SEARCH_DELAY_MS)
  })
  return list
}
