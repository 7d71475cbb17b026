import { describe, expect, it } from 'vitest'
import { calculateRows } from '../../src/rows/rows.ts'
import { runTonne } from './memory-io.ts'

const HEAD = 'id,activity,start,value,unit,currency,country,vehicle,mode,fromCountry,toCountry,distanceKm,factor,fuel'

/** A row under all columns. */
function rowOf(cells: Readonly<Record<string, string>>): string {
  return HEAD.split(',')
    .map((column) => cells[column] ?? '')
    .join(',')
}

const spend = (factor: string) =>
  rowOf({ id: 'x', activity: 'spend', start: '2024-03-01', value: '1000', currency: 'EUR', factor })
const waste = (factor: string) =>
  rowOf({ id: 'x', activity: 'waste', start: '2025-03-01', value: '1', unit: 't', country: 'GB', factor })

async function calculated(...rows: readonly string[]) {
  const files = { 'rows.csv': [HEAD, ...rows, ''].join('\n') }
  return runTonne(['calculate', 'rows.csv', '--output', 'out.jsonl', '--traces', 'out.ndjson'], { files })
}

/** The lines of the summary in one, as a terminal breaks them. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ')

describe('words for a factor in a file', () => {
  it.each([
    [spend('Cleaning services'), 'Janitorial Services / NAICS 561720, with margins'],
    [
      spend('Rent of offices'),
      'Lessors of Nonresidential Buildings (excpet Miniwarehouses) / NAICS 531120, with margins',
    ],
    [spend('IT software subscriptions'), 'Software Publishers / NAICS 511210, with margins'],
    [waste('Mixed municipal waste Landfill'), 'Waste disposal / Refuse / Household residual waste / Landfill'],
    [
      rowOf({
        id: 'x',
        activity: 'movement',
        start: '2025-03-01',
        value: '1',
        unit: 't',
        mode: 'TRUCK',
        distanceKm: '10',
        fromCountry: 'GB',
        toCountry: 'GB',
        vehicle: 'articulated lorry',
      }),
      'Freighting goods / HGV (all diesel) / All artics / Average laden',
    ],
    [
      rowOf({ id: 'x', activity: 'fuel', start: '2025-03-01', value: '1', unit: 'l', country: 'GB', fuel: 'HVO' }),
      'Bioenergy / Biofuel / Biodiesel HVO',
    ],
  ])('%s: the summary names %s, and the trace has the warning', async (row, name) => {
    const { stdout, stderr, files } = await calculated(row)
    expect(stderr).toBe('')
    expect(inOneLine(stdout)).toContain(`was read as ${name} (`)
    expect(files['out.jsonl']).toMatch(/"(?:factor|fuel)_read_as"/)
    expect(String(files['out.ndjson'])).toMatch(/"code":"(?:factor|fuel)_read_as"/)
  })

  it.each([
    spend('Janitorial services'),
    waste('Commercial and industrial waste Landfill'),
    waste('steel cans landfill'),
  ])('%s is a name, and nothing is said', async (row) => {
    const { stdout, files } = await calculated(row)
    expect(stdout).not.toContain('" was read as')
    expect(files['out.jsonl']).not.toContain('read_as')
  })

  it.each([
    [
      spend('Carpet'),
      /factor_ambiguous: factor: "Carpet" is only a part .*carpet-and-rug-mills\S+ \(Carpet and Rug Mills /,
    ],
    [
      spend('Machinery'),
      /factor_ambiguous: factor: "Machinery" is only a part .* and \d+ more; write one name in full/,
    ],
    [waste('waste'), /factor_ambiguous: factor: "waste" is only a part/],
    [
      waste('metal landfill'),
      /factor_ambiguous: factor: more than one factor for "metal landfill": \S+ \(Waste disposal/,
    ],
    [
      rowOf({
        id: 'x',
        activity: 'fuel',
        start: '2025-03-01',
        value: '1',
        unit: 'short ton',
        country: 'US',
        fuel: 'coal',
      }),
      /factor_ambiguous: fuel: "coal" is only a part of .*coal-coke/,
    ],
  ])('%s is an error that names the nearest', async (row, message) => {
    const { code, stderr } = await calculated(row)
    expect(stderr).toMatch(message)
    expect(code).toBe(1)
  })

  it('says the same of rows in memory', async () => {
    const row = { activity: 'spend', start: '2024-03-01', value: 1000, currency: 'EUR', factor: 'Cleaning services' }
    const rows = await calculateRows([row])
    const notices = rows.flatMap(({ results }) => results.flatMap(({ calculation }) => calculation.notices))
    expect(notices.find(({ code }) => code === 'factor_read_as')?.message).toContain('was read as Janitorial Services')
  })
})

describe('a flight within Germany in a file', () => {
  it('takes the domestic row, and the trace has the warning', async () => {
    const row = rowOf({
      id: 'x',
      activity: 'trip',
      start: '2025-03-01',
      mode: 'AIR',
      fromCountry: 'DE',
      toCountry: 'DE',
      distanceKm: '500',
    })
    const { files } = await calculated(row)
    const { co2eKg, factors } = JSON.parse(String(files['out.jsonl']).trim())
    // 500 km × 0.13552 kg, DESNZ 2025; 42.1 kg by the row of international flights
    expect(co2eKg).toBe(67.76)
    expect(factors[0]).toContain('/flights/domestic-to-from-uk/average-passenger/')
    expect(String(files['out.ndjson'])).toContain('{"code":"factor_region_fallback","path":"factor"}')
  })
})
