import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { callTool, toolsOf } from '../../src/apps/cli/mcp/serve-mcp.ts'
import type { ToolContext } from '../../src/apps/cli/mcp/tool.ts'
import { DEMO_GRID_REGIONS, ensureDemo } from '../../src/apps/cli/serve/demo-company.ts'
import { add, printExact, rationalOf, ZERO } from '../../src/core/exact/index.ts'
import { publishedCatalogue } from '../../src/reference/factors/index.ts'
import { createService, memoryStore, type ServiceRecords } from '../../src/service/index.ts'
import { energyInput } from '../fixtures/service.ts'

const DIESEL = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
const FUEL = { activity: 'fuel', start: '2025-01-01', end: '2025-02-01', value: '100', unit: 'l', factor: DIESEL }
const POWER = {
  activity: 'electricity',
  start: '2025-01-01',
  end: '2025-02-01',
  value: '500',
  unit: 'kWh',
  country: 'GB',
}
const SPEND = { activity: 'spend', start: '2026-02-01', value: '1000', currency: 'GBP', factor: 'lawyers' }

const METER = 'Zähler 7'
const JANUARY = { startDate: '2025-01-01', endDate: '2025-02-01' }

let context: ToolContext

beforeAll(async () => {
  const store = memoryStore<ServiceRecords>()
  await ensureDemo(store, Date.now)
  const company = createService({ store, gridRegions: DEMO_GRID_REGIONS }).company(1)
  const [site] = (await company.sites.list()).records
  await company.siteEnergies.create(site?.id ?? '', energyInput({ ...JANUARY, value: 5, meter: METER }))
  context = { catalogue: publishedCatalogue, factors: undefined, company }
})

async function call(name: string, args: unknown) {
  const tool = toolsOf(context).find((one) => one.name === name)
  if (tool === undefined) throw new Error(`there is no tool ${name}`)
  const {
    isError = false,
    structuredContent,
    content,
  } = await callTool(tool, args, {
    context,
    io: { stderr: { write: () => undefined } as never },
  })
  // biome-ignore lint/suspicious/noExplicitAny: the shape is that of the tool, which the test states
  return { isError, data: structuredContent as any, texts: content.map(({ text }) => text), tool }
}

const violations = async (name: string, args: unknown) => {
  const { data } = await call(name, args)
  return (data.violations as { path: string; code: string; message: string }[]).map(
    ({ path, code }) => `${path} ${code}`,
  )
}

describe('a call with many rows', () => {
  it('gives each result as a call of its own gives it, and exact totals by scope', async () => {
    const rows = [FUEL, POWER, { ...FUEL, value: '0.1', start: '2025-02-01', end: '2025-03-01' }]
    const { data, tool } = await call('calculate_rows', { rows, traces: true })
    expect(tool.output.safeParse(data).success).toBe(true)
    for (const [index, row] of rows.entries()) {
      const { data: single } = await call('calculate', row)
      const withoutId = ({ id: _, ...result }: { id: string }) => ({ ...result, trace: '' })
      expect(data.rows[index].results.map(withoutId)).toEqual(single.results.map(withoutId))
    }
    expect(data.totals.map(({ scope, basis }: { scope: number; basis: string }) => [scope, basis])).toEqual([
      [1, null],
      [2, 'location'],
      [2, 'market'],
    ])
    const fuels = [0, 2].map((index) => rationalOf(data.rows[index].results[0].co2eKg))
    expect(data.totals[0].co2eKg).toBe(printExact(fuels.reduce(add, ZERO)))
  })

  it('leaves traces out unless they are asked for', async () => {
    const { data } = await call('calculate_rows', { rows: [FUEL] })
    expect(data.rows[0].results[0].trace).toBe(undefined)
  })

  it('names every wrong row and calculates none', async () => {
    const rows = [FUEL, { ...FUEL, unit: 'km' }, { ...FUEL, value: 'many' }]
    expect(await violations('calculate_rows', { rows })).toEqual([
      'rows[1].unit unit_dimension_mismatch',
      'rows[2].value not_a_number',
    ])
    expect(await violations('calculate_rows', {})).toEqual(['rows required'])
  })

  it('names the wrong cells of every row if other rows are malformed', async () => {
    const rows = [{ ...FUEL, unit: 'quarter' }, { activity: 'fuel' }, FUEL, { ...FUEL, value: 'x' }]
    expect(await violations('calculate_rows', { rows })).toEqual([
      'rows[0].unit unknown_unit',
      'rows[1].start required',
      'rows[3].value not_a_number',
    ])
    const misspelt = [
      { ...FUEL, unitt: 'l' },
      { ...FUEL, unit: 'quarter' },
    ]
    expect(await violations('calculate_rows', { rows: misspelt })).toEqual([
      'rows[0].unitt unknown_field',
      'rows[1].unit unknown_unit',
    ])
  })

  it('names three rows of each cause, and counts the others', async () => {
    const wrong = { ...FUEL, unit: 'quarter' }
    const { data } = await call('calculate_rows', { rows: Array.from({ length: 200 }, () => wrong) })
    expect(data.violations.map(({ path }: { path: string }) => path)).toEqual([
      'rows[0].unit',
      'rows[1].unit',
      'rows[2].unit',
    ])
    expect(data.violations[1].message).not.toContain('further')
    expect(data.violations[2].message).toMatch(/\(197 further rows alike\)$/)
  })

  it('names at most a hundred violations, and counts the others', async () => {
    const rows = Array.from({ length: 300 }, (_, index) => ({ ...FUEL, unit: `quarter ${index}` }))
    const { data } = await call('calculate_rows', { rows })
    expect(data.violations).toHaveLength(101)
    expect(data.violations.at(-1).message).toMatch(/^200 further violations not listed/)
  })

  it('takes credits where they are allowed', async () => {
    expect(await violations('calculate_rows', { rows: [{ ...FUEL, value: '-5' }] })).toEqual([
      'rows[0].value must_be_non_negative',
    ])
    const { isError } = await call('calculate_rows', { rows: [FUEL, { ...FUEL, value: '-5' }], allowCredits: true })
    expect(isError).toBe(false)
  })
})

describe('the sentences of errors', () => {
  const WRONG = [
    ['calculate', { ...FUEL, value: '-5' }],
    ['calculate', { activity: 'electricity', start: '2025-01-01', value: '5', unit: 'kWh' }],
    ['calculate', { ...FUEL, value: '1,234' }],
    ['calculate', { ...FUEL, start: '03/04/2025' }],
    ['calculate', SPEND],
    ['calculate', { ...SPEND, currency: 'XAU' }],
    ['calculate', { activity: 'fuel' }],
    ['calculate', { ...FUEL, factor: 'nothing' }],
    ['find_factor', { words: 'perpetual motion' }],
  ] as const

  it.each(WRONG)('of %s speak of arguments, not of options or files', async (name, args) => {
    const { texts, data } = await call(name, args)
    for (const text of texts) expect(text).not.toMatch(/--[a-z]|the file|--help/)
    for (const { message } of data.violations ?? []) expect(message).not.toMatch(/--[a-z]|the file/)
  })

  it('name no option of the command line in the description of a tool or an argument', () => {
    for (const { description, input, output } of toolsOf(context))
      for (const schema of [description, z.toJSONSchema(input, { io: 'input' }), z.toJSONSchema(output)])
        expect(JSON.stringify(schema)).not.toMatch(/--[a-z]/)
  })

  it('name priceYear where money is later than any price index', async () => {
    const { data } = await call('calculate', SPEND)
    expect(data.violations[0].message).toContain('2024, the last year with figures, as priceYear')
    expect((await call('calculate', { ...SPEND, priceYear: '2024' })).isError).toBe(false)
  })
})

describe('the tools over a company', () => {
  it('are there only if the server has one', () => {
    expect(toolsOf({}).map(({ name }) => name)).not.toContain('inventory')
    const names = toolsOf(context).map(({ name }) => name)
    expect(names.slice(-5)).toEqual(['inventory', 'readiness', 'report', 'find_records', 'import_preview'])
  })

  it('give what the service gives, in the shape that they state', async () => {
    const { company } = context
    const period = { from: '2025-01-01', to: '2026-01-01' }
    const read = async (name: string, args: unknown) => {
      const { data, tool, isError } = await call(name, args)
      expect([isError, tool.output.safeParse(data).success], name).toEqual([false, true])
      return data
    }
    expect(await read('inventory', { year: 2025 })).toEqual(await company?.inventory(period))
    expect(await read('readiness', period)).toEqual(await company?.readiness(period))
    const request = { standard: 'secr', year: 2025 } as const
    expect(await read('report', request)).toEqual(await company?.report(request))
    const statement = { company: 'quoted' } as const
    expect((await read('report', { ...request, statement })).missing).toEqual(
      (await company?.report({ ...request, statement }))?.missing,
    )
  })

  it('find records by words and scope, which add up to the inventory', async () => {
    const { data: all } = await call('find_records', { year: 2025, scope: 1, limit: 200 })
    const { data: inventory } = await call('inventory', { year: 2025 })
    expect(all.total).toBe(inventory.scope1.records)
    const sum = all.records.map(({ co2e }: { co2e: { exact: string } }) => rationalOf(co2e.exact)).reduce(add, ZERO)
    expect(printExact(sum)).toBe(inventory.scope1.co2e.exact)
    const kilograms = all.records.map(({ co2e }: { co2e: { kg: number } }) => co2e.kg)
    expect(kilograms).toEqual([...kilograms].sort((a: number, b: number) => b - a))
    const { data: gas } = await call('find_records', { year: 2025, words: 'natural-gas HULL', limit: 1 })
    for (const { factors, site } of gas.records) expect(`${factors} ${site}`.toLowerCase()).toMatch(/natural-gas.*hull/)
    expect(gas.records.length).toBeLessThanOrEqual(1)
  })

  it('find the meter of a record', async () => {
    const { data } = await call('find_records', { year: 2025, words: METER })
    expect(data.records.map(({ meter }: { meter: string }) => meter)).toEqual([METER])
  })

  it('leave nothing out of their shape, which clients check', async () => {
    const period = { year: 2025 }
    const calls: readonly (readonly [name: string, args: object])[] = [
      ['find_factor', { words: 'natural gas' }],
      ['calculate', POWER],
      ['calculate_rows', { rows: [POWER, FUEL], traces: true }],
      ['distance', { from: 'Leeds', to: 'Hull', mode: 'TRUCK' }],
      ['inventory', period],
      ['readiness', period],
      ['report', { standard: 'secr', ...period }],
      ['find_records', { ...period, limit: 200 }],
      ['import_preview', { rows: [{ ...POWER, site: 'New works' }] }],
    ]
    for (const [name, args] of calls) {
      const { data, tool } = await call(name, args)
      expect([name, tool.output.parse(data)]).toEqual([name, data])
    }
  })

  it('preview an import as the service does, and write nothing', async () => {
    const { company } = context
    const before = await company?.exactTotal()
    const rows = [
      { ...POWER, site: 'New works' },
      { ...FUEL, site: 'New works', unit: 'kWh' },
      { ...FUEL, site: 'Unplaced' },
    ]
    const { data, tool, isError } = await call('import_preview', { rows })
    expect([isError, tool.output.safeParse(data).success]).toEqual([false, true])
    const own = await company?.imports.previewRows({ name: 'rows', rows })
    expect([data.digest, data.rows, data.co2eKg, data.records]).toEqual([
      own?.digest,
      own?.rows,
      own?.co2eKg,
      own?.records,
    ])
    expect(data.problems.map(({ code, rows: at }: { code: string; rows: number[] }) => [code, at])).toEqual([
      ['unit_dimension_mismatch', [1]],
      ['not_storable', [2]],
    ])
    expect(await company?.exactTotal()).toBe(before)
    expect((await company?.imports.list())?.records).toEqual([])
  })

  it('preview credits if they are asked for, and otherwise name the argument', async () => {
    const rows = [{ ...FUEL, value: '-2', site: 'Credited works', country: 'GB' }]
    const { data: strict } = await call('import_preview', { rows })
    expect(strict.problems.map(({ message }: { message: string }) => message)).toEqual([
      expect.stringContaining('set allowCredits to true'),
    ])
    const { data } = await call('import_preview', { rows, allowCredits: true })
    expect([data.rows, data.problems, data.co2eKg.scope1.startsWith('-')]).toEqual([1, [], true])
  })

  it('name no option of the command line in any sentence about rows', async () => {
    const wrong = [
      { ...POWER, country: undefined },
      { ...FUEL, value: '-1' },
      { ...FUEL, start: '01/02/2025' },
      { ...FUEL, value: '1,234' },
      { ...FUEL, factor: undefined, fuel: 'moonshine', country: 'GB' },
      { ...SPEND, start: '2026-02-01' },
      { ...SPEND, currency: '$' },
      { activity: 'fuel', product: 'AdBlue', start: '2025-01-01', value: '1', unit: 'l', country: 'GB' },
      { product: 'Snake oil', start: '2025-01-01', value: '1', unit: 'l', country: 'GB' },
      { ...POWER, country: undefined, site: 'Nowhere', factor: 'desnz-2025/none' },
      { activity: 'trip', mode: 'RAIL', from: 'Nowhereville', to: 'York', start: '2025-01-01' },
    ]
    const sentences: string[] = []
    for (const row of wrong) {
      const { data: calculated } = await call('calculate_rows', { rows: [row] })
      const { data: previewed } = await call('import_preview', { rows: [row] })
      for (const { message } of [...(calculated.violations ?? []), ...(previewed.violations ?? previewed.problems)])
        sentences.push(message)
    }
    expect(sentences.length).toBeGreaterThanOrEqual(wrong.length)
    for (const sentence of sentences) expect(sentence).not.toMatch(/--[a-z]|tonne [a-z]+ /)
  })

  it('speak of their arguments in every sentence about wrong ones', async () => {
    const wrong: readonly (readonly [name: string, args: unknown])[] = [
      ['find_factor', { words: 'asdfghjkl' }],
      ['find_factor', { words: 'gas', colour: 1 }],
      ['calculate', { ...FUEL, factor: 'zzz' }],
      ['calculate', { ...FUEL, factor: undefined, fuel: 'diesel', country: 'GB', bridge: 'x' }],
      ['calculate', { ...FUEL, endDate: 'maybe' }],
      ['calculate', { ...SPEND, currency: 'XXX' }],
      ['calculate', { ...POWER, supplierFactor: 'own/x' }],
      ['calculate', { ...POWER, country: undefined, state: 'NSW' }],
      ['calculate_rows', { rows: [] }],
      ['calculate_rows', { rows: Array(501).fill(FUEL) }],
      ['distance', { from: 'LHR', to: 'JFK', mode: 'TRUCK' }],
      ['explain', { trace: '{}' }],
      ['explain', { trace: '' }],
      ['verify', { trace: '{}' }],
      ['inventory', { year: 2025, companyId: 2 }],
      ['report', { standard: 'secr', year: 2025, statement: { foo: 1 } }],
    ]
    for (const [name, args] of wrong) {
      const { texts } = await call(name, args)
      expect(texts.join('\n')).not.toMatch(
        /--[a-z]|tonne [a-z]+ |is refused|must be another|did you mean \?|searchFactors|of this record/,
      )
    }
    expect(await violations('calculate_rows', { rows: [] })).toEqual(['rows empty'])
    const tooMany = await call('calculate_rows', { rows: Array(501).fill(FUEL) })
    expect(tooMany.texts.join()).toContain('must have at most 500 rows; send the others in further calls. Totals of')
    expect(await violations('import_preview', { rows: Array(501).fill(FUEL) })).toEqual(['rows list_too_long'])
    expect(await violations('calculate', { ...FUEL, endDate: 'maybe' })).toEqual(['endDate invalid_choice'])
  })

  it('reject a wrong period, scope, limit or statement', async () => {
    expect(await violations('inventory', {})).toEqual(['year required'])
    expect(await violations('inventory', { from: '2025-01-01' })).toEqual(['to required'])
    for (const name of ['inventory', 'readiness', 'find_records'])
      for (const year of [2025.5, -3, 99_999]) expect(await violations(name, { year })).toEqual(['year invalid_date'])
    expect(await violations('readiness', { year: 2025, from: '2025-01-01' })).toEqual(['year invalid_choice'])
    expect(await violations('find_records', { year: 2025, scope: 4, limit: 0 })).toEqual([
      'scope invalid_choice',
      'limit number_out_of_range',
    ])
    expect(await violations('report', { standard: 'secr', year: 2025, statement: { aproach: 'x' } })).toEqual([
      'statement.aproach unknown_field',
    ])
    expect(await violations('report', { standard: 'gri', year: 2025 })).toEqual(['standard invalid_choice'])
  })
})
