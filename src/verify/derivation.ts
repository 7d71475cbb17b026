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
