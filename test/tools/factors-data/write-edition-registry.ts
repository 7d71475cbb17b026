import { dittoLine } from './ditto-line.ts'
import { type Cells, readFactTable, writeDataTable } from './fact-table.ts'

/**
 * Writes the registry of the editions of publishers:
 *
 *   npx tsx test/tools/factors-data/write-edition-registry.ts edition-registry.csv
 */
const [file = ''] = process.argv.slice(2)

const DIGEST = '1ece2f2831dfca3de96c6cd08cd35554bb1c86e432fbe6120fa818ec7ea3f319'

/** The sets whose editions are named otherwise in keys. */
const NAMES: Readonly<Record<string, string>> = { 'base-carbone': 'ademe', 'epa-hub': 'epa' }

/** The licence of each set; the rights of those that may not be shipped are the publisher's. */
const LICENCES: Readonly<Record<string, string>> = {
  desnz: 'Open Government Licence v3.0',
  epa: 'US public domain',
  egrid: 'US public domain',
  nga: 'CC BY 4.0',
  mfe: 'CC BY 4.0',
  eccc: 'Open Government Licence – Canada',
  eea: 'CC BY 4.0',
  aib: 'rights reserved by the publisher',
  'gb-spend': 'Open Government Licence v3.0',
  ember: 'CC BY 4.0',
  uba: 'CC0 1.0, as stated by others',
  ademe: 'Licence Ouverte 2.0; some elements belong to third parties',
}

/** The edition ids in which figures are shipped, by set and edition. */
const SHIPPED: Readonly<Record<string, string>> = {
  'desnz 2024': 'desnz-2024',
  'desnz 2025': 'desnz-2025',
  'desnz 2026': 'desnz-2026',
  'epa 2025': 'epa-2025',
  'egrid eGRID2023': 'epa-2025',
  'nga 2023': 'nga-2023',
  'nga 2024': 'nga-2024',
  'nga 2025': 'nga-2025',
  'nga 2026': 'nga-2026',
  'mfe 2026.1': 'mfe-2026-2',
  'eccc 3.0': 'eccc-2023 eccc-2024 eccc-2025 eccc-2026',
  'eccc 4.0': 'eccc-2027',
  'ademe V23.6': 'ademe-23-6',
  'gb-spend 1997 to 2023': 'gb-spend-2023',
  'eea data year 2024': 'eea-2024',
  'ember 24 Apr 2026': Array.from({ length: 11 }, (_, index) => `ember-${2015 + index}`).join(' '),
}

/** Corrections of values that the shipped figures do not hold, or do not hold for certain. */
const NOT_HELD: readonly string[] = ['nga 2026', 'egrid eGRID2023']

function lineOf(row: Cells): string {
  const { publisher, edition = '', published_on, published_evidence = '' } = row
  const set = NAMES[row.set ?? ''] ?? row.set ?? ''
  // a note in the table is no place where a publisher prints a date
  const evidence = /field notes|CarbonSite|shared\/facts/.test(published_evidence) ? '' : published_evidence
  const name = `${set} ${edition}`
  const correctedOn = (row.corrected_on ?? '').replace(' (inferred)', '')
  const held = correctedOn === '' || !Object.hasOwn(SHIPPED, name) ? '' : NOT_HELD.includes(name) ? 'no' : 'yes'
  const facts = [
    set,
    publisher,
    edition,
    published_on,
    correctedOn,
    row.correction,
    row.correction_changes_values,
    held,
  ]
  const rule = [row.applies_from, row.applies_to, row.applicability_rule]
  return [...facts, ...rule, SHIPPED[name] ?? '', LICENCES[set] ?? '', evidence]
    .map((cell = '') =>
      cell
        .replaceAll('"', "'")
        .replaceAll('|', '/')
        .replace(/\s*\[read here\]|\(?(?:quoted in |read by )?themisiq[^;)]*\)?/g, '')
        .replace(/ +;/g, ';')
        .trim(),
    )
    .join('|')
}

const lines = readFactTable(file, DIGEST).map(lineOf)
writeDataTable({
  name: 'edition-registry',
  comment: [
    'Editions of publishers: set | publisher | edition | published on | corrected on | what the correction changed | whether it changed',
    'values | whether the shipped figures hold it | applies from | applies to | rule of application | edition ids that are shipped |',
    'licence | where the date is printed. Empty: not known, or none. Written by',
    'test/tools/factors-data/write-edition-registry.ts.',
  ],
  lines: lines.map((line, index) => dittoLine(line, lines[index - 1])),
})
