import { type Cells, printLeftOut, readFactTable, writeDataTable } from './fact-table.ts'

/**
 * Writes the spend-based multipliers of the United Kingdom by SIC group, and the links from NAICS 2017 to ISIC Rev. 4:
 *
 *   npx tsx test/tools/factors-data/write-gb-spend-table.ts gb-spend-sic-2015-2023.csv naics2017-isic4.csv
 *
 * Prints the groups that are left out, each with its reason.
 */
const [spendFile = '', linksFile = ''] = process.argv.slice(2)

const SPEND_DIGEST = '99bc348a1c4dc828202c34b9e2d09d68cdfc73f45af1762fd5abfe2912bcb7e6'
const LINKS_DIGEST = '756c907088289947d35f0bb4a2869e83e23a0edd2f425089477f6cc9157a3d95'
const YEARS = ['2015', '2016', '2017', '2018', '2019', '2020', '2021', '2022', '2023']
/** Groups whose figures price no purchase: practically zero, margins alone, imputed rent, or a fall by 19 times. */
const LEFT_OUT: readonly string[] = ['7', '46', '65.3', '68.2IMP', '24.4-5']

const rows = readFactTable(spendFile, SPEND_DIGEST)
const isLeftOut = ({ sic = '' }: Cells) => LEFT_OUT.includes(sic)
const kept = rows.filter((row) => !isLeftOut(row))
writeDataTable({
  name: 'gb-spend',
  folder: 'spend',
  comment: [
    'Defra and University of Leeds, spend-based multipliers by SIC group: kg CO2e per GBP at basic prices of the year, without VAT.',
    `Columns: SIC group | title | ${YEARS[0]} to ${YEARS.at(-1)}. Written by test/tools/factors-data/write-gb-spend-table.ts.`,
    '',
    'Contains public sector information licensed under the Open Government Licence v3.0.',
  ],
  lines: kept.map((row) => [row.sic, row.title, ...YEARS.map((year) => row[year])].join('|')),
})
printLeftOut(
  'gb-spend',
  kept.length,
  rows.filter(isLeftOut).map(({ sic = '', title, flag }) => [`${sic} ${title}`, flag ?? ''] as const),
)

const links = new Map<string, string[]>()
for (const { isic_4 = '', naics_2017 = '' } of readFactTable(linksFile, LINKS_DIGEST)) {
  if (isic_4.startsWith('98')) continue // households for their own use, which are linked to every code
  links.set(isic_4, [...(links.get(isic_4) ?? []), naics_2017])
}
writeDataTable({
  name: 'isic-naics',
  folder: 'spend',
  comment: [
    'US Census Bureau, 2017 NAICS to ISIC Rev. 4, by ISIC class: class | codes of NAICS, separated by spaces. Households for own',
    'use (98) are left out. Written by test/tools/factors-data/write-gb-spend-table.ts.',
    '',
    'US public domain.',
  ],
  lines: [...links].sort().map(([isic, naics]) => `${isic}|${naics.join(' ')}`),
})
