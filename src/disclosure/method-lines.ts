import { isKeyOf, NOTICE_CODES } from '../errors/index.ts'
import type { DisclosureTable } from '../resources/index.ts'
import { baseYearsBefore, recalculationOf } from './base-year-columns.ts'
import type { DisclosureInputs } from './standard.ts'
import { APPROACHES } from './text-definitions.ts'

type Lines = DisclosureTable['methodology']

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Adds the sentence of a notice to its code. */
function noticeText({ code, records }: { readonly code: string; readonly records: number }): string {
  const sentence = isKeyOf(NOTICE_CODES, code) ? `: ${NOTICE_CODES[code]}` : ''
  return `${code}${sentence} (${counted(records, 'record')})`
}

/** Lists the publications of the factors, each once, with the number of its factors. */
function editionTexts({ inventory: { factors } }: DisclosureInputs): readonly string[] {
  const editions = new Map<string, number>()
  for (const { publisher, title, editionYear, licence } of factors) {
    const name = [publisher, title, editionYear === 0 ? '' : String(editionYear)]
      .filter((part) => part !== '')
      .join(', ')
    const text = licence === '' ? name : `${name} (${licence})`
    editions.set(text, (editions.get(text) ?? 0) + 1)
  }
  return [...editions].map(([text, count]) => `${text}: ${counted(count, 'factor')}`)
}

/** Says whether upstream emissions of electricity count. */
function upstreamTexts({ upstream }: DisclosureInputs): readonly string[] {
  if (upstream === undefined) return []
  const what = 'Losses of grids, and the fuels of power stations on their way to them,'
  return upstream
    ? [`${what} count in Scope 3 category 3, by the grid that delivers the electricity, as far as they are published.`]
    : [`${what} are not counted in Scope 3 category 3: they were not asked for.`]
}

/** Describes the base years of the columns: what they cover, and when they were reported and recalculated. */
function baseYearTexts(inputs: DisclosureInputs): readonly string[] {
  const approachNow = inputs.inventory.boundary?.approach
  return baseYearsBefore(inputs).map((baseYear) => {
    const { year, approach, scope2Method, scopes, threshold, reported } = baseYear
    const recalculation = recalculationOf(baseYear, inputs)
    const recalculated =
      recalculation === undefined
        ? 'not recalculated'
        : `recalculated for the boundary of ${recalculation.asOf.slice(0, 10)}: ${recalculation.co2e.exact} kg CO2e`
    const others = approach === approachNow ? '' : '; the period is not counted by that approach'
    const covered = [APPROACHES[approach], `Scope 2 ${scope2Method.replace('_', '-')}`, scopes.join(', ')].join(', ')
    return `${year} (${covered}): reported ${reported.co2e.exact} kg CO2e; ${recalculated}; due above ${threshold.exact} %${others}`
  })
}

/**
 * Describes the method of a table from the data behind its figures: sets and editions of factors, GWP sets, methods
 * with their versions, policies of the service, and assumptions about records.
 */
export function methodLines(inputs: DisclosureInputs): Lines {
  const { inventory, energy, methods = [], policies = [] } = inputs
  const assumed = [...inventory.noticesOfRecords, ...(energy?.notices ?? [])]
  const lines = (datapoint: string, texts: readonly string[]) => texts.map((text) => ({ datapoint, text }))
  return [
    ...lines('factors', editionTexts(inputs)),
    ...lines('GWP sets', inventory.gwpSets),
    ...lines(
      'methods',
      methods.map(({ id, version, records }) => `${id}, version ${version}: ${counted(records, 'record')}`),
    ),
    ...lines('upstream', upstreamTexts(inputs)),
    ...lines('base year', baseYearTexts(inputs)),
    ...lines('policies', policies),
    ...lines('assumptions', assumed.map(noticeText)),
  ]
}
