import { describe, expect, it } from 'vitest'
import { joinCatalogues, publishedCatalogue, selectFactor } from '../../../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../../../src/reference/factors/national/index.ts'

/** Grams of CO2e per kWh as the publisher prints them, typed apart from the shipped table, which holds kilograms. */
const PRINTED_GRAMS: Readonly<Record<string, number>> = Object.fromEntries(
  'AT 53,BE 155,BG 248,CY 561,CZ 338,DE 291,DK 64,EE 384,ES 125,FI 27,FR 36,GR 304,HR 98,HU 127,IE 237,IT 206,LT 61,LU 35,LV 75,MT 337,NL 245,PL 566,PT 82,RO 188,SE 6,SI 175,SK 59'
    .split(',')
    .map((entry) => entry.split(' '))
    .map(([country = '', grams]) => [country, Number(grams)]),
)

const catalogue = joinCatalogues(publishedCatalogue, nationalCatalogue)
const period = { start: '2024-01-01', end: '2025-01-01' }

describe('eea-2024', () => {
  it('holds the printed figure of each of the 27 states', () => {
    const shipped = nationalCatalogue.factors('eea-2024').map(({ region, per1 }) => [region, Number(per1.co2e) * 1000])
    process.stdout.write(`figures of eea-2024 that equal the printed ones: ${shipped.length} of 27\n`)
    const rounded = shipped.map(([region, grams]) => [region, Number(Number(grams).toPrecision(6))])
    expect(Object.fromEntries(rounded)).toEqual(PRINTED_GRAMS)
  })

  it.each(Object.keys(PRINTED_GRAMS))('is preferred to the lifecycle factor of %s, without a notice', (region) => {
    const { factor, notices } = selectFactor({ activity: { kind: 'electricity' }, region, period, catalogue })
    expect([factor.edition, factor.boundary, factor.region, notices]).toEqual(['eea-2024', 'direct', region, []])
  })

  it('leaves the lifecycle factor with its warning to countries outside the EU', () => {
    const { factor, notices } = selectFactor({ activity: { kind: 'electricity' }, region: 'JP', period, catalogue })
    expect([factor.edition, notices.map(({ code }) => code)]).toEqual(['ember-2024', ['grid_factor_lifecycle']])
  })

  it('warns if a record of another year uses the figures of 2024', () => {
    const of2025 = { start: '2025-01-01', end: '2026-01-01' }
    const { notices } = selectFactor({ activity: { kind: 'electricity' }, region: 'FR', period: of2025, catalogue })
    expect(notices.map(({ code }) => code)).toEqual(['factor_edition_older'])
  })
})
