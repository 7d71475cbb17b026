import type { PeriodLockResource } from '../../../resources/index.ts'
import { ApiError } from '../api-client.ts'
import { element } from '../element.ts'
import { columnHead, panelSection, row, table } from '../layout.ts'
import type { View } from '../panel.ts'
import { showPending } from '../pending.ts'
import { spanWords } from '../period.ts'
import { askedAction } from './asked-action.ts'
import { type ControlContext, type FieldPlace, recordSentence, showFaults } from './control.ts'
import type { EditSession } from './edit-session.ts'
import type { ValueField } from './form-field.ts'
import { fieldGroup } from './group-control.ts'

const PATH = '/v1/period-locks'

/** Lists every lock, the latest period first. */
export function listLocks({ client }: Pick<EditSession, 'client'>): Promise<readonly PeriodLockResource[]> {
  return client.list<PeriodLockResource>(`${PATH}?limit=1000`)
}

function daysOf({ from, to }: PeriodLockResource): string {
  return spanWords({ start: from, end: to })
}

/** The list of locks with its actions, which is built again after a change. */
interface LockList {
  readonly session: EditSession
  /** Shows the list again, with a message about the change. */
  readonly onDone: (sentence: string) => void
}

function unlockButton(lock: PeriodLockResource, { session, onDone }: LockList): HTMLElement {
  const days = daysOf(lock)
  return askedAction({
    start: `Unlock ${days} …`,
    question: `Unlock ${days}? Its records can be changed again, and with them the figures of reports. The log keeps that it was locked.`,
    keep: 'Keep it locked',
    confirm: 'Unlock it',
    run: async () => {
      await session.client.send({ method: 'DELETE', path: `${PATH}/${lock.id}` })
      onDone(`Unlocked: ${days}.`)
    },
    sentencesOf: ({ faults }) => faults.map(({ message }) => recordSentence({ path: '', message })),
  })
}

function lockTable(locks: readonly PeriodLockResource[], list: LockList): HTMLElement {
  if (locks.length === 0) return element('p', { class: 'hint' }, 'No period is locked.')
  const { isAdmin } = list.session
  const rows = locks.map((lock) => {
    const since = element('time', { datetime: lock.createdAt }, lock.createdAt.slice(0, 10))
    const unlock = isAdmin ? [element('td', {}, unlockButton(lock, list))] : []
    return row(daysOf(lock), lock.comment ?? undefined, element('td', { 'data-label': 'Locked on' }, since), ...unlock)
  })
  const heads = ['Period', 'Locked on', ...(isAdmin ? ['Unlock'] : [])].map((name) => columnHead(name))
  const caption = 'Periods whose records cannot be added, changed or deleted'
  return table({ class: 'data-list locks', caption, heads, bodies: [element('tbody', {}, ...rows)] })
}

const COMMON = { isRequired: true, isNullable: false } as const

const FIELDS: readonly ValueField[] = [
  { ...COMMON, name: 'from', label: 'First day', hint: '', type: 'date' },
  { ...COMMON, name: 'to', label: 'Last day', hint: 'The last day that is locked.', type: 'last_day' },
  {
    ...{ name: 'comment', label: 'Reason', hint: 'For example “Reported on 1 March”.', type: 'text', maxLength: 255 },
    ...{ isRequired: false, isNullable: true },
  },
]

function lockForm({ session, onDone }: LockList): HTMLElement {
  const places = new Map<string, FieldPlace>()
  const context: ControlContext = { path: '', isUpdate: false, references: session.references, places, pending: [] }
  const group = fieldGroup(FIELDS, {}, context)
  const top = element('div', { class: 'form-top' })
  const submit = element('button', { type: 'submit', class: 'primary' }, 'Lock the period')
  const lock = async () => {
    submit.disabled = true
    try {
      const { value } = await session.client.send<PeriodLockResource>({
        method: 'POST',
        path: PATH,
        body: group.read(),
      })
      onDone(`Locked: ${daysOf(value)}.`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const shown = showFaults(error.faults, places)
      top.replaceChildren(shown)
      shown.focus()
    } finally {
      submit.disabled = false
    }
  }
  const actions = element('div', { class: 'actions' }, submit)
  const form = element('form', { class: 'record-form', novalidate: '' }, top, ...group.nodes, actions)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void lock()
  })
  return panelSection('Lock a period', form)
}

const ABOUT =
  'Lock a period after its figures were reported: its records can then not be added, changed or deleted, by hand or by a file.'
const ONLY_ADMINS = 'Only the key of an administrator can lock and unlock periods.'

/** Builds the view of the locked periods. Keys of administrators can lock and unlock in it. */
export function periodLocksView(session: EditSession): View {
  return {
    eyebrow: 'Your data',
    title: 'Locked periods',
    fill: (body) => {
      const place = element('div', {})
      body.append(element('p', {}, ABOUT), place)
      const show = () =>
        showPending(place, {
          says: 'Reading the locked periods …',
          load: async () => {
            const all = await listLocks(session)
            return [lockTable(all, list), form]
          },
        })
      const list: LockList = {
        session,
        onDone: (sentence) => {
          session.page.say(sentence)
          show()
        },
      }
      const emptyForm = () => (session.isAdmin ? lockForm({ session, onDone }) : element('p', {}, ONLY_ADMINS))
      const onDone = (sentence: string) => {
        form = emptyForm()
        list.onDone(sentence)
      }
      // stays with its entries when another period is unlocked
      let form = emptyForm()
      show()
    },
  }
}
