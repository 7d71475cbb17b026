import { readFactTable, writeDataTable } from './fact-table.ts'

/**
 * Writes the energy of vehicles by distance from the tables of the two SECR sheets and of the whole flat file of 2025:
 *
 *   npx tsx test/tools/factors-data/write-secr-table.ts desnz-2025-secr-kwh.csv desnz-2025-all.csv
 *
 * A row of energy belongs to the emissions of the same activity, type, fuel or load, and unit; case differs between the
 * sheets. Throws unless each row has such a partner, and all partners have the same group, row and unit in their ids.
 */
const [energyFile = '', emissionsFile = ''] = process.argv.slice(2)

const DIGESTS = {
  energy: 'e6be90227582cf6ebd8c7198543ebf1042d6361db45fe5943a9f172caefe78af',
  emissions: '6cccebf07805170ce75d5d9f3dfaea7837b4d9fadfd72904b21ec16b32bbe089',
} as const

const vehicleOf = (...names: readonly (string | undefined)[]) => names.join(' / ').toLowerCase()

const partners = new Map<string, Set<string>>()
for (const { row_id = '', level2, level3, column_text, uom } of readFactTable(emissionsFile, DIGESTS.emissions)) {
  const vehicle = vehicleOf(level2, level3, column_text, uom)
  const rows = partners.get(vehicle) ?? new Set()
  partners.set(vehicle, rows.add(row_id.replace(/^\d+_/, '')))
}

const energies = new Map<string, { fuel: string; electricity: string }>()
for (const { activity, type, column_text, uom, sheet, kwh = '' } of readFactTable(energyFile, DIGESTS.energy)) {
  const vehicle = vehicleOf(activity, type, column_text, uom)
  const [row, ...others] = partners.get(vehicle) ?? []
  if (row === undefined || others.length > 0) throw new Error(`${vehicle} has ${others.length + 1} partners`)
  const energy = energies.get(row) ?? { fuel: '', electricity: '' }
  energy[sheet === 'SECR kWh UK electricity for EVs' ? 'electricity' : 'fuel'] = kwh
  energies.set(row, energy)
}

writeDataTable({
  name: 'desnz-2025-energy',
  comment: [
    'UK Government GHG Conversion Factors 2025 (full set), sheets "SECR kWh pass & delivery vehs" and "SECR kWh UK electricity',
    'for EVs": energy of road vehicles per unit of distance or freight. Columns: the row id of the emissions without its sheet',
    '(group_row_unit) | kWh of fuel, net calorific value | kWh of electricity; empty: not published. Zeros are published.',
    'Written by test/tools/factors-data/write-secr-table.ts.',
    '',
    'Contains public sector information licensed under the Open Government Licence v3.0.',
  ],
  lines: [...energies].map(([row, { fuel, electricity }]) => [row, fuel, electricity].join('|').replace(/\|+$/, '')),
})
