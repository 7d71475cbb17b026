import type { EmissionFactor, FactorCatalogue } from '../emissions/index.ts'
import { EmissionsError } from '../errors/index.ts'
import { type Findings, within } from './findings.ts'
import type { Factor } from './trace-shape.ts'

function isFields(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null
}

function compare(due: unknown, given: unknown, at: { readonly path: string; readonly findings: Findings }): void {
  const { path, findings } = at
  if (!isFields(due) || !isFields(given) || Array.isArray(due) !== Array.isArray(given)) {
    if (!Object.is(due, given)) findings.add(path, 'is not that of the catalogue', { expected: due, found: given })
    return
  }
  for (const key of new Set([...Object.keys(due), ...Object.keys(given)])) {
    compare(due[key], given[key], { path: within(path, Array.isArray(due) ? Number(key) : key), findings })
  }
}

function findFactor(key: string, catalogue: FactorCatalogue): EmissionFactor | undefined {
  try {
    return catalogue.find(key)
  } catch (error) {
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}

/** Compares a factor, field by field, with the catalogue's factor of the same key. */
export function checkCatalogue(
  factor: Factor,
  path: string,
  at: { readonly catalogue: FactorCatalogue; readonly findings: Findings },
): void {
  const { catalogue, findings } = at
  const due = findFactor(factor.key, catalogue)
  if (due === undefined) {
    findings.add(within(path, 'key'), 'is not in the catalogue', { expected: 'the key of a factor', found: factor.key })
    return
  }
  compare(due, factor, { path, findings })
}
