import { type Awaitable, cacheByObject, when } from '../../base/index.ts'
import {
  canonicalJson,
  type EmissionFactor,
  factorOf,
  type GwpSetId,
  moneyUnit,
  uuidOf,
} from '../../core/emissions/index.ts'
import { fail } from '../../core/errors/index.ts'
import type { UnitTable } from '../../core/units/index.ts'
import type { Catalogue } from '../../reference/factors/index.ts'
import {
  cachePerCatalogue,
  checkNotWithdrawn,
  withBiogenicCo2Cached,
} from '../../reference/factors/resolution/index.ts'
import { definedFields, type EmissionFactorResource, emissionFactorResource } from '../../resources/index.ts'
import { sharedByRecords } from '../../store/index.ts'
import type { Context, ReadTx } from '../context/context.ts'
import type { ServiceRecords } from '../context/records.ts'
import { toResource } from '../context/stored-record.ts'
import { withClientPaths } from './with-client-paths.ts'

/** A factor to calculate with, and its resource. */
export interface NamedFactor {
  readonly factor: EmissionFactor
  readonly resource: EmissionFactorResource
}

type OwnFactorRecord = ServiceRecords['emissionFactors']

const own = new WeakMap<OwnFactorRecord, NamedFactor>()

/** Converts a published factor to its resource. Throws `factor_incomplete`. */
export const publishedFactor: (factor: EmissionFactor) => NamedFactor = cacheByObject((factor) =>
  Object.freeze({ factor, resource: sharedByRecords(emissionFactorResource(factor)) }),
)

/** A published factor with its biogenic CO2. Throws `factor_incomplete`. */
const factorWithBiogenicCo2 = cachePerCatalogue((factor, catalogue): NamedFactor => {
  const { resource } = publishedFactor(factor)
  return Object.freeze({ factor: withBiogenicCo2Cached(factor, catalogue), resource })
})

/** Finds a factor of the catalogue; undefined if it has none of the id. Throws `factor_incomplete`. */
function namedInCatalogue(catalogue: Catalogue, id: string): NamedFactor | undefined {
  const factor = catalogue.find(id)
  // a derived factor has the id of its source, so it could not be found by its id again
  if (factor === undefined || catalogue.find(factor.id) !== factor) return undefined
  return factorWithBiogenicCo2(factor, catalogue)
}

/** Identifies the stated fields of a factor. Two changes within one millisecond still differ. */
function saying({ name, source, denominatorUnitId, numeratorUnitId, given = null }: OwnFactorRecord): string {
  return uuidOf(canonicalJson({ name, source, denominatorUnitId, numeratorUnitId, given }))
}

/** Makes a company's own factor from its record. Throws `factor_invalid` and the codes of its figures and units. */
export function ownFactor(record: OwnFactorRecord, units: UnitTable): NamedFactor {
  const known = own.get(record)
  if (known !== undefined) return known
  const { id, companyId, name, source, given } = record
  const gwp = (given?.gwpSet ?? null) as GwpSetId | null
  const factor = factorOf({
    key: `company-${companyId}/${id}/${saying(record)}`,
    id,
    edition: `company-${companyId}`,
    name,
    unit: given?.money ? moneyUnit(given.money) : units.find(record.denominatorUnitId, 'denominatorUnitId').short_name,
    massUnit: units.find(record.numeratorUnitId, 'numeratorUnitId').short_name as EmissionFactor['massUnit'],
    per1: given?.per1 ?? {},
    gwp,
    publishedGwp: gwp,
    heatingValue: given?.heatingValue ?? null,
    supplierMix: given?.supplierMix ?? false,
    ...definedFields({ category: given?.category, tier: given?.tier }),
    source: { publisher: 'own factor', title: source?.trim() ?? '' },
  })
  const named = Object.freeze({ factor, resource: sharedByRecords(toResource(record)) })
  own.set(record, named)
  return named
}

function unknownFactor(id: string, path: string, message: string): never {
  return fail(path, 'unknown_emission_factor', { message, received: id })
}

/**
 * Finds a published factor, or one of the company's own. Throws `unknown_emission_factor`, also for a deleted one, `edition_withdrawn`, and
 * `factor_incomplete` for a published row that must be combined with another.
 */
export function emissionFactorOf(
  tx: ReadTx,
  { catalogue, units }: Context,
  { id, path }: { readonly id: string; readonly path: string },
): Awaitable<NamedFactor> {
  const shipped = withClientPaths({ factor: path }, () => namedInCatalogue(catalogue, id))
  if (shipped !== undefined) return shipped
  return when(tx.emissionFactors.get(id), (row) => {
    if (row === null) {
      checkNotWithdrawn(id, path)
      const message = 'is not an emission factor that this company finds; take the id of a published one, or create one'
      return unknownFactor(id, path, message)
    }
    if (row.record.deletedAt !== null) {
      return unknownFactor(id, path, `was deleted on ${row.record.deletedAt}; take another emission factor`)
    }
    return ownFactor(row.record, units)
  })
}
