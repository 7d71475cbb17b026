import { amountBlock } from './amount-block.ts'
import { kilogramsText } from './amount-text.ts'
import { button, element, gas } from './element.ts'
import { factorList } from './factor-list.ts'
import type { Figure } from './figures.ts'
import type { Ledger } from './ledger.ts'
import { loadTraces } from './load-traces.ts'
import { gasOf } from './number-button.ts'
import type { Panel, View } from './panel.ts'
import { showPending } from './pending.ts'
import { partWords, reachesInto, spanWords } from './period.ts'
import { exactOf, type TracedRecord } from './prove-figure.ts'
import { rationalOf } from './rational.ts'
import { recordView } from './record-view.ts'
import { sumProof } from './sum-proof.ts'
import { parseTrace, type ShownTrace } from './trace-parts.ts'

const ROWS_AT_FIRST = 12

/** A record of a figure, with its trace read. */
interface Part extends TracedRecord {
  readonly shown: ShownTrace
}

/** The gases as /v1 gives them; null there means that not all of it was published gas by gas. */
function gases({ amounts, column }: Figure): readonly HTMLElement[] {
  if (column !== 'co2e') return []
  const names = { co2: 'CO2', ch4: 'CH4', n2o: 'N2O' } as const
  const lines = Object.entries(names).flatMap(([key, name]) => {
    const all = amounts[key as 'co2']
    const known = amounts.known[key as 'co2']
    const digits = element('code', {}, String((all ?? known).kg))
    const rest = all === null ? ' known; the rest was not published gas by gas' : ''
    return [element('dt', {}, gas(name)), element('dd', {}, digits, ` kg${rest}`)]
  })
  const { biogenicCo2 } = amounts
  const apart =
    biogenicCo2 === null
      ? []
      : [
          element('dt', {}, 'biogenic ', gas('CO2')),
          element('dd', {}, element('code', {}, String(biogenicCo2.kg)), ' kg, in none of the above'),
        ]
  return [element('dl', { class: 'digits' }, ...lines, ...apart)]
}

function inKilograms({ shown }: Part, { column }: Figure): number {
  return Number(shown.emission[column] ?? '0')
}

function recordRow(part: Part, figure: Figure, { ledger, panel }: Opened): HTMLTableRowElement {
  const { record, shown } = part
  const words = partWords(record, figure.period)
  const text = kilogramsText(shown.total[figure.column] ?? '0')
  const open = () => panel.push(recordView({ record, method: figure.method }, ledger))
  const label = `${text} kg ${gasOf(figure)}: ${record.title}, ${spanWords(record)}. Explain.`
  const number = button({ class: 'number', 'aria-label': label }, text, open)
  const when = words === null ? spanWords(record) : `${spanWords(record)}; ${words} count here`
  return element(
    'tr',
    {},
    element('th', { scope: 'row' }, record.title, element('small', {}, when)),
    element('td', { class: 'amount' }, number),
  )
}

/** The records of a figure, the largest first; of many the rest comes on demand. */
function recordTable(parts: readonly Part[], figure: Figure, opened: Opened): HTMLElement {
  const sorted = [...parts].sort((a, b) => inKilograms(b, figure) - inKilograms(a, figure))
  const rows = sorted.map((part) => recordRow(part, figure, opened))
  const body = element('tbody', {}, ...rows.slice(0, ROWS_AT_FIRST))
  const unit = `kg ${gasOf(figure)}`
  const heads = [element('th', { scope: 'col' }, 'Record'), element('th', { scope: 'col', class: 'amount' }, gas(unit))]
  const table = element(
    'table',
    { class: 'records' },
    element('caption', {}, 'Each number leads to its explanation, its factor and its proof'),
    element('thead', {}, element('tr', {}, ...heads)),
    body,
  )
  const rest = rows.slice(ROWS_AT_FIRST)
  const more = button({}, `Show ${rest.length} more`, (pressed) => {
    body.append(...rest)
    rest[0]?.querySelector('button')?.focus()
    pressed.remove()
  })
  const title = element('h3', {}, `The ${parts.length} records that it is the sum of`)
  return element('section', {}, title, table, ...(rest.length > 0 ? [more] : []))
}

interface Opened {
  readonly ledger: Ledger
  readonly panel: Panel
}

async function partsOf(
  figure: Figure,
  { api, records }: Ledger,
  tell: (says: string) => void,
): Promise<readonly Part[]> {
  const held = (await records()).filter((record) => reachesInto(record, figure.period) && figure.holds(record))
  const traced = await loadTraces(api, { records: held, method: figure.method }, (count) =>
    tell(`Reading the traces: ${count} of ${held.length} …`),
  )
  const parts = traced.map((one) => ({ ...one, shown: parseTrace(one.trace) }))
  // of biogenic CO2 most records have none; one of nothing belongs to its figure all the same
  return parts.filter(({ shown }) => shown.total[figure.column] !== null)
}

/** A sum: its digits, the gases in it, the records that it is made of, and the proof of them all. */
export function figureView(figure: Figure, ledger: Ledger): View {
  const { about, title, amounts, column } = figure
  const printedKg = String((column === 'co2e' ? amounts.co2e : amounts.biogenicCo2)?.kg ?? 0)
  return {
    eyebrow: 'A sum of records',
    title,
    fill: (body, panel) => {
      const place = element('div', {})
      const amount = { exactKg: exactOf(figure), printedKg, gas: gasOf(figure) }
      body.append(amountBlock(amount), element('p', {}, about), ...gases(figure), place)
      showPending(place, {
        says: 'Reading the records …',
        load: async (tell) => {
          const parts = await partsOf(figure, ledger, tell)
          const shown = parts.map((part) => part.shown)
          if (parts.length === 0) return [element('p', {}, isNothing(figure) ? 'No record lies in it.' : '')]
          return [sumProof(figure, parts), recordTable(parts, figure, { ledger, panel }), factorList(shown)]
        },
      })
    },
  }
}

function isNothing(figure: Figure): boolean {
  return rationalOf(exactOf(figure)).n === 0n
}
