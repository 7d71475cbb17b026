import * as z from 'zod'
import { shownId, shownNumber, stamps } from './fields/wire.ts'
import { embeddedUnitSchema } from './unit.ts'

/** Kilograms of each gas, null where it was not published apart, and of CO2e. */
const amounts = {
  co2: shownNumber().nullable(),
  ch4: shownNumber().nullable(),
  n2o: shownNumber().nullable(),
  co2e: shownNumber(),
}

/** What was emitted: kilograms of each gas and of CO2e. */
export const emissionSchema = z.strictObject({
  id: z.string(),
  ...amounts,
  unitId: shownId(),
  companyId: shownId(),
  ...stamps(),
})

/** What was emitted, with its unit written out, as it stands in a site's energy record within an emission kind. */
export const emissionWithUnitSchema = z.strictObject({
  id: z.string(),
  ...amounts,
  ...stamps(),
  unit: embeddedUnitSchema,
})

/** What was emitted, in the contract's shape. */
export type EmissionResource = z.output<typeof emissionSchema>
