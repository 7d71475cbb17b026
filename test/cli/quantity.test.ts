import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const HEAD = 'id,activity,start,value,unit,country,factor,scope3Category'
const CANS = 'desnz-2025/material-use/metal/metal-steel-cans/primary-material-production/tonnes'

async function calculated(...rows: readonly string[]) {
  const files = { 'rows.csv': [HEAD, ...rows, ''].join('\n') }
  return runTonne(['calculate', 'rows.csv', '--output', 'out.csv'], { files })
}

/** The results of rows: id, scope, kg CO2e and key. */
async function results(...rows: readonly string[]) {
  const { files, stderr } = await calculated(...rows)
  if (stderr !== '') throw new Error(stderr)
  const lines = String(files['out.csv']).trim().split('\n').slice(1)
  return lines.map((line) => {
    const cells = line.split(',')
    return [cells[0], cells[5], Number(cells[10]), cells[12]]
  })
}

describe('a row of a quantity', () => {
  // by hand: 0.5 t × 8.98311, 2 t × 2863.90131, 3 m3 × 0.1913, 10 h × 0.30234, 1200 passenger·km × 0.03546
  it.each([
    ['skip,waste,2025-01-01,500,kg,,steel cans landfill,5', ['skip', '3', 4.491555]],
    [`cans,Materials,2025-01-01,2,t,,${CANS},1`, ['cans', '3', 5727.80262]],
    ['meter,water,2025-01-01,3,m3,,water supply,', ['meter', '3', 0.5739]],
    ['home,homeworking,2025-01-01,10,FTE·h,,homeworking heating,7', ['home', '3', 3.0234]],
    ['train,commuting,2025-01-01,1200,passenger·km,GB,national rail,7', ['train', '3', 42.552]],
  ])('%s', async (row, expected) => {
    expect((await results(row))[0]?.slice(0, 3)).toEqual(expected)
  })

  it('takes the factor of the edition of its year by words', async () => {
    const rows = [2025, 2026].map((year) => `${year},waste,${year}-01-01,1,t,,steel cans landfill,`)
    const keys = (await results(...rows)).map(([, , , key]) => String(key).split('/')[0])
    expect(keys).toEqual(['desnz-2025', 'desnz-2026'])
  })

  it.each([
    [
      'x,waste,2025-01-01,1,t,,landfill,',
      /factor_ambiguous: factor: "landfill" is only a part .* nearest: (\S+ \(.+\), ){4}\S+ \(.+\) and \d+ more;/,
    ],
    ['x,waste,2025-01-01,1,t,,unobtainium landfill,', /factor_not_found: factor: .*did you mean \S+ or \S+ or \S+\?/],
    ['x,waste,2025-01-01,1,l,,steel cans landfill,', /factor_not_found: factor: no factor of a quantity in l fits/],
    [
      `x,waste,2025-01-01,1,t,,${CANS},5`,
      /factor_category_mismatch: scope3Category: is category 5, and the factor is of Scope 3 category 1/,
    ],
    ['x,waste,2025-01-01,1,l,,desnz-2025/fuels/liquid-fuels/gas-oil/litres,', /factor_category_mismatch: factor:/],
    ['x,waste,2025-01-01,1,t,,,', /required: factor: is empty/],
    [`x,waste,2025-01-01,-1,t,,${CANS},`, /must_be_non_negative: value:/],
  ])('%s is refused', async (row, message) => {
    const { code, stderr } = await calculated(row)
    expect(stderr).toMatch(message)
    expect(code).toBe(1)
  })
})
