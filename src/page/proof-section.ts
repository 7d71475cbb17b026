import { type Difference, EmissionsError, type Verification, verify } from '../verify/index.ts'
import { button, element } from './element.ts'
import { firstChange, readableTrace, withDigitChanged } from './trace-parts.ts'

const SHOWN_MAX = 5

/** The difference that says most: the first one of a step, for the digest differs whatever was changed. */
function foremost(differences: readonly Difference[]): Difference | undefined {
  return differences.find(({ step }) => step?.startsWith('contribution')) ?? differences[0]
}

function differenceItem({ path, message, expected, found }: Difference): HTMLElement {
  const where = element('code', {}, path === '' ? 'the trace' : path)
  const values = [' Expected ', element('code', {}, expected), ', found ', element('code', {}, found), '.']
  return element('li', {}, where, ` ${message}.`, ...values)
}

function refused(differences: readonly Difference[]): readonly HTMLElement[] {
  const first = foremost(differences)
  const items = differences.slice(0, SHOWN_MAX).map(differenceItem)
  const more = differences.length - items.length
  const rest = more > 0 ? [element('li', {}, `and ${more} more`)] : []
  return [
    element('p', { class: 'verdict' }, `✗ Not verified: ${first?.step ?? first?.path ?? 'the trace'}`),
    element('ul', { class: 'differences' }, ...items, ...rest),
  ]
}

/** Result of a verification, in words. */
function verdict({ verified, differences }: Verification): readonly HTMLElement[] {
  if (!verified) return refused(differences)
  const says =
    'Every step, factor, sum and rounding was computed again here, from the trace alone, and the digest is its own.'
  return [element('p', { class: 'verdict' }, '✓ Verified'), element('p', {}, says)]
}

/** A trace as it came is held to its bytes; a changed one is read as data, so that the step is named and not the layout. */
function verified(given: string, original: { readonly trace: string; readonly readable: string }): Verification {
  return given === original.readable ? verify(original.trace) : verify(JSON.parse(given) as object)
}

function judged(given: string, original: { readonly trace: string; readonly readable: string }) {
  try {
    const verification = verified(given, original)
    return { isVerified: verification.verified, shown: verdict(verification) }
  } catch (error) {
    const isNoTrace = EmissionsError.is(error)
    const says = isNoTrace ? 'what stands there is no trace' : 'what stands there is not JSON'
    return { isVerified: false, shown: [element('p', { class: 'verdict' }, `✗ Not verified: ${says}`)] }
  }
}

/** The trace of a record, to be read, changed, and verified in the browser by the independent verifier. */
export function proofSection(trace: string): HTMLElement {
  const readable = readableTrace(trace)
  const area = element('textarea', { rows: '12', spellcheck: 'false', autocomplete: 'off', wrap: 'soft' })
  area.value = readable
  const result = element('div', { class: 'result', role: 'status', 'aria-live': 'polite' })
  const forget = () => {
    result.replaceChildren()
    delete result.dataset.verified
  }
  const check = button({ class: 'primary' }, 'Verify in this browser', () => {
    const { isVerified, shown } = judged(area.value, { trace, readable })
    result.dataset.verified = String(isVerified)
    result.replaceChildren(...shown)
  })
  const change = button({}, 'Change a digit', () => {
    const changed = withDigitChanged(trace)
    const index = firstChange(readable, changed)
    area.value = changed
    forget()
    area.focus()
    area.setSelectionRange(index, index + 1)
    scrollTo(area, index / changed.length)
  })
  const restore = button({}, 'Put it back', () => {
    area.value = readable
    forget()
  })
  area.addEventListener('input', forget)
  const about =
    'This is all that the number rests on. The verifier shares no arithmetic with what computed it. Change a digit, verify again, and it says which step is wrong.'
  return element(
    'section',
    { class: 'proof' },
    element('h3', {}, 'The proof'),
    element('p', {}, about),
    element('div', { class: 'actions' }, check, change, restore),
    result,
    element('label', {}, 'Trace, as JSON; it may be changed', area),
  )
}

/** Brings a part of a text area into view; ratio is how far down the text it stands. */
function scrollTo(area: HTMLTextAreaElement, ratio: number): void {
  area.scrollTop = Math.max(0, area.scrollHeight * ratio - area.clientHeight / 2)
}
