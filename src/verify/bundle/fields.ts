import { isFields } from '../../base/index.ts'
import { isNearestDouble } from '../double.ts'
import type { Field } from '../findings.ts'
import { type Fraction, isSame } from '../fraction.ts'
import type { Plain } from '../plain-data.ts'
import type { Fields } from './bundle-text.ts'
import type { Compared, Comparison, Due } from './compared.ts'

/**
 * The basis of a leaf of a record. `statedFields`: only the company knows it. `linkedFields`: it follows from the log, the ids next to
 * it or the totals, which are checked elsewhere. A function: it returns the value that follows from the trace of the record
 * or from other records.
 */
export type LeafRule = 'stated' | 'linked' | Comparison

/**
 * The allowed content of a value: a leaf, which is a text, number, boolean or null; `any` anything, as the company states
 * it; `none` an empty list; an array: items of that rule; an object: these fields, optional if the name ends with ?. Objects
 * and lists may be null.
 */
export type FieldsRule = LeafRule | 'any' | 'none' | readonly [FieldsRule] | FieldsRules

export interface FieldsRules {
  readonly [name: string]: FieldsRule
}

function leaves(names: string, rule: LeafRule): FieldsRules {
  const words = names.split(' ').filter((name) => name !== '')
  return Object.fromEntries(words.map((name) => [name, rule]))
}

/** Leaves that only the company knows, by their names, and the rules of others. */
export function statedFields(names: string, others: FieldsRules = {}): FieldsRules {
  return { ...leaves(names, 'stated'), ...others }
}

/** Leaves that follow from the log, the ids next to them or the totals. */
export function linkedFields(names: string, others: FieldsRules = {}): FieldsRules {
  return { ...leaves(names, 'linked'), ...others }
}

function isItemsRule(rule: readonly [FieldsRule] | FieldsRules): rule is readonly [FieldsRule] {
  return Array.isArray(rule)
}

/** Returns the fields of a rule: each name without its mark of an optional field. */
function namedRules(rules: FieldsRules): readonly (readonly [name: string, rule: FieldsRule, isOptional: boolean])[] {
  return Object.entries(rules).map(([name, rule]) => [name.replace('?', ''), rule, name.endsWith('?')])
}

function checkItems(value: Plain, rule: FieldsRule | undefined, field: Field): void {
  if (!Array.isArray(value) || (rule === undefined && value.length > 0)) {
    field.differs('must be a list here', 'a list', value)
  } else if (rule !== undefined) {
    for (const [index, item] of value.entries()) checkRule(item, rule, field.in(index))
  }
}

function checkFields(value: Fields, rules: FieldsRules, field: Field): void {
  const named = namedRules(rules)
  const names = new Set(named.map(([name]) => name))
  for (const name of Object.keys(value)) {
    if (!names.has(name)) field.in(name).differs('is an unknown field here', undefined, value[name])
  }
  for (const [name, rule, isOptional] of named) {
    if (Object.hasOwn(value, name)) checkRule(value[name] ?? null, rule, field.in(name))
    else if (!isOptional) field.in(name).differs('is missing', 'a field', undefined)
  }
}

/** Adds a difference for every field that is missing or not allowed. */
export function checkRule(value: Plain, rule: FieldsRule, field: Field): void {
  if (rule === 'any' || (value === null && rule !== 'none')) return
  if (rule === 'stated' || rule === 'linked' || typeof rule === 'function') {
    if (typeof value === 'object') field.differs('must be a single value', 'one value', value)
  } else if (rule === 'none') checkItems(value, undefined, field)
  else if (isItemsRule(rule)) checkItems(value, rule[0], field)
  else if (isFields(value)) checkFields(value, rule, field)
  else field.differs('must be an object here', 'an object', value)
}

function isFigure(due: Due): due is { readonly nearest: Fraction } | { readonly exact: Fraction } {
  return typeof due === 'object' && due !== null && !Array.isArray(due)
}

function isDue(due: Due, value: Plain, field: Field): boolean {
  if (!isFigure(due)) return due === value
  if (typeof value !== 'number' && typeof value !== 'string') return false
  if ('nearest' in due) return typeof value === 'number' && isNearestDouble(String(value), due.nearest)
  const number = field.findings.number(String(value))
  return number !== undefined && isSame(number, due.exact)
}

function checkLeaf(rule: Comparison, { value, field, within }: LeafPlace, compared: Compared): void {
  const due = rule(compared, value, within)
  if (due === undefined || isDue(due, value, field)) return
  const shown = isFigure(due) ? field.findings.print('nearest' in due ? due.nearest : due.exact) : due
  field.differs('is not what follows from the trace and the other records', shown, value)
}

/** An object of a record, with the rules and the place of its fields. */
interface ComparedFields {
  readonly value: Plain
  readonly rules: FieldsRules
  readonly field: Field
}

interface LeafPlace {
  readonly value: Plain
  readonly field: Field
  /** The object of the leaf. */
  readonly within: Fields
}

/**
 * Compares every leaf of a record that follows from its trace or from other records with the value that follows. A missing
 * optional field counts as null.
 */
export function checkComparisons({ value, rules, field }: ComparedFields, compared: Compared): void {
  if (!isFields(value)) return
  for (const [name, rule] of namedRules(rules)) {
    const part = value[name] ?? null
    const place = field.in(name)
    if (typeof rule === 'function') checkLeaf(rule, { value: part, field: place, within: value }, compared)
    else if (typeof rule === 'string') continue
    else if (!isItemsRule(rule)) checkComparisons({ value: part, rules: rule, field: place }, compared)
    else checkComparedItems(part, { rule: rule[0], field: place }, compared)
  }
}

function checkComparedItems(
  items: Plain,
  { rule, field }: { readonly rule: FieldsRule; readonly field: Field },
  compared: Compared,
): void {
  if (!Array.isArray(items) || typeof rule !== 'object' || isItemsRule(rule)) return
  for (const [index, value] of items.entries())
    checkComparisons({ value, rules: rule, field: field.in(index) }, compared)
}
