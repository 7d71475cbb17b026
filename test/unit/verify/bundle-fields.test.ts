import { describe, expect, it } from 'vitest'
import { activityRecordSchema } from '../../../src/resources/activity-record.ts'
import { boundaryShareSchema } from '../../../src/resources/boundary-share.ts'
import { emissionKindSchema } from '../../../src/resources/emission-kind.ts'
import { factorRuleSchema } from '../../../src/resources/factor-rule.ts'
import { instrumentSchema } from '../../../src/resources/instrument.ts'
import { movementSchema } from '../../../src/resources/movement.ts'
import { periodLockSchema } from '../../../src/resources/period-lock.ts'
import { productSchema } from '../../../src/resources/product.ts'
import { refrigerantLeakSchema } from '../../../src/resources/refrigerant-leak.ts'
import { siteSchema } from '../../../src/resources/site.ts'
import { siteEnergySchema } from '../../../src/resources/site-energy.ts'
import { siteFuelSchema } from '../../../src/resources/site-fuel.ts'
import { travelSchema } from '../../../src/resources/travel.ts'
import { vehicleSchema } from '../../../src/resources/vehicle.ts'
import { vehicleEmissionSchema } from '../../../src/resources/vehicle-emission.ts'
import { vendorSchema } from '../../../src/resources/vendor.ts'
import { COLLECTIONS } from '../../../src/verify/bundle/collections.ts'

const RESOURCES = {
  siteFuels: siteFuelSchema,
  siteEnergies: siteEnergySchema,
  vehicleEmissions: vehicleEmissionSchema,
  refrigerantLeaks: refrigerantLeakSchema,
  activityRecords: activityRecordSchema,
  movements: movementSchema,
  travels: travelSchema,
  sites: siteSchema,
  vehicles: vehicleSchema,
  vendors: vendorSchema,
  products: productSchema,
  instruments: instrumentSchema,
  emissionKinds: emissionKindSchema,
  factorRules: factorRuleSchema,
  boundaryShares: boundaryShareSchema,
  periodLocks: periodLockSchema,
}

/** The fields that a response adds to the stored record. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  movements: ['batches', 'vendor'],
  ...{ sites: ['totalEmission'], vehicles: ['totalEmission'], vendors: ['totalEmission'], products: ['totalEmission'] },
}

describe('the fields that a bundle may hold', () => {
  it.each(Object.entries(RESOURCES))('include every field of %s', (name, schema) => {
    const known = Object.keys(COLLECTIONS.get(name)?.fields ?? {}).map((field) => field.replace('?', ''))
    const { shape } = schema as unknown as { readonly shape: object }
    expect(Object.keys(shape).filter((field) => !known.includes(field))).toEqual(ADDED[name] ?? [])
  })
})
