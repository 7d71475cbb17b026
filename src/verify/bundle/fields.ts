import { isFields } from '../../errors/index.ts'
import type { Field } from '../findings.ts'
import type { Plain } from '../plain-data.ts'
import type { Fields } from './bundle-text.ts'

/**
 * The allowed content of a value: `leaf` a string, number, boolean or null; `any` anything; `none` an empty list; an
 * array: items of that rule; an object: these fields, optional if the name ends with ?. Objects and lists may be null.
 */
export type FieldsRule = 'leaf' | 'any' | 'none' | readonly [FieldsRule] | FieldsRules

interface FieldsRules {
  readonly [name: string]: FieldsRule
}

/** A rule from the names of leaf fields and the rules of others. */
export function fieldsRule(leaves: string, others: FieldsRules = {}): FieldsRules {
  return { ...Object.fromEntries(leaves.split(' ').map((name) => [name, 'leaf' as const])), ...others }
}

function isItemsRule(rule: readonly [FieldsRule] | FieldsRules): rule is readonly [FieldsRule] {
  return Array.isArray(rule)
}

function checkItems(value: Plain, rule: FieldsRule | undefined, field: Field): void {
  if (!Array.isArray(value) || (rule === undefined && value.length > 0)) {
    field.differs('is not a list as a bundle has it here', 'a list', value)
  } else if (rule !== undefined) {
    for (const [index, item] of value.entries()) checkRule(item, rule, field.in(index))
  }
}

function checkFields(value: Fields, rule: FieldsRules, field: Field): void {
  const names = new Set(Object.keys(rule).map((name) => name.replace('?', '')))
  for (const name of Object.keys(value)) {
    if (!names.has(name)) field.in(name).differs('is a field that no bundle has here', undefined, value[name])
  }
  for (const name of names) {
    if (Object.hasOwn(value, name)) {
      checkRule(value[name] ?? null, rule[name] ?? rule[`${name}?`] ?? 'any', field.in(name))
    } else if (rule[name] !== undefined) field.in(name).differs('is missing', 'a field', undefined)
  }
}

/** Adds a difference for every field that is missing or not allowed. */
export function checkRule(value: Plain, rule: FieldsRule, field: Field): void {
  if (rule === 'any' || (value === null && rule !== 'none')) return
  if (rule === 'leaf') {
    if (typeof value === 'object') field.differs('holds parts where a bundle has one value', 'one value', value)
  } else if (rule === 'none') checkItems(value, undefined, field)
  else if (isItemsRule(rule)) checkItems(value, rule[0], field)
  else if (isFields(value)) checkFields(value, rule, field)
  else field.differs('is not an object as a bundle has it here', 'an object', value)
}
