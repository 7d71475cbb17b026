/** The columns of every emission: the mass of each gas in kilograms, and kilograms of CO2 equivalent. */
export type Gas = 'co2' | 'ch4' | 'n2o' | 'co2e'

/** A column that is reported separately and included in no total: biogenic CO2, and CO2e of gases of the Montreal Protocol. */
export type ColumnApart = 'biogenicCo2' | 'montrealCo2e'

/** A gas, or a column that is reported separately. */
export type Column = Gas | ColumnApart

/** The gases in their usual order. */
export const GASES = Object.freeze(['co2', 'ch4', 'n2o', 'co2e'] as const)

/** The gases, and the columns that are reported separately. */
export const COLUMNS = Object.freeze(['co2', 'ch4', 'n2o', 'co2e', 'biogenicCo2', 'montrealCo2e'] as const)

/** True for a column that is included in no total: its sum is that of the published parts. */
export function isColumnApart(name: Column): name is ColumnApart {
  return name === 'biogenicCo2' || name === 'montrealCo2e'
}

/** Something of each gas. */
export function gasesOf<T>(of: (gas: Gas, index: number) => T): Record<Gas, T> {
  return { co2: of('co2', 0), ch4: of('ch4', 1), n2o: of('n2o', 2), co2e: of('co2e', 3) }
}

/** Returns the columns with every known amount mapped; an unknown one stays null. */
export function mapColumns<T, R>(
  columns: Readonly<Record<Column, T | null>>,
  of: (amount: T) => R,
): Record<Column, R | null> {
  return byColumn((name) => {
    const amount = columns[name]
    return amount === null ? null : of(amount)
  })
}

/** Something of each column. */
export function byColumn<T>(of: (name: Column) => T): Record<Column, T> {
  const gases = { co2: of('co2'), ch4: of('ch4'), n2o: of('n2o'), co2e: of('co2e') }
  return { ...gases, biogenicCo2: of('biogenicCo2'), montrealCo2e: of('montrealCo2e') }
}
