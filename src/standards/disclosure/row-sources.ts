import { asExact, divide, type Exact, parseNumber, parseRational, printExact, ratio } from '../../core/exact/index.ts'
import type {
  DisclosurePart,
  InventoryAmounts,
  InventoryBoundary,
  InventoryResource,
  StatedFigures,
} from '../../resources/index.ts'
import type { CarrierRow } from '../energy/index.ts'
import type {
  CellSource,
  CountryInventory,
  DisclosureEnergy,
  EnergyUseName,
  GasName,
  RowDefinition,
} from './standard.ts'

const THOUSAND = ratio(1000n)
const KG_CO2E = 'kg CO2e'
const KG_CO2 = 'kg CO2'
const MWH = 'MWh'

/** Picks amounts of an inventory; undefined if it has none. */
type AmountsOf = (inventory: InventoryResource) => InventoryAmounts | undefined

function co2ePart(id: string, amounts: InventoryAmounts | undefined): DisclosurePart[] {
  // a sum over no records is unknown, not zero
  if (amounts === undefined || amounts.records === 0) return []
  return [{ of: 'inventory', id: `${id}.co2e`, exact: amounts.co2e.exact, unit: KG_CO2E }]
}

function sumFormula(parts: readonly DisclosurePart[]) {
  return parts.length === 0 ? null : ({ rule: 'sum', parts } as const)
}

/** CO2e of a part of the inventory. */
export function ofInventory(id: string, amountsOf: AmountsOf): CellSource {
  return ({ inventory }) => sumFormula(co2ePart(id, inventory ? amountsOf(inventory) : undefined))
}

/** Biogenic CO2 of a part of the inventory. */
export function ofBiogenicCo2(id: string, amountsOf: AmountsOf): CellSource {
  return ({ inventory }) => {
    const figure = (inventory && amountsOf(inventory)?.biogenicCo2) ?? null
    if (figure === null) return null
    return sumFormula([{ of: 'inventory', id: `${id}.biogenicCo2`, exact: figure.exact, unit: KG_CO2 }])
  }
}

/** CO2e of gases of the Montreal Protocol in a part of the inventory. */
export function ofMontrealGases(id: string, amountsOf: AmountsOf): CellSource {
  return ({ inventory }) => {
    const figure = (inventory && amountsOf(inventory)?.montrealCo2e) ?? null
    if (figure === null) return null
    return sumFormula([{ of: 'inventory', id: `${id}.montrealCo2e`, exact: figure.exact, unit: KG_CO2E }])
  }
}

/** Sums Scope 3 over the categories accepted by `isTaken`; records without a category have `null`. */
export function ofCategories(isTaken: (category: number | null) => boolean): CellSource {
  return ({ inventory }) =>
    sumFormula(
      (inventory?.byScope3Category ?? [])
        .filter(({ category }) => isTaken(category))
        .flatMap(({ category, amounts }) => co2ePart(`byScope3Category.${category}`, amounts)),
    )
}

/** Sums the kinds of one scope that `isTaken` accepts. */
export function ofKinds(scope: string, isTaken: (emissionKindId: string) => boolean): CellSource {
  return ({ inventory }) =>
    sumFormula(
      (inventory?.byKind ?? [])
        .filter((kind) => kind.scope === scope && isTaken(kind.emissionKindId))
        .flatMap(({ emissionKindId, amounts }) => co2ePart(`byKind.${scope}.${emissionKindId}`, amounts)),
    )
}

/** Sums one part of each country that `isTaken` accepts. */
export function ofCountries(
  isTaken: (country: string | null) => boolean,
  { id, amountsOf }: { readonly id: string; readonly amountsOf: (country: CountryInventory) => InventoryAmounts },
): CellSource {
  return ({ byCountry }) =>
    sumFormula(
      (byCountry ?? [])
        .filter(({ country }) => isTaken(country))
        .flatMap((one) => co2ePart(`byCountry.${one.country}.${id}`, amountsOf(one))),
    )
}

/** Sums the energy of the countries that `isTaken` accepts. */
export function ofCountryEnergy(isTaken: (country: string | null) => boolean): CellSource {
  return ({ byCountry }) =>
    sumFormula(
      (byCountry ?? []).flatMap(({ country, exactMwh }) => {
        if (!exactMwh || !isTaken(country)) return []
        return [{ of: 'energy', id: `byCountry.${country}`, exact: exactMwh, unit: MWH }]
      }),
    )
}

/** CO2e of a gas, or a group of gases, in Scope 1. A gas that was not emitted has a figure of zero. */
export function ofScope1Gas(gas: GasName): CellSource {
  return ({ inventory, scope1ByGas }) => {
    if (scope1ByGas === undefined || !inventory || inventory.scope1.records === 0) return null
    const part = { of: 'inventory', id: `scope1.byGas.${gas}.co2e`, exact: scope1ByGas[gas], unit: KG_CO2E } as const
    return sumFormula([part])
  }
}

/** Energy in some of its forms. */
export function ofCarriers(...rows: readonly CarrierRow[]): CellSource {
  return ({ energy }) => {
    const known = energy?.exactMwhByCarrier
    if (known === undefined) return null
    const parts = rows.flatMap((row): DisclosurePart[] => {
      const exact = known[row]
      return exact === null ? [] : [{ of: 'energy', id: `byCarrier.${row}`, exact, unit: MWH }]
    })
    return parts.length < rows.length ? null : sumFormula(parts)
  }
}

/** A row of the energy account. */
export function ofEnergy(row: keyof DisclosureEnergy['exactMwh']): CellSource {
  return ({ energy }) => {
    const exact = energy?.exactMwh[row] ?? null
    return exact === null ? null : sumFormula([{ of: 'energy', id: row, exact, unit: MWH }])
  }
}

/** Energy by its uses. */
export function ofEnergyUses(...uses: readonly EnergyUseName[]): CellSource {
  return ({ energy }) =>
    energy
      ? sumFormula(
          uses.map((use) => ({ of: 'energy', id: `byUse.${use}`, exact: energy.exactMwhByUse[use], unit: MWH })),
        )
      : null
}

function statedPart(id: string, value: Exact, unit: string): DisclosurePart {
  return { of: 'stated', id, exact: printExact(parseNumber(asExact(value))), unit }
}

/** The stated figures that are one number. */
type StatedNumber = Exclude<keyof StatedFigures, 'reductionsTCo2e' | 'denominators' | 'none'>

/** A figure that the company states. Default unit: t CO2e. */
export function ofStatedFigure(field: StatedNumber, unit = 't CO2e'): CellSource {
  return ({ figures }) => {
    const value = figures[field]
    return value === undefined ? null : sumFormula([statedPart(field, value, unit)])
  }
}

/** The figure of the first source that has one. */
export function ofFirstSource(...sources: readonly CellSource[]): CellSource {
  return (column) => {
    for (const source of sources) {
      const formula = source(column)
      if (formula !== null) return formula
    }
    return null
  }
}

/** Sums all reductions that the company states. */
export function ofReductions(): CellSource {
  return ({ figures }) =>
    sumFormula(
      Object.entries(figures.reductionsTCo2e ?? {}).map(([name, value]) =>
        statedPart(`reductionsTCo2e.${name}`, value, 't CO2e'),
      ),
    )
}

function rowParts(ids: readonly string[], cell: Parameters<CellSource>[0]['cell'], unit: string): DisclosurePart[] {
  return ids.flatMap((id) => {
    const found = cell(id)
    return found === null ? [] : [{ of: 'row' as const, id, exact: found.exact, unit }]
  })
}

/** Sums the rows that are known. */
export function knownRows(ids: readonly string[], unit: string): CellSource {
  return ({ cell }) => sumFormula(rowParts(ids, cell, unit))
}

/** The options of a sum of rows. */
interface AllRowsOptions {
  readonly rule?: 'sum' | 'difference'
  /** Rows that count if they are known. */
  readonly optional?: readonly string[]
}

/** The ids of rows, as `allRows` and the checks name them. */
export const rowIds = (rows: readonly RowDefinition[]): readonly string[] => rows.map(({ id }) => id)

/** The sum of rows, or the first minus the others. Null if any row is unknown, except the optional ones. */
export function allRows(
  ids: readonly string[],
  unit: string,
  { rule = 'sum', optional = [] }: AllRowsOptions = {},
): CellSource {
  return ({ cell }) => {
    const parts = rowParts(ids, cell, unit)
    return parts.length === ids.length ? { rule, parts: [...parts, ...rowParts(optional, cell, unit)] } : null
  }
}

/**
 * Scope 1 under the EU ETS in per cent of a row: as stated, or else by the statements of sites. Null if a site with
 * Scope 1 has no such statement.
 */
export function ofEtsShare(row: string): CellSource {
  return ({ figures: { etsTCo2e }, inventory, cell }) => {
    const boundary = inventory?.boundary
    const under = rowParts([row], cell, 't CO2e')
    const isKnown = boundary !== undefined && boundary.ets.unstatedRecords === 0 && statesEts(boundary)
    if (under.length === 0 || (etsTCo2e === undefined && !isKnown)) return null
    if (etsTCo2e !== undefined)
      return { rule: 'percentage', parts: [statedPart('etsTCo2e', etsTCo2e, 't CO2e'), ...under] }
    // both parts of a percentage must have the same unit
    const tonnes = divide(parseRational(boundary?.ets.scope1.co2e.exact ?? '0'), THOUSAND)
    const part = { of: 'inventory', id: 'boundary.ets.scope1.co2e', exact: printExact(tonnes), unit: 't CO2e' } as const
    return { rule: 'percentage', parts: [part, ...under] }
  }
}

/** True if a site states whether it is under the EU ETS. */
function statesEts({ sites }: InventoryBoundary): boolean {
  return sites.some(({ shares }) => shares.some(({ isUnderEts }) => isUnderEts !== null))
}

/** A figure of a target, which belongs to no period: only the column of the statement's figures shows it. */
export function ofTargetFigure(id: string, value: Exact | undefined): CellSource {
  return ({ isPeriod }) =>
    isPeriod === true && value !== undefined ? sumFormula([statedPart(id, value, 't CO2e')]) : null
}

/** The change from one row to another, in per cent of the first. */
export function rowChange({ from, to }: { readonly from: string; readonly to: string }, unit: string): CellSource {
  return ({ cell }) => {
    const parts = rowParts([to, from], cell, unit)
    return parts.length === 2 ? { rule: 'change', parts } : null
  }
}

/** Divides a row by a stated denominator. */
export function perDenominator(
  { row, unit: rowUnit }: { readonly row: string; readonly unit: string },
  { id, unit }: { readonly id: string; readonly unit: string },
): CellSource {
  return ({ figures, cell }) => {
    const [value, over] = [figures.denominators?.[id], rowParts([row], cell, rowUnit)]
    if (value === undefined || over.length === 0) return null
    return { rule: 'quotient', parts: [...over, statedPart(`denominators.${id}`, value, unit)] }
  }
}
