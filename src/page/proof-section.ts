import { type Difference, EmissionsError, type Verification, verify } from '../verify/index.ts'
import { button, element } from './element.ts'
import { code, rejectedLine, resultPlace, verifiedLine } from './layout.ts'
import { firstChange, readableTrace, withDigitChanged } from './trace-parts.ts'

const SHOWN_MAX = 5

/** Picks the most useful difference: the first one about a step, because any change also changes the digest. */
function foremost(differences: readonly Difference[]): Difference | undefined {
  return differences.find(({ step }) => step?.startsWith('contribution')) ?? differences[0]
}

function differenceItem({ path, message, expected, found }: Difference): HTMLElement {
  const where = code(path === '' ? 'the trace' : path)
  return element('li', {}, where, ` ${message}. Expected `, code(expected), ', found ', code(found), '.')
}

/** Describes the result of a verification. */
function verdict({ verified, differences }: Verification): readonly HTMLElement[] {
  if (verified) {
    const says =
      'Every step, factor, sum and rounding was computed again here, from the trace alone, and the digest is its own.'
    return [verifiedLine(), element('p', {}, says)]
  }
  const first = foremost(differences)
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
function verificationOf(text: string, { trace, readable }: TraceTexts): Verification {
  return text === readable ? verify(trace) : verify(JSON.parse(text) as object)
}

function judged(text: string, texts: TraceTexts) {
  try {
    const verification = verificationOf(text, texts)
    return { isVerified: verification.verified, words: verdict(verification) }
  } catch (error) {
    const says = EmissionsError.is(error) ? 'what stands there is no trace' : 'what stands there is not JSON'
    return { isVerified: false, words: [rejectedLine(says)] }
  }
}

/** Shows the trace of a record, to read, change, and verify in the browser with the independent verifier. */
export function proofSection(trace: string): HTMLElement {
  const readable = readableTrace(trace)
  const area = element('textarea', { rows: '12', spellcheck: 'false', autocomplete: 'off', wrap: 'soft' })
  area.value = readable
  const result = resultPlace()
  const forget = () => {
    result.replaceChildren()
    delete result.dataset.verified
  }
  const check = button({ class: 'primary' }, 'Verify in this browser', () => {
    const { isVerified, words } = judged(area.value, { trace, readable })
    result.dataset.verified = String(isVerified)
    result.replaceChildren(...words)
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

/** Scrolls a text area to a part of its text; `ratio` is the position of that part, between 0 and 1. */
function scrollTo(area: HTMLTextAreaElement, ratio: number): void {
  area.scrollTop = Math.max(0, area.scrollHeight * ratio - area.clientHeight / 2)
}
