import { amountBlock } from './amount-block.ts'
import { button, element } from './element.ts'
import { factorList } from './factor-list.ts'
import type { Figure } from './figures.ts'
import { code, gasList, panelSection } from './layout.ts'
import type { Ledger } from './ledger.ts'
import { tracePath } from './load-traces.ts'
import type { Panel, View } from './panel.ts'
import { showPending } from './pending.ts'
import { spanWords } from './period.ts'
import { proofSection } from './proof-section.ts'
import type { EmissionRecord } from './records.ts'
import { parseTrace, type ShownTrace } from './trace-parts.ts'

/** A record, and which of its figures. */
interface RecordFigure {
  readonly record: EmissionRecord
  readonly method: Figure['method']
}

function noticeList({ notices }: ShownTrace): readonly HTMLElement[] {
  if (notices.length === 0) return []
  const items = notices.map((notice) => element('li', {}, notice.message, ' ', code(notice.code)))
  return [panelSection('What was chosen or assumed', element('ul', { class: 'notices' }, ...items))]
}

/** The number of a record, large. */
function totalOf({ total, emission }: ShownTrace): HTMLElement {
  if (total.co2e === null || emission.co2e === null)
    return element('p', {}, 'No CO2e: a factor behind it publishes none.')
  return amountBlock({ exactKg: total.co2e, printedKg: emission.co2e, gas: 'CO2e' })
}

/** The gases of a record, as far as they were published apart; biogenic CO2 is in none of the others. */
function gases({ emission }: ShownTrace): readonly HTMLElement[] {
  const { co2, ch4, n2o, biogenicCo2 } = emission
  return gasList([
    ['CO2', co2, ' kg'],
    ['CH4', ch4, ' kg'],
    ['N2O', n2o, ' kg'],
    ['biogenic CO2', biogenicCo2, ' kg, in none of the above'],
  ])
}

/** A button to the figure by the other method, which electricity has. */
function otherMethod({ record, method }: RecordFigure, ledger: Ledger, panel: Panel): readonly HTMLElement[] {
  if (!record.isElectricity) return []
  const other = method === 'market' ? 'location' : 'market'
  const label = `Show the ${other}-based figure`
  return [button({}, label, () => panel.push(recordView({ record, method: other }, ledger)))]
}

async function content(figure: RecordFigure, ledger: Ledger, panel: Panel): Promise<readonly Node[]> {
  const { record, method } = figure
  const [text, explanation] = await Promise.all([
    ledger.api.text(tracePath(record, method)),
    ledger.api.text(`/v1/emissions/${record.id}/explanation`),
  ])
  const trace = parseTrace(text)
  return [
    totalOf(trace),
    ...gases(trace),
    ...otherMethod(figure, ledger, panel),
    panelSection('How it comes about', element('pre', { class: 'explanation' }, explanation)),
    proofSection(text),
    factorList([trace]),
    ...noticeList(trace),
  ]
}

/** A record: its number, how that comes about, the proof of it, the factors and their sources, and what was assumed. */
export function recordView(figure: RecordFigure, ledger: Ledger): View {
  const { record, method } = figure
  const by = record.isElectricity ? ` · ${method}-based` : ''
  const comment = record.comment === null ? '' : ` · ${record.comment}`
  return {
    eyebrow: `${ledger.kindWords(record)}${by}`,
    title: record.title,
    fill: (body, panel) => {
      const place = element('div', {})
      body.append(element('p', { class: 'when' }, `${spanWords(record)}${comment}`), place)
      showPending(place, { says: 'Reading the record …', load: () => content(figure, ledger, panel) })
    },
  }
}
