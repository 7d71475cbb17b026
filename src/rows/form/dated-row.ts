import { isOneOf } from '../../errors/index.ts'
import type { InputColumn } from '../columns.ts'
import type { DatedRow } from './end-date.ts'
import type { FileForm } from './file-form.ts'
import { readCell } from './read-cell.ts'

/** Activities that are billed by meter, one period after the other. */
const METERED = ['fuel', 'electricity', 'quantity'] as const
/** Columns that are equal in the rows of one meter. */
const OF_METER: readonly InputColumn[] = ['site', 'activity', 'fuel', 'factor', 'unit', 'country', 'gridRegion']

/** The dates of a row of a meter, given its raw cells by column; undefined without a start and an end. */
export function datedRowOf(cells: ReadonlyMap<string, string>, line: number, form: FileForm): DatedRow | undefined {
  const textOf = (column: InputColumn): string | undefined => {
    const raw = cells.get(column) ?? form.wordMap[column]?.['']
    return raw === undefined ? undefined : readCell(raw, column, form).text
  }
  const [start, end, activity] = [textOf('start'), textOf('end'), textOf('activity')]
  if (start === undefined || end === undefined || !isOneOf(METERED, activity)) return undefined
  return { line, start, end, meter: OF_METER.map((column) => cells.get(column) ?? '').join('\n') }
}
