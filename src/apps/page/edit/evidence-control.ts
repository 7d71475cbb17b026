import { button, element } from '../element.ts'
import { code } from '../layout.ts'
import { type Control, type ControlContext, emptyValue, fieldPath, labelledField } from './control.ts'
import type { ListField } from './form-field.ts'
import { asFields, type StoredFields } from './stored-value.ts'

const ABOUT =
  'The file stays with you. Its name and its SHA-256 digest are stored, so that anyone can check later that it is the same file. The digest is computed in this browser.'
const NO_DIGEST =
  'This browser computes digests only on pages that come over HTTPS or from this machine. Open the page there, or attach a URL only.'
const DIGEST = /^[\da-f]{64}$/

/** Computes the SHA-256 of a file in hex. Undefined if the page may not compute digests. */
export async function digestOfFile(file: Blob): Promise<string | undefined> {
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
  return id !== undefined && DIGEST.test(id) ? [element('p', { class: 'digest' }, 'SHA-256 ', code(id))] : []
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
  const isNew = id === undefined || DIGEST.test(id)
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
export function evidenceControl(field: ListField, stored: unknown, context: ControlContext): Control {
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
  input.addEventListener('change', async () => {
    const chosen = [...(input.files ?? [])]
    input.value = ''
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
      return items.length === 0 && field.isNullable ? emptyValue(field, context) : items.map((one) => one.read())
    },
  }
}
