import { describe, expect, it } from 'vitest'
import { COLLECTIONS, CONTRIBUTIONS, type Collection, REFERENCES } from '../../../src/store/index.ts'

const TABLE: Readonly<Record<string, Collection>> = COLLECTIONS

describe('the table of collections', () => {
  it.each(Object.entries(TABLE))('%s: no list twice', (_, { lists }) => {
    expect(new Set(lists.map(({ where, by }) => `${where} ${by}`)).size).toBe(lists.length)
  })

  it('has a list for every field that names another record, so that naming is cheap to find', () => {
    for (const { collection, field } of REFERENCES) {
      expect(TABLE[collection]?.lists.some(({ where }) => where === field)).toBe(true)
    }
  })

  it('gives every total its contributions, each complete before it is shared out', () => {
    const holders = Object.keys(TABLE).filter((name) => TABLE[name]?.exact === 'total')
    expect(new Set(CONTRIBUTIONS.map(({ to }) => to))).toEqual(new Set([...holders, 'company']))
    for (const [index, { from }] of CONTRIBUTIONS.entries()) {
      const later = CONTRIBUTIONS.slice(index).filter(({ to }) => to === from)
      expect(later).toEqual([])
    }
  })

  it('names a field of links at both ends, and no field for the company', () => {
    for (const { through, source, by, to } of CONTRIBUTIONS) {
      expect(by === undefined).toBe(to === 'company')
      expect(source === undefined).toBe(through === undefined)
    }
  })
})
