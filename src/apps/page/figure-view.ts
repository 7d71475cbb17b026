import { kilogramsText, rationalOf } from '../../core/display/index.ts'
import type { Rational } from '../../core/exact/index.ts'
import { amountBlock } from './amounts.ts'
import { button, element, gas } from './element.ts'
import { factorList } from './factor-list.ts'
import { exactOf, type Figure, gasOf, kgInFigure } from './figures.ts'
import {
  amountCell,
  columnHead,
  countPhrase,
  gasList,
  growingBody,
  panelSection,
  rejectedLine,
  resultPlace,
  row,
  table,
  verifiedLine,
} from './layout.ts'
import { type Ledger, loadTraces, readingWords } from './ledger.ts'
import { recordKey } from './page-state.ts'
import type { View } from './panel.ts'
import { showPending } from './pending.ts'
import { overlapsPeriod, partWords, spanWords } from './period.ts'
import { type FigureProof, figureProver, type TracedRecord } from './prove-figure.ts'
import { compareNumbers, printFraction } from './rational.ts'
import { parseTrace, type ShownTrace } from './trace-parts.ts'

/** The number of traces to verify before the page may redraw. */
const AT_A_TIME = 10

function letPageRedraw(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

function sumVerdict({ failed, addsUp }: FigureProof, count: number): readonly HTMLElement[] {
  const good = count - failed.length
  if (failed.length === 0 && addsUp) {
    const says = `${good} of ${count} traces verified here; added up exactly, they are this number to within 10⁻²⁴ kg.`
    return [verifiedLine(), element('p', {}, says)]
  }
  const sum = addsUp ? '' : 'The traces do not add up to this number. A record may have changed: reload the page.'
  const names = failed.map(({ title }) => element('li', {}, title))
  return [rejectedLine(`${good} of ${count} traces are right`), element('p', {}, sum), element('ul', {}, ...names)]
}

/** Builds a button that verifies every trace of a sum in the browser, and adds them up again. */
function sumProof(figure: Figure, parts: readonly TracedRecord[]): HTMLElement {
  const result = resultPlace()
  const label = parts.length === 1 ? 'Verify in this browser' : `Verify all ${parts.length} in this browser`
  const check = button({ class: 'primary' }, label, async (pressed) => {
    if (pressed.getAttribute('aria-disabled') === 'true') return
    pressed.setAttribute('aria-disabled', 'true')
    result.replaceChildren(element('p', {}, 'Recomputing every step …'))
    delete result.dataset.verified
    const prover = figureProver(figure)
    for (const [index, part] of parts.entries()) {
      if (index % AT_A_TIME === 0) await letPageRedraw()
      prover.take(part)
    }
    const proof = prover.proof()
    result.dataset.verified = String(proof.addsUp && proof.failed.length === 0)
    result.replaceChildren(...sumVerdict(proof, parts.length))
    pressed.removeAttribute('aria-disabled')
  })
  return element('section', { class: 'proof' }, element('div', { class: 'actions' }, check), result)
}

const ROWS_AT_FIRST = 12

/** A record of a figure, with its parsed trace. */
interface Part extends TracedRecord {
  readonly shown: ShownTrace
  /** Exact kilograms of the record in the figure. */
  readonly kg: Rational
}

/** Lists the gases of a figure. A null from /v1 means that the gas was not published for every record. */
function figureGases({ amounts, column }: Figure): readonly HTMLElement[] {
  const { known, biogenicCo2 = null, montrealCo2e = null } = amounts
  if (column !== 'co2e' || known === undefined) return []
  const masses = (['co2', 'ch4', 'n2o'] as const).map((key) => {
    const rest = amounts[key] === null ? ' known; the rest was not published gas by gas' : ''
    return [key.toUpperCase(), String((amounts[key] ?? known[key]).kg), ` kg${rest}`] as const
  })
  const [biogenicKg, montrealKg] = [biogenicCo2, montrealCo2e].map((one) => (one === null ? null : String(one.kg)))
  return gasList([
    ...masses,
    ['biogenic CO2', biogenicKg ?? null, ' kg, in none of the above'],
    ['CFC and HCFC', montrealKg ?? null, ' kg CO2e, outside the scopes and in none of the above'],
  ])
}

function partRow({ record, kg }: Part, figure: Figure, open: (key: string) => void): HTMLTableRowElement {
  const words = partWords(record, figure.period)
  const text = kilogramsText(printFraction(kg))
  const label = `${text} kg ${gasOf(figure)}: ${record.title}, ${spanWords(record)}. Explain.`
  const number = button({ class: 'number', 'aria-label': label }, text, () => open(recordKey(record.id, figure.method)))
  const when = words === null ? spanWords(record) : `${spanWords(record)}; ${words} count here`
  return row(record.title, when, amountCell(number))
}

/** Lists the records of a figure, the largest first; a button shows the rest of a long list. */
function partTable(parts: readonly Part[], figure: Figure, open: (key: string) => void): HTMLElement {
  const sorted = [...parts].sort((a, b) => compareNumbers(b.kg, a.kg))
  const rowOf = (part: Part) => partRow(part, figure, open)
  const [body, ...more] = growingBody(sorted, { atFirst: ROWS_AT_FIRST, rowOf })
  const caption = 'Each number leads to its explanation, its factor and its proof'
  const heads = [columnHead('Record'), columnHead(gas(`kg ${gasOf(figure)}`), { class: 'amount' })]
  const title = parts.length === 1 ? 'The record in this sum' : `The ${countPhrase(parts.length, 'record')} in this sum`
  return panelSection(title, table({ class: 'records', caption, heads, bodies: [body] }), ...more)
}

async function loadParts(figure: Figure, { source }: Ledger, tell: (says: string) => void): Promise<readonly Part[]> {
  const inFigure = (await source.records()).filter(
    (record) => overlapsPeriod(record, figure.period) && figure.holds(record),
  )
  const traced = await loadTraces(source, { records: inFigure, method: figure.method }, (count) =>
    tell(readingWords(count, inFigure.length)),
  )
  // most records have no biogenic CO2; a record with zero still belongs to its figure
  return traced.flatMap((one) => {
    const shown = parseTrace(one.trace)
    const kg = kgInFigure(figure, one.record, shown)
    return kg === null ? [] : [{ ...one, shown, kg }]
  })
}

/** Shows a sum: its digits, gases, records, and the proof of all of them. */
export function figureView(figure: Figure, ledger: Ledger, narrow: (() => void) | null): View {
  const { about, title, amounts, column } = figure
  const exactKg = exactOf(figure)
  return {
    eyebrow: 'A sum of records',
    title,
    fill: (body, open) => {
      const place = element('div', {})
      const amount = { exactKg, printedKg: String(amounts[column]?.kg ?? 0), gas: gasOf(figure) }
      const only =
        narrow === null
          ? []
          : [element('div', { class: 'actions' }, button({}, 'Show only these records on the page', narrow))]
      body.append(amountBlock(amount), element('p', {}, about), ...only, ...figureGases(figure), place)
      showPending(place, {
        says: 'Reading the records …',
        load: async (tell) => {
          const parts = await loadParts(figure, ledger, tell)
          const isNothing = rationalOf(exactKg).n === 0n
          if (parts.length === 0) return [element('p', {}, isNothing ? 'It has no records.' : '')]
          const traces = parts.map(({ shown }) => shown)
          return [sumProof(figure, parts), partTable(parts, figure, open), factorList(traces)]
        },
      })
    },
  }
}
