import { statfsSync } from 'node:fs'
import { applyPartitions } from '../../../../src/ledger/collections/postgres.ts'
import { createService, type ServiceRecords } from '../../../../src/service/index.ts'
import { postgresEngine } from '../../engines.ts'
import type { Figure, Scale } from '../figure.ts'
import { costsOf, type Do } from './costs-of-filled.ts'
import { fuelOf } from './interleaved-company.ts'
import { companiesStatement, patternStatements } from './many-companies.ts'
import { type Filled, faultsOfFilled, fill } from './many-records.ts'
import { figureFrom } from './on-engines.ts'

const FEW = 1_000
/** Records of a company, and companies. */
const MANY = { fast: [2_000, 4], full: [200_000, 100] } as const
const ROUNDS = { fast: 40, full: 200 } as const
const RATIO_MAX = 1.3
/** What must stay free on the disk, and the room of sorts while indexes are made. */
const FREE_BYTES = 12e9

/** The settings of both servers: a fill need not go to the write-ahead log, and nothing cleans up while it is timed. */
const SETTINGS = [
  ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=4GB', 'checkpoint_timeout=1h', 'autovacuum=off'],
  ...['shared_buffers=1GB', 'maintenance_work_mem=512MB'],
]

type Server = Awaited<ReturnType<typeof postgresEngine>>

/** A database whose companies have all the same records. */
interface ManyFilled {
  readonly companies: readonly Filled[]
  readonly details: readonly string[]
}

async function bytesOf(server: Server): Promise<number> {
  const { rows } = await server.pool(1).query('select pg_database_size(current_database()) as bytes')
  return Number(rows[0].bytes)
}

/** As many companies as were asked for, or as the disk has room for. */
async function companiesThatFit(server: Server, bytesOfOne: number, companies: number): Promise<number> {
  const { bavail, bsize } = statfsSync(server.folder)
  return Math.min(companies, Math.floor((bavail * bsize - FREE_BYTES) / bytesOfOne))
}

/** Fills a company by the library, and the others in its likeness. */
async function fillCompanies(server: Server, scale: Scale, partitions: number | null): Promise<ManyFilled> {
  const [records, asked] = MANY[scale]
  const started = performance.now()
  const filler = await server.open<ServiceRecords>()
  const empty = await bytesOf(server)
  const first = await fill(filler, records)
  // the indexes of the others are made once their rows are there
  await server.run('reindex schema public')
  const bytesOfOne = (await bytesOf(server)) - empty
  for (const statement of patternStatements()) await server.run(statement)
  const companies = await companiesThatFit(server, bytesOfOne, asked)
  if (partitions !== null) {
    await server.run('truncate tonne_site_fuels, tonne_emissions, tonne_log')
    await applyPartitions({ client: server.pool(1), partitions })
  }
  await server.run(companiesStatement(companies))
  await server.run('checkpoint')
  await server.run('analyze')
  const minutes = (performance.now() - started) / 60_000
  const bytes = (await bytesOf(server)) / (records * companies)
  // another store: what the first one remembers was taken away
  const store = await server.open<ServiceRecords>()
  const service = createService({ store, policy: { required: 'lenient' } })
  const all = Array.from({ length: companies }, (_, index) => {
    const companyId = index + 1
    return { ...first, store, companyId, company: service.company(companyId) }
  })
  const fit = companies === asked ? '' : `; the disk has no room for ${records * asked}`
  const filled = `${companies} companies of ${records} records, filled in ${minutes.toFixed(1)} min${fit}`
  return { companies: all, details: [filled, `${bytes.toFixed(0)} bytes a record, with its indexes`] }
}

/** A POST in the next company each time, where there are several. */
function postInTurn(companies: readonly Filled[]): Do {
  let next = 0
  return ({ company, companyId, largeSiteId }) => {
    const isOfMany = companies.some((one) => one.company === company && one.companyId === companyId)
    const into = isOfMany ? companies[next++ % companies.length]?.company : company
    return (into ?? company).siteFuels.create(largeSiteId, fuelOf(7))
  }
}

async function figuresOn([few, many]: readonly [Server, Server], scale: Scale, partitions: number | null) {
  const small = await fill(await few.open<ServiceRecords>(), FEW)
  await few.run('analyze')
  const { companies, details } = await fillCompanies(many, scale, partitions)
  const large = companies[companies.length >> 1]
  if (large === undefined) throw new Error('the disk has no room for a company')
  const faults = [...(await faultsOfFilled(small)), ...(await faultsOfFilled(large))]
  if (faults.length > 0) throw new Error(faults.join('; '))
  const figures = await costsOf({
    pair: [small, large],
    name: partitions === null ? 'Postgres' : `Postgres with ${partitions} partitions`,
    counts: [FEW, large.records * companies.length],
    rounds: ROUNDS[scale],
    ratioMax: RATIO_MAX,
    others: { 'POST of fuel, each in the next company': postInTurn(companies) },
  })
  return figures.map((figure, index) => (index === 0 ? { ...figure, details } : figure))
}

/** What one record, or one page of 50, costs in a database of millions, over one of a thousand in plain tables. */
export async function costsAtScale(scale: Scale, partitions: number | null): Promise<readonly Figure[]> {
  const servers = [await postgresEngine(SETTINGS), await postgresEngine(SETTINGS)] as const
  const due = { name: 'POST and list cost among millions', aim: `ratio ≤ ${RATIO_MAX}` }
  let found: readonly Figure[] = []
  const failure = await figureFrom(due, async () => {
    found = await figuresOn(servers, scale, partitions)
    return { ...due, measured: '', holds: true }
  })
  for (const server of servers) await server.close()
  return failure.holds ? found : [failure]
}
