import { describe, expect, it } from 'vitest'
import { STORE_DEFINITION } from '../../../src/ledger/collections/index.ts'
import { collectionsOf } from '../../../src/store/index.ts'

const { all, contributions } = collectionsOf(STORE_DEFINITION)

describe('the table of collections', () => {
  it.each(all.map((one) => [one.name, one] as const))('%s: no list twice', (_, { lists }) => {
    expect(new Set(lists.map(({ where, by }) => `${where} ${by}`)).size).toBe(lists.length)
  })

  it('has a list for every field that names another record, so that naming is cheap to find', () => {
    const references = all.flatMap((one) => one.references)
    expect(references.length).toBeGreaterThan(0)
    for (const { collection, field, target } of references) {
      expect(collection.lists.some(({ where }) => where === field)).toBe(true)
      expect(target.referencedBy.some((one) => one.collection === collection && one.field === field)).toBe(true)
    }
  })

  it('gives every total its contributions, each complete before it is shared out', () => {
    const holders = all.filter(({ exact }) => exact === 'total')
    expect(new Set(contributions.map(({ to }) => to))).toEqual(new Set([...holders, 'company']))
    for (const [index, { from }] of contributions.entries()) {
      const later = contributions.slice(index).filter(({ to }) => to === from)
      expect(later).toEqual([])
    }
  })

  it('names a field of links at both ends, and no field for the company', () => {
    for (const { through, source, by, to } of STORE_DEFINITION.contributions) {
      expect(by === undefined).toBe(to === 'company')
      expect(source === undefined).toBe(through === undefined)
    }
  })

  it('rejects a definition that names a collection which it lacks', () => {
    const sites = { key: ['id'], exact: 'total', lists: [] } as const
    const contribution = { from: 'fuels', to: 'sites', by: 'siteId' }
    expect(() => collectionsOf({ collections: { sites }, contributions: [contribution] })).toThrow(/'fuels'/)
    expect(() => collectionsOf({ collections: { sites }, contributions: [] }).ofKind('log')).toThrow(/'log'/)
  })
})
