import {
  activityLabel,
  columnLabel,
  type FileReading,
  type ShownProblem,
  type ShownRow,
} from '../../../core/display/index.ts'
import { COLUMN_GROUPS } from './column-choices.ts'
import { type ImportDraft, meaningOf } from './draft.ts'

/** A message without the words that it proposes, and these words. */
export interface Proposals {
  readonly message: string
  readonly words: readonly string[]
}

const WRITE = /(?:; | or )?(?:[^;“”]*, )?write “([^”]+)” in its place/g
const DID_YOU_MEAN = /;? did you mean ([^;?]+)(?:\?|(?=;))/

/** Finds the words that a message proposes for a cell: 'write “York, GB” in its place', 'did you mean kWh?'. */
export function findProposals(message: string): Proposals {
  const written = [...message.matchAll(WRITE)].map(([, word = '']) => word)
  const alternatives = DID_YOU_MEAN.exec(message)?.[1]?.split(' or ') ?? []
  const words = [...new Set([...written, ...alternatives.map((word) => word.replaceAll('"', ''))])]
  return { message: words.length === 0 ? message : message.replaceAll(WRITE, '').replace(DID_YOU_MEAN, ''), words }
}

/** A column of a row that needs a decision, as the file writes it. */
interface WrittenColumn {
  readonly column: string
  readonly label: string
}

/** Names a column by the unit of the file, and finds the one whose cells it has: a distance may be a quantity in miles. */
export function writtenColumn(
  column: string,
  { draft, reading }: { readonly draft: ImportDraft; readonly reading: Pick<FileReading, 'columns'> },
): WrittenColumn {
  const label = columnLabel(column)
  if (column !== 'distanceKm') return { column, label }
  const meaning = (name: string) => reading.columns.find((one) => meaningOf(one, draft.columns) === name)
  const own = meaning('distanceKm')
  const written = own ?? meaning('value')
  const inMiles = /^mi(?:les?)?$/i.test(written?.measure ?? '')
  if (own === undefined && !inMiles) return { column, label }
  return { column: own === undefined ? 'value' : column, label: inMiles ? 'Distance (miles)' : label }
}

/** The text of a cell as the file has it. The kind of activity that a product decides has its own words. */
export function writtenText(shown: ShownRow | undefined, column: string): string {
  const { raw = '', text = '' } = shown?.cells?.[column] ?? {}
  return column === 'activity' && raw !== '' && raw === shown?.cells?.product?.raw ? activityLabel(text) : raw
}

/** The columns that a message names, as in “Distance (km)”: its advice may be to fill one in that the file lacks. */
function namedColumns(message: string): readonly string[] {
  const all = COLUMN_GROUPS.flatMap(([, columns]) => columns)
  return all.filter((column) => message.includes(`“${columnLabel(column)}”`))
}

/** The columns of rows, in the order of their first use; columns with an error too, and those that its message names. */
export function rowColumns(rows: readonly ShownRow[], problems: readonly ShownProblem[]): readonly string[] {
  const filled = rows.flatMap(({ cells }) => Object.keys(cells ?? {}))
  const failures = problems.flatMap((one) => one.failures)
  const failing = failures.flatMap(({ column }) => column ?? [])
  return [...new Set([...filled, ...failing, ...failures.flatMap(({ message }) => namedColumns(message))])]
}
