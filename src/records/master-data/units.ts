import type { Context } from '../../ledger/context/context.ts'
import { embeddedUnit } from '../../ledger/context/require.ts'
import { LISTED_ID_MAX, type UnitResource } from '../../resources/index.ts'

/** Units of measure, in order of their ids: the ten that the contract lists, or with `all` every known unit. */
export interface UnitsOfMeasure {
  list(options?: { readonly all?: boolean | undefined }): Promise<readonly UnitResource[]>
}

/** The use cases of units of measure. */
export function unitsOfMeasure({ units }: Context): UnitsOfMeasure {
  return {
    list: async ({ all = false } = {}) =>
      units.units
        .filter(({ id }) => all || id <= LISTED_ID_MAX)
        .map(embeddedUnit)
        .sort((a, b) => a.id - b.id),
  }
}
