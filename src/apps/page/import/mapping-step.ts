import { columnLabel, type FileReading, type ReadColumn } from '../../../core/display/index.ts'
import { type Attributes, button, element } from '../element.ts'
import { type Choice, columnHead, countPhrase, details, row, table } from '../layout.ts'
import { type ChoiceGroup, COLUMN_CHOICES, valueChoices } from './column-choices.ts'
import { END_CHOICES, END_DATE } from './doubles-section.ts'
import {
  applyMapping,
  chooseColumn,
  choosePriceYear,
  chooseSetting,
  type DraftChange,
  forgetColumns,
  type ImportDraft,
  meaningOf,
  NOT_USED,
  PRICE_YEAR,
  repeatedHeaders,
  type SavedMapping,
  withoutMapping,
} from './draft.ts'
import { alertBox, choiceSelect, field, newId, sentence, stepHeading, typingControl } from './form.ts'

/** Content and actions of the second step. */
export interface MappingStep {
  readonly draft: ImportDraft
  readonly reading: FileReading
  readonly saved: readonly SavedMapping[]
  /** True if a saved mapping was applied because the file has the same header. */
  readonly isKnown: boolean
  /** Changes the draft, and reads the file again; `focus` names the control that receives the focus if none keeps it. */
  readonly onChange: (change: DraftChange, focus: string) => void
  /** Changes the draft without reading the file again. */
  readonly onNote: (change: DraftChange) => void
  readonly onCheck: () => void
  readonly onBack: () => void
}

const UNKNOWN = '?'
const ROWS = 'rows'

/** Says how the meaning of a column was found, and whether it is a guess. */
function reasonOf(
  { header, by, measure }: ReadColumn,
  chosen: ImportDraft['columns'],
): readonly [text: string, isGuess: boolean] {
  if (chosen[header] !== undefined) return ['chosen', false]
  const unit = measure === null ? '' : `, in ${measure}`
  const reasons: Readonly<Record<ReadColumn['by'], readonly [string, boolean]>> = {
    map: ['chosen', false],
    name: [`by its name${unit}`, false],
    unit: [`guessed from its unit${unit}`, true],
    money: [`guessed: an amount of money${unit}`, true],
    ignored: ['no calculation needs it', false],
    unknown: ['not recognised', true],
    rows: ['a row for each filled cell', true],
    cells: ['by its cells', true],
    survey: ['read with the other answers', false],
  }
  return reasons[by]
}

function columnChoices(column: ReadColumn): readonly (Choice | ChoiceGroup)[] {
  const rows = { rows: 'rows, one for each cell', survey: 'an answer about journeys to work' } as const
  const together: readonly Choice[] = column.by === 'rows' || column.by === 'survey' ? [[ROWS, rows[column.by]]] : []
  const unknown: readonly Choice[] = column.by === 'unknown' ? [[UNKNOWN, 'not used (not recognised)']] : []
  return [...together, ...unknown, [NOT_USED, 'not used'], ...COLUMN_CHOICES]
}

function choiceOf(column: ReadColumn, chosen: ImportDraft['columns']): string {
  return meaningOf(column, chosen) ?? (column.by === 'unknown' ? UNKNOWN : ROWS)
}

function columnRow(column: ReadColumn, step: MappingStep, repeated: ReadonlySet<string>): HTMLTableRowElement {
  const { draft, reading } = step
  const { header, samples } = column
  const [reason, isGuess] = reasonOf(column, draft.columns)
  const value = choiceOf(column, draft.columns)
  const name = `column:${header}`
  const help = reading.inputColumns.find((one) => one.name === value)?.help ?? ''
  const [helpId, errorId] = [newId('help'), newId('error')]
  const onChange = (chosen: string) => {
    step.onChange((now) => {
      if (chosen === ROWS || chosen === UNKNOWN) return forgetColumns(now, [header])
      return chooseColumn(now, { header, column: chosen }, reading)
    }, name)
  }
  const isRepeated = repeated.has(header)
  const control = choiceSelect(
    {
      name,
      'aria-label': `Meaning of ${header === '' ? 'the column without a name' : header}`,
      'aria-describedby': isRepeated ? `${errorId} ${helpId}` : helpId,
      'aria-invalid': isRepeated ? 'true' : undefined,
    },
    columnChoices(column),
    { value, onChange },
  )
  const badge = element('span', { class: isGuess ? 'badge guess' : 'badge' }, reason)
  const error = isRepeated
    ? [
        element(
          'span',
          { id: errorId, class: 'field-error' },
          `Two columns mean “${columnLabel(value)}”. Set one of them to “not used”${value === 'value' ? ', or add them up in the file' : ''}.`,
        ),
      ]
    : []
  const about = element('small', { id: helpId }, help)
  const shown = samples.map((sample) => element('code', {}, sample))
  return row(
    header === '' ? '(no name)' : header,
    undefined,
    element('td', { class: 'samples', 'data-label': 'Samples' }, ...(shown.length === 0 ? ['empty'] : shown)),
    element('td', { class: 'meaning', 'data-label': 'Meaning' }, control, badge, ...error, about),
  )
}

function columnTable(step: MappingStep): readonly HTMLElement[] {
  const { reading, draft } = step
  if (!reading.hasHeader) return [element('p', {}, 'Each line names its own columns, so there is nothing to map.')]
  if (reading.columns.length === 0) return []
  const repeated = repeatedHeaders(reading.columns, draft.columns)
  const heads = ['Column of the file', 'Samples', 'Meaning'].map((name) => columnHead(name))
  const body = element('tbody', {}, ...reading.columns.map((column) => columnRow(column, step, repeated)))
  const caption = `${countPhrase(reading.columns.length, 'column')}, named on line ${reading.headerLine ?? 1}. Highlighted meanings were guessed: look at them.`
  return [table({ class: 'mapping', caption, heads, bodies: [body] })]
}

/** A choice for rows that leave a column empty, offered if the file has one of the columns that need it. */
interface FillChoice {
  readonly column: string
  readonly label: string
  readonly neededBy: readonly string[]
}

const FILL_CHOICES: readonly FillChoice[] = [
  { column: 'mode', label: 'Means of transport', neededBy: ['from', 'to'] },
  { column: 'gwp', label: 'GWP set', neededBy: ['gas', 'blend'] },
]

/** True for a file with amounts of money, whose rows need a currency. */
function isOfMoney({ draft, reading }: MappingStep): boolean {
  return draft.fills.activity === 'spend' || reading.columns.some(({ by, column }) => by === 'money' && column !== '')
}

/** Builds a text control that changes how the file is read: with every key in the draft, and at its end in the step. */
function readingText(
  attributes: Attributes & { readonly name: string },
  { onNote, onChange }: MappingStep,
  changeOf: (text: string) => DraftChange,
): HTMLInputElement {
  const control = typingControl(attributes, (text) => onNote(changeOf(text)))
  control.addEventListener('change', () => onChange(changeOf(control.value), attributes.name))
  return control
}

/** Builds the field for the year in whose prices money of later years counts. */
function priceYearField(step: MappingStep): HTMLElement {
  const value = step.draft.settings[PRICE_YEAR] ?? ''
  const attributes = { name: `setting:${PRICE_YEAR}`, value, placeholder: 'that of each row', inputmode: 'numeric' }
  const control = readingText(attributes, step, (year) => (now) => choosePriceYear(now, year))
  const help = 'for money of years after the last published prices; it leaves out the change of prices since'
  return field({ label: columnLabel('priceYear'), control, help })
}

/** The columns from whose cells the kind of activity of a row follows. */
const SHOW_ACTIVITY = ['activity', 'product', 'gas', 'blend', 'nights', 'treatment']

/** Names the choice of no kind of activity: the kind that was detected, or that the rows have one, or that it is open. */
function noActivityText({ draft, reading }: MappingStep): string {
  const [detected] = reading.sentences.flatMap((one) => /^the activity of each row is “([^”]*)”/.exec(one)?.[1] ?? [])
  if (detected !== undefined) return `detected: ${detected}`
  if (reading.columns.some(({ by }) => by === 'survey')) return 'detected: journeys to work'
  const has = reading.columns.some((one) => SHOW_ACTIVITY.includes(meaningOf(one, draft.columns) ?? ''))
  return has ? 'as the rows say' : 'choose …'
}

/** Builds the fields for cells that the rows leave empty. */
function fillFields(step: MappingStep): HTMLElement {
  const { draft, reading } = step
  const has = (...columns: readonly string[]) =>
    reading.columns.some((one) => columns.includes(meaningOf(one, draft.columns) ?? ''))
  const fill =
    (column: string) =>
    (value: string): DraftChange =>
    (now) => ({ ...now, fills: { ...now.fills, [column]: value }, edits: [] })
  const choose = (column: string) => (value: string) => step.onChange(fill(column)(value), `fill:${column}`)
  const activities: readonly Choice[] = [['', noActivityText(step)], ...valueChoices('activity')]
  const activity = choiceSelect({ name: 'fill:activity' }, activities, {
    value: draft.fills.activity ?? '',
    onChange: choose('activity'),
  })
  const text = (column: string, placeholder: string) =>
    readingText({ name: `fill:${column}`, value: draft.fills[column] ?? '', placeholder }, step, fill(column))
  const place = { name: 'fill:site', value: draft.site, placeholder: 'Leeds works' }
  const site = readingText(place, step, (value) => (now) => ({ ...now, site: value, edits: [] }))
  return element(
    'fieldset',
    { class: 'fills' },
    element('legend', {}, 'For rows that do not say'),
    field({ label: 'Kind of activity', control: activity }),
    field({ label: 'Country', control: text('country', 'GB'), help: 'also of new sites' }),
    field({ label: 'Unit', control: text('unit', 'kWh') }),
    field({ label: 'Fuel', control: text('fuel', 'natural gas') }),
    ...(isOfMoney(step) ? [field({ label: 'Currency', control: text('currency', 'EUR') }), priceYearField(step)] : []),
    field({ label: 'Site', control: site }),
    ...FILL_CHOICES.filter(({ neededBy }) => has(...neededBy)).map(({ column, label }) => {
      const all: readonly Choice[] = [['', 'as the rows say'], ...valueChoices(column)]
      const options = { value: draft.fills[column] ?? '', onChange: choose(column) }
      return field({ label, control: choiceSelect({ name: `fill:${column}` }, all, options) })
    }),
  )
}

const DETECTED: Choice = ['', 'detected']

/** Builds the fields for the form of the file. */
function readingFields(step: MappingStep): HTMLElement {
  const { draft, reading } = step
  const set =
    (name: string) =>
    (value: string): DraftChange =>
    (now) =>
      chooseSetting(now, { name, value })
  const choice = (name: string, choices: readonly Choice[]) => {
    const onChange = (value: string) => step.onChange(set(name)(value), `setting:${name}`)
    return choiceSelect({ name: `setting:${name}` }, choices, { value: draft.settings[name] ?? '', onChange })
  }
  const text = (name: string, placeholder: string) => {
    const value = draft.settings[name] ?? ''
    return readingText({ name: `setting:${name}`, value, placeholder, inputmode: 'numeric' }, step, set(name))
  }
  return element(
    'div',
    { class: 'fields' },
    field({ label: 'Line of the header', control: text('header-row', String(reading.headerLine ?? 'detected')) }),
    field({
      label: 'Decimal mark',
      control: choice('decimal', [DETECTED, ['point', 'point: 1,234.5'], ['comma', 'comma: 1.234,5']]),
    }),
    field({
      label: 'Order of dates',
      control: choice('date-format', [DETECTED, ['dmy', 'day first: 31/01/2025'], ['mdy', 'month first: 01/31/2025']]),
    }),
    field({
      label: 'Ends are',
      control: choice(END_DATE, END_CHOICES),
    }),
    field({
      label: 'Negative quantities',
      control: choice('allow-credits', [
        ['', 'need a decision'],
        ['yes', 'credits: they are subtracted'],
      ]),
    }),
    field({ label: 'Year', control: text('year', 'of months without one') }),
    field({
      label: 'Financial years begin in',
      control: readingText(
        { name: 'setting:year-starts', value: draft.settings['year-starts'] ?? '', placeholder: 'april' },
        step,
        set('year-starts'),
      ),
      help: 'for FY25, 2024/25 or FY25 Q1',
    }),
  )
}

function sheetField({ draft, reading, onChange }: MappingStep): readonly HTMLElement[] {
  if (reading.sheets.length < 2) return []
  const choices: readonly Choice[] = [
    ['', 'all, if their columns are equal'],
    ...reading.sheets.map((name): Choice => [name, reading.hiddenSheets.includes(name) ? `${name} (hidden)` : name]),
  ]
  const control = choiceSelect({ name: 'setting:sheet' }, choices, {
    value: draft.settings.sheet ?? '',
    onChange: (value) =>
      onChange(
        (now) => ({ ...now, settings: { ...now.settings, sheet: value }, columns: {}, edits: [] }),
        'setting:sheet',
      ),
  })
  return [field({ label: 'Sheet', control })]
}

/** Builds the choice of a saved mapping, and the messages about columns that the file lacks. */
function savedFields(step: MappingStep): readonly HTMLElement[] {
  const { draft, saved } = step
  if (saved.length === 0) return []
  const used = saved.find(({ name }) => name === draft.saveAs)
  const choices: readonly Choice[] = [['', 'none'], ...saved.map(({ name }): Choice => [name, name])]
  const control = choiceSelect({ name: 'saved' }, choices, {
    value: used?.name ?? '',
    onChange: (value) => {
      const mapping = saved.find(({ name }) => name === value)
      step.onChange((now) => {
        return mapping === undefined ? { ...withoutMapping(now), site: now.site } : applyMapping(now, mapping)
      }, 'saved')
    },
  })
  const help = step.isKnown ? 'chosen because this file has the same columns' : 'read this file as an earlier one'
  return [field({ label: 'Saved mapping', control, help })]
}

function lostBox({ reading, onChange }: MappingStep): readonly HTMLElement[] {
  const { lostColumns } = reading
  if (lostColumns.length === 0) return []
  const sentences = lostColumns.map(
    ({ header, column }) =>
      `It reads the column “${header}” as “${columnLabel(column)}”, and this file has no such column. Choose another column for “${columnLabel(column)}” below.`,
  )
  const headers = lostColumns.map(({ header }) => header)
  const forget = button({}, headers.length === 1 ? 'Go on without it' : 'Go on without them', () =>
    onChange((now) => forgetColumns(now, headers), 'saved'),
  )
  return [alertBox('The mapping does not fit this file', sentences, forget)]
}

function faultBox({ reading: { faults, lostColumns } }: MappingStep): readonly HTMLElement[] {
  // lost columns have a message of their own
  const shown = faults.filter(({ code }) => code !== 'column_missing' || lostColumns.length === 0)
  if (shown.length === 0) return []
  const sentences = shown.map(({ path, message }) => sentence(path === '' ? message : `${path}: ${message}`))
  return [alertBox('The file cannot be read like this', sentences)]
}

/** Shows the mapping as a file for the command line, in whose words it is saved. */
function commandLineMap({ draft, reading }: MappingStep): readonly HTMLElement[] {
  const lines = reading.columns.flatMap((column) => {
    const meaning = meaningOf(column, draft.columns)
    return meaning === null || column.header === '' ? [] : [`${column.header}=${meaning}`]
  })
  if (lines.length === 0) return []
  const about = 'Save these lines as a file: “tonne import” and “tonne calculate” accept it as a mapping.'
  const text = element('pre', { class: 'map-lines' }, lines.join('\n'))
  return [details('These columns for the command line', element('div', {}, element('p', {}, about), text))]
}

function saveField({ draft, onNote }: MappingStep): HTMLElement {
  const control = typingControl(
    { name: 'save-as', value: draft.saveAs, maxlength: 255, placeholder: 'Fuel card' },
    (saveAs) => onNote((now) => ({ ...now, saveAs })),
  )
  return field({
    label: 'Save this mapping as',
    control,
    help: 'optional; it is saved with the import, for the next file of this kind',
  })
}

/** Builds the second step: the meanings of the columns. */
export function mappingStep(step: MappingStep): readonly HTMLElement[] {
  const { draft, reading } = step
  const sentences = reading.sentences.map((one) => element('li', {}, sentence(one)))
  const read =
    sentences.length === 0
      ? []
      : [
          details(
            `How the file is read: ${countPhrase(sentences.length, 'sentence')}`,
            element('ul', { class: 'plain-list' }, ...sentences),
          ),
        ]
  const form = details('Change how the file is read', readingFields(step))
  const hasChoice = [...form.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input')].some(
    ({ value }) => value !== '',
  )
  if (reading.faults.length > 0 || hasChoice) form.setAttribute('open', '')
  return [
    stepHeading('step-columns', `What the columns of ${draft.file.name} mean`),
    ...lostBox(step),
    ...faultBox(step),
    element('div', { class: 'fields' }, ...savedFields(step), ...sheetField(step)),
    ...columnTable(step),
    fillFields(step),
    ...read,
    form,
    ...commandLineMap(step),
    saveField(step),
    element(
      'div',
      { class: 'step-actions' },
      button({ class: 'primary', id: 'check-rows' }, 'Check the rows', step.onCheck),
      button({ class: 'quiet' }, 'Choose another file', step.onBack),
    ),
  ]
}
