import type { Pool, PoolClient } from 'pg'
import { fuelRecord, lineOf, type Operation } from './mixed-operations.ts'

// What people write by hand with `pg` to do what the store does, with the same statements on the same tables: no port, no
// retry, no check of what is sent, no chain of digests; totals by numeric differences. The yardstick of its speed.

const DIGEST = '0'.repeat(64)

/** What a change adds to the totals. */
interface Change {
  readonly siteId: string
  readonly vendorId: string
  readonly difference: string
}

async function insertFuel(client: PoolClient, operation: Operation): Promise<Change> {
  const { companyId, id, siteId, tenths } = operation
  const record = fuelRecord(id, siteId)
  await client.query('select exact from tonne_sites where company_id = $1 and id = $2', [companyId, siteId])
  await client.query('select exact from tonne_vendors where company_id = $1 and id = $2', [companyId, 'vendor-1'])
  await client.query(
    'insert into tonne_site_fuels (company_id, id, start_date_rank, site_id, vendor_id, emission_factor_id, exact, record, version) values ($1, $2, $3, $4, $5, $6, $7, $8, 1) on conflict do nothing returning version',
    [
      companyId,
      id,
      -Date.parse(record.startDate),
      siteId,
      'vendor-1',
      'emissionFactorId-1',
      String(tenths / 10),
      JSON.stringify(record),
    ],
  )
  return { siteId, vendorId: 'vendor-1', difference: String(tenths / 10) }
}

async function selectFuel(client: PoolClient, { companyId, id }: Operation) {
  const text = 'select record, version, exact from tonne_site_fuels where company_id = $1 and id = $2'
  const { rows } = await client.query(text, [companyId, id])
  const row = rows[0] as { readonly record: string; readonly version: string; readonly exact: string }
  const record = JSON.parse(row.record) as { siteId: string; startDate: string }
  return { record, version: Number(row.version), exact: Number(row.exact) }
}

async function updateFuel(client: PoolClient, operation: Operation): Promise<Change> {
  const { companyId, id, tenths } = operation
  const { record, version, exact } = await selectFuel(client, operation)
  const { siteId } = record
  const changed = JSON.stringify({ ...record, value: tenths })
  await client.query('select exact from tonne_sites where company_id = $1 and id = $2', [companyId, siteId])
  await client.query('select exact from tonne_vendors where company_id = $1 and id = $2', [companyId, 'vendor-1'])
  const { rowCount } = await client.query(
    'update tonne_site_fuels set version = version + 1, record = $4, start_date_rank = $5, site_id = $6, vendor_id = $7, emission_factor_id = $8, exact = $9 where company_id = $1 and id = $2 and version = $3 returning version',
    [
      companyId,
      id,
      version,
      changed,
      -Date.parse(record.startDate),
      siteId,
      'vendor-1',
      'emissionFactorId-1',
      String(tenths / 10),
    ],
  )
  if (rowCount !== 1) throw new Error('the version has moved')
  return { siteId, vendorId: 'vendor-1', difference: ((tenths - Math.round(exact * 10)) / 10).toFixed(1) }
}

async function deleteFuel(client: PoolClient, operation: Operation): Promise<Change> {
  const { companyId, id } = operation
  const { record, exact } = await selectFuel(client, operation)
  await client.query('delete from tonne_site_fuels where company_id = $1 and id = $2', [companyId, id])
  await client.query('select exact from tonne_sites where company_id = $1 and id = $2', [companyId, record.siteId])
  await client.query('select exact from tonne_vendors where company_id = $1 and id = $2', [companyId, 'vendor-1'])
  return { siteId: record.siteId, vendorId: 'vendor-1', difference: String(-exact) }
}

const WRITES = { create: insertFuel, change: updateFuel, delete: deleteFuel }

async function addTo(
  client: PoolClient,
  table: string,
  values: readonly [companyId: number, id: string, difference: string],
) {
  const text = `update ${table} set exact = (exact::numeric + $3::numeric)::text where company_id = $1 and id = $2`
  await client.query(text, [...values])
}

/** One operation in a transaction on a connection of the pool. */
export async function doByHand(pool: Pool, operation: Operation): Promise<void> {
  const { companyId, id } = operation
  const client = await pool.connect()
  try {
    await client.query('begin isolation level read committed')
    const lock = 'select exact, log_sequence, log_digest from tonne_companies where company_id = $1 for update'
    const company = (await client.query(lock, [companyId])).rows[0] as { readonly log_sequence: string }
    const { siteId, vendorId, difference } = await WRITES[operation.kind](client, operation)
    const sequence = Number(company.log_sequence) + 1
    const line = JSON.stringify({ ...lineOf(operation), sequence, digest: DIGEST })
    await client.query(
      'insert into tonne_log (company_id, sequence, record_id, record, version) values ($1, $2, $3, $4, 1) on conflict do nothing returning version',
      [companyId, sequence, id, line],
    )
    await addTo(client, 'tonne_sites', [companyId, siteId, difference])
    await addTo(client, 'tonne_vendors', [companyId, vendorId, difference])
    await client.query(
      'update tonne_companies set exact = (exact::numeric + $2::numeric)::text, log_sequence = $3, log_digest = $4 where company_id = $1',
      [companyId, difference, sequence, DIGEST],
    )
    await client.query('commit')
    client.release()
  } catch (error) {
    await client.query('rollback')
    client.release()
    throw error
  }
}
