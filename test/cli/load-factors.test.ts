import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

/** The layout of the Base Carbone: elements, the parts of each after it, semicolons and decimal commas. */
const ADEME = [
  "Type Ligne;Identifiant de l'élément;Statut de l'élément;Nom base français;Nom attribut français;Code de la catégorie;Unité français;Total poste non décomposé",
  'Elément;37133;Valide générique;Gaz naturel - 2022, mix moyen;consommation;Combustibles > Fossiles > Gazeux;kgCO2e/kWh PCS;0,215',
  'Poste;37133;Valide générique;Gaz naturel;Amont;Combustibles > Fossiles > Gazeux;kgCO2e/kWh PCS;0,031',
  'Elément;25775;Valide générique;Gazole routier B7;;Combustibles > Fossiles > Liquides;kgCO2e/litre;3,10',
  'Elément;90001;Archivé;Gazole routier B30;;Combustibles > Fossiles > Liquides;kgCO2e/litre;2,90',
  'Elément;90002;Valide générique;Repas moyen;;Achats de biens > Repas;kgCO2e/repas;2,04',
].join('\n')

/** Ten fuels of the German list, as its readers noted them: masses of the gases per kWh of net calorific value. */
const UBA = [
  'ID;Brennstoff;Einheit;CO2;CH4;N2O',
  '01_10_02_004_01;Erdgas (Heizwert);kWh;0,202396;0,0000108;0,000000905',
  '01_10_02_002_01;Heizöl leicht;kWh;0,266472;0,000000165;0,000001967',
  '01_10_01_009_01;Pellets;kWh;;0,00000179;0,000001202',
].join('\n')

const AIB = 'Country;Residual mix gCO2/kWh\nDE;724,38\nFR;41,1\nAtlantis;1\n'
const GREEN_E = 'eGRID Subregion,Residual Mix Emissions Rate (lb CO2/MWh)\nCAMX,"1,012.5"\n'

describe('tonne factors load', () => {
  it('reads the Base Carbone in Windows-1252, and names the rows left out', async () => {
    const bytes = Uint8Array.from(ADEME, (letter) => letter.charCodeAt(0))
    const run = await runTonne(['factors', 'load', '--format', 'ademe', 'base-carbone-2026.csv'], {
      bytes: { 'base-carbone-2026.csv': bytes },
    })
    expect(run.code).toBe(0)
    expect(run.stderr).toBe(
      [
        'base-carbone-2026.csv:3: left out, Gaz naturel / Amont: a part of the element before it',
        'base-carbone-2026.csv:5: left out, Gazole routier B30: archived by the publisher',
        'base-carbone-2026.csv:6: left out, Repas moyen: no unit is "kgCO2e/repas"',
        'ademe-2026: 2 factors read, 3 rows left out\n',
      ].join('\n'),
    )
    const factors = JSON.parse(run.stdout).map((one: Record<string, unknown>) => [
      one.key,
      one.heatingValue,
      one.boundary,
    ])
    expect(factors).toEqual([
      ['ademe-2026/gaz-naturel-2022-mix-moyen-consommation/kwh-gross', 'gross', 'WTW'],
      ['ademe-2026/gazole-routier-b7/l', null, 'WTW'],
    ])
  })

  it('writes factors that a calculation names, with the gases of the German list', async () => {
    const loaded = await runTonne(
      ['factors', 'load', '--format', 'uba', 'liste.csv', '--year', '2026', '--output', 'uba.json'],
      {
        files: { 'liste.csv': UBA },
      },
    )
    expect([loaded.code, loaded.stderr.split('\n')[0]]).toEqual([0, 'uba-2026: 3 factors read, 0 rows left out'])
    const rows = [
      'id,activity,start,value,unit,factor',
      'gas,fuel,2026-01-01,1000,kWh,uba-2026/erdgas-heizwert/kwh',
      'wood,fuel,2026-01-01,1000,kWh,uba-2026/pellets/kwh',
    ].join('\n')
    const run = await runTonne(['calculate', 'in.csv', '--factors', 'uba.json', '--output', 'out.ndjson'], {
      files: { ...(loaded.files as Record<string, string>), 'in.csv': rows },
    })
    const results = String(run.files['out.ndjson'])
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).co2eKg)
    // 0.202396 + 28 × 0.0000108 + 265 × 0.000000905 kg a kWh; 28 × 0.00000179 + 265 × 0.000001202
    expect(results).toEqual([202.938225, 0.36865])
  })

  it('reads residual mixes for the market-based method', async () => {
    const loaded = await runTonne(['factors', 'load', '--format', 'aib', 'aib-2024.csv', '--output', 'aib.json'], {
      files: { 'aib-2024.csv': AIB },
    })
    expect(loaded.stderr).toBe(
      'aib-2024.csv:4: left out, Atlantis: no region is "Atlantis"\naib-2024: 2 factors read, 1 rows left out\n',
    )
    const rows =
      'id,activity,start,value,unit,country,residualFactor\na,electricity,2024-01-01,1000,kWh,DE,aib-2024/residual-mix/de/kwh\n'
    const run = await runTonne(['calculate', 'in.csv', '--factors', 'aib.json', '--output', 'out.ndjson'], {
      files: { ...(loaded.files as Record<string, string>), 'in.csv': rows },
    })
    const results = String(run.files['out.ndjson'])
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(results.map(({ method, co2eKg }) => [method, co2eKg])).toEqual([
      ['electricity_location', 291],
      ['electricity_market', 724.38],
    ])
    const american = await runTonne(['factors', 'load', '--format', 'green-e', 'g-2025.csv'], {
      files: { 'g-2025.csv': GREEN_E },
    })
    expect(JSON.parse(american.stdout).map((one: Record<string, unknown>) => [one.key, one.massUnit])).toEqual([
      ['green-e-2025/residual-mix/us-camx/mwh', 'lb'],
    ])
    const used = await runTonne(['calculate', 'in.csv', '--factors', 'g.json', '--output', 'out.ndjson'], {
      files: {
        'g.json': american.stdout,
        'in.csv':
          'id,activity,start,value,unit,country,residualFactor\na,electricity,2025-01-01,1000,kWh,US-CAMX,green-e-2025/residual-mix/us-camx/mwh\n',
      },
    })
    const market = String(used.files['out.ndjson']).trim().split('\n').at(-1) ?? ''
    // 1,012.5 pounds of 0.45359237 kg
    expect(JSON.parse(market)).toMatchObject({ method: 'electricity_market', co2eKg: 459.262274625 })
  })

  it('compares the flat file of New Zealand with the shipped release, figure by figure', async () => {
    const text = readFileSync(new URL('../fixtures/mfe-long.csv', import.meta.url), 'utf8')
    const { stderr } = await runTonne(['factors', 'load', '--format', 'mfe', 'mfe-2026.csv'], {
      files: { 'mfe-2026.csv': text },
    })
    expect(stderr).toBe(
      'mfe-2026: 13 factors read, 0 rows left out\ncompared with mfe-2026-2: 13 equal, 0 without an equal row\n',
    )
  })

  it('names a file of a shipped edition otherwise, so that both can be used', async () => {
    const text = 'name,unit,co2e\nDiesel oil,GJ,70.2\n'
    const loaded = await runTonne(['factors', 'load', '--format', 'nga', 'nga-2026.csv', '--output', 'nga.json'], {
      files: { 'nga-2026.csv': text },
    })
    expect(loaded.stderr).toBe(
      'nga-2026-file: 1 factors read, 0 rows left out\ncompared with nga-2026: 0 equal, 1 without an equal row\n  nga-2026-file/diesel-oil/gj\n',
    )
    const rows = 'id,activity,start,value,unit,factor,country\na,fuel,2026-08-01,1,GJ,nga-2026-file/diesel-oil/gj,AU\n'
    const files = { ...(loaded.files as Record<string, string>), 'in.csv': rows }
    const run = await runTonne(['calculate', 'in.csv', '--factors', 'nga.json', '--output', 'out.ndjson'], { files })
    expect([run.code, run.stderr]).toEqual([0, ''])
  })

  it.each([
    [['--format', 'ipcc'], '"ipcc" is not a format'],
    [['--format', 'aib', '--sha256', '00'], 'is not the digest of the file'],
    [['--format', 'mfe'], 'has no column for name, unit, co2e'],
  ])('rejects %j', async (options, message) => {
    const run = await runTonne(['factors', 'load', ...options, 'aib-2024.csv'], { files: { 'aib-2024.csv': AIB } })
    expect(run.code).toBe(1)
    expect(run.stderr.replace(/\s+/g, ' ')).toContain(message)
  })

  it('lists the editions of publishers, shipped or not', async () => {
    const { code, stdout } = await runTonne(['factors', 'editions', 'nga'])
    expect([code, stdout.match(/^DCCEEW \d{4}$/gm)]).toEqual([
      0,
      ['2023', '2024', '2025', '2026'].map((one) => `DCCEEW ${one}`),
    ])
    expect(stdout).toContain('shipped as nga-2026 without this correction')
    const all = await runTonne(['factors', 'editions', '--json'])
    expect(all.stdout.trim().split('\n')).toHaveLength(36)
    expect((await runTonne(['factors', 'editions', 'ipcc'])).stderr).toContain('"ipcc" is not a set of editions')
  })
})
