import type { DoubledRows, FilePreview } from '../../../core/display/index.ts'
import { element } from '../element.ts'
import { type Choice, countPhrase } from '../layout.ts'
import { chooseSetting, type DraftChange, type ImportDraft } from './draft.ts'
import { choiceSelect, field, sentence } from './form.ts'

/** The choices for the meaning of the ends of periods. */
export const END_CHOICES: readonly Choice[] = [
  ['', 'detected'],
  ['inclusive', 'the last day'],
  ['exclusive', 'the day after'],
]

/** The setting for the meaning of the ends of periods. */
export const END_DATE = 'end-date'

/** Says how many rows may count twice. */
export function doublesTitle({ rows, isAtLeast }: DoubledRows): string {
  const count = countPhrase(rows, 'row')
  return `${isAtLeast ? `At least ${count}` : count} may count twice`
}

/** The rows that were checked, and the choice that changes how their periods are read. */
interface DoublesParts {
  readonly draft: ImportDraft
  readonly checked: FilePreview
  readonly onChange: (change: DraftChange) => void
}

/** Says how the ends of overlapping periods were read, next to the choice to read them otherwise. */
function endsField(ends: string, { draft, onChange }: DoublesParts): HTMLElement {
  const control = choiceSelect({ name: `setting:${END_DATE}` }, END_CHOICES, {
    value: draft.settings[END_DATE] ?? '',
    onChange: (value) => onChange((now) => chooseSetting(now, { name: END_DATE, value })),
  })
  return field({ label: 'Ends are', control, help: sentence(ends) })
}

/** Lists the rows that may count twice, in the open, because they add to the figures. */
export function doublesSection(parts: DoublesParts): readonly HTMLElement[] {
  const { doubles } = parts.checked
  if (doubles === null) return []
  const about =
    'They are imported as they are, and add to the figures below. If a row repeats another one, remove it from the file, and choose the file again.'
  const title = element('h3', { id: 'doubles-title' }, doublesTitle(doubles))
  const items = doubles.sentences.map((one) => element('li', {}, sentence(one)))
  const ends = doubles.ends === null ? [] : [endsField(doubles.ends, parts)]
  return [
    element(
      'section',
      { class: 'problems doubles', 'aria-labelledby': 'doubles-title' },
      title,
      element('p', {}, about),
      element('ul', { class: 'plain-list' }, ...items),
      ...ends,
    ),
  ]
}
