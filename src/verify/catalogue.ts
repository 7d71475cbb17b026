import type { EmissionFactor, FactorCatalogue } from '../core/emissions/index.ts'
import { answerAtOnce, EmissionsError } from '../core/errors/index.ts'
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

/** Compares a factor, field by field, with the catalogue's factor of the same key. */
export function checkCatalogue(factor: Factor, field: Field, catalogue: FactorCatalogue): void {
  const due = findFactor(factor.key, catalogue)
  if (due === undefined) field.in('key').differs('is not in the catalogue', 'the key of a factor', factor.key)
  else compareField(due, factor, field)
}
