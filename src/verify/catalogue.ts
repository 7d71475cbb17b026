import type { EmissionFactor, FactorCatalogue } from '../core/emissions/index.ts'
import { answerAtOnce, EmissionsError } from '../core/errors/index.ts'
import { readKey, rowKeyOf } from './derivation.ts'
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
export function inTraceForm(
  factor: EmissionFactor,
): Omit<EmissionFactor, 'tier' | 'derivation'> & Pick<Factor, 'tier' | 'derivation'> {
  return { ...factor, tier: factor.tier ?? null, derivation: factor.derivation ?? [] }
}

/** The members of a derived factor that its derivation explains; the others are those of its row. */
function explainedMembers(key: string): ReadonlySet<string> {
  const { isWellToWheel, options } = readKey(key)
  return new Set([
    ...['key', 'derivation', 'adjustments'],
    ...(isWellToWheel ? ['id', 'name', 'row', 'boundary', 'per1'] : []),
    ...(options.has('biogenic') ? ['biogenicCo2'] : []),
    ...(options.has('gwp') ? ['gwp'] : []),
    ...(options.has('rf') ? ['radiativeForcing'] : []),
    ...(options.has('with') ? ['gwp', 'complete'] : []),
  ])
}

/** Checks the members of a well-to-wheel factor that name both of its rows. */
function checkNamesOfRows(factor: Factor, [direct, upstream]: readonly EmissionFactor[], field: Field): void {
  if (direct === undefined || upstream === undefined) return
  field.in('id').expect('is not that of both rows', `${direct.id}+${upstream.id}`, factor.id)
  field.in('row').expect('is not that of both rows', `${direct.row}+${upstream.row}`, factor.row)
  field.in('name').expect('is not that of the row', `${direct.name}, well to wheel`, factor.name)
  field.in('boundary').expect('is not that of both rows', 'WTW', factor.boundary)
  const { co2, ch4, n2o } = factor.per1
  const gases = [co2, ch4, n2o].filter((gas) => gas !== null)
  if (gases.length > 0) field.in('per1').differs('has gases that the well-to-tank row does not publish', null, gases[0])
}

/** Fields in which a partner agrees with the row, so that their figures are per the same unit. */
const AGREEING = ['edition', 'unit', 'massUnit', 'heatingValue'] as const

/** Checks that a step of a derivation has the figure of its published row; returns the row. */
function checkRow(
  { kind, column, key, figure }: Factor['derivation'][number],
  {
    base,
    field,
    catalogue,
  }: { readonly base: EmissionFactor; readonly field: Field; readonly catalogue: FactorCatalogue },
): EmissionFactor | undefined {
  const row = findFactor(key, catalogue)
  if (row === undefined) return field.in('key').differs('is not in the catalogue', 'the key of a row', key)
  field.in('figure').expect('is not that of the row', column === 'co2e' ? row.per1.co2e : row.biogenicCo2, figure)
  if (kind === 'add') field.in('key').expect('is not a well-to-tank row', 'WTT', row.boundary)
  for (const name of AGREEING) field.in('key').expect(`has another ${name} than the row`, base[name], row[name])
  return row
}

/** Checks that the key of a derived factor has exactly the options that its members show, in their order. */
function checkOptionsOfKey(factor: Factor, base: EmissionFactor, field: Field): void {
  const { key, gwp, radiativeForcing, adjustments } = factor
  const { isWellToWheel, options } = readKey(key)
  const hasReason = (reason: string) => adjustments.some(({ why }) => why === reason)
  const due = [
    ...(options.has('biogenic') ? [`biogenic=${options.get('biogenic')}`] : []),
    ...(gwp !== base.gwp && gwp !== null && !options.has('with') ? [`gwp=${gwp}`] : []),
    ...(options.has('with') && gwp !== (base.gwp ?? 'AR5_GWP100') ? [`gwp=${gwp}`] : []),
    ...(hasReason('montreal') ? ['montreal=apart'] : []),
    ...(radiativeForcing !== base.radiativeForcing ? ['rf=1.7'] : []),
    ...(hasReason('combined') ? [`with=${options.get('with')}`] : []),
  ]
  const query = due.length === 0 ? '' : `?${due.join('&')}`
  const expected = `${base.key}${isWellToWheel ? '+wtt' : ''}${query}`
  field.in('key').expect('is not that of its derivation', expected, key)
}

/** Confirms a derived factor by the published rows that it names: a plain list of these is enough. */
function checkByRows(factor: Factor, base: EmissionFactor, { field, catalogue }: Against): void {
  checkOptionsOfKey(factor, base, field)
  const explained = explainedMembers(factor.key)
  const due = Object.entries(inTraceForm(base)).filter(([name]) => !explained.has(name))
  const stated = new Map<string, unknown>(Object.entries(factor))
  for (const [name, value] of due) compareField(value, stated.get(name), field.in(name))
  const rows = factor.derivation.flatMap((step, index) => {
    const row = checkRow(step, { base, field: field.in('derivation', index), catalogue })
    return row !== undefined && step.column === 'co2e' ? [row] : []
  })
  if (readKey(factor.key).isWellToWheel) checkNamesOfRows(factor, rows, field)
}

/** The catalogue to compare with, and the field of the factor. */
interface Against {
  readonly field: Field
  readonly catalogue: FactorCatalogue
}

/**
 * Compares a factor, field by field, with the catalogue's factor of the same key. If the catalogue has only published rows, a
 * derived factor is confirmed by the rows that it names.
 */
export function checkCatalogue(factor: Factor, field: Field, catalogue: FactorCatalogue): void {
  const due = findFactor(factor.key, catalogue)
  if (due !== undefined) {
    compareField(inTraceForm(due), factor, field)
    return
  }
  const key = rowKeyOf(factor.key)
  const base = key === factor.key ? undefined : findFactor(key, catalogue)
  if (base === undefined) field.in('key').differs('is not in the catalogue', 'the key of a factor', factor.key)
  else checkByRows(factor, base, { field, catalogue })
}
