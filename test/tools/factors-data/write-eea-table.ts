import { writeFileSync } from 'node:fs'
import { readFactTable } from './fact-table.ts'

/**
 * Writes the table of the EEA's direct grid intensities of 2024 from a table with the columns iso2 and co2e (kg per kWh):
 *
 *   npx tsx test/tools/factors-data/write-eea-table.ts eu-eea-grid-2024.csv
 */
const [file = ''] = process.argv.slice(2)

const DIGEST = '32124b54adc031b81d2fe29b181ab067c3668aef2ba0dd9c45a4a0d1783c29b7'

const lines = readFactTable(file, DIGEST).map(({ iso2 = '', co2e = '' }) => `${iso2}|${co2e}`)
const text = `/**
 * European Environment Agency, greenhouse gas emission intensity of electricity generation in 2024, as modified on 10 July
 * 2026: direct emissions of all producers per gross kWh generated. Columns: ISO 3166-1 alpha-2 | kg CO2e per kWh. The
 * publisher prints grams. Written by test/tools/factors-data/write-eea-table.ts.
 *
 * European Environment Agency, CC BY 4.0.
 */
export const EEA_2024 = \`
${lines.join('\n')}
\`
`
writeFileSync(new URL('../../../src/reference/factors/national/data/eea-2024.ts', import.meta.url), text)
