import { button, element } from '../element.ts'
import type { StepName } from './step-place.ts'

/** The part of an address that names the import. */
export const HASH = '#import'

/** The address of a step. */
export function hashOfStep(step: StepName): string {
  return step === 'file' ? HASH : `${HASH}-${step}`
}

/** The step that an address names. */
export function stepOfHash(hash: string): StepName {
  if (hash === hashOfStep('columns')) return 'columns'
  return hash === hashOfStep('check') ? 'check' : 'file'
}

/** Makes a step an entry of the history, so that the browser's Back and Forward lead from step to step. */
export function pushStep(step: StepName): void {
  const hash = hashOfStep(step)
  // the reader may have left the import while it was read
  if (location.hash.startsWith(HASH) && location.hash !== hash) history.pushState(null, '', hash)
}

/** The actions of the question about a file. */
interface FileActions {
  readonly discard: () => void
  readonly signal: AbortSignal
}

/** Asks what becomes of a file with choices that were not imported, when the reader left the import. */
export function askAboutFile(name: string, { discard, signal }: FileActions): void {
  const close = (then: () => void) => () => {
    dialog.remove()
    then()
  }
  const says = `The import of ${name} is not finished. Your choices stay until this page is closed: “Import” opens them again.`
  const goOn = button(
    {},
    'Go on with the import',
    close(() => {
      location.hash = HASH
    }),
  )
  const later = button(
    { class: 'primary' },
    'Leave it for later',
    close(() => undefined),
  )
  const dialog = element(
    'dialog',
    { class: 'key-dialog', 'aria-label': 'The import is not finished' },
    element('p', {}, says),
    element('div', { class: 'actions' }, later, goOn, button({}, 'Discard the choices', close(discard))),
  )
  dialog.addEventListener('close', () => dialog.remove())
  signal.addEventListener('abort', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
