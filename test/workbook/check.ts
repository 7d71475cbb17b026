/**
 * Opens workbooks of reports in LibreOffice without their values and compares what it calculates with what was written, and
 * the cells of the report with the exact ones: `npm run check:workbook [-- --records COUNT --seed SEED]`. Exit code 1 where a
 * cell differs by more than the rounding of doubles.
 */
import { parseArgs } from 'node:util'
import { DEMO_GRID_REGIONS, ensureDemo } from '../../src/apps/cli/serve/demo-company.ts'
import { DISCLOSURE_STANDARDS } from '../../src/resources/index.ts'
import {
  type Company,
  createService,
  type DisclosureStandard,
  type DisclosureTable,
  memoryStore,
  type ServiceRecords,
} from '../../src/service/index.ts'
import { randomFrom } from '../oracle/random.ts'
import { differingCells, relativeDifference } from './differing-cells.ts'
import { type CalculatedCell, formulaCells } from './formula-cells.ts'
import { largeCompany } from './large-company.ts'
import { printedPages, recalculated, spreadsheetProgram, withoutValues } from './recalculate.ts'

const { values: options } = parseArgs({
  options: {
    records: { type: 'string', default: '10000' },
    seed: { type: 'string', default: `${Date.now() % 2 ** 31}` },
  },
})

/** The first row of the report, and the columns of its figures, from 0. */
const FIRST_ROW = 5
const FIGURES = { comparative: 5, value: 6, change: 7 } as const

/** Cells of a table that the calculated report does not have. */
function differingFigures({ rows }: DisclosureTable, cells: ReadonlyMap<string, CalculatedCell>): readonly string[] {
  return rows.flatMap((row, index) =>
    (Object.keys(FIGURES) as (keyof typeof FIGURES)[]).flatMap((column) => {
      const cell = row[column]
      if (cell === null || cell.parts.length === 0) return []
      const found = cells.get(`Report ${FIRST_ROW + index},${FIGURES[column]}`)?.value
      return relativeDifference(found, cell.value) > 1e-12
        ? [`${row.id} ${column}: ${String(found)}, not ${cell.exact}`]
        : []
    }),
  )
}

async function check(company: Company<never>, standard: DisclosureStandard, program: string): Promise<boolean> {
  const request = { standard, year: 2025 } as const
  const table = await company.report(request)
  const workbook = await company.reportWorkbook(request)
  const theirs = await formulaCells(recalculated(program, withoutValues(workbook)))
  const { formulas, differing, largest, first } = differingCells(await formulaCells(workbook), theirs)
  const figures = differingFigures(table, theirs)
  process.stdout.write(
    `${standard}: ${workbook.length} bytes, ${formulas} formulas, ${differing} differ, the others by up to ${largest}; ${figures.length} figures of ${table.rows.length} rows differ\n`,
  )
  for (const line of [...first, ...figures]) process.stdout.write(`  ${line}\n`)
  return formulas > 0 && differing === 0 && figures.length === 0
}

/** The most pages on which the report of the sample prints. */
const PAGES_MAX = 12

async function sampleCompany(): Promise<Company> {
  const store = memoryStore<ServiceRecords>()
  await ensureDemo(store, Date.now)
  return createService({ store, gridRegions: DEMO_GRID_REGIONS }).company(1)
}

const program = spreadsheetProgram()
if (program === null) {
  process.stdout.write('not run: there is no LibreOffice; install the package libreoffice-calc-nogui\n')
} else {
  const [records, seed] = [Number(options.records), Number(options.seed)]
  process.stdout.write(`${records} records, seed ${seed}\n`)
  const company = await largeCompany(records, randomFrom(seed))
  for (const standard of ['esrs-e1', 'secr'] as const)
    if (!(await check(company, standard, program))) process.exitCode = 1
  const sample = await sampleCompany()
  for (const standard of DISCLOSURE_STANDARDS) {
    const pages = printedPages(program, await sample.reportWorkbook({ standard, year: 2025 }))
    process.stdout.write(`${standard} of the sample: ${pages} pages in print, at most ${PAGES_MAX}\n`)
    if (pages === 0 || pages > PAGES_MAX) process.exitCode = 1
  }
}
