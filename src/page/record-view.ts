import { sumLine } from '../display/index.ts'
import { NOTICE_SEVERITIES } from '../errors/index.ts'
import { amountBlock } from './amount-block.ts'
import { button, element, gas } from './element.ts'
import { factorList } from './factor-list.ts'
import { kilogramsText } from './figure-text.ts'
import { code, gasList, panelSection } from './layout.ts'
import type { Ledger } from './ledger.ts'
import type { ShownMethod } from './page-state.ts'
import type { View } from './panel.ts'
import { showPending } from './pending.ts'
import { spanWords } from './period.ts'
import { proofSection } from './proof-section.ts'
import { recordKey } from './record-key.ts'
import type { EmissionRecord } from './records.ts'
import { parseTrace, type ShownTrace } from './trace-parts.ts'

/** A record, and which of its figures to show. */
interface RecordFigure {
  readonly record: EmissionRecord
  readonly method: ShownMethod
}

function noticeList({ notices: all }: ShownTrace): readonly HTMLElement[] {
  if (all.length === 0) return []
  const isWarning = ({ code: name }: (typeof all)[number]) => NOTICE_SEVERITIES[name] === 'warning'
  const notices = [...all.filter(isWarning), ...all.filter((one) => !isWarning(one))]
  const items = notices.map((notice) =>
    element('li', { class: NOTICE_SEVERITIES[notice.code] }, notice.message, ' ', code(notice.code)),
  )
  return [panelSection('What was chosen or assumed', element('ul', { class: 'notices' }, ...items))]
}

/** Shows the number of a record in large type. */
function totalOf({ total, emission }: ShownTrace): HTMLElement {
  if (total.co2e === null || emission.co2e === null)
    return element('p', {}, 'No CO2e: a factor behind it publishes none.')
  return amountBlock({ exactKg: total.co2e, printedKg: emission.co2e, gas: 'CO2e' })
}

/**
 * Lists the gases of a record, if they were published separately. Biogenic CO2 and gases of the Montreal Protocol are
 * outside all others.
 */
function gases({ emission }: ShownTrace): readonly HTMLElement[] {
  const { co2, ch4, n2o, biogenicCo2, montrealCo2e = null } = emission
  return gasList([
    ['CO2', co2, ' kg'],
    ['CH4', ch4, ' kg'],
    ['N2O', n2o, ' kg'],
    ['biogenic CO2', biogenicCo2, ' kg, in none of the above'],
    ['CFC and HCFC', montrealCo2e, ' kg CO2e, outside the scopes and in none of the above'],
  ])
}

/** Builds a button that opens the figure by the other method, for electricity. */
function otherMethod({ record, method }: RecordFigure, open: (key: string) => void): readonly HTMLElement[] {
  if (!record.isElectricity) return []
  const other = method === 'market' ? 'location' : 'market'
  const label = `Show the ${other}-based figure`
  return [button({}, label, () => open(recordKey(record.id, other)))]
}

/** Shows each contribution as a product in rounded figures; the trace has all digits. */
function sumOf({ contributions, total }: ShownTrace): readonly HTMLElement[] {
  const items = contributions.map(sumLine).map(({ product, details }) => {
    return element('li', {}, element('p', {}, gas(product)), ...details.map((line) => element('small', {}, line)))
  })
  const together = `together ${kilogramsText(total.co2e ?? '0')} kg CO2e`
  const sum = contributions.length > 1 ? [element('p', { class: 'together' }, gas(together))] : []
  return [element('ul', { class: 'explanation' }, ...items), ...sum]
}

async function content(figure: RecordFigure, ledger: Ledger, open: (key: string) => void): Promise<readonly Node[]> {
  const { record, method } = figure
  const text = await ledger.source.trace(record, method)
  const trace = parseTrace(text)
  return [
    totalOf(trace),
    ...gases(trace),
    ...otherMethod(figure, open),
    panelSection('How it comes about', ...sumOf(trace)),
    proofSection(text),
    factorList([trace]),
    ...noticeList(trace),
  ]
}

/** Shows a record: its number, calculation, proof, factors with their sources, and assumptions. */
export function recordView(figure: RecordFigure, ledger: Ledger): View {
  const { record, method } = figure
  const by = record.isElectricity ? ` · ${method}-based` : ''
  const comment = record.comment === null ? '' : ` · ${record.comment}`
  return {
    eyebrow: `${ledger.kindWords(record)}${by}`,
    title: record.title,
    fill: (body, open) => {
      const place = element('div', {})
      body.append(element('p', { class: 'when' }, `${spanWords(record)}${comment}`), place)
      showPending(place, { says: 'Reading the record …', load: () => content(figure, ledger, open) })
    },
  }
}
