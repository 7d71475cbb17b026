import { ApiError } from '../api-client.ts'
import { button, element } from '../element.ts'
import type { EditSession } from './edit-session.ts'
import type { FormKind } from './form-kinds.ts'

/** A record that can be deleted. */
interface DeletableRecord {
  readonly session: Pick<EditSession, 'client'>
  readonly kind: FormKind
  readonly path: `/v1/${string}`
  /** The version that the user sees. */
  readonly etag: string | null
  readonly name: string
  readonly onDeleted: (sentence: string) => void
}

const CHANGED =
  'Someone else changed this record while you looked at it. It was not deleted. Close it, open it again, and decide again.'

/** Builds the button that deletes a record after one question. */
export function deletion({ session, kind, path, etag, name, onDeleted }: DeletableRecord): HTMLElement {
  const place = element('div', { class: 'deletion' })
  const faults = element('div', { role: 'alert' })
  const start = button({ class: 'danger' }, `${kind.deletion} …`, () => {
    place.replaceChildren(question)
    keep.focus()
  })
  const remove = async () => {
    confirm.disabled = true
    try {
      await session.client.send({ method: 'DELETE', path, ifMatch: etag })
      onDeleted(`Deleted: ${name}.`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const sentences = error.status === 412 ? [CHANGED] : error.faults.map(({ message }) => message)
      faults.replaceChildren(...sentences.map((text) => element('p', { class: 'fault' }, text)))
      confirm.disabled = false
    }
  }
  const keep = button({}, 'Keep it', () => {
    place.replaceChildren(start)
    start.focus()
  })
  const confirm = button({ class: 'danger' }, 'Delete it', () => void remove())
  const about = `Delete “${name}”? All totals that include it change. The log keeps what it was.`
  const question = element(
    'div',
    { class: 'question', role: 'group', 'aria-label': kind.deletion },
    element('p', {}, about),
    element('div', { class: 'actions' }, keep, confirm),
    faults,
  )
  place.append(start)
  return place
}
