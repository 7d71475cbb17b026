import { bundleFactor, type EmissionFactor } from '../../core/emissions/index.ts'

/**
 * The fields that differ from row to row: key and name without what the table begins with, and the published digits. A row
 * that is null has the name of its key, without the edition.
 */
type RowFields = readonly [
  key: string,
  id: string,
  name: string,
  row: string | null,
  co2: string | null,
  ch4: string | null,
  n2o: string | null,
  co2e: string | null,
]

/** Further fields of a row; of its source only those that differ from the table's. */
type OtherFields = Omit<Partial<EmissionFactor>, 'source'> & { readonly source?: Partial<EmissionFactor['source']> }

/**
 * Builds a factor of a module of `tonne/factors/<edition>/<table>`. `table` has the fields that its rows share, and
 * the common beginning of their keys and names; `others` has the further fields of this row. Only the build writes
 * calls, from factors of the catalogue, so nothing is validated.
 */
export function factorRow(
  table: EmissionFactor,
  [key, id, name, row, co2, ch4, n2o, co2e]: RowFields,
  others?: OtherFields,
): EmissionFactor {
  const fullKey = table.key + key
  return bundleFactor({
    ...table,
    key: fullKey,
    id,
    name: table.name + name,
    row: row ?? fullKey.slice(table.edition.length + 1),
    per1: { co2, ch4, n2o, co2e },
    ...others,
    source: { ...table.source, ...others?.source },
  })
}
