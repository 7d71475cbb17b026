import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_GRID_REGIONS, ensureDemo } from '../../../src/apps/cli/serve/demo-company.ts'
import { units } from '../../../src/core/units/index.ts'
import { DISCLOSURE_STANDARDS } from '../../../src/resources/index.ts'
import { type Company, createService, memoryStore, type ServiceRecords } from '../../../src/service/index.ts'
import { differingFormulas, evaluatedWorkbook } from '../../fixtures/evaluated-workbook.ts'
import { takeShare } from '../../fixtures/seeds.ts'

/** The first row of the report, and the columns of its figures, from 0. */
const FIRST_ROW = 5
const FIGURES = { comparative: 5, value: 6, change: 7 } as const

let company: Company<never>

/** The invented company, with a site that calls itself a formula and records of two years, some of them over their ends. */
beforeAll(async () => {
  const store = memoryStore<ServiceRecords>()
  await ensureDemo(store, Date.now)
  const policy = { required: 'lenient' } as const
  company = createService({ store, gridRegions: DEMO_GRID_REGIONS, policy }).company(1)
  const address = { address: '1 Mill Lane, Hull', coordinates: { lat: 53.74, lng: -0.33 } }
  const site = await company.sites.create({ name: '=1+1', address, area: 1, unit: 'M2', countryId: 826 })
  const energy = (startDate: string, endDate: string, value: string) =>
    company.siteEnergies.create(site.record.id, {
      startDate,
      endDate,
      value,
      unitId: units.megajoule.id,
      percentageOfCleanEnergy: 33,
    })
  await energy('2024-03-01', '2024-04-01', '1234.5678901234567891')
  await energy('2024-12-15', '2025-01-14', '77777.7')
  await energy('2025-12-15', '2026-01-14', '99999.123456789')
})

async function sheetRows(workbook: Uint8Array, name: string) {
  const { sheets } = await readXlsx(workbook)
  const [titles = [], ...rows] = sheets.find((sheet) => sheet.name === name)?.rows ?? []
  return rows.map((row) => Object.fromEntries(titles.map((title, index) => [String(title), row[index] ?? null])))
}

describe.each(takeShare(DISCLOSURE_STANDARDS))('the workbook of %s', (standard) => {
  it('calculates every cell that it has, from the records to the report', async () => {
    const cells = await evaluatedWorkbook(await company.reportWorkbook({ standard, year: 2025 }))
    expect(differingFormulas(cells)).toEqual([])
    expect(cells.length).toBeGreaterThan(1000)
  })

  it('has the figures of the report, each a formula, down to sums over the records and their energy', async () => {
    const request = { standard, year: 2025 } as const
    const [{ rows }, workbook] = [await company.report(request), await company.reportWorkbook(request)]
    const cells = await evaluatedWorkbook(workbook)
    for (const [index, row] of rows.entries()) {
      for (const column of ['comparative', 'value', 'change'] as const) {
        const place = { sheet: 'Report', row: FIRST_ROW + index, column: FIGURES[column] }
        const written = cells.filter((cell) => Object.entries(place).every(([key, is]) => cell[key as 'row'] === is))
        expect(written.map(({ written }) => written)).toEqual(row[column] === null ? [] : [row[column].value])
      }
    }
    const inputs = rows.flatMap(({ value, comparative }) =>
      [value, comparative].flatMap(
        (cell) => cell?.parts.filter(({ of }) => of === 'inventory' || of === 'energy') ?? [],
      ),
    )
    const sums = cells.filter(({ sheet, column }) => sheet === 'Parts' && column === 4)
    expect(inputs.length).toBeGreaterThan(0)
    expect(sums).toHaveLength(inputs.length)
  })
})

describe('the workbook of a report', () => {
  it('has a line for each contribution upstream of electricity, where that is asked for', async () => {
    const request = { standard: 'esrs-e1', year: 2025, upstream: true } as const
    const workbook = await company.reportWorkbook(request)
    expect(differingFormulas(await evaluatedWorkbook(workbook))).toEqual([])
    const lines = (await sheetRows(workbook, 'Records')).filter((line) => line['Scope 3 category'] === 3)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.every((line) => line.Scope === 'SCOPE_3' && line['In location-based Scope 2'] === 0)).toBe(true)
    expect([...new Set(lines.map((line) => line['Method and version']))]).toEqual(['fuel/1'])
  })

  it('has the columns of further years, each a formula over the records of that year', async () => {
    const request = { standard: 'sb-253', year: 2026, prior: [2024] } as const
    const [{ rows, columns }, workbook] = [await company.report(request), await company.reportWorkbook(request)]
    const cells = await evaluatedWorkbook(workbook)
    expect(differingFormulas(cells)).toEqual([])
    expect(columns[0]?.id).toBe('prior.2024')
    const written = (column: number) =>
      cells.filter(({ sheet, column: at }) => sheet === 'Report' && at === column).map(({ written: value }) => value)
    const known = (id: string) => rows.flatMap(({ further }) => further[id]?.value ?? [])
    expect(known('prior.2024')).not.toEqual([])
    expect(written(5)).toEqual(known('prior.2024'))
    expect(written(9)).toEqual(known('change.prior.2024'))
  })

  it('follows a factor that is changed, to the total', async () => {
    const workbook = await company.reportWorkbook({ standard: 'sb-253', year: 2025 })
    const factors = (await readXlsx(workbook)).sheets.find(({ name }) => name === 'Factors')?.rows ?? []
    const column = factors[0]?.indexOf('kg CO2e') ?? -1
    const doubled = factors.flatMap((row, index) =>
      typeof row[column] === 'number' ? [[`Factors ${index},${column}`, 2 * row[column]] as const] : [],
    )
    const [before, after] = [await evaluatedWorkbook(workbook), await evaluatedWorkbook(workbook, new Map(doubled))]
    const scope1 = ({ sheet, row, column: at }: (typeof before)[number]) =>
      sheet === 'Report' && row === FIRST_ROW && at === FIGURES.value
    const [one, two] = [before.find(scope1)?.evaluated ?? 0, after.find(scope1)?.evaluated ?? 0]
    expect(one).toBeGreaterThan(0)
    expect(two / one).toBeCloseTo(2, 12)
  })

  it('keeps names that look like formulas as text, and digits that no double holds beside their cells', async () => {
    const workbook = await company.reportWorkbook({ standard: 'esrs-e1', year: 2025 })
    const records = await sheetRows(workbook, 'Records')
    const digits = await sheetRows(workbook, 'Records digits')
    const digitsOf = (line: (typeof records)[number]) =>
      digits.find((one) => one['Row in Records'] === records.indexOf(line) + 2)
    const lines = records.filter(({ Site }) => Site === '=1+1')
    const earlier = lines.filter((line) => digitsOf(line)?.['Activity data, all digits'] === '1234.5678901234567891')
    // the clean share and the rest by market, and the grid by location
    expect(earlier.map((line) => [line['Column of the report'], line['In the total (market-based)']])).toEqual([
      ['comparative', 1],
      ['comparative', 1],
      ['comparative', 0],
    ])
    expect(earlier[0]?.['Activity data']).toBe(Number('1234.5678901234567891'))
    expect(lines.some((line) => String(digitsOf(line)?.['Steps, all digits']).includes('convert 5/18 kWh/MJ'))).toBe(
      true,
    )
    const over = lines.filter(({ Record }) => Record === lines.at(-1)?.Record)
    expect(over.map((line) => line['Share of its period'])).toContain(17 / 30)
  })

  it('names what is missing, the notices, the method and the licences', async () => {
    const request = { standard: 'secr', year: 2025 } as const
    const [table, workbook] = [await company.report(request), await company.reportWorkbook(request)]
    const notes = await sheetRows(workbook, 'Notes')
    expect(notes.map(({ Code }) => Code)).toEqual([...table.missing, ...table.notices].map(({ code }) => code))
    const texts = (await sheetRows(workbook, 'Methodology')).map(({ Text }) => Text)
    expect(texts).toEqual([...table.methodology.map(({ text }) => text), ...table.attributions])
  })

  it('is the same bytes for the same records, and rejects what the report rejects', async () => {
    const request = { standard: 'esrs-e1', year: 2025 } as const
    expect(await company.reportWorkbook(request)).toEqual(await company.reportWorkbook(request))
    await expect(company.reportWorkbook({ ...request, year: 2019 })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('shows no long digits outside the sheets of digits, which have those of each rounded figure', async () => {
    const { sheets } = await readXlsx(await company.reportWorkbook({ standard: 'secr', year: 2025 }))
    const isLong = (cell: unknown) => typeof cell === 'string' && /^-?[\d./]{17,}$/.test(cell)
    const long = (name: string) =>
      sheets
        .find((sheet) => sheet.name === name)
        ?.rows.flat()
        .filter(isLong) ?? []
    const names = sheets.map(({ name }) => name)
    const [shown, digits] = [
      names.filter((name) => !/digits$/i.test(name)),
      names.filter((name) => /digits$/i.test(name)),
    ]
    expect(shown).toEqual([
      'Cover',
      'Report',
      'Charts',
      'Notes',
      'Methodology',
      'Parts',
      'Factors',
      'Records',
      'Energy',
    ])
    expect(shown.flatMap(long)).toEqual([])
    for (const name of digits) expect(long(name), name).not.toEqual([])
  })

  it('charts the scopes as sums over the records, and the months, which add up to the total', async () => {
    const workbook = await company.reportWorkbook({ standard: 'secr', year: 2025 })
    const { scope1, scope2, scope3, total } = await company.inventory({ from: '2025-01-01', to: '2026-01-01' })
    const formulas = (await evaluatedWorkbook(workbook)).filter(({ sheet }) => sheet === 'Charts')
    const kg = [scope1, scope2.locationBased, scope2.marketBased, scope3].map(({ co2e }) => co2e.kg)
    expect(formulas).toHaveLength(4)
    for (const [index, { evaluated }] of formulas.entries()) expect(evaluated).toBeCloseTo((kg[index] ?? 0) / 1000, 9)
    const rows = (await readXlsx(workbook)).sheets.find(({ name }) => name === 'Charts')?.rows ?? []
    const months = rows.filter(([name]) => /^2025-\d\d$/.test(String(name))).map(([, value]) => Number(value))
    expect(months).toHaveLength(12)
    expect(months.reduce((sum, value) => sum + value, 0)).toBeCloseTo(total.co2e.kg / 1000, 9)
  })

  it('has a cover with the company, the period, the method and the notices', async () => {
    const request = { standard: 'secr', year: 2025 } as const
    const cover = async (statement: { readonly organization?: string }) => {
      const { sheets } = await readXlsx(await company.reportWorkbook({ ...request, statement }))
      return sheets[0]?.rows ?? []
    }
    const { notices, methodology } = await company.report(request)
    const lines = await cover({ organization: 'Mill & Sons' })
    expect(lines[0]?.[0]).toBe('Mill & Sons')
    const unnamed = await cover({})
    expect([unnamed[0]?.[0], unnamed[1]?.[1]]).toEqual([
      'Company 1',
      'not stated; supply organization in the statement',
    ])
    const texts = lines.map(([, text]) => String(text))
    expect(texts).toContain('2025-01-01 to 2025-12-31')
    expect(texts).toContain(methodology[0]?.text)
    for (const { message } of notices)
      expect(
        texts.some((text) => text.startsWith(message)),
        message,
      ).toBe(true)
  })
})
