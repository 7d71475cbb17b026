import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateRows } from '../../src/rows/rows.ts'
import { csvSource, importService } from '../fixtures/import-source.ts'
import { SEEDS, scaleRuns, takeShare } from '../fixtures/seeds.ts'
import { runTonne } from './memory-io.ts'

/** The tables of words: all texts in these files. */
const TABLES = [
  ...readdirSync('src/rows/words').map((name) => `src/rows/words/${name}`),
  'src/reference/factors/selection/everyday-fuels.ts',
]
const LITERALS = /'((?:[^'\\\n]|\\.)*)'|`([^`$]*)`/g
/** The choices of the regular expressions in the tables, such as brands. */
const CHOICES = /\(\?:([\p{L}\d |+?-]+)\)/gu
const LENGTH_MAX = 40

function wordsOf(tables: readonly string[], pattern: RegExp, separator: RegExp): readonly string[] {
  const texts = tables.flatMap((table) => Array.from(table.matchAll(pattern), ([, one, other]) => one ?? other ?? ''))
  const words = texts.flatMap((text) => text.split(separator)).map((word) => word.trim())
  return [...new Set(words.filter((word) => word !== '' && word.length <= LENGTH_MAX))]
}

const TEXTS = TABLES.map((path) => readFileSync(path, 'utf8'))
/** Every word of the tables. */
const WORDS = wordsOf(TEXTS, LITERALS, /[,\n]/)
/** Every word of their regular expressions, and pairs of them: 'bp ultimate'. */
const PATTERN_WORDS = wordsOf(TEXTS, CHOICES, /\|/).map((word) => word.replaceAll('?', ''))
const PAIRS = PATTERN_WORDS.map((word, index) => `${word} ${PATTERN_WORDS[(index * 7 + 1) % PATTERN_WORDS.length]}`)

/** A file whose rows have one word each, and the column of the words. */
interface Shape {
  readonly header: string
  /** The cells before the word and after it. */
  readonly before: string
  readonly after: string
}
const SHAPES: Readonly<Record<string, Shape>> = {
  'a product': { header: 'start,product,value,unit,country', before: '2025-01-05', after: '100,l,GB' },
  'a fuel without an activity': { header: 'start,fuel,value,unit,country', before: '2025-01-05', after: '100,kWh,GB' },
  'the fuel of a site': {
    header: 'activity,start,fuel,value,unit,country',
    before: 'fuel,2025-01-05',
    after: '100,t,GB',
  },
  'the fuel of a vehicle': {
    header: 'activity,start,fuel,value,unit,country',
    before: 'vehicle,2025-01-05',
    after: '100,l,DE',
  },
  'an activity': { header: 'start,activity,value,unit,country', before: '2025-01-05', after: '100,kWh,GB' },
  'a unit': {
    header: 'activity,start,fuel,unit,value,country',
    before: 'fuel,2025-01-05,natural gas',
    after: '100,GB',
  },
  'a gas': { header: 'activity,start,gas,value,unit,gwp', before: 'refrigerant,2025-01-05', after: '1,kg,AR5' },
  'a treatment': {
    header: 'activity,start,factor,treatment,value,unit,country',
    before: 'quantity,2025-01-05,glass',
    after: '1,t,GB',
  },
  'a mode': {
    header: 'activity,start,mode,distanceKm,value,unit,country',
    before: 'movement,2025-01-05',
    after: '100,1,t,GB',
  },
}
const quoted = (word: string) => `"${word.replaceAll('"', '""')}"`
const csvOf = ({ header, before, after }: Shape, words: readonly string[]) =>
  [`id,${header}`, ...words.map((word, index) => `r${index},${before},${quoted(word)},${after}`)].join('\n')

const idsOf = (text: string) => new Set(Array.from(text.matchAll(/^"?(r\d+)\b/gm), ([, id]) => id))
/** The number of rows that the summary says were left out. */
function leftOutCount(summary: string): number {
  const [, part = ''] = /Rows left out\n([\s\S]*?)(?:\n\n|$)/.exec(summary) ?? []
  return Array.from(part.matchAll(/^ *(\d+) × /gm)).reduce((sum, [, count]) => sum + Number(count), 0)
}

/** Calculates words in a file without those that fail, and checks that each row has one outcome. */
async function checkFile(shape: Shape, words: readonly string[]): Promise<void> {
  const argv = ['calculate', 'in.csv', '--output', 'out.csv', '--skip-bad', 'bad.csv', '--ignore-unknown-columns']
  const { files, stdout, stderr } = await runTonne(argv, { files: { 'in.csv': csvOf(shape, words) } })
  const [results, bad] = [idsOf(files['out.csv'] ?? ''), idsOf(files['bad.csv'] ?? '')]
  const leftOut = leftOutCount(stdout)
  const lost = words.filter((_, index) => !results.has(`r${index}`) && !bad.has(`r${index}`))
  expect([stderr.includes('TypeError'), lost.length, lost]).toEqual([false, leftOut, expect.anything()])
  expect(results.size + bad.size + leftOut).toBe(words.length)
}

/** Imports words, and checks that each row has one outcome. */
async function checkImport(shape: Shape, words: readonly string[]): Promise<void> {
  const { company } = importService()
  const text = csvOf({ ...shape, header: `site,${shape.header}`, before: `Leeds,${shape.before}` }, words)
  const preview = await company.imports.preview(csvSource(text))
  expect(preview.rows + preview.problemRows + preview.leftOut.length).toBe(words.length)
}

/** A file begins with a row that is known, so that words decide no form of the file. */
const KNOWN = 'diesel'

describe('each row has a result, a failure, or a line that says why it was left out', () => {
  it.each(Object.entries(SHAPES))('for every word of the tables as %s', async (_, shape) => {
    const words = takeShare(takeShare(WORDS, 1))
    await checkFile(shape, [KNOWN, ...PATTERN_WORDS, ...PAIRS, ...words])
  })

  it('for every word of the tables as a product, three times each, because later rows use the plan of the first', async () => {
    const words = takeShare(WORDS, 2)
    await checkFile(SHAPES['a product'] as Shape, [KNOWN, ...words, ...words, ...words])
  })

  it('in an import', async () => {
    for (const shape of [SHAPES['a product'], SHAPES['the fuel of a site']] as Shape[])
      await checkImport(shape, [KNOWN, ...PATTERN_WORDS, ...takeShare(takeShare(WORDS, 3))])
  })

  it.each(['V-Power', 'Premium', 'BP Ultimate', 'Plus', '-', '***', ' , '])(
    'for the row of %s as an object',
    async (product) => {
      const row = { start: '2025-01-05', product, value: 100, unit: 'l', country: 'GB' }
      await expect(calculateRows([row])).rejects.toThrow()
    },
  )
})

describe.each(SEEDS)('each row has an outcome for random words (seed %i)', (seed) => {
  const anyWord = fc.constantFrom(...WORDS, ...PATTERN_WORDS)
  const word = fc.oneof(
    fc.string({ minLength: 1, maxLength: 8 }),
    fc.tuple(anyWord, fc.constantFrom(' ', '-', ' + ', ''), anyWord).map((parts) => parts.join('')),
    fc.stringMatching(/^[-+*.,/ ()&]{1,4}$/),
  )
  it.each(Object.entries(SHAPES))('as %s', async (_, shape) => {
    const words = word.map((text) => text.replaceAll(/[\r\n\0]/g, ' '))
    const law = fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 60 }), (list) =>
      checkFile(shape, [KNOWN, ...list]),
    )
    await fc.assert(law, { seed, numRuns: scaleRuns(12) })
  })
})
