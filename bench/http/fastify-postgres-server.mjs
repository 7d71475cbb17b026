/** Fastify and pg with a transaction a request, on the server of Postgres that BENCH_POSTGRES names, which syncs every commit. */
import pg from 'pg'
import { serve } from './fastify-app.mjs'

const pool = new pg.Pool({ ...JSON.parse(process.env.BENCH_POSTGRES), max: 16 })
await pool.query('create table fuel (id text primary key, site_id text, start_date text, record text, co2 text, ch4 text, n2o text, co2e text)')
await pool.query('create index fuel_of_site on fuel (site_id, start_date)')

async function keep(record, gases) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query({
      name: 'insert',
      text: 'insert into fuel values ($1, $2, $3, $4, $5, $6, $7, $8)',
      values: [record.id, record.siteId, record.startDate, JSON.stringify(record), ...gases],
    })
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function newest(siteId, count) {
  const text = 'select record from fuel where site_id = $1 order by start_date desc limit $2'
  const { rows } = await pool.query({ name: 'newest', text, values: [siteId, count] })
  return rows.map(({ record }) => record)
}

await serve({ keep, newest })
