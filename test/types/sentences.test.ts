import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

// Errors of the compiler read as sentences, and editors complete the checked literals.

const FILE = resolve('test/types/written.ts')
const START = `
import { compile } from '../../src/bulk/index.ts'
import { calculateFuel, calculateMovement, calculateTrip, convert, defineFactor, type EmissionFactor, units } from '../../src/index.ts'
import { findFactor, searchFactors } from '../../src/reference/factors/index.ts'
import { createService } from '../../src/service/index.ts'
import { transportChain } from '../../src/standards/transport/index.ts'
declare const factor: EmissionFactor
const perLitre = defineFactor({ key: 'own/diesel', unit: 'l', per1: { co2e: 1 } })
const acme = createService().company(1)
const { sites } = acme
const address = { address: '1 Mill Lane', coordinates: { lat: 53.79, lng: -1.53 } }
const site = { name: 'Works', address, area: 1200, unit: 'M2', countryId: 826 }
`

/** Each line, and what the compiler says about it. */
const SENTENCES: Readonly<Record<string, string>> = {
  "calculateFuel({ value: 1, unit: 'kwh', factor })": 'kwh is not the symbol of a built-in unit',
  "calculateTrip({ legs: [{ mode: 'RAIL', factor, distance: { value: 1, unit: 'miles' } }] })":
    'miles is not the symbol of a built-in unit',
  "calculateFuel({ value: 1, unit: 'kg', factor: perLitre })": 'kg (WEIGHT) does not convert to l (VOLUME)',
  "calculateMovement({ mode: 'RAIL', factor, mass: 1, massUnit: 'km', distance: { value: 1, unit: 'km' } })":
    'km does not convert to t',
  "compile({ pairs: [{ unit: 'l', factor: perLitre }, { unit: 'kg', factor: perLitre }] })":
    'kg (WEIGHT) does not convert to l (VOLUME)',
  "compile({ pairs: [{ unit: 'ltr', factor }] })": 'ltr is not the symbol of a built-in unit',
  "compile({ pairs: [{ unit: 't', second: 'kms', factor }] })": 'kms is not the symbol of a built-in unit',
  "compile({ pairs: [{ unit: 'l', factor, usee: 'fuel' }] })": "'usee' is not a field of a pair",
  "transportChain({ mass: 1, massUnit: 'kgs', elements: [] })": 'kgs is not the symbol of a built-in unit',
  "transportChain({ mass: 1, massUnit: 'l', elements: [] })": 'l does not convert to t',
  "convert(1, 'l', 'kg')": 'l (VOLUME) does not convert to kg (WEIGHT)',
  'convert(1, units.litre, units.kilogram)': 'l (VOLUME) does not convert to kg (WEIGHT)',
  "findFactor('desnz-2052/fuels')": "tonne ships no edition 'desnz-2052'; for one of your own, pass its catalogue too",
  "searchFactors('grid', { region: 'US-CAXM' })": "tonne ships no factor of the region 'US-CAXM'",
  "sites.create({ ...site, possessionType: 'Ownd' })":
    "'Ownd' is not a usual type of possession; pass another one as a string",
  "sites.update('1', { unit: 'M3' })": "'M3' is not a usual unit of area; pass another one as a string",
}

const COMPLETED: Readonly<Record<string, string>> = {
  "calculateFuel({ value: 1, unit: '|', factor })": 'kWh',
  "calculateTrip({ legs: [{ mode: 'RAIL', factor, distance: { value: 1, unit: '|' } }] })": 'mi',
  "compile({ pairs: [{ unit: '|', factor }] })": 'kWh',
  "compile({ pairs: [{ unit: 't', second: '|', factor }] })": 'km',
  "transportChain({ mass: 1, massUnit: '|', elements: [] })": 'kg',
  "convert(1, '|', 'kg')": 'lb',
  "findFactor('|')": 'desnz-2025/',
  "searchFactors('gas', { edition: '|' })": 'desnz-2025',
  "sites.create({ name: 'Works', possessionType: '|' })": 'Owned',
  "sites.create({ name: 'Works', unit: '|' })": 'FT2',
  "sites.update('1', { unit: '|' })": 'M2',
  "acme.activityRecords.create({ emissionFactorId: '|' })": 'desnz-2025/',
  "acme.siteFuels.create('1', { emissionFactorId: '|' })": 'desnz-2025/',
  "acme.siteEnergies.update({ siteId: '1', energyId: '1' }, { customEmissionFactorId: '|' })": 'ember-2025/',
  "acme.vehicles.update('1', { emissionFactorId: '|' })": 'desnz-2025/',
  "acme.restatements.preview({ from: '2025-01-01', to: '2026-01-01', editions: { from: '|', to: '' } })": 'desnz-2025',
}

/** A language service whose only root file has a text that changes. */
function editor() {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.')
  const written = { text: START, version: 0 }
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [FILE],
    getScriptVersion: (path) => (path === FILE ? String(written.version) : '0'),
    getScriptSnapshot: (path) => {
      const text = path === FILE ? written.text : ts.sys.readFile(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => resolve('.'),
    getCompilationSettings: () => ({ ...options, noUnusedLocals: false }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === FILE || ts.sys.fileExists(path),
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  }
  const service = ts.createLanguageService(host)
  const write = (text: string) => {
    written.text = START + text
    written.version++
  }
  return { service, write }
}

describe('the compiler', () => {
  const { service, write } = editor()

  it('describes a wrong literal in a sentence, in its first line', () => {
    for (const [line, sentence] of Object.entries(SENTENCES)) {
      write(line)
      const found = service.getSemanticDiagnostics(FILE)
      const texts = found.map(({ messageText: text }) => (typeof text === 'string' ? text : text.messageText))
      expect(texts, line).toEqual([expect.stringContaining(sentence)])
      expect(texts.join(), line).not.toMatch(/\bnever\b/)
    }
  })

  it('completes literals where it checks them', () => {
    for (const [line, name] of Object.entries(COMPLETED)) {
      write(line.replace('|', ''))
      const at = START.length + line.indexOf('|')
      const names = service.getCompletionsAtPosition(FILE, at, {})?.entries.map((entry) => entry.name)
      expect(names, line).toContain(name)
    }
  })
})
