import { byKey, keysOf } from '../../base/index.ts'
import type { HeatingValue } from '../../core/emissions/index.ts'
import { collectEach, fail, type Notice } from '../../core/errors/index.ts'
import {
  add,
  multiply,
  parseRational,
  printExact,
  type Rational,
  ratio,
  resultDouble,
  ZERO,
} from '../../core/exact/index.ts'
import type { EnergyCalculation } from './calculate-energy.ts'
import { type EnergySource, isFuelSource, type OriginEvidence } from './energy-source.ts'

/** The rows that records can count in, in the order of the account. */
const RECORD_ROWS = [
  'coal',
  'petroleum',
  'naturalGas',
  'otherFossil',
  'purchasedFossil',
  'nuclear',
  'renewable',
  'ownNonRenewable',
  'ownRenewable',
  'feedstock',
] as const
type RecordRow = (typeof RECORD_ROWS)[number]

/** The rows that add up to the fossil energy, as ESRS E1-7 splits it for high climate impact sectors. */
const FOSSIL_ROWS = ['coal', 'petroleum', 'naturalGas', 'otherFossil', 'purchasedFossil'] as const

/**
 * The rows of an energy account: `total` is `fossil` + `nuclear` + `renewable` (ESRS E1-7 ¶26), `fossil` the sum of the
 * five rows of ¶27. `ownNonRenewable`, `ownRenewable` (¶28, all that was made) and `feedstock` are in no total.
 */
export type EnergyAccountRow = 'total' | 'fossil' | RecordRow

/** Energy by source. */
export interface EnergyAccount {
  /** The basis of all fuels; null if there are no fuels. */
  readonly basis: HeatingValue | null
  /** MWh, each the double nearest to the exact figure; 0 if no record counts in the row. */
  readonly mwh: Readonly<Record<EnergyAccountRow, number>>
  /** MWh with all digits: decimals, or fractions in lowest terms. */
  readonly exactMwh: Readonly<Record<EnergyAccountRow, string>>
  /**
   * The evidence of nuclear and renewable origins, to state with the split: contracts (by market), `grid_mix` (by
   * location).
   */
  readonly evidence: readonly OriginEvidence[]
  /** The notices of the records. */
  readonly notices: readonly Notice[]
}

const FUEL_ROWS = {
  coal: 'coal',
  petroleum: 'petroleum',
  natural_gas: 'naturalGas',
  other_fossil: 'otherFossil',
  renewable: 'renewable',
} as const

const MWH_PER_KWH = ratio(1n, 1000n)

/**
 * Returns the row in which energy of a source counts; never a total.
 *
 * @example
 * ```ts
 * import { accountRowOf } from 'tonne/energy'
 * accountRowOf({ kind: 'fuel', fuel: 'natural_gas' }) // => 'naturalGas'
 * accountRowOf({ kind: 'purchased', carrier: 'electricity' }) // => 'purchasedFossil'
 * ```
 */
export function accountRowOf(source: EnergySource): Exclude<EnergyAccountRow, 'total' | 'fossil'> {
  switch (source.kind) {
    case 'feedstock':
      return 'feedstock'
    case 'fuel':
      return FUEL_ROWS[source.fuel]
    case 'generated':
      return source.origin === 'renewable' ? 'ownRenewable' : 'ownNonRenewable'
    default:
      return source.origin === 'nuclear' || source.origin === 'renewable' ? source.origin : 'purchasedFossil'
  }
}

/** The rows of energy by its form: fuels, electricity, and heat with steam and cooling, renewable or not. */
export const CARRIER_ROWS = [
  'fuels.renewable',
  'fuels.nonRenewable',
  'electricity.renewable',
  'electricity.nonRenewable',
  'ownElectricity.renewable',
  'ownElectricity.nonRenewable',
  'heat.renewable',
  'heat.nonRenewable',
] as const

/** A row of energy by its form. */
export type CarrierRow = (typeof CARRIER_ROWS)[number]

/**
 * Returns the form in which energy of a source is consumed; null for feedstock, and for energy that the company
 * generates in total. Nuclear energy is not renewable, and neither is energy without evidence of its origin.
 *
 * @example
 * ```ts
 * import { carrierRowOf } from 'tonne/energy'
 * carrierRowOf({ kind: 'fuel', fuel: 'renewable' }) // => 'fuels.renewable'
 * carrierRowOf({ kind: 'purchased', carrier: 'steam' }) // => 'heat.nonRenewable'
 * ```
 */
export function carrierRowOf(source: EnergySource): CarrierRow | null {
  if (source.kind === 'feedstock' || source.kind === 'generated') return null
  if (isFuelSource(source)) return source.fuel === 'renewable' ? 'fuels.renewable' : 'fuels.nonRenewable'
  const part = source.origin === 'renewable' ? 'renewable' : 'nonRenewable'
  if (source.carrier !== 'electricity') return `heat.${part}`
  return source.kind === 'self_generated' ? `ownElectricity.${part}` : `electricity.${part}`
}

/** Returns the basis of all fuels. Throws `heating_value_mismatch` for each that differs from the first. */
function basisOf(list: readonly Pick<EnergyCalculation, 'basis'>[]): HeatingValue | null {
  const first = list.find(({ basis }) => basis !== null)?.basis ?? null
  collectEach(list, ({ basis }, index) => {
    if (basis === null || basis === first) return
    const message = `is ${basis} and that of the first fuel ${first}; calculate all fuels on one basis (ESRS E1: net)`
    fail(`[${index}].basis`, 'heating_value_mismatch', { message, expected: String(first), received: basis })
  })
  return first
}

const sum = (parts: readonly Rational[]) => parts.reduce(add, ZERO)

/**
 * Adds energy up to an account by source, exactly; each row is rounded once. Feedstock and own generation are separate.
 * Self-generated energy counts once: as its fuel, or as consumed energy if it needs no fuel. Energy sold is not
 * deducted. Throws `heating_value_mismatch` if fuels are on different bases, `number_out_of_range`.
 *
 * @example
 * ```ts
 * import { calculateEnergy, sumEnergy } from 'tonne/energy'
 * const account = sumEnergy([
 *   calculateEnergy({ value: 380, unit: 'MWh', source: { kind: 'fuel', fuel: 'petroleum' }, heatingValue: 'net', basis: 'net' }),
 *   calculateEnergy({ value: 2370, unit: 'MWh', source: { kind: 'purchased', carrier: 'electricity' } }),
 *   calculateEnergy({ value: 1240, unit: 'MWh', source: { kind: 'purchased', carrier: 'electricity', origin: 'renewable', evidence: 'guarantee_of_origin' } }),
 * ])
 * account.mwh.total // => 3990
 * account.mwh.fossil // => 2750
 * account.mwh.renewable // => 1240
 * account.notices.map(({ code }) => code) // => ['energy_origin_assumed_fossil']
 * ```
 */
export function sumEnergy(
  list: readonly Pick<EnergyCalculation, 'source' | 'basis' | 'exactKwh' | 'notices'>[],
): EnergyAccount {
  const basis = basisOf(list)
  const rows = { ...byKey(RECORD_ROWS, () => ZERO), fossil: ZERO, total: ZERO }
  const evidence = new Set<OriginEvidence>()
  for (const { source, exactKwh } of list) {
    const row = accountRowOf(source)
    rows[row] = add(rows[row], multiply(parseRational(exactKwh), MWH_PER_KWH))
    if (source.kind === 'purchased' && source.evidence) evidence.add(source.evidence)
  }
  rows.fossil = sum(FOSSIL_ROWS.map((row) => rows[row]))
  rows.total = sum([rows.fossil, rows.nuclear, rows.renewable])
  const each = <T>(of: (exact: Rational, row: string) => T) => byKey(keysOf(rows), (row) => of(rows[row], row))
  return {
    basis,
    mwh: each(resultDouble),
    exactMwh: each(printExact),
    evidence: [...evidence].sort(),
    notices: list.flatMap(({ notices }) => notices),
  }
}
