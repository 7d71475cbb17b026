import { isFields, nearestWords } from '../../base/index.ts'
import { type CsvRecord, csvRecords, positionPath, type TextPosition } from '../../core/csv/index.ts'
import { defineFactor, type FactorDefinition, moneyOf } from '../../core/emissions/index.ts'
import { collectEach, EmissionsError, fail, parseJson, show } from '../../core/errors/index.ts'
import { loadDesnzFlatFile } from '../../reference/factors/index.ts'
import { chooseText, joinOwnFactors, numberInterpretations, UNIT_WORDS } from '../../rows/index.ts'

/** The position of an item of a JSON list, and of the names of its fields at any depth. */
interface ItemPosition {
  readonly start: TextPosition
  /** The first of a name. */
  readonly fields: ReadonlyMap<string, TextPosition>
  /** Names that one of its objects has twice. */
  readonly repeated: readonly string[]
}

const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]|\n/gs

/** Finds where the items of a JSON list and their fields are. The text must be valid JSON. */
function itemPositions(text: string): readonly ItemPosition[] {
  const items: { start: TextPosition; fields: Map<string, TextPosition>; repeated: string[] }[] = []
  // the names of each open object
  const open: Set<string>[] = []
  let [line, lineStart, depth] = [1, 0, 0]
  for (const { 0: token, 1: colon, index } of text.matchAll(TOKEN)) {
    const position = { line, column: index - lineStart + 1 }
    if (token === '\n') {
      line += 1
      lineStart = index + 1
    } else if (token === '{' || token === '[') {
      if (depth === 1) items.push({ start: position, fields: new Map(), repeated: [] })
      open.push(new Set())
      depth += 1
    } else if (token === '}' || token === ']') {
      open.pop()
      depth -= 1
    } else if (colon !== undefined) {
      const fields = items.at(-1)?.fields
      const name: string = JSON.parse(token.slice(0, -colon.length))
      if (fields !== undefined && !fields.has(name)) fields.set(name, position)
      const names = open.at(-1)
      if (names?.has(name) === true) items.at(-1)?.repeated.push(name)
      names?.add(name)
      // a name and its colon may be on different lines
      for (const [offset, sign] of Array.from(token, (sign, at) => [at, sign] as const)) {
        if (sign !== '\n') continue
        line += 1
        lineStart = index + offset + 1
      }
    }
  }
  return items
}

/** The fields of a factor in a CSV file, by the part of the definition that they belong to. */
const FIELDS = {
  per1: ['co2e', 'co2', 'ch4', 'n2o'],
  source: ['publisher', 'title', 'table', 'editionYear', 'dataYear', 'licence', 'attribution'],
  factor: [
    ...['key', 'id', 'edition', 'row', 'name', 'region', 'category', 'unit', 'biogenicCo2', 'massUnit', 'gasBasis'],
    ...['gwp', 'publishedGwp', 'methane', 'boundary', 'heatingValue', 'distanceBasis', 'radiativeForcing'],
    ...['complete', 'supplierMix'],
  ],
} as const
const NUMBERS: readonly string[] = [...FIELDS.per1, 'biogenicCo2']
const YEARS: readonly string[] = ['editionYear', 'dataYear']
const FLAGS: readonly string[] = ['complete', 'supplierMix']
const FLAG_WORDS: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  1: true,
  false: false,
  no: false,
  0: false,
}
const NAMES: readonly string[] = Object.values(FIELDS).flat()

type Separator = ',' | ';' | '\t'

function numberText(cell: string, name: string, separator: Separator): string {
  const usual = separator === ';' ? ',' : '.'
  const chosen = chooseText(numberInterpretations(cell), { decided: undefined, usual })
  if ('text' in chosen) return chosen.text
  return fail(name, 'not_a_number', { message: 'is not a number with the decimal mark of the file', received: cell })
}

function fieldValue(name: string, cell: string, separator: Separator): string | number | boolean {
  if (NUMBERS.includes(name)) return numberText(cell, name, separator)
  if (YEARS.includes(name)) return Number(cell)
  // any other text is rejected with the choices
  return FLAGS.includes(name) ? (FLAG_WORDS[cell.toLowerCase()] ?? cell) : cell
}

function definitionOf(header: readonly string[], { cells }: CsvRecord, separator: Separator): FactorDefinition {
  const filled = header
    .map((name, index) => [name, cells[index]?.trim() ?? ''] as const)
    .filter(([, cell]) => cell !== '')
  const part = (names: readonly string[]) => {
    const values = collectEach(
      filled.filter(([name]) => names.includes(name)),
      ([name, cell]) => [name, fieldValue(name, cell, separator)] as const,
    )
    return Object.fromEntries(values)
  }
  // checked by defineFactor, as what a program without types defines
  return { ...part(FIELDS.factor), per1: part(FIELDS.per1), source: part(FIELDS.source) } as FactorDefinition
}

function checkName(name: string): void {
  if (NAMES.includes(name)) return
  const [near] = nearestWords(name, NAMES, 1)
  const advice = near === undefined ? `the fields are ${NAMES.join(', ')}` : `did you mean ${near}?`
  fail('', 'unknown_field', `${show(name)} is not a field of a factor; ${advice}`)
}

/** Checks that rows can be in the unit of a factor: a unit of the table, or money of a year. */
function checkUnit({ unit }: FactorDefinition): void {
  if (typeof unit !== 'string' || UNIT_WORDS.words.includes(unit) || moneyOf(unit) !== undefined) return
  const near = UNIT_WORDS.find(unit) ?? nearestWords(unit, UNIT_WORDS.words, 1)[0]
  const advice =
    near === undefined ? `use one of ${UNIT_WORDS.words.join(', ')}, or money like USD 2022` : `did you mean ${near}?`
  fail('unit', 'unknown_unit', { message: `is not a unit; ${advice}`, received: unit })
}

/** Checks a factor as the calculation will define it. Throws EmissionsError with all violations. */
function checkDefinition(definition: FactorDefinition): FactorDefinition {
  collectEach([() => defineFactor(definition), () => checkUnit(definition)], (check) => check())
  return definition
}

/** Checks that no two factors of a file have the same key. Call it with the key and the place of each, in order. */
function keyChecker(): (key: string | undefined, where: string) => void {
  const places = new Map<string, string>()
  return (key, where) => {
    const other = key === undefined ? undefined : places.get(key)
    if (other !== undefined)
      fail('key', 'factor_invalid', `is the key of ${other} too; give each factor a key of its own`)
    if (key !== undefined) places.set(key, where)
  }
}

/** The place of a factor in its file: its position and the names of its columns, or its number in a list. */
interface FactorPlace {
  readonly key: string | undefined
  readonly pathOf: (field: string) => string
  readonly where: string
}

/** Runs `work`, naming place, key and field of the factor in each violation. */
function atFactor<T>({ key, pathOf, where }: FactorPlace, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    const violations = error.violations.map(({ path, code, message, received }) => {
      const field = path.replace(/^per1\.|^source\./, '')
      const value = received === undefined ? '' : ` (received ${received})`
      const named = [where, key === undefined ? '' : `key ${show(key)}`, field].filter((part) => part !== '').join(', ')
      return { path: pathOf(field), code, message: `${named}: ${message}${value}` }
    })
    throw new EmissionsError(violations)
  }
}

function factorsOfCsv(text: string): readonly FactorDefinition[] {
  const [first = ''] = text.split('\n', 1)
  const separator = ([',', ';', '\t'] as const).find((one) => first.split(one).length > 2) ?? ','
  const [head, ...records] = csvRecords(text, { delimiter: separator })
  const header = (head?.cells ?? []).map((name) => name.trim())
  collectEach(header, checkName)
  const checkKey = keyChecker()
  return collectEach(records, (record) => {
    const { positions, cells, line } = record
    const pathOf = (field: string) => positionPath(positions[header.indexOf(field)] ?? { line, column: 1 })
    const key = cells[header.indexOf('key')]?.trim()
    return atFactor({ key, pathOf, where: '' }, () => {
      const definition = definitionOf(header, record, separator)
      collectEach([() => checkKey(key, `line ${line}`), () => checkDefinition(definition)], (check) => check())
      return definition
    })
  })
}

function keyOfValue(value: unknown): string | undefined {
  return isFields(value) && typeof value.key === 'string' ? value.key : undefined
}

const NAMED_TWICE = 'is written twice in one object, of which JSON keeps the last; leave one of them out'

function factorsOfJson(text: string): readonly FactorDefinition[] {
  let parsed: unknown
  try {
    parsed = parseJson(text)
  } catch (error) {
    if (EmissionsError.is(error)) throw error
    return fail('', 'factor_invalid', `is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!Array.isArray(parsed))
    return fail('', 'factor_invalid', 'must be a JSON array of factors, each in the shape of defineFactor')
  // items that are no objects have no position of their own
  const positions = parsed.every(isFields) ? itemPositions(text) : []
  const checkKey = keyChecker()
  return collectEach(parsed, (definition, index) => {
    const { start, fields, repeated = [] } = positions[index] ?? {}
    const pathOf = (field: string) => {
      const position = fields?.get(field) ?? start
      return position === undefined ? `[${index}]` : positionPath(position)
    }
    const key = keyOfValue(definition)
    const where = `factor ${index + 1}`
    const checkNames = () => collectEach(repeated, (name) => fail(name, 'factor_invalid', NAMED_TWICE))
    const checks = [() => checkKey(key, where), checkNames, () => checkDefinition(definition)]
    return atFactor({ key, pathOf, where }, () => {
      collectEach(checks, (check) => check())
      return definition
    })
  })
}

/** Finds the year of a DESNZ flat file from the name of its column of figures; undefined for any other text. */
function flatFileYear(text: string): number | undefined {
  const [, year] = /^.*\bUOM\b.*,"?GHG Conversion Factor (\d{4})\b/m.exec(text) ?? []
  return year === undefined ? undefined : Number(year)
}

function factorsOfFlatFile(text: string, editionYear: number): readonly FactorDefinition[] {
  return loadDesnzFlatFile(text, { edition: `desnz-${editionYear}`, editionYear }).catalogue.factors()
}

/**
 * Reads the factors of a company from a file: a JSON array in the shape of `defineFactor`, or CSV with its fields as
 * columns (fields of `per1` and `source` by their own names). A DESNZ flat file as CSV becomes the edition of its
 * year, and replaces a bundled secondary copy. Throws EmissionsError with all violations, which name the line,
 * the key and the field.
 */
export function readOwnFactors(text: string): readonly FactorDefinition[] {
  const content = text.replace(/^\uFEFF/, '')
  const year = flatFileYear(content)
  const ofCompany = () => (/^\s*[[{]/.test(content) ? factorsOfJson(content) : factorsOfCsv(content))
  const factors = year === undefined ? ofCompany() : factorsOfFlatFile(content, year)
  joinOwnFactors(factors)
  return factors
}
