/** The columns of every emission: the mass of each gas in kilograms, and kilograms of CO2 equivalent. */
export type Gas = 'co2' | 'ch4' | 'n2o' | 'co2e'

/** A gas, or the biogenic CO2 that is reported separately and included in no total. */
export type Column = Gas | 'biogenicCo2'

/** The gases in their usual order. */
export const GASES = Object.freeze(['co2', 'ch4', 'n2o', 'co2e'] as const)

/** The gases and biogenic CO2. */
export const COLUMNS = Object.freeze(['co2', 'ch4', 'n2o', 'co2e', 'biogenicCo2'] as const)

/** Something of each gas. */
export function gasesOf<T>(of: (gas: Gas, index: number) => T): Record<Gas, T> {
  return { co2: of('co2', 0), ch4: of('ch4', 1), n2o: of('n2o', 2), co2e: of('co2e', 3) }
}

/** The columns with every known amount mapped; an unknown one stays null. */
export function mapColumns<T, R>(
  columns: Readonly<Record<Column, T | null>>,
  of: (amount: T) => R,
): Record<Column, R | null> {
  return columnsOf((name) => {
    const amount = columns[name]
    return amount === null ? null : of(amount)
  })
}

/** Something of each column. */
export function columnsOf<T>(of: (name: Column) => T): Record<Column, T> {
  return { co2: of('co2'), ch4: of('ch4'), n2o: of('n2o'), co2e: of('co2e'), biogenicCo2: of('biogenicCo2') }
}
