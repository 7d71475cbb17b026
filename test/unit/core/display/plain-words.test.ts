import { describe, expect, it } from 'vitest'
import { COLUMN_GROUPS, FACTOR_COLUMNS, valueChoices } from '../../../../src/apps/page/import/column-choices.ts'
import { activityLabel, choiceLabel, columnLabel, fieldLabel } from '../../../../src/core/display/index.ts'
import { FACTOR_CATEGORIES } from '../../../../src/core/emissions/factor/factor-categories.ts'
import { ACTIVITY_KINDS, columnRule, INPUT_COLUMN_NAMES } from '../../../../src/rows/index.ts'

/** Words for people: a capital letter at the start, and none within a word. */
const PLAIN = /^[A-Z][^_]*$/
const JOINED = /[a-z][A-Z]|_/

describe('the words of columns', () => {
  it('are plain, and no two columns have the same', () => {
    const labels = INPUT_COLUMN_NAMES.map((column) => columnLabel(column))
    expect(labels.filter((label) => !PLAIN.test(label) || JOINED.test(label))).toEqual([])
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('offer every column of a file once, below the heading of a group', () => {
    const offered = COLUMN_GROUPS.flatMap(([, columns]) => columns)
    expect([...offered].sort()).toEqual([...INPUT_COLUMN_NAMES].sort())
  })
})

describe('the lists of the page', () => {
  it('have every value of each column that has a list, and no others', () => {
    const listed = INPUT_COLUMN_NAMES.map((column) => [column, valueChoices(column).map(([value]) => value)])
    const kinds = INPUT_COLUMN_NAMES.map((column) => [column, columnRule(column).kind])
    expect(listed).toEqual(kinds.map(([column, kind]) => [column, typeof kind === 'object' ? [...kind] : []]))
    expect([...FACTOR_COLUMNS].filter((column) => !INPUT_COLUMN_NAMES.some((one) => one === column))).toEqual([])
  })
})

describe('the words of values', () => {
  it('are plain for every activity and every choice of a column', () => {
    const kinds = INPUT_COLUMN_NAMES.map((column) => columnRule(column).kind)
    const values = kinds.flatMap((kind) => (typeof kind === 'object' ? kind : []))
    const labels = [
      ...ACTIVITY_KINDS.map((kind) => activityLabel(kind)),
      ...[...values, ...FACTOR_CATEGORIES].map((value) => choiceLabel(value)),
    ]
    expect(labels.filter((label) => /_/.test(label))).toEqual([])
    expect(labels.filter((label) => /^[A-Z]{3,}$|\b(?:wtt|td|hgv|evs?|kwh)\b/.test(label))).toEqual([])
  })

  it.each([
    ['PREMIUM_ECONOMY', 'Premium economy'],
    ['SCOPE_1', 'Scope 1'],
    ['AR5_GWP100', 'AR5 GWP100'],
    ['energy recovery', 'energy recovery'],
    ['electricity-td', 'Electricity (grid losses)'],
  ])('%s is %s', (value, label) => {
    expect(choiceLabel(value)).toBe(label)
  })
})

describe('the words of fields', () => {
  it('split a name at its capital letters, and write units in brackets', () => {
    expect(fieldLabel('distanceKm')).toBe('Distance (km)')
    expect(fieldLabel('emissionFactorId')).toBe('Emission factor')
    expect(fieldLabel('value')).toBe('Quantity')
  })
})
