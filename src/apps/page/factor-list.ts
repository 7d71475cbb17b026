import { element, gas } from './element.ts'
import { code, type Definition, definitions, panelSection } from './layout.ts'
import { gwpWords } from './ledger.ts'
import { countFactors, type ShownTrace, type UsedFactor } from './trace-parts.ts'

function factorItem({ factor, records }: UsedFactor, recordsInAll: number): HTMLElement {
  const { name, key, unit, massUnit, per1, row, gwp, source } = factor
  const { publisher, title, table, editionYear, licence, attribution } = source
  const figure = per1.co2e === null ? [] : [code(per1.co2e), ` ${massUnit}\u00a0`, gas('CO2e'), ` per ${unit}`]
  const edition = editionYear === 0 ? '' : `; edition ${editionYear}`
  const about: readonly Definition[] = [
    ['Source', `${publisher}, ${title}; table ${table}, row ${row}${edition}`],
    ['Licence', attribution === '' ? licence : `${licence}. ${attribution}`],
    ...(gwp === null ? [] : [['GWP set', gwpWords(gwp)] as const]),
    ['Key', code(key)],
    ...(recordsInAll > 1 ? [['Records', `${records} of ${recordsInAll}`] as const] : []),
  ]
  const heading = element('h4', {}, name)
  return element('li', {}, heading, element('p', { class: 'factor-figure' }, ...figure), definitions({}, about))
}

/** Lists the factors of traces, each with its publisher and source. */
export function factorList(traces: readonly ShownTrace[]): HTMLElement {
  const factors = countFactors(traces)
  const title = factors.length === 1 ? 'The factor, and its source' : `The ${factors.length} factors, and their sources`
  const items = factors.map((used) => factorItem(used, traces.length))
  return panelSection(title, element('ul', { class: 'factors' }, ...items))
}
