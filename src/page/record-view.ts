import { amountBlock } from './amount-block.ts'
import { button, element, gas } from './element.ts'
import { factorList } from './factor-list.ts'
import type { Figure } from './figures.ts'
import type { Ledger } from './ledger.ts'
import { tracePath } from './load-traces.ts'
import type { Panel, View } from './panel.ts'
import { showPending } from './pending.ts'
import { spanWords } from './period.ts'
import { proofSection } from './proof-section.ts'
import type { EmissionRecord } from './records.ts'
import { parseTrace, type ShownTrace } from './trace-parts.ts'

/** A record, and which of its figures. */
export interface RecordFigure {
  readonly record: EmissionRecord
  readonly method: Figure['method']
}

function notices({ notices: found }: ShownTrace): readonly HTMLElement[] {
  if (found.length === 0) return []
  const items = found.map(({ code, message }) => element('li', {}, message, ' ', element('code', {}, code)))
  return [
    element(
      'section',
      {},
      element('h3', {}, 'What was chosen or assumed'),
      element('ul', { class: 'notices' }, ...items),
    ),
  ]
}

/** The number of a record, large. */
function totalOf({ total, emission }: ShownTrace): HTMLElement {
  if (total.co2e === null || emission.co2e === null)
    return element('p', {}, 'No CO2e: a factor behind it publishes none.')
  return amountBlock({ exactKg: total.co2e, printedKg: emission.co2e, gas: 'CO2e' })
}

/** The gases of a record, as far as they were published apart; biogenic CO2 is in none of the others. */
function gases({ emission }: ShownTrace): readonly HTMLElement[] {
  const names = { co2: 'CO2', ch4: 'CH4', n2o: 'N2O', biogenicCo2: 'biogenic CO2' } as const
  const lines = Object.entries(names).flatMap(([key, name]) => {
    const kg = emission[key as keyof typeof names]
    const apart = key === 'biogenicCo2' ? ' kg, in none of the above' : ' kg'
    return kg === null ? [] : [element('dt', {}, gas(name)), element('dd', {}, element('code', {}, kg), apart)]
  })
  return lines.length === 0 ? [] : [element('dl', { class: 'digits' }, ...lines)]
}

/** A way to the figure by the other method, which electricity has. */
function otherMethod({ record, method }: RecordFigure, { ledger, panel }: Shown): readonly HTMLElement[] {
  if (!record.isElectricity) return []
  const other = method === 'market' ? 'location' : 'market'
  const label = `Show the ${other}-based figure`
  return [button({}, label, () => panel.push(recordView({ record, method: other }, ledger)))]
}

interface Shown {
  readonly ledger: Ledger
  readonly panel: Panel
}

async function content(shown: RecordFigure, at: Shown): Promise<readonly Node[]> {
  const { api } = at.ledger
  const { record, method } = shown
  const [text, explanation] = await Promise.all([
    api.text(tracePath(record, method)),
    api.text(`/v1/emissions/${record.id}/explanation`),
  ])
  const trace = parseTrace(text)
  return [
    totalOf(trace),
    ...gases(trace),
    ...otherMethod(shown, at),
    element(
      'section',
      {},
      element('h3', {}, 'How it comes about'),
      element('pre', { class: 'explanation' }, explanation),
    ),
    proofSection(text),
    factorList([trace]),
    ...notices(trace),
  ]
}

/** A record: its number, how that comes about, the proof of it, the factors and their sources, and what was assumed. */
export function recordView(shown: RecordFigure, ledger: Ledger): View {
  const { record, method } = shown
  const by = record.isElectricity ? ` · ${method}-based` : ''
  return {
    eyebrow: `${ledger.kindWords(record)}${by}`,
    title: record.title,
    fill: (body, panel) => {
      const when = element(
        'p',
        { class: 'when' },
        spanWords(record),
        record.comment === null ? '' : ` · ${record.comment}`,
      )
      const place = element('div', {})
      body.append(when, place)
      showPending(place, { says: 'Reading the record …', load: () => content(shown, { ledger, panel }) })
    },
  }
}
