import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../src/core/errors/index.ts'
import { joinCatalogues, publishedCatalogue, searchFactors, selectFactor } from '../../src/reference/factors/index.ts'
import { spendCatalogue } from '../../src/reference/factors/spend/index.ts'
import { columnRule } from '../../src/rows/columns.ts'
import { filesBelow } from '../architecture/program.ts'
import type { Activity } from '../fixtures/selections.ts'
import { documents } from './collect-examples.ts'

/** A phrase that a comment, page, help text or error offers as words for a factor, and where. */
type Offered = readonly [phrase: string, where: string]

const catalogue = joinCatalogues(publishedCatalogue, spendCatalogue)
const read = (file: string) => readFileSync(file, 'utf8')
const FILES = [...documents(), ...filesBelow('src')].filter((file) => !file.includes('/reference/'))

/** The text of a file in one line, without the stars of comments and the breaks of strings. */
const inOneLine = (text: string) => text.replace(/\n\s*\*? ?|\\n/g, ' ')
const quotedIn = (text: string) => Array.from(text.matchAll(/'([^'\n]+)'/g), ([, phrase = '']) => phrase)
const listIn = (text: string) => text.split(/, (?:and )?/).map((part) => part.replace(/`/g, '').trim())

/** The phrases of every match of a pattern in any file, whose first group `phrasesIn` reads. */
function offeredBy(pattern: RegExp, phrasesIn: (text: string) => readonly string[]): Offered[] {
  return FILES.flatMap((file) =>
    Array.from(inOneLine(read(file)).matchAll(pattern), ([, text = '']) => text).flatMap((text) =>
      phrasesIn(text).map((phrase) => [phrase, file] as const),
    ),
  )
}

/** The first cells of the rows of every table of the pages below a header. */
function firstCells(header: RegExp): Offered[] {
  return documents().flatMap((file) => {
    const lines = read(file).split('\n')
    return lines.flatMap((line, index) => {
      if (!header.test(line)) return []
      const rest = lines.slice(index + 2)
      const rows = rest.slice(
        0,
        rest.findIndex((row) => !row.startsWith('|')),
      )
      return rows.flatMap((row) => listIn(row.split('|')[1] ?? '').map((phrase) => [phrase, file] as const))
    })
  })
}

const SEARCHED: readonly Offered[] = [
  // 'words of the field: lorry, heating oil'
  ...offeredBy(/words (?:are those )?of the field: ([^;.']+)/gi, listIn),
  // 'lorry' finds HGV, 'heating oil' burning oil
  ...offeredBy(/((?:'[^']+' finds )[^;.]+)/g, quotedIn),
  // npx tonne factors natural gas --region GB; a sentence on what is not shipped offers nothing
  ...offeredBy(/(?<!not shipped[^.]*)tonne factors ((?!(?:compare|editions|load)\b)[a-z][a-z ]*[a-z])/g, (text) => [
    text,
  ]),
  ...firstCells(/^\| words \| first hit \|/),
]

/** The fields of words in the requests of `selectFactor`, with the phrases that their comments offer. */
const FIELDS = Array.from(
  read('src/reference/factors/selection/request.ts').matchAll(
    /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\nexport interface \w+[^{]*\{([\s\S]*?)\n\}/g,
  ),
  ([, about = '', body = '']) => {
    const kinds = quotedIn(/readonly kind: (.+)/.exec(body)?.[1] ?? '')
    const commented = Array.from(body.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s+readonly (\w+)/g))
    const fields = [...commented.map(([, text = '', field = '']) => [field, text] as const), ['fuel', about] as const]
    return fields
      .filter(
        ([field]) => ['fuel', 'vehicle', 'words'].includes(field) && new RegExp(`readonly ${field}\\??:`).test(body),
      )
      .flatMap(([field, text]) => quotedIn(text).map((phrase) => ({ kinds, field, phrase })))
  },
).flat()

const UNITS = ['kg', 't', 'l', 'm3', 'kWh', 'km', 'passenger·km', 'FTE·h']

/** Every activity that has a phrase in a field. */
function activitiesWith(kind: string, field: string, phrase: string): readonly Activity[] {
  const activity = { kind, [field]: phrase } as unknown as Activity
  if (kind === 'movement') return ['TRUCK', 'SHIP', 'RAIL'].map((mode) => ({ ...activity, mode }) as Activity)
  if (kind === 'fuel' || kind === 'quantity') return UNITS.map((unit) => ({ ...activity, unit }) as Activity)
  return [activity]
}

function isSelected(activity: Activity): boolean {
  const region = activity.kind === 'spend' ? {} : { region: 'GB' }
  try {
    selectFactor({ activity, ...region, catalogue, period: { start: '2025-01-01', end: '2025-02-01' } })
    return true
  } catch (error) {
    if (EmissionsError.is(error)) return false
    throw error
  }
}

/** The phrases that the errors of missing words offer. */
function offeredByErrors(): { kinds: string[]; field: string; phrase: string }[] {
  const empty = [
    ['fuel', 'fuel'],
    ['quantity', 'words'],
    ['spend', 'words'],
  ] as const
  return empty.flatMap(([kind, field]) => {
    try {
      selectFactor({ activity: { kind, [field]: ' ', unit: 'kg' } as unknown as Activity, region: 'GB' })
    } catch (error) {
      if (!EmissionsError.is(error)) throw error
      const expected = error.violations.map((violation) => String(violation.expected)).join(' ')
      return quotedIn(expected).map((phrase) => ({ kinds: ['fuel', 'quantity'], field, phrase }))
    }
    return []
  })
}

/** The phrases in double quotes that the columns of `tonne calculate` offer. */
const OF_COLUMNS = (['fuel', 'vehicle', 'factor'] as const).flatMap((column) =>
  Array.from(columnRule(column).help.matchAll(/"([^"]+)"/g), ([, phrase = '']) => ({
    kinds:
      column === 'factor' ? ['quantity', 'spend'] : column === 'fuel' ? ['fuel'] : ['movement', 'car', 'rail', 'ferry'],
    field: column === 'factor' ? 'words' : column,
    phrase,
  })),
)

/** The everyday names of fuels: of the page, and in the brackets of the comment of `selectFactor`. */
const FUELS: readonly Offered[] = [
  ...firstCells(/^\| name \| Great Britain \|/),
  ...offeredBy(/everyday one that names several fuels or none \(([^)]+)\)/g, listIn),
]

describe('every phrase that is offered as an example', () => {
  it('is collected from comments, pages, help and errors', () => {
    const searched = SEARCHED.map(([phrase]) => phrase)
    expect(searched).toEqual(
      expect.arrayContaining(['lorry', 'electricity texas', 'natural gas', 'eurostar', 'R 134A']),
    )
    expect(searched).not.toContain('plywood')
    expect(FIELDS.map(({ phrase }) => phrase)).toEqual(
      expect.arrayContaining(['articulated over 33t', 'bulk carrier 0–9999 dwt', 'offices of lawyers', 'natural gas']),
    )
    expect(offeredByErrors().map(({ phrase }) => phrase)).toContain('steel cans landfill')
    expect(OF_COLUMNS.map(({ phrase }) => phrase)).toContain('international rail')
    expect(FUELS.map(([phrase]) => phrase)).toEqual(expect.arrayContaining(['heating oil', 'gasoline']))
  })

  it.each(SEARCHED)('"%s" of %s is found by a search', (phrase) => {
    expect(searchFactors(phrase, { catalogue })).not.toEqual([])
  })

  it.each([...FIELDS, ...offeredByErrors(), ...OF_COLUMNS])(
    '$field "$phrase" selects a factor',
    ({ kinds, field, phrase }) => {
      const activities = kinds.flatMap((kind) => activitiesWith(kind, field, phrase))
      expect(activities.some(isSelected)).toBe(true)
    },
  )

  it.each(FUELS)('fuel "%s" of %s selects a factor', (phrase) => {
    expect(activitiesWith('fuel', 'fuel', phrase).some(isSelected)).toBe(true)
  })
})
