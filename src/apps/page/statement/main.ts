import type { DisclosureTable } from '../../../resources/index.ts'
import { type ApiClient, ApiError, createApiClient } from '../api-client.ts'
import { isStandard, STANDARD_NAMES } from '../disclosure-report.ts'
import { type ControlContext, type FieldPlace, openGroups, showFaults } from '../edit/control.ts'
import { placeOfFault } from '../edit/form-field.ts'
import { fieldGroup } from '../edit/group-control.ts'
import { References } from '../edit/references.ts'
import type { StoredFields } from '../edit/stored-value.ts'
import { askBeforeLeaving } from '../edit/unsaved-changes.ts'
import { addStyleSheet, button, element } from '../element.ts'
import { NO_SCREENS, type PageControl } from '../page-hooks.ts'
import type { View } from '../panel.ts'
import { showPending } from '../pending.ts'
import { downloadFile } from '../records-table/download-file.ts'
import type { ScreensHost } from '../screens.ts'
import { parseStatementKey, parseStatementText, type StatementKey } from '../statement-key.ts'
import { storedStatement, storeStatement } from '../stored-statement.ts'
import {
  contradictsTarget,
  formValues,
  type NamedRow,
  type StatementDocument,
  statementFields,
  statementOfForm,
  withEmptyRows,
} from './statement-fields.ts'

/** The parts of the page that the form uses. */
interface StatementSession {
  readonly client: ApiClient
  readonly page: PageControl
}

const ABOUT =
  'What no record states. A report uses the fields that its standard asks for; all are optional. This browser stores the statement for all reports of the year. For another browser, or for “tonne report”, save it as a file.'

const BOTH_TARGETS = {
  code: 'invalid_choice',
  path: 'noReductionTarget',
  message: 'cannot be combined with a target; untick it, or empty the target below',
} as const

const NOT_JSON = {
  code: 'invalid_type',
  path: '',
  message:
    'The file is not a statement. Choose a JSON file with names and values in one pair of braces, as “Save as a file” writes it.',
} as const

/** The path of a report of the year of a statement. */
function reportPath({ standard, year }: StatementKey): `/v1/${string}` {
  return `/v1/reports/${standard}?year=${year}`
}

/** Reads the rows of the report, which the form offers by name; the statement of another company has none. */
async function readReportRows(key: StatementKey, { client }: StatementSession): Promise<readonly NamedRow[]> {
  if (!isStandard(key.standard)) return []
  const { value } = await client.get<DisclosureTable>(reportPath(key))
  return value.rows.map(({ id, section, label }): NamedRow => [id, `${section}: ${label}`])
}

/** The parts of a form that is shown. */
interface StatementForm {
  readonly nodes: readonly HTMLElement[]
  readonly values: () => StoredFields
  /** Moves the focus to a field by its path in the statement. */
  readonly focus: (field: string) => void
}

/** The data that a form is built from. */
interface FormSource {
  readonly key: StatementKey
  readonly session: StatementSession
  readonly document: StatementDocument
  readonly rows: readonly NamedRow[]
  readonly statement: StoredFields
  /** Builds the form again, with the statement of a file. */
  readonly show: (statement: StoredFields) => void
  readonly onSaved: () => void
}

/** Builds the controls that read a statement from a file and write it into one. */
function fileControls({ key, show }: FormSource, read: () => StoredFields, onFault: () => void): HTMLElement {
  const input = element('input', { type: 'file', accept: '.json,application/json', hidden: '' })
  input.addEventListener('change', async () => {
    const text = (await input.files?.[0]?.text()) ?? ''
    input.value = ''
    const statement = parseStatementText(text)
    if (statement === null) onFault()
    else show(statement)
  })
  const save = button({}, 'Save as a file', () => {
    const content = `${JSON.stringify(read(), null, 2)}\n`
    downloadFile({ name: `statement-${key.year}.json`, type: 'application/json', content })
  })
  return element(
    'div',
    { class: 'actions' },
    save,
    button({}, 'Read from a file', () => input.click()),
    input,
  )
}

/** Moves the focus to a field, and opens the groups around it. */
function focusField(field: string, places: ReadonlyMap<string, FieldPlace>): void {
  // an object has the focus at its first field
  const inside = [...places.keys()].find((path) => path === field || path.startsWith(`${field}.`))
  const place = places.get(inside ?? placeOfFault(field, places) ?? '')
  if (place === undefined) return
  openGroups(place.input)
  place.input.focus()
  place.input.scrollIntoView({ block: 'center' })
}

function buildStatementForm(source: FormSource): StatementForm {
  const { key, session, document, rows, statement, onSaved } = source
  const places = new Map<string, FieldPlace>()
  const references = new References(session.client, new Map())
  const context: ControlContext = { path: '', isUpdate: false, references, places, pending: [] }
  const group = fieldGroup(statementFields(document, rows), formValues(statement), context)
  const top = element('div', { class: 'form-top' })
  const values = () => statementOfForm(group.read())
  const fail = (faults: ApiError['faults']) => {
    const shown = showFaults(faults, places)
    top.replaceChildren(shown)
    shown.focus()
  }
  const submit = element('button', { type: 'submit', class: 'primary' }, 'Save the statement')
  const save = async () => {
    if (contradictsTarget(group.read())) return fail([BOTH_TARGETS])
    submit.disabled = true
    try {
      // the report checks the statement
      await session.client.send({ method: 'POST', path: reportPath(key), body: values() })
      storeStatement(key, values())
      onSaved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      fail(error.faults)
    } finally {
      submit.disabled = false
    }
  }
  const actions = element('div', { class: 'actions' }, submit)
  const form = element('form', { class: 'record-form', novalidate: '' }, top, ...group.nodes, actions)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void save()
  })
  const files = fileControls(source, values, () => fail([NOT_JSON]))
  return { nodes: [form, files], values, focus: (field) => focusField(field, places) }
}

/** Builds the view of the form of a statement. Changes that are not saved are discarded only after a question. */
function statementView(key: StatementKey, session: StatementSession): View {
  const content = element('div', {})
  const stored = parseStatementText(storedStatement(key)) ?? {}
  let form: StatementForm | null = null
  let saved = ''
  const onSaved = () => {
    form = null
    session.page.closeTop()
    session.page.reload()
    session.page.say(`Saved: the statement of the company for ${key.year}.`)
  }
  const load = async () => {
    const { value: document } = await session.client.get<StatementDocument>('/v1/openapi.json')
    const rows = await readReportRows(key, session)
    const show = (statement: StoredFields) => {
      form = buildStatementForm({ key, session, document, rows, statement, show, onSaved })
      content.replaceChildren(...form.nodes)
      return form
    }
    saved = JSON.stringify(show(stored).values())
    const shown = show(withEmptyRows(stored, key.rows))
    setTimeout(() => shown.focus(key.field))
    return shown.nodes
  }
  return {
    eyebrow: isStandard(key.standard) ? `Report: ${STANDARD_NAMES[key.standard]}` : 'Report',
    title: `Statement of the company for ${key.year}`,
    fill: (body) => {
      body.append(element('p', { class: 'hint' }, ABOUT), content)
      showPending(content, { says: 'Reading the statement …', load })
    },
    mayLeave: (leave) =>
      askBeforeLeaving({
        place: content,
        isChanged: () => form !== null && JSON.stringify(form.values()) !== saved,
        leave: () => {
          form = null
          leave()
        },
      }),
  }
}

/** Adds the form of the statement for reports. It stores nothing in the server, so a read-only key has it too. */
function mountStatement({ key, send, page }: ScreensHost): void {
  const session: StatementSession = { client: createApiClient(key, send), page }
  addStyleSheet('page/edit.css')
  page.add({
    ...NO_SCREENS,
    viewOf: (text) => {
      const named = parseStatementKey(text)
      return named === null ? null : statementView(named, session)
    },
  })
}

export { mountStatement as mount }
