import { describe, expect, it } from 'vitest'
import { calculateFuel, defineFactor, type EmissionFactor, type FactorDefinition } from '../../../../src/index.ts'
import { createCatalogue, joinCatalogues, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { LIKE_KWH } from '../../../fixtures/deceiving-names.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const own = { key: 'own/pellets/kg', unit: 'kg', per1: { co2e: '0.0525' } } as const
const define = (changes: Partial<FactorDefinition>) => violationsOf(() => defineFactor({ ...own, ...changes }))

describe('defineFactor', () => {
  it.each(['key', 'id', 'edition', 'row', 'name', 'region'])('rejects a %s that deceives', (field) => {
    for (const text of ['DЕSNZ', 'a\u202eb', 'a\nb', 'a\u200b', 'ＤＥＳＮＺ', 'a\u00a0b']) {
      expect(define({ [field]: text })).toEqual([at(field, 'text_invalid')])
    }
  })

  it.each(['publisher', 'title', 'table', 'licence', 'attribution'])('rejects a source whose %s deceives', (field) => {
    for (const text of ['DЕSNZ', 'DESNZ\u2066', 'DESNZ\r\nverified', ' DESNZ', 'DESNZ ']) {
      expect(define({ source: { [field]: text } })).toEqual([at(`source.${field}`, 'text_invalid')])
    }
  })

  it.each(Object.entries(LIKE_KWH))('rejects a unit that looks like kWh, with %s', (_, unit) => {
    expect(define({ unit })).toEqual([at('unit', 'text_invalid')])
  })

  it('lists all of them with the other violations', () => {
    const violations = define({ key: 'a\n', unit: 'KWH', per1: { co2e: -1 }, source: { title: '\u0000' } })
    const names = [at('key', 'text_invalid'), at('unit', 'text_invalid'), at('source.title', 'text_invalid')]
    expect(violations).toEqual([at('per1.co2e', 'must_be_non_negative'), ...names])
  })

  it('accepts names in any one script', () => {
    const names = { name: '軽油（A重油）', key: 'own/軽油/l', unit: 'l', edition: 'own-2025', row: '行1' }
    const source = { publisher: '環境省', title: 'Справочник 2025', table: 'Πίνακας 3', licence: 'CO₂-Lizenz' }
    expect(define({ ...names, source })).toEqual([])
  })

  it('is not evaded by a factor that was written out', () => {
    const factor: EmissionFactor = { ...defineFactor(own), name: 'DЕSNZ' }
    expect(violationsOf(() => calculateFuel({ value: 1, unit: 'kg', factor }))).toEqual([
      at('factor.name', 'text_invalid'),
    ])
  })
})

describe('joinCatalogues', () => {
  it.each(['DESNZ-2025', 'desnz 2025', 'desnz–2025', 'desnz-2O25', 'desnz_2025'])(
    'rejects the edition %s, which looks like a published one',
    (edition) => {
      const other = createCatalogue([defineFactor({ ...own, edition })])
      expect(violationsOf(() => joinCatalogues(publishedCatalogue, other))).toEqual([
        at('catalogues[1]', 'factor_invalid'),
      ])
    },
  )

  it('accepts an edition of a year that is not published', () => {
    const other = createCatalogue([defineFactor({ ...own, edition: 'desnz-2019' })])
    expect(joinCatalogues(publishedCatalogue, other).find(own.key)?.edition).toBe('desnz-2019')
  })
})
