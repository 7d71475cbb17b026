import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { runTonne, type World } from '../cli/memory-io.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonne-restate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const required = createRequire(import.meta.url)
const loadModule = async (name: string) => {
  if (name !== 'libsql') return undefined
  return (await import(pathToFileURL(required.resolve(name)).href)) as Record<string, unknown>
}

/** One site each in five cities: ten rows. */
const ROWS = `id,site,activity,start,end,value,unit,fuel,country,factor
akl-power,Auckland,electricity,2025-03-01,2025-03-31,1000,kWh,,NZ,
akl-gas,Auckland,fuel,2025-03-01,2025-03-31,1000,kWh,natural gas,NZ,
syd-power,Sydney,electricity,2025-03-01,2025-03-31,1000,kWh,,AU-NSW,
syd-diesel,Sydney,fuel,2025-03-01,2025-03-31,1000,litres,diesel,AU,
tor-power,Toronto,electricity,2025-03-01,2025-03-31,1000,kWh,,CA-ON,
tor-gas,Toronto,fuel,2025-03-01,2025-03-31,1000,m3,natural gas,CA-ON,
lys-power,Lyon,electricity,2025-03-01,2025-03-31,1000,kWh,,FR,
lys-diesel,Lyon,fuel,2025-03-01,2025-03-31,1000,litres,diesel,FR,
muc-power,Munich,electricity,2025-03-01,2025-03-31,1000,kWh,,DE,
muc-waste,Munich,quantity,2025-03-01,2025-03-31,1000,kg,,DE,commercial and industrial waste landfill
`

describe('sites in five cities', () => {
  const db = join(folder, 'sites.db')
  const tonne = (argv: readonly string[], world: World = {}) =>
    runTonne([...argv, '--db', db], { loadModule, hasFile: existsSync, ...world })

  it('are restated to the next edition of each publisher that has one, and the others are explained', async () => {
    expect((await tonne(['migrate'])).code).toBe(0)
    const imported = await tonne(['import', 'sites.csv', '--yes'], { files: { 'sites.csv': ROWS } })
    expect(imported.stdout).toMatch(/sites\.csv, complete, 10 records, 9,710\.656 kg CO2e\n$/)

    const restate = async (from: string, to: string, ...more: readonly string[]) => {
      const editions = ['--year', '2025', '--from-edition', from, '--to-edition', to]
      const { code, stdout, stderr } = await tonne(['restate', ...editions, ...more])
      return [code, `${stdout}${stderr}`.replaceAll(/\s+/g, ' ')] as const
    }
    const [, australian] = await restate('nga-2024', 'nga-2025', '--preview')
    expect(australian).toContain('10 checked, 1 change, 9 do not name its factors, 0 cannot be computed')
    expect(australian).toContain('nga-2024/liquid-fuels/diesel-oil/gj to nga-2025/liquid-fuels/diesel-oil/gj')
    expect(australian).toMatch(/nga-2024: published .*; applies 2024-07-01 to 2025-06-30/)
    expect(australian).toMatch(/nga-2025: published .*; applies 2025-07-01 to 2026-06-30/)
    expect(australian).toContain('selected for a period (grids, freight, journeys) stay those of the edition')

    const [, canadian] = await restate('eccc-2025', 'eccc-2026')
    expect(canadian).toContain('10 checked, 1 changed, 9 do not name its factors')
    expect(canadian).toContain('0.000 kg CO2e, 1 record: eccc-2025/natural-gas/ontario/marketable/')

    const [, british] = await restate('desnz-2025', 'desnz-2026')
    expect(british).toContain('0.048 kg CO2e, 1 record: desnz-2025/waste-disposal/refuse/commercial-and-industrial')
    // those whose next edition is not shipped
    for (const [from, to] of [
      ['mfe-2026-2', 'mfe-2027'],
      ['ademe-23-6', 'ademe-23-9'],
      ['eea-2024', 'eea-2025'],
    ] as const) {
      const [code, text] = await restate(from, to)
      expect([code, text]).toEqual([1, expect.stringContaining(`invalid_choice: editions[0].to: must be one of`)])
    }
  })
})
