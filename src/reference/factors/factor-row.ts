import { bundleFactor, type EmissionFactor } from '../../core/emissions/index.ts'

/** The fields that differ from row to row: key and name without what the table begins with, and the published digits. */
type RowFields = readonly [
  key: string,
  id: string,
  name: string,
  row: string,
  co2: string | null,
  ch4: string | null,
  n2o: string | null,
  co2e: string | null,
]

/**
 * Builds a factor of a module of `tonne/factors/<edition>/<table>`. `table` has the fields that its rows share, and
 * the common beginning of their keys and names; `others` has the further fields of this row. Only the build writes
 * calls, from factors of the catalogue, so nothing is validated.
 */
export function factorRow(
  table: EmissionFactor,
  [key, id, name, row, co2, ch4, n2o, co2e]: RowFields,
  others?: Partial<EmissionFactor>,
): EmissionFactor {
  return bundleFactor({
    ...table,
    key: table.key + key,
    id,
    name: table.name + name,
    row,
    per1: { co2, ch4, n2o, co2e },
    ...others,
  })
}
