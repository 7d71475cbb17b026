import { foldName } from '../../../core/countries/index.ts'
import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { fail } from '../../../core/errors/index.ts'
import type { Context, ReadTx } from '../../../ledger/context/context.ts'
import { listRows, rowsOfList } from '../../../ledger/context/list-rows.ts'
import type { ServiceRecords } from '../../../ledger/context/records.ts'
import { toResource } from '../../../ledger/context/stored-record.ts'
import type { Page, PageRequest } from '../../../ledger/context/use-cases.ts'
import { publishedFactor } from '../../../ledger/references/emission-factors.ts'
import { searchFactors } from '../../../reference/factors/index.ts'
import { type EmissionFactorResource, LIMITS } from '../../../resources/index.ts'
import { pageOfList } from '../page-of-list.ts'

/**
 * Selects the emission factors that contain every word of `search`: own factors in name and source, published ones as
 * `searchFactors` does. `isCustom` limits the list to the company's own factors, or, if false, to published ones.
 */
export interface FactorPageRequest extends PageRequest {
  /** At most 255 characters. */
  readonly search?: string
  readonly isCustom?: boolean
}

type OwnFactorRecord = ServiceRecords['emissionFactors']

/** Throws `query_invalid`. */
function checkSearch(search: unknown): void {
  if (typeof search === 'string' && search.length <= LIMITS.name) return
  const expected = `at most ${LIMITS.name} characters`
  fail('search', 'query_invalid', { message: `must be words, ${expected}`, expected, received: search })
}

async function ownFactors(tx: ReadTx, search: string): Promise<readonly OwnFactorRecord[]> {
  const words = foldName(search).split(' ')
  const { records } = await listRows(rowsOfList(tx.emissionFactors, { by: 'createdAt' }))
  const isMatch = ({ name, source }: OwnFactorRecord) => {
    const text = foldName([name, source].join(' '))
    return words.every((word) => text.includes(word))
  }
  return records.map(({ record }) => record).filter((record) => record.deletedAt === null && isMatch(record))
}

function toFactorResource(factor: OwnFactorRecord | EmissionFactor): EmissionFactorResource {
  return 'isCustom' in factor ? toResource(factor) : publishedFactor(factor).resource
}

/**
 * Lists the company's own factors that are not deleted, the newest first, then the published ones that are complete, the
 * best match first. Throws `query_invalid`.
 */
export async function listFactors(
  tx: ReadTx,
  { catalogue }: Context,
  { search = '', isCustom, ...part }: FactorPageRequest,
): Promise<Page<EmissionFactorResource>> {
  checkSearch(search)
  const own = isCustom === false ? [] : await ownFactors(tx, search)
  const published = isCustom === true ? [] : searchFactors(search, { catalogue, complete: true })
  const { records, ...rest } = await listRows(
    pageOfList<OwnFactorRecord | EmissionFactor, OwnFactorRecord>({ own, behind: published }),
    part,
  )
  return { records: records.map(toFactorResource), ...rest }
}
