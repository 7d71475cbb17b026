import { button, element } from './element.ts'
import type { Figure } from './figures.ts'
import { rejectedLine, resultPlace, verifiedLine } from './layout.ts'
import { type FigureProof, figureProver, type TracedRecord } from './prove-figure.ts'

/** The number of traces to verify before the page may redraw. */
const AT_A_TIME = 10

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0))
}

function verdict({ failed, addsUp }: FigureProof, count: number): readonly HTMLElement[] {
  const good = count - failed.length
  if (failed.length === 0 && addsUp) {
    const says = `${good} of ${count} traces verified here; added up exactly, they are this number to within 10⁻²⁴ kg.`
    return [verifiedLine(), element('p', {}, says)]
  }
  const sum = addsUp ? '' : 'The traces do not add up to this number: reload the page, for a record may have changed.'
  const names = failed.map(({ title }) => element('li', {}, title))
  return [rejectedLine(`${good} of ${count} traces are right`), element('p', {}, sum), element('ul', {}, ...names)]
}

/** Builds a button that verifies every trace of a sum in the browser, and adds them up again. */
export function sumProof(figure: Figure, parts: readonly TracedRecord[]): HTMLElement {
  const result = resultPlace()
  const label = parts.length === 1 ? 'Verify in this browser' : `Verify all ${parts.length} in this browser`
  const check = button({ class: 'primary' }, label, async (pressed) => {
    if (pressed.getAttribute('aria-disabled') === 'true') return
    pressed.setAttribute('aria-disabled', 'true')
    result.replaceChildren(element('p', {}, 'Computing every step again …'))
    delete result.dataset.verified
    const prover = figureProver(figure)
    for (const [index, part] of parts.entries()) {
      if (index % AT_A_TIME === 0) await pause()
      prover.take(part)
    }
    const proof = prover.proof()
    result.dataset.verified = String(proof.addsUp && proof.failed.length === 0)
    result.replaceChildren(...verdict(proof, parts.length))
    pressed.removeAttribute('aria-disabled')
  })
  return element('section', { class: 'proof' }, element('div', { class: 'actions' }, check), result)
}
