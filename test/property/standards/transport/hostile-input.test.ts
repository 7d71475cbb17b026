import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../src/index.ts'
import {
  allocateToConsignments,
  hubCategoryData,
  shipmentFootprint,
  transportActivityData,
  transportCategoryData,
  transportChain,
  verifyShipment,
} from '../../../../src/standards/transport/index.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { CARRIERS, CHAIN } from '../../../fixtures/transport/shipments.ts'
import { burnt } from '../../../golden/transport/glec-arithmetic.ts'

/** Any value, often a word that objects have a meaning for. */
const hostile = fc.oneof(
  fc.anything({ withBigInt: true, withNullPrototype: true }),
  fc.constantFrom<unknown>('constructor', '__proto__', 'toString', '', null, undefined, [], {}, -1, '1/0', Number.NaN, [
    null,
  ]),
)

type Path = readonly (string | number)[]

/** The paths of every value below. */
function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))]
}

function withValue(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  Object.assign(copy, { [key]: withValue((value as Record<string, unknown>)[key], rest, part) })
  return copy
}

/** A valid value of which one part is anything. */
function spoiled(value: unknown) {
  const paths = pathsOf(value)
  return fc.tuple(fc.constantFrom(...paths), hostile).map(([path, part]) => withValue(value, path, part))
}

const CATEGORY = { ...(CHAIN.elements[0] as { toc: object }).toc, energyCarriers: CARRIERS, loadFactor: 1 }
const HUB = { ...(CHAIN.elements[1] as { hoc: object }).hoc, energyCarriers: CARRIERS, hubType: 'Warehouse' }
const CONSIGNMENTS = [{ id: 'a', mass: 1, massUnit: 't', distance: { value: 1, unit: 'km', kind: 'actual' } }]
const PLACE = { city: 'Rotterdam', country: 'NL', lat: 1, lng: 2 }
const ACTIVITY = {
  ...{ activityId: 'a', consignmentIds: ['c'], mode: 'TRUCK', mass: 1, teu: 1, energyCarriers: CARRIERS },
  ...{ distance: { value: 1, kind: 'actual' }, origin: PLACE, destination: PLACE },
  ...{ departureAt: '2025-01-01', arrivalAt: '2025-01-02' },
}

const ENTRIES: readonly (readonly [name: string, valid: unknown, run: (value: never) => unknown])[] = [
  ['transportChain', CHAIN, transportChain],
  ['shipmentFootprint', CHAIN, shipmentFootprint],
  ['transportCategoryData', CATEGORY, transportCategoryData],
  ['hubCategoryData', HUB, hubCategoryData],
  ['transportActivityData', ACTIVITY, transportActivityData],
  ['allocateToConsignments', CONSIGNMENTS, (value) => allocateToConsignments(burnt(1, 'l', 1), value)],
  ['verifyShipment', JSON.parse(JSON.stringify(shipmentFootprint(CHAIN).extensions)), (value) => verifyShipment(value)],
]

describe.each(SEEDS)('whatever comes in (seed %i)', (seed) => {
  it.each(ENTRIES)('%s takes it, or says what is wrong with it', (_name, valid, run) => {
    expect(() => run(valid as never)).not.toThrow()
    fc.assert(
      fc.property(spoiled(valid), (value) => {
        try {
          run(value as never)
        } catch (error) {
          if (!EmissionsError.is(error)) throw error
        }
      }),
      { seed, numRuns: scaleRuns(150), endOnFailure: true },
    )
  })
})
