import { createHash } from 'node:crypto'
import { type Catalogue, publishedCatalogue } from '../../../reference/factors/index.ts'
import { withSpend } from '../../../rows/index.ts'
import { type Company, createService, memoryStore, type ServiceRecords, type Store } from '../../../service/index.ts'
import { UsageError } from '../failure.ts'
import { DEMO_GRID_REGIONS, type DemoIds, seedDemo } from './demo-company.ts'

/** The fictitious company. */
export const DEMO_COMPANY_ID = 1

/** Creates deterministic ids, so that a database with the demo is recognised and its records are found again. */
function idsInOrder(): () => string {
  let made = 0
  return () => {
    const hex = createHash('sha256').update(`tonne serve --demo ${made++}`).digest('hex')
    // version 8 of a UUID leaves the content to the application
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `8${hex.slice(13, 16)}`,
      `8${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join('-')
  }
}

/** A service to seed a store with. */
interface Seeding {
  readonly clock: () => number
  readonly catalogue: Catalogue
}

function seedingCompany(store: Store<ServiceRecords>, seeding: Seeding): Company {
  const service = createService({ ...seeding, store, newId: idsInOrder(), gridRegions: DEMO_GRID_REGIONS })
  return service.company(DEMO_COMPANY_ID, { actor: 'tonne serve' })
}

async function isEmpty({ sites, vehicles, vendors, products, batches, travels }: Company): Promise<boolean> {
  const lists = [sites, vehicles, vendors, products, batches, travels]
  const totals = await Promise.all(lists.map(async (one) => (await one.list({ limit: 1 })).total))
  return totals.every((total) => total === 0)
}

/** True if the last record of the demo was ever written: the log is append-only. */
async function isSeeded({ audit }: Company, { travels }: DemoIds): Promise<boolean> {
  const last = [...travels.values()].at(-1) ?? ''
  return (await audit.log({ recordId: last, limit: 1 })).length > 0
}

/**
 * Fills the company of a store with the shipped year unless it has it; returns the ids, which never change.
 * Throws `UsageError` if it has other records, which may be those of a demo interrupted while seeding.
 */
export async function ensureDemo(store: Store<ServiceRecords>, clock: () => number): Promise<DemoIds> {
  const seeding = { clock, catalogue: await withSpend(publishedCatalogue) }
  const company = seedingCompany(store, seeding)
  const hasRecords = !(await isEmpty(company))
  if (!hasRecords && (await company.audit.log({ limit: 1 })).length === 0) return seedDemo(company)
  // seeds another store to learn the ids
  const ids = await seedDemo(seedingCompany(memoryStore<ServiceRecords>(), seeding))
  if (await isSeeded(company, ids)) return ids
  if (!hasRecords) return seedDemo(company)
  throw new UsageError(
    `company ${DEMO_COMPANY_ID} of this database has records that are not the whole demo of this version; give --demo a database of its own`,
  )
}
