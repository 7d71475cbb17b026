import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../src/core/errors/index.ts'
import { joinCatalogues, publishedCatalogue, selectFactor } from '../../../src/reference/factors/index.ts'
import { spendCatalogue } from '../../../src/reference/factors/spend/index.ts'
import { parseCsv } from '../../fixtures/csv-table.ts'
import type { Activity } from '../../fixtures/selections.ts'

const catalogue = joinCatalogues(publishedCatalogue, spendCatalogue)

/** Phrases as people write them, with the right outcome by their meaning; written before the code was asked. */
const { rows } = parseCsv(readFileSync(new URL('../../fixtures/everyday-phrases.csv', import.meta.url), 'utf8'))
const PHRASES = rows.map(({ cells: [kind = '', words = '', unit = '', region = '', outcome = '', pattern = ''] }) => ({
  kind,
  words,
  unit,
  region,
  outcome,
  pattern: new RegExp(pattern),
}))

/** The activity of each kind of phrase. */
const ACTIVITIES: Readonly<Record<string, (words: string, unit: string) => Activity>> = {
  spend: (words) => ({ kind: 'spend', words }),
  quantity: (words, unit) => ({ kind: 'quantity', words, unit }),
  fuel: (fuel, unit) => ({ kind: 'fuel', fuel, unit }),
  truck: (vehicle) => ({ kind: 'movement', mode: 'TRUCK', vehicle }),
  ship: (vehicle) => ({ kind: 'movement', mode: 'SHIP', vehicle }),
  car: (vehicle) => ({ kind: 'car', vehicle }),
  rail: (vehicle) => ({ kind: 'rail', vehicle }),
  ferry: (vehicle) => ({ kind: 'ferry', vehicle }),
}

function select({ kind, words, unit, region }: (typeof PHRASES)[number]) {
  const activity = (ACTIVITIES[kind] as NonNullable<(typeof ACTIVITIES)[string]>)(words, unit)
  const period =
    kind === 'spend' ? { start: '2022-03-01', end: '2022-04-01' } : { start: '2025-03-01', end: '2025-04-01' }
  return selectFactor({ activity, period, catalogue, ...(region === '' ? {} : { region }) })
}

type Selected = ReturnType<typeof selectFactor>

/** The selected factor, or the first violation. */
function outcomeOf(phrase: (typeof PHRASES)[number]) {
  try {
    return { selected: select(phrase) }
  } catch (error) {
    if (EmissionsError.is(error)) return { violation: error.violations[0] }
    throw error
  }
}

const readAs = ({ notices }: Selected) => notices.filter(({ code }) => /^(?:factor|fuel)_read_as$/.test(code))

const CHECKS: Readonly<Record<string, (outcome: ReturnType<typeof outcomeOf>, pattern: RegExp) => void>> = {
  /** The words are the name: nothing to say. */
  exact: ({ selected, violation }, pattern) => {
    expect(violation?.message).toBe(undefined)
    expect(selected?.factor.name).toMatch(pattern)
    expect(selected === undefined ? undefined : readAs(selected)).toEqual([])
  },
  /** The words mean the factor: a notice has its full name. */
  read: ({ selected, violation }, pattern) => {
    expect(violation?.message).toBe(undefined)
    expect(selected?.factor.name).toMatch(pattern)
    const [first, ...others] = selected === undefined ? [] : readAs(selected)
    expect([first?.message, others]).toEqual([expect.stringContaining(selected?.factor.name ?? ''), []])
  },
  /** The words are a part of names: the error has the nearest, at most five, by key and name. */
  ask: ({ violation }, pattern) => {
    expect(violation?.code).toBe('factor_ambiguous')
    const named = [
      ...(violation?.message.matchAll(/(?:[a-z]+-[\d-]+)\/\S+ \((.+?)\)(?=, [a-z]+-\d|;| and \d+ more)/g) ?? []),
    ]
    const names = named.map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(names.length).toBeLessThanOrEqual(5)
    expect(names.join('\n')).toMatch(pattern)
  },
  none: ({ violation }) => {
    expect(violation?.code).toBe('factor_not_found')
  },
}

describe('words for a factor', () => {
  it('D10: are at least 100 phrases of every outcome', () => {
    expect(PHRASES.length).toBeGreaterThanOrEqual(100)
    expect(new Set(PHRASES.map(({ outcome }) => outcome))).toEqual(new Set(Object.keys(CHECKS)))
  })

  it.each(PHRASES.map((phrase) => [phrase.kind, phrase.words, phrase.outcome, phrase] as const))(
    '%s "%s": %s',
    (_kind, _words, outcome, phrase) => {
      const check = CHECKS[outcome] as NonNullable<(typeof CHECKS)[string]>
      check(outcomeOf(phrase), phrase.pattern)
    },
  )
})
