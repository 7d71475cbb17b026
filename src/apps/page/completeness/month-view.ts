import { button, element } from '../element.ts'
import type { PageScreens } from '../page-hooks.ts'
import { recordKey } from '../page-state.ts'
import type { View } from '../panel.ts'
import { spanWords } from '../period.ts'
import type { YearReport } from '../year.ts'
import { findCompleteness } from './completeness.ts'
import { parseMonthKey } from './month-key.ts'

/** The page that a month is shown in. */
interface MonthPlace {
  readonly report: YearReport
  readonly screens: PageScreens
}

/** Builds the view of a month with several records: each of them, and a form for another one. Null for other keys. */
export async function monthView(key: string, { report, screens }: MonthPlace): Promise<View | null> {
  const named = parseMonthKey(key)
  if (named === null) return null
  const input = { records: await report.allRecords(), year: Number(report.period.name), now: new Date().toISOString() }
  const row = findCompleteness(input).find((one) => one.key === named.row)
  const cell = row?.months.find(({ month }) => month.key === named.month)
  if (row === undefined || cell === undefined) return null
  const another = screens.missingMonthKey({ example: row.example, month: cell.month })
  return {
    eyebrow: `${cell.records.length} records`,
    title: `${cell.month.name}: ${row.example.title}`,
    fill: (body, open) => {
      const items = cell.records.map((record) => {
        const shown = recordKey(record.id, 'market')
        const words = [record.title, spanWords(record), record.comment ?? ''].filter((text) => text !== '').join(', ')
        return element(
          'li',
          {},
          button({ class: 'number', 'data-key': shown }, words, () => open(shown)),
        )
      })
      const add = another === null ? [] : [button({ 'data-key': another }, 'Add another record', () => open(another))]
      body.append(element('ul', { class: 'month-records' }, ...items), ...add)
    },
  }
}
