/** Fastify and better-sqlite3 with a transaction a request, as durable as ours (`synchronous = full`). */
import Database from 'better-sqlite3'
import { serve } from './fastify-app.mjs'

const database = new Database(process.env.BENCH_FILE)
database.pragma('journal_mode = wal')
database.pragma('synchronous = full')
database.exec('create table fuel (id text primary key, site_id text, start_date text, record text, co2 text, ch4 text, n2o text, co2e text)')
database.exec('create index fuel_of_site on fuel (site_id, start_date)')
const insert = database.prepare('insert into fuel values (?, ?, ?, ?, ?, ?, ?, ?)')
const newest = database.prepare('select record from fuel where site_id = ? order by start_date desc limit ?')
const keep = database.transaction((record, gases) => {
  insert.run(record.id, record.siteId, record.startDate, JSON.stringify(record), ...gases)
})

await serve({ keep, newest: (siteId, count) => newest.all(siteId, count).map(({ record }) => record) })
