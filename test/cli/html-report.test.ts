import { describe, expect, it } from 'vitest'
import { calculateText } from '../../src/apps/cli/explain-command.ts'
import { reportFileOf } from '../../src/apps/cli/serve/html-report.ts'
import { findCompleteness } from '../../src/apps/page/completeness/completeness.ts'
import { fileSource } from '../../src/apps/page/source.ts'

const BILLS = `id,site,meter,activity,start,end,value,unit,country,note
a,Leeds,MPAN 12,electricity,2025-01-01,2025-01-31,100,kWh,GB,read on site
b,Leeds,,electricity,2025-02-01,2025-02-28,100,kWh,GB,
`

async function recordsOf(csv: string) {
  const rows = await calculateText('bills', csv, {
    reading: { format: 'csv', ignoreUnknownColumns: false },
    options: { edition: 'nearest', allowCredits: false },
  })
  return fileSource(reportFileOf(rows, [])).records()
}

describe('the report of a file as one page', () => {
  it('has the meter and the note of each row, if it names them', async () => {
    const records = await recordsOf(BILLS)
    expect(records.map(({ title, comment }) => [title, comment])).toEqual([
      ['a', 'read on site'],
      ['b', null],
    ])
    expect(records.map((record) => ('meter' in record ? record.meter : 'absent'))).toEqual(['MPAN 12', 'absent'])
  })

  it('has a row of months for each meter', async () => {
    const records = await recordsOf(BILLS)
    const rows = findCompleteness({ records, year: 2025, now: '2026-01-01T00:00:00.000Z' })
    expect(rows.map(({ meter }) => meter).sort()).toEqual(['MPAN 12', null])
  })
})
