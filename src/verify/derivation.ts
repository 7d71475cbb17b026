import type { Field } from './findings.ts'
import { exact, type Fraction, isSame, parseFraction, plus } from './fraction.ts'
import type { Factor } from './trace-shape.ts'

type DerivationStep = Factor['derivation'][number]

/** Returns the key of the published row that a factor is derived from. */
export function rowKeyOf(key: string): string {
  return key.split(/[?+]/, 1)[0] ?? key
}

/** Returns the options of the key of a derived factor, and whether it is well to wheel. */
export function readKey(key: string): {
  readonly isWellToWheel: boolean
  readonly options: ReadonlyMap<string, string>
} {
  const [path = '', query = ''] = key.split('?')
  const options = query.split('&').filter((part) => part !== '')
  const pairs = options.map((part): [string, string] => {
    const end = part.indexOf('=')
    return [part.slice(0, end < 0 ? part.length : end), part.slice(end + 1)]
  })
  return { isWellToWheel: path.endsWith('+wtt'), options: new Map(pairs) }
}

/** The kinds, columns and rows of the steps that a key requires, in order; the well-to-tank row is not in the key. */
function dueSteps(key: string): readonly string[] {
  const { isWellToWheel, options } = readKey(key)
  const biogenic = options.get('biogenic')
  return [
    ...(isWellToWheel ? [`take co2e ${rowKeyOf(key)}`, 'add co2e'] : []),
    ...(biogenic === undefined ? [] : [`take biogenicCo2 ${biogenic}`]),
  ]
}

function describeRow({ kind, column, key }: DerivationStep): string {
  return kind === 'add' ? `${kind} ${column}` : `${kind} ${column} ${key}`
}

/** Checks that each figure of a derived factor is made of the figures of the rows that its key names. */
export function checkDerivation({ key, derivation, per1, biogenicCo2 }: Factor, field: Field): void {
  const place = field.in('derivation')
  const [due, stated] = [dueSteps(key), derivation.map(describeRow)]
  place.expect('is not that of the key', due.join(', '), stated.join(', '))
  if (due.join() !== stated.join()) return
  let before: Fraction | undefined
  for (const [index, { kind, column, figure, gives }] of derivation.entries()) {
    const value = parseFraction(figure)
    const result = kind === 'take' ? value : value && before && plus(before, value)
    if (result === undefined || !isSame(result, exact(gives))) {
      const expected = result === undefined ? 'a number' : field.findings.print(result)
      place.in(index, 'gives').differs('is not the result of the step', expected, gives)
    }
    before = result
    const isLast = derivation[index + 1]?.column !== column
    const [used, published] = column === 'co2e' ? [per1.co2e, gives] : [biogenicCo2, figure]
    if (isLast && used !== published) place.in(index).differs('is not the figure of the factor', used, published)
  }
}

/**
 * The rows that belong together in an edition, written independently of the library's table. Row ids of DESNZ are sheet, group,
 * row and unit (`1_101_1011_8`): the group of a well-to-tank row by that of its direct row; other groups keep theirs.
 */
export const UPSTREAM_GROUPS: Readonly<Record<string, string>> = {
  ...{ 103: '900', 104: '901', 105: '902', 300: '903', 301: '904', 302: '905', 303: '906', 304: '907', 305: '908' },
  ...{ 306: '908', 313: '909', 314: '910', 315: '911', 316: '912', 317: '913', 318: '914', 319: '915', 320: '916' },
  ...{ 400: '917', 401: '919', 402: '918', 403: '920' },
}
/** The group of the row with the biogenic CO2 of a fuel; other groups have none. */
export const OUTSIDE_GROUPS: Readonly<Record<string, string>> = { 101: '604', 103: '103', 104: '104', 105: '105' }
/** Sheets of rows that have no well-to-tank row: electricity of vehicles, whose upstream is that of the vehicle. */
export const WITHOUT_UPSTREAM: readonly string[] = ['8', '14']
/** The part of a key behind the edition: of an upstream row by that of its direct row. */
export const UPSTREAM_PARTS: Readonly<Record<string, string>> = {
  'purchased-electricity': 'purchased-electricity-upstream-and-losses',
  'solid-fuels': 'solid-fuels-upstream',
  'liquid-fuels': 'liquid-fuels-upstream',
  'transport-fuels': 'transport-fuels-upstream',
}

interface Row {
  readonly key: string
  readonly row: string
}

const ROW = /^(\d+)_(\d+)_(\d+_\d+)$/

/** The parts of a row id of DESNZ; undefined for other publishers. */
function readRowId(row: string): { readonly sheet: string; readonly group: string; readonly rest: string } | undefined {
  const [, sheet, group, rest] = ROW.exec(row) ?? []
  return sheet === undefined || group === undefined || rest === undefined ? undefined : { sheet, group, rest }
}

/** The key of the upstream row of a publisher that tells it by the key; undefined: it does not. */
function upstreamKey(key: string): string | undefined {
  const [edition = '', part = '', ...rest] = key.split('/')
  const upstream = /^nga-\d+$/.test(edition) && Object.hasOwn(UPSTREAM_PARTS, part) ? UPSTREAM_PARTS[part] : undefined
  return upstream && [edition, upstream, ...rest].join('/')
}

/** True unless the publisher tells which well-to-tank row belongs to a row, and it is another one. */
export function isUpstreamRow(direct: Row, upstream: Row): boolean {
  const key = upstreamKey(direct.key)
  if (key !== undefined) return key === upstream.key
  const [own, other] = [readRowId(direct.row), readRowId(upstream.row)]
  if (own === undefined) return true
  const group = UPSTREAM_GROUPS[own.group] ?? own.group
  return !WITHOUT_UPSTREAM.includes(own.sheet) && other?.group === group && other.rest === own.rest
}

/** True unless the publisher tells which row has the biogenic CO2 of a row, and it is another one. */
export function isOutsideRow(fuel: Row, outside: Row): boolean {
  const [own, other] = [readRowId(fuel.row), readRowId(outside.row)]
  return own === undefined || (other?.group === OUTSIDE_GROUPS[own.group] && other?.rest === own.rest)
}
