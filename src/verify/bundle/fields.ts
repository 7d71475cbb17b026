import { within } from '../findings.ts'
import type { Plain } from '../plain-data.ts'
import type { BundleFindings } from './bundle-findings.ts'
import { isFields } from './bundle-text.ts'

/**
 * The allowed content of a value: `leaf` a string, number, boolean or null; `any` anything; `none` an empty list; an
 * array: items of that rule; an object: these fields, optional if the name ends with ?. Objects and lists may be null.
 */
export type FieldsRule =
  | 'leaf'
  | 'any'
  | 'none'
  | readonly [FieldsRule]
  | { readonly [name: string]: FieldsRule | undefined }

/** A rule from the names of leaf fields and the rules of others. */
export function fieldsRule(
  leaves: string,
  others: { readonly [name: string]: FieldsRule } = {},
): { readonly [name: string]: FieldsRule } {
  return { ...Object.fromEntries(leaves.split(' ').map((name) => [name, 'leaf' as const])), ...others }
}

function isLeaf(value: Plain): boolean {
  return typeof value !== 'object' || value === null
}

function checkFields(
  value: { readonly [key: string]: Plain },
  rule: { readonly [name: string]: FieldsRule | undefined },
  at: { readonly path: string; readonly found: BundleFindings },
): void {
  const { path, found } = at
  const names = new Set(Object.keys(rule).map((name) => name.replace('?', '')))
  for (const name of Object.keys(value)) {
    if (names.has(name)) continue
    found.add(within(path, name), 'is a field that no bundle has here', {
      expected: undefined,
      found: value[name],
    })
  }
  for (const name of names) {
    const place = { path: within(path, name), found }
    if (Object.hasOwn(value, name))
      checkRule(value[name] as Plain, (rule[name] ?? rule[`${name}?`]) as FieldsRule, place)
    else if (rule[name] !== undefined) found.add(place.path, 'is missing', { expected: 'a field', found: undefined })
  }
}

/** Adds a difference for every field that is missing or not allowed. */
export function checkRule(
  value: Plain,
  rule: FieldsRule,
  { path, found }: { readonly path: string; readonly found: BundleFindings },
): void {
  if (rule === 'any' || (value === null && rule !== 'none')) return
  if (rule === 'leaf') {
    if (!isLeaf(value))
      found.add(path, 'holds parts where a bundle has one value', { expected: 'one value', found: value })
  } else if (rule === 'none' || Array.isArray(rule)) {
    const items = Array.isArray(value) && (rule !== 'none' || value.length === 0) ? value : undefined
    if (items === undefined) found.add(path, 'is no list as a bundle has it here', { expected: 'a list', found: value })
    else
      for (const [index, item] of items.entries())
        checkRule(item, rule[0] as FieldsRule, { path: within(path, index), found })
  } else if (isFields(value)) checkFields(value, rule as { readonly [name: string]: FieldsRule }, { path, found })
  else found.add(path, 'is no object as a bundle has it here', { expected: 'an object', found: value })
}
