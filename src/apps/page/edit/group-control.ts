import { button, element } from '../element.ts'
import { type Control, type ControlContext, fieldPath } from './control.ts'
import { evidenceControl } from './evidence-control.ts'
import { factorControl } from './factor-control.ts'
import type { FormField, ListField, ObjectField } from './form-field.ts'
import { asFields, type StoredFields, storedValue } from './stored-value.ts'
import { choiceControl, referenceControl, valueControl } from './value-control.ts'

/** StoredFields of a form that are read together. */
export interface FieldGroup {
  readonly nodes: readonly HTMLElement[]
  /** The entered values by name; fields without one are absent. */
  read(): StoredFields
}

/** Builds the controls of fields, with the values of a record. */
export function fieldGroup(fields: readonly FormField[], record: StoredFields, context: ControlContext): FieldGroup {
  const controls = fields.map(
    (field) => [field.name, fieldControl(field, storedValue(record, field), context)] as const,
  )
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
    return field.isNullable ? null : context.isUpdate && Object.keys(value).length > 0 ? value : undefined
  }
  if (field.isRequired || (context.isUpdate && stored !== null && stored !== undefined)) {
    return {
      node: element('fieldset', { class: 'group' }, element('legend', {}, groupTitle(field)), ...group.nodes),
      read,
    }
  }
  const node = element('details', { class: 'group' }, element('summary', {}, groupTitle(field)), ...group.nodes)
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
  const more = button({}, `Add to ${field.label.toLowerCase()}`, () => {
    if (items.length < field.itemsMax) add(undefined).querySelector<HTMLElement>('input, select, textarea')?.focus()
  })
  const node = element('fieldset', { class: 'group' }, element('legend', {}, groupTitle(field)), list, more)
  return {
    node,
    read: () => {
      if (items.length === 0 && !context.isUpdate) return undefined
      return items.map(valueOfItem)
    },
  }
}
