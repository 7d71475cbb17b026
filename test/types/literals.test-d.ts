import {
  type Catalogue,
  type EditionId,
  type FactorFilter,
  findFactor,
  publishedCatalogue,
  type RegionCode,
  searchFactors,
  selectFactor,
  suggestFactors,
} from '../../src/reference/factors/index.ts'

// Literals of editions, regions and keys are checked; wide texts, and those of own catalogues, are not.

declare const text: string
declare const own: Catalogue
declare const perhaps: string | undefined
declare const filter: FactorFilter
declare const pattern: `ipcc-${string}/gwp100/${string}`
const activity = { kind: 'electricity' } as const
const period = { start: '2025-01-01', end: '2025-02-01' }

findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
findFactor('3c0e3b6e-8f4c-5a1f-8a11-8e4f9f0f0a11')
findFactor(text)
findFactor(pattern)
findFactor('acme/steam/kwh', { catalogue: own })
searchFactors('gas', { edition: 'DESNZ-2025', region: 'US-CAMX', unit: 'kWh' })
searchFactors('gas', { edition: perhaps, region: 'United Kingdom', unit: undefined, catalogue: undefined })
searchFactors('gas', { edition: 'acme', region: 'US-ACME', catalogue: own })
searchFactors('gas', filter)
suggestFactors('gas', { edition: text, region: 'Guinea-Bissau' })
selectFactor({ activity, region: 'GB-LND', period })
selectFactor({ activity, region: 'US-ACME', period, catalogue: own })
publishedCatalogue.factors('ember-2025')
publishedCatalogue.factors(text)
export const known: readonly [EditionId, RegionCode] = ['nga-2026', 'AU-SWIS']

// @ts-expect-error there is no such edition
findFactor('desnz-2052/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
// @ts-expect-error there is no such edition
searchFactors('gas', { edition: 'desnz-1850' })
// @ts-expect-error there is no such grid region
searchFactors('electricity', { region: 'US-CAXM' })
// @ts-expect-error a misspelt option
searchFactors('gas', { editon: 'desnz-2025' })
// @ts-expect-error no such edition for suggestions either
suggestFactors('gas', { edition: 'desnz-1850' })
// @ts-expect-error there is no such grid region
selectFactor({ activity, region: 'CA-ONT', period })
// @ts-expect-error an edition of the list
export const unknownEdition: EditionId = 'desnz-2052'
