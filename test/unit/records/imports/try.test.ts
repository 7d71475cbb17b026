import { it } from 'vitest'
import { readFileSync, existsSync } from 'node:fs'
import { SAMPLE_YEAR_CSV } from '/work/wt-imports/src/apps/cli/data/sample-year.ts'
import { formOfOptions } from '/work/wt-imports/src/rows/index.ts'
import { fileRows } from '/work/wt-imports/src/apps/cli/import/file-rows.ts'
import { openActivities } from '/work/wt-imports/src/apps/cli/calculate/open-table.ts'
import { createService, derivedGridRegion } from '/work/wt-imports/src/service/index.ts'
import { withSpend } from '/work/wt-imports/src/rows/index.ts'
import { publishedCatalogue } from '/work/wt-imports/src/reference/factors/index.ts'
import { previewText } from '/work/wt-imports/src/apps/cli/import/import-text.ts'
const input = (text: string) => ({ size: text.length, chunks: async function* () { yield new TextEncoder().encode(text) } })
it('tries', async () => {
  const catalogue = await withSpend(publishedCatalogue)
  const company = createService({ gridRegions: derivedGridRegion, catalogue }).company(1)
  const path = process.env.F
  const text = path ? readFileSync(path, 'utf8') : SAMPLE_YEAR_CSV
  const open = () => openActivities(input(text), { args: { options: {}, operands: [] }, io: {} as never, tableOptions: { format: 'csv' }, reopen: async () => input(text) } as never)
  const source = { name: 'sample.csv', rows: async function* () { const o = await open(); yield* fileRows({ file: 'sample.csv', chunks: o.chunks, reading: { format: 'csv', ignoreUnknownColumns: true, form: o.form } }) } }
  console.time('preview')
  const preview = await company.imports.preview(source)
  console.timeEnd('preview')
  console.log(previewText(preview, { guesses: [], command: 'tonne import x' }))
  console.time('commit')
  const done = await company.imports.commit(source, { leaveOut: true, digest: preview.digest })
  console.timeEnd('commit')
  console.log(done, await company.exactTotal())
  const again = await company.imports.commit(source, { leaveOut: true, digest: preview.digest })
  console.log(again.record.id === done.record.id, await company.exactTotal())
  console.log((await company.imports.undo(done.record.id)).record, await company.exactTotal(), (await company.sites.list()).records.length)
}, 100000)
