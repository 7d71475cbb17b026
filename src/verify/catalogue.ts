import type { EmissionFactor, FactorCatalogue } from '../core/emissions/index.ts'
import { answerAtOnce, EmissionsError } from '../core/errors/index.ts'
import { isBlend } from './adjustments.ts'
import { rowKeyOf } from './derivation.ts'
import { derivedFactor } from './derived-factor.ts'
import type { Field } from './findings.ts'
import type { Factor } from './trace-shape.ts'

/** Returns the parts of a list or an object; undefined for any other value. */
function childrenOf(value: unknown): ReadonlyMap<string | number, unknown> | undefined {
  if (Array.isArray(value)) return new Map(value.entries())
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined
}

function compareField(due: unknown, stated: unknown, field: Field): void {
  const [expected, actual] = [childrenOf(due), childrenOf(stated)]
  if (expected === undefined || actual === undefined || Array.isArray(due) !== Array.isArray(stated)) {
    if (!Object.is(due, stated)) field.coded('publication_differs').differs('is not that of the catalogue', due, stated)
    return
  }
  for (const key of new Set([...expected.keys(), ...actual.keys()])) {
    compareField(expected.get(key), actual.get(key), field.in(key))
  }
}

function findFactor(key: string, catalogue: FactorCatalogue): EmissionFactor | undefined {
  try {
    return answerAtOnce('catalogue.find', catalogue.find(key))
  } catch (error) {
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}

/** Returns a factor of the library in the form of a trace, in which every member is there. */
export function inTraceForm(factor: EmissionFactor): Factor {
  return { ...factor, tier: factor.tier ?? null, derivation: factor.derivation ?? [] }
}

/** True for a key that names the operations by which a factor is derived from a published row. */
function isDerivedKey(key: string): boolean {
  return key.endsWith('+wtt') || key.includes('?')
}

/**
 * Compares a factor, field by field, with the catalogue's factor of the same key. A derived factor is derived again from the
 * published rows that it names, so that a plain list of rows is enough; only the share of a blend that belongs to the Montreal
 * Protocol is in no row.
 */
export function checkCatalogue(factor: Factor, field: Field, catalogue: FactorCatalogue): void {
  const find = (key: string): Factor | undefined => {
    const found = findFactor(key, catalogue)
    return found && inTraceForm(found)
  }
  const { key } = factor
  const row = isDerivedKey(key) ? find(rowKeyOf(key)) : undefined
  const isBlendApart = row !== undefined && isBlend(row.name) && key === `${row.key}?montreal=apart`
  const due = row === undefined || isBlendApart ? find(key) : derivedFactor(factor, row, { field, find })
  if (due !== undefined) compareField(due, factor, field)
  else if (row === undefined || isBlendApart)
    field.in('key').differs('is not in the catalogue', 'the key of a factor', key)
}
