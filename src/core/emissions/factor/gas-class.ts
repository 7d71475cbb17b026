import { divide, ONE, parseNumber, printExact, subtract } from '../../exact/index.ts'
import type { EmissionFactor } from './emission-factor.ts'

/**
 * The class by which the GHG Protocol reports a gas. `kyoto`: in the scopes. `montreal`: a substance that depletes the
 * ozone layer, reported outside the scopes. `other`: of neither protocol, counted in the scope of its activity.
 */
export type GasClass = 'kyoto' | 'montreal' | 'other'

/**
 * The gases by the names that publishers give them, the first line that fits. Kyoto: Annex A of the Kyoto Protocol with the Doha
 * Amendment (CO2, CH4, N2O, HFC, PFC, SF6, NF3). Montreal: Annexes A, B, C and E of the Montreal Protocol (CFC, halons,
 * carbon tetrachloride, methyl chloroform, HCFC, HBFC, methyl bromide); the HFC of its Annex F are gases of Kyoto too.
 */
const CLASSES: readonly (readonly [GasClass, RegExp])[] = [
  ['montreal', /^(?:CFC|HCFC|HBFC|halon)[- ]?\d/i],
  ['montreal', /^R[- ]?(?:1[123]|2[12]|31|11[1-5]|12[1-4]|13[123]a?|141b?|142b?|225c[ab])$/i],
  ['montreal', /^(?:CCl4|CH3Br|CH3CCl3|carbon tetrachloride|methyl bromide|methyl chloroform)$/i],
  ['kyoto', /^(?:HFC|PFC)-\d/i],
  ['kyoto', /^(?:CO2|CH4(?:-fossil|-nonfossil)?|N2O|SF6|NF3|CF4|C\d+F\d+|c-C\d+F\d+)$/i],
  [
    'kyoto',
    /^(?:carbon dioxide|methane|nitrous oxide|nitrogen trifluoride|perfluoro[a-z]+|sul(?:ph|f)ur hexafluoride)\b/i,
  ],
  ['other', /^(?:HFO|HCFO|HFE|HCFE)-?\d/i],
  ['other', /^R-?(?:170|290|600a?|601a?|610|611|717|1150|1270|E170|1[123]\d\d[a-z]+(?:\([EZ]\))?)\*?(?: =|$)/i],
  ['other', /^(?:NH3|SO2F2|SF5CF3|CH3Cl|CH2Cl2|CHCl3|PFPMIE|trifluoromethyl sulphur pentafluoride)$/i],
  [
    'other',
    /^(?:ammonia|chloroform|dimethyl ?ether|methyl(?:ene)? chloride|ethane|propane|(?:iso)?butane|(?:iso)?pentane|propene)$/i,
  ],
]

/**
 * The part of a published total of a blend that counts in the scopes, kg CO2e per kg: DESNZ 2025, 'Emissions including
 * only Kyoto products'. Only blends with a gas of the Montreal Protocol; the digits as published.
 */
const KYOTO_PART: Readonly<Record<string, string>> = {
  R401A: '18',
  R401B: '15',
  R401C: '21',
  R402A: '1902',
  R402B: '1205',
  R403A: '1780',
  R403B: '3471',
  R405A: '3920',
  R406A: '0',
  R408A: '2430',
  R409A: '0',
  R409B: '0',
  R411A: '15',
  R411B: '4',
  R412A: '445',
  R414A: '0',
  R414B: '0',
  R415A: '25',
  R415B: '104',
  R416A: '767',
  R418A: '3',
  R420A: '1144',
  R500: '36',
  R501: '0',
  R502: '0',
  R503: '4972',
  R504: '326',
  R505: '0',
  R506: '0',
  R509A: '4984',
}

/** Words of a sheet or column in the name of a row, which do not name the gas. */
const NOT_A_GAS = /^(?:Refrigerant & other|.* products|Blends|Fluorinated ethers|GWP100\b.*|(?:Total e|E)missions .*)$/

/** A blend that its publisher names by number and composition: '403B - R-290/22/218 (5.0/56.0/39.0)'. */
const NUMBERED_BLEND = /^([45]\d\d[A-Z]?) - R-\d/

/**
 * Returns the gas or blend that a factor is of: 'HCFC-22', 'R408A'. It is the last part of the name of the row, without the
 * formula behind it; of two names ('R22 (HCFC-22)') the first that is known.
 */
export function gasNameOf({ name }: Pick<EmissionFactor, 'name'>): string {
  const parts = name.split(' / ').filter((part) => !NOT_A_GAS.test(part))
  const part = parts.at(-1) ?? name
  const [, number] = NUMBERED_BLEND.exec(part) ?? []
  if (number !== undefined) return `R-${number}`
  const [stated = part] = part.replace(/[*]$/, '').split(' - ')
  const [, outer = stated, inner = outer] = /^(.+?) \(([^)]+)\)$/.exec(stated) ?? []
  return [outer, inner].find((one) => gasClassOf(one) !== undefined) ?? outer
}

/** The class of a gas by its name; undefined for a blend, and for a name that no publisher gives a gas. */
export function gasClassOf(gas: string): GasClass | undefined {
  return CLASSES.find(([, pattern]) => pattern.test(gas))?.[0]
}

/** The shares of the published co2e of a factor that count in the scopes, and that belong to the Montreal Protocol. */
export interface MontrealShares {
  readonly counted: string
  readonly apart: string
}

const ALL_APART: MontrealShares = { counted: '0', apart: '1' }

/**
 * Returns the gases of a blend that DESNZ counts in a row: all, only those of the Kyoto Protocol, or only the others.
 */
function blendContent(name: string): 'all' | 'kyoto' | 'others' {
  if (name.includes('only non-Kyoto')) return 'others'
  return name.includes('only Kyoto') || name.includes('HFC and PFC alone') ? 'kyoto' : 'all'
}

/** Returns the shares of a factor of a gas or blend of the Montreal Protocol; undefined for any other. */
export function montrealSharesOf(factor: EmissionFactor): MontrealShares | undefined {
  if (!factor.category.startsWith('refrigerant')) return undefined
  const gas = gasNameOf(factor)
  if (gasClassOf(gas) === 'montreal') return ALL_APART
  const part = KYOTO_PART[gas.replace('-', '').toUpperCase()]
  const content = blendContent(factor.name)
  const { co2e } = factor.per1
  if (part === undefined || co2e === null || content === 'kyoto') return undefined
  if (content === 'others' || part === '0') return ALL_APART
  const counted = divide(parseNumber(part), parseNumber(co2e))
  return { counted: printExact(counted), apart: printExact(subtract(ONE, counted)) }
}
