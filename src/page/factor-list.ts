import { element, gas } from './element.ts'
import { factorsOf, type ShownTrace, type UsedFactor } from './trace-parts.ts'

function factorItem({ factor, records }: UsedFactor, many: number): HTMLElement {
  const { name, key, unit, massUnit, per1, row, gwp, source } = factor
  const { publisher, title, table, editionYear, licence, attribution } = source
  const figure =
    per1.co2e === null ? [] : [element('code', {}, per1.co2e), ` ${massUnit}\u00a0`, gas('CO2e'), ` per ${unit}`]
  const words = [
    `${publisher}, ${title}`,
    `table ${table}, row ${row}`,
    editionYear === 0 ? '' : `edition ${editionYear}`,
  ]
  const uses = many > 1 ? [element('dt', {}, 'Records'), element('dd', {}, `${records} of ${many}`)] : []
  return element(
    'li',
    {},
    element('h4', {}, name),
    element('p', { class: 'factor-figure' }, ...figure),
    element(
      'dl',
      {},
      element('dt', {}, 'Source'),
      element('dd', {}, words.filter((word) => word !== '').join('; ')),
      element('dt', {}, 'Licence'),
      element('dd', {}, attribution === '' ? licence : `${licence}. ${attribution}`),
      ...(gwp === null ? [] : [element('dt', {}, 'GWP set'), element('dd', {}, gwp)]),
      element('dt', {}, 'Key'),
      element('dd', {}, element('code', {}, key)),
      ...uses,
    ),
  )
}

/** The factors behind traces, each with who published it and where. */
export function factorList(traces: readonly ShownTrace[]): HTMLElement {
  const factors = factorsOf(traces)
  const title = factors.length === 1 ? 'The factor, and its source' : `The ${factors.length} factors, and their sources`
  const items = factors.map((used) => factorItem(used, traces.length))
  return element('section', {}, element('h3', {}, title), element('ul', { class: 'factors' }, ...items))
}
