import { isFileDigest } from '../../../core/display/index.ts'
import { button, element } from '../element.ts'
import { code } from '../layout.ts'
import { type Control, type ControlContext, fieldPath, labelledField, newElementId } from './control.ts'
import type { FormField, ListField, ObjectField } from './form-field.ts'
import { asFields, type StoredFields, storedValue } from './stored-value.ts'
import { choiceControl, factorControl, referenceControl, valueControl } from './value-control.ts'

const ABOUT =
  'The file stays with you. Its name and its SHA-256 digest are stored, so that anyone can check later that it is the same file. The digest is computed in this browser.'
const NO_DIGEST =
  'This browser computes digests only on pages that come over HTTPS or from this machine. Open the page there, or attach a URL only.'

/** Computes the SHA-256 of a file in hex. Undefined if the page may not compute digests. */
async function digestOfFile(file: Blob): Promise<string | undefined> {
  // browsers leave it out on pages from other machines without HTTPS
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle
  if (subtle === undefined) return undefined
  const digest = await subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** An attached file, and the inputs of its name and URL. */
interface EvidenceItem {
  readonly node: HTMLElement
  readonly id: string | undefined
  read(): StoredFields
}

function digestLine(id: string | undefined): readonly HTMLElement[] {
  return id !== undefined && isFileDigest(id) ? [element('p', { class: 'digest' }, 'SHA-256 ', code(id))] : []
}

/** The facts about a file before it is attached. */
interface FileFacts {
  readonly id: string | undefined
  readonly name: string
  readonly url: string
}

function evidenceItem(
  { id, name, url }: FileFacts,
  context: ControlContext,
  onRemove: (item: EvidenceItem) => void,
): EvidenceItem {
  const { path } = context
  const isNew = id === undefined || isFileDigest(id)
  const names = { label: 'Name of the file', hint: '', isRequired: true }
  const urls = { label: 'URL of the file', hint: '', isRequired: false }
  const nameInput = element('input', { type: 'text', value: name, autocomplete: 'off' })
  const urlInput = element('input', { type: 'url', value: url, autocomplete: 'off', placeholder: 'https://' })
  const remove = button({ 'aria-label': `Remove ${name === '' ? 'this file' : name}` }, 'Remove', () => onRemove(item))
  const node = element(
    'li',
    { class: 'evidence' },
    labelledField({ field: names, input: nameInput, path: `${path}.name` }, context),
    labelledField({ field: urls, input: urlInput, path: `${path}.url` }, context),
    ...digestLine(id),
    remove,
  )
  const item: EvidenceItem = {
    node,
    id,
    read: () => {
      const isSame = nameInput.value === name && urlInput.value === url
      // a stored file that was changed becomes another one, with an id of its own
      const sent = id !== undefined && (isNew || isSame) ? { id } : {}
      return { ...sent, name: nameInput.value, url: urlInput.value }
    },
  }
  return item
}

function fileFactsOf(stored: unknown): FileFacts {
  const { id, name, url } = asFields(stored)
  return { id: typeof id === 'string' ? id : undefined, name: String(name ?? ''), url: String(url ?? '') }
}

/** Builds a control for the evidence of a record: files by name, digest and URL. */
function evidenceControl(field: ListField, stored: unknown, context: ControlContext): Control {
  const path = fieldPath(context.path, field.name)
  const list = element('ul', { class: 'evidence-list' })
  const status = element('p', { class: 'hint', role: 'status' })
  const items: EvidenceItem[] = []
  const add = (facts: FileFacts) => {
    const item = evidenceItem(facts, { ...context, path: `${path}[${items.length}]` }, (removed) => {
      // built again, because the paths of the files after it change
      const rest = items.filter((one) => one !== removed).map((one) => fileFactsOf(one.read()))
      items.length = 0
      list.replaceChildren()
      for (const one of rest) add(one)
      status.textContent = 'The file was removed from the list. Save to remove it from the record.'
      input.focus()
    })
    items.push(item)
    list.append(item.node)
    return item
  }
  for (const one of Array.isArray(stored) ? stored : []) add(fileFactsOf(one))
  const input = element('input', { type: 'file', multiple: '' })
  const attach = async (chosen: readonly File[]) => {
    for (const file of chosen) {
      status.textContent = `Computing the digest of ${file.name} …`
      const id = await digestOfFile(file)
      const isKnown = id !== undefined && items.some((one) => one.id === id)
      if (!isKnown) add({ id, name: file.name, url: '' })
      status.textContent = isKnown
        ? `${file.name} is attached already: its digest is the same.`
        : id === undefined
          ? NO_DIGEST
          : `${file.name} was added to the list. Save to attach it.`
    }
  }
  input.addEventListener('change', () => {
    const chosen = [...(input.files ?? [])]
    input.value = ''
    context.pending.push(attach(chosen))
  })
  const withUrl = button({}, 'Attach a URL only', () => {
    add({ id: undefined, name: '', url: '' }).node.querySelector('input')?.focus()
  })
  const choose = { label: 'Attach files', hint: ABOUT, isRequired: true }
  const node = element(
    'fieldset',
    { class: 'group' },
    element('legend', {}, 'Evidence'),
    list,
    labelledField({ field: choose, input, path }, context),
    status,
    withUrl,
  )
  input.removeAttribute('aria-required')
  return {
    node,
    read: () => {
      if (items.length === 0 && !context.isUpdate) return undefined
      return items.length === 0 && field.isNullable ? null : items.map((one) => one.read())
    },
  }
}

/** StoredFields of a form that are read together. */
export interface FieldGroup {
  readonly nodes: readonly HTMLElement[]
  /** The entered values by name; fields without one are absent. */
  read(): StoredFields
}

/** Builds the controls of fields, with the values of a record. */
export function fieldGroup(fields: readonly FormField[], record: StoredFields, context: ControlContext): FieldGroup {
  const start = fields.find(({ type }) => type === 'date')
  const stored = start === undefined ? undefined : storedValue(record, start)
  const period = start && {
    path: fieldPath(context.path, start.name),
    stored: typeof stored === 'string' ? stored : '',
  }
  const below = period === undefined ? context : { ...context, start: period }
  const controls = fields.map((field) => [field.name, fieldControl(field, storedValue(record, field), below)] as const)
  return {
    nodes: controls.map(([, { node }]) => node),
    read: () => {
      const values = controls.map(([name, control]) => [name, control.read()] as const)
      return Object.fromEntries(values.filter(([, value]) => value !== undefined))
    },
  }
}

function fieldControl(field: FormField, stored: unknown, context: ControlContext): Control {
  switch (field.type) {
    case 'object':
      return objectControl(field, stored, context)
    case 'list':
      return listControl(field, stored, context)
    case 'map':
      return mapControl(field, stored, context)
    case 'files':
      return evidenceControl(field, stored, context)
    case 'choice':
      return choiceControl(field, stored, context)
    case 'reference':
      return field.resource === 'EmissionFactor'
        ? factorControl(field, stored, context)
        : referenceControl(field, stored, context)
    default:
      return valueControl(field, stored, context)
  }
}

function isEmptyObject(value: StoredFields): boolean {
  return Object.values(value).every((one) => one === null || one === '')
}

/** The title of a group: the sentence of the interface, which is clearer than its field name. */
function groupTitle({ label, hint }: FormField): string {
  const [first = ''] = hint.split(/[.;]/)
  return first === '' || first.length > 48 ? label : first
}

/** An object is a group of fields; an optional one opens on demand. */
function objectControl(field: ObjectField, stored: unknown, context: ControlContext): Control {
  const path = fieldPath(context.path, field.name)
  const group = fieldGroup(field.fields, asFields(stored), { ...context, path })
  const read = () => {
    const value = group.read()
    if (field.isRequired || !isEmptyObject(value)) return value
    if (field.whenEmpty !== undefined && !context.isUpdate) return field.whenEmpty
    return field.isNullable ? null : context.isUpdate && Object.keys(value).length > 0 ? value : undefined
  }
  if (field.isRequired || (context.isUpdate && stored !== null && stored !== undefined)) {
    return {
      node: element('fieldset', { class: 'group' }, element('legend', {}, groupTitle(field)), ...group.nodes),
      read,
    }
  }
  const isFilled = Object.keys(asFields(stored)).length > 0
  const attributes = { class: 'group', open: isFilled ? '' : undefined }
  const node = element('details', attributes, element('summary', {}, groupTitle(field)), ...group.nodes)
  return { node, read }
}

/** A list grows by a button. Items that are left empty are not sent. */
function listControl(field: ListField, stored: unknown, context: ControlContext): Control {
  const path = fieldPath(context.path, field.name)
  const [single] = field.fields
  const isPlain = single?.name === ''
  const items: FieldGroup[] = []
  const valueOfItem = (group: FieldGroup) => (isPlain ? group.read()[''] : group.read())
  const list = element('ol', { class: 'items' })
  const add = (value: unknown): HTMLElement => {
    const below = { ...context, path: `${path}[${items.length}]` }
    const group = fieldGroup(field.fields, isPlain ? { '': value } : asFields(value), below)
    const remove = button({}, 'Remove', () => {
      // built again, because the paths of the items after it change
      const rest = items.filter((one) => one !== group).map(valueOfItem)
      items.length = 0
      list.replaceChildren()
      for (const value of rest) add(value)
      more.focus()
    })
    const item = element('li', {}, ...group.nodes, remove)
    items.push(group)
    list.append(item)
    return item
  }
  for (const one of Array.isArray(stored) ? stored : []) add(one)
  const more = button({}, `Add to ${field.label.charAt(0).toLowerCase()}${field.label.slice(1)}`, () => {
    if (items.length < field.itemsMax) add(undefined).querySelector<HTMLElement>('input, select, textarea')?.focus()
  })
  const fault = element('p', { class: 'fault', id: newElementId() })
  more.id = newElementId()
  more.setAttribute('aria-describedby', fault.id)
  context.places.set(path, {
    input: more,
    label: field.label,
    showFaults: (sentences) => {
      fault.textContent = sentences.join(' ')
    },
  })
  const title = groupTitle(field)
  const hint = title === field.label ? [element('p', { class: 'hint' }, field.hint)] : []
  const legend = element('legend', {}, title)
  const node = element('fieldset', { class: 'group' }, legend, ...hint, fault, list, more)
  return {
    node,
    read: () => {
      if (items.length === 0 && !context.isUpdate) return undefined
      return isPlain ? items.map(valueOfItem).filter((value) => value !== undefined) : items.map(valueOfItem)
    },
  }
}

/** A map is a list of names with their values. */
function mapControl(field: ListField, stored: unknown, context: ControlContext): Control {
  const pairs = Object.entries(asFields(stored)).map(([name, value]) => ({ name, value }))
  const { node, read } = listControl(field, pairs, context)
  return {
    node,
    read: () => {
      const items = read()
      if (!Array.isArray(items)) return undefined
      const filled = items.filter((item) => Object.keys(item).length > 0)
      return Object.fromEntries(filled.map(({ name = '', value = '' }) => [name, value]))
    },
  }
}
