import { kilogramsText, sumLine } from '../../core/display/index.ts'
import { NOTICE_SEVERITIES } from '../../core/errors/index.ts'
import { type Difference, EmissionsError, type Verification, verify } from '../../verify/index.ts'
import { amountBlock } from './amounts.ts'
import { button, element, gas } from './element.ts'
import { factorList } from './factor-list.ts'
import { code, gasList, panelSection, rejectedLine, resultPlace, verifiedLine } from './layout.ts'
import type { Ledger } from './ledger.ts'
import { recordKey, type ShownMethod } from './page-state.ts'
import type { View } from './panel.ts'
import { showPending } from './pending.ts'
import { spanWords } from './period.ts'
import { type EmissionRecord, meterWords } from './records.ts'
import { changeDigit, firstChange, noticeSentence, parseTrace, readableTrace, type ShownTrace } from './trace-parts.ts'

const SHOWN_MAX = 5

/** Picks the most useful difference: the first one about a step, because any change also changes the digest. */
function foremostDifference(differences: readonly Difference[]): Difference | undefined {
  return differences.find(({ step }) => step?.startsWith('contribution')) ?? differences[0]
}

function differenceItem({ path, message, expected, found }: Difference): HTMLElement {
  const where = code(path === '' ? 'the trace' : path)
  return element('li', {}, where, ` ${message}. Expected `, code(expected), ', found ', code(found), '.')
}

/** Describes the result of a verification. */
function traceVerdict({ verified, differences }: Verification): readonly HTMLElement[] {
  if (verified) {
    const says = 'Every step, factor, sum and rounding was recomputed here from the trace, and the digest matches.'
    return [verifiedLine(), element('p', {}, says)]
  }
  const first = foremostDifference(differences)
  const items = differences.slice(0, SHOWN_MAX).map(differenceItem)
  const more = differences.length - items.length
  const rest = more > 0 ? [element('li', {}, `and ${more} more`)] : []
  const list = element('ul', { class: 'differences' }, ...items, ...rest)
  return [rejectedLine(first?.step ?? first?.path ?? 'the trace'), list]
}

/** A trace as it was sent, and formatted for reading. */
interface TraceTexts {
  readonly trace: string
  readonly readable: string
}

/**
 * Verifies a text. An unchanged trace is compared by its bytes; a changed one is parsed first, so that the differing
 * step is reported instead of the format.
 */
function verifyText(text: string, { trace, readable }: TraceTexts): Verification {
  return text === readable ? verify(trace) : verify(JSON.parse(text))
}

function judgeTrace(text: string, texts: TraceTexts) {
  try {
    const verification = verifyText(text, texts)
    return { isVerified: verification.verified, words: traceVerdict(verification) }
  } catch (error) {
    const says = EmissionsError.is(error) ? 'this text is not a valid trace' : 'this text is not JSON'
    return { isVerified: false, words: [rejectedLine(says)] }
  }
}

/** Shows the trace of a record, to read, change, and verify in the browser with the independent verifier. */
function proofSection(trace: string): HTMLElement {
  const readable = readableTrace(trace)
  const area = element('textarea', { rows: '12', spellcheck: 'false', autocomplete: 'off', wrap: 'soft' })
  area.value = readable
  const result = resultPlace()
  const forget = () => {
    result.replaceChildren()
    delete result.dataset.verified
  }
  const check = button({ class: 'primary' }, 'Verify in this browser', () => {
    const { isVerified, words } = judgeTrace(area.value, { trace, readable })
    result.dataset.verified = String(isVerified)
    result.replaceChildren(...words)
  })
  const change = button({}, 'Change a digit', () => {
    const changed = changeDigit(trace)
    const index = firstChange(readable, changed)
    area.value = changed
    forget()
    area.focus()
    area.setSelectionRange(index, index + 1)
    scrollToPart(area, index / changed.length)
  })
  const restore = button({}, 'Put it back', () => {
    area.value = readable
    forget()
  })
  area.addEventListener('input', forget)
  const about =
    'The number follows from this trace and nothing else. The verifier shares no arithmetic with the code that computed it. Change a digit and verify again: it reports the wrong step.'
  return element(
    'section',
    { class: 'proof' },
    element('h3', {}, 'The proof'),
    element('p', {}, about),
    element('div', { class: 'actions' }, check, change, restore),
    result,
    element('label', {}, 'Trace as JSON, editable', area),
  )
}

/** Scrolls a text area to a part of its text; `ratio` is the position of that part, between 0 and 1. */
function scrollToPart(area: HTMLTextAreaElement, ratio: number): void {
  area.scrollTop = Math.max(0, area.scrollHeight * ratio - area.clientHeight / 2)
}

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
    element('li', { class: NOTICE_SEVERITIES[notice.code], title: notice.code }, noticeSentence(notice.code)),
  )
  return [panelSection('Choices and assumptions', element('ul', { class: 'notices' }, ...items))]
}

/** Shows the number of a record in large type. */
function totalAmount({ total, emission }: ShownTrace): HTMLElement {
  if (total.co2e === null || emission.co2e === null)
    return element('p', {}, 'No CO2e: one of its factors has no published CO2e.')
  return amountBlock({ exactKg: total.co2e, printedKg: emission.co2e, gas: 'CO2e' })
}

/**
 * Lists the gases of a record, if they were published separately. Biogenic CO2 and gases of the Montreal Protocol are
 * outside all others.
 */
function recordGases({ emission }: ShownTrace): readonly HTMLElement[] {
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
function contributionTerms({ contributions, total }: ShownTrace): readonly HTMLElement[] {
  const items = contributions.map(sumLine).map(({ product, details }) => {
    return element('li', {}, element('p', {}, gas(product)), ...details.map((line) => element('small', {}, line)))
  })
  const together = `together ${kilogramsText(total.co2e ?? '0')} kg CO2e`
  const sum = contributions.length > 1 ? [element('p', { class: 'together' }, gas(together))] : []
  return [element('ul', { class: 'explanation' }, ...items), ...sum]
}

const DIGEST = /^[\da-f]{64}$/

/** Lists the evidence of a record, with digests and links. */
function evidenceList({ files = [] }: EmissionRecord): readonly HTMLElement[] {
  if (files.length === 0) return []
  const items = files.map(({ id, name, url }) => {
    const isLink = /^https?:/.test(url)
    const shown = isLink ? element('a', { href: url, rel: 'noreferrer', target: '_blank' }, name) : name
    const digest = DIGEST.test(id) ? [element('small', {}, 'SHA-256 ', code(id))] : []
    return element('li', {}, shown, ...digest)
  })
  return [panelSection('Evidence', element('ul', { class: 'evidence-shown' }, ...items))]
}

async function recordContent(
  figure: RecordFigure,
  ledger: Ledger,
  open: (key: string) => void,
): Promise<readonly Node[]> {
  const { record, method } = figure
  const text = await ledger.source.trace(record, method)
  const trace = parseTrace(text)
  return [
    totalAmount(trace),
    ...recordGases(trace),
    ...otherMethod(figure, open),
    ...evidenceList(record),
    panelSection('Calculation', ...contributionTerms(trace)),
    proofSection(text),
    factorList([trace]),
    ...noticeList(trace),
  ]
}

/** The controls that screens add to the view of a record. */
type RecordActions = (record: EmissionRecord, open: (key: string) => void) => readonly HTMLElement[]

/** Shows a record: its number, calculation, proof, factors with their sources, and assumptions. */
export function recordView(figure: RecordFigure, ledger: Ledger, actions: RecordActions = () => []): View {
  const { record, method } = figure
  const by = record.isElectricity ? ` · ${method}-based` : ''
  const words = [spanWords(record), meterWords(record), record.comment ?? ''].filter((part) => part !== '').join(' · ')
  return {
    eyebrow: `${ledger.kindWords(record)}${by}`,
    title: record.title,
    fill: (body, open) => {
      const place = element('div', {})
      const controls = actions(record, open)
      const bar = controls.length === 0 ? [] : [element('div', { class: 'actions' }, ...controls)]
      body.append(element('p', { class: 'when' }, words), ...bar, place)
      showPending(place, { says: 'Reading the record …', load: () => recordContent(figure, ledger, open) })
    },
  }
}
