import Libsql from 'libsql'
import { Pool } from 'pg'
import { postgresStore } from '../../../../src/ledger/collections/postgres.ts'
import { sqliteStore } from '../../../../src/ledger/collections/sqlite.ts'
import type { Service, ServiceRecords, Store } from '../../../../src/service/index.ts'
import { serviceOn } from './request.ts'

/** Where a database is: a file, or a server. */
export type Place = (
  | {
      readonly engine: 'SQLite'
      readonly file: string
      /** Set once the store is open, against what it had set. */
      readonly pragmas?: readonly string[]
    }
  | { readonly engine: 'Postgres'; readonly connection: Connection }
) & {
  /** Acknowledges before the commit: what no store may do, to see that it is found out. */
  readonly isHasty?: boolean
}

/** How a pool of `pg` reaches a server. */
export interface Connection {
  readonly host: string
  readonly port: number
  readonly user: string
  readonly database: string
  readonly max: number
  readonly application_name?: string
}

/** A service with the store below it. */
export interface Opened {
  readonly service: Service
  readonly store: Store<ServiceRecords>
  /** Sets a pragma of an SQLite connection. */
  readonly set?: (pragma: string) => void
  close(): Promise<void>
}

const HASTE_MS = 200

/** A store that says that all is kept a moment before it is. */
function hasty(store: Store<ServiceRecords>): Store<ServiceRecords> {
  const transaction: typeof store.transaction = (companyId, work) =>
    new Promise((resolve, reject) => {
      const kept = store.transaction(companyId, async (tx) => {
        resolve(await work(tx))
        await new Promise((go) => setTimeout(go, HASTE_MS))
      })
      kept.catch(reject)
    })
  const get = (real: Store<ServiceRecords>, name: keyof Store<ServiceRecords>) => {
    const member = name === 'transaction' ? transaction : real[name]
    return typeof member === 'function' ? (member as () => unknown).bind(real) : member
  }
  return new Proxy(store, { get: (real, name) => get(real, name as keyof Store<ServiceRecords>) })
}

/** The real store of a database, and a service on it. */
export async function openStore(place: Place): Promise<Opened> {
  if (place.engine === 'SQLite') {
    const client = new Libsql(place.file)
    const real = await sqliteStore<ServiceRecords>({ client })
    const set = (pragma: string) => void client.exec(`pragma ${pragma}`)
    for (const pragma of place.pragmas ?? []) set(pragma)
    const store = place.isHasty === true ? hasty(real) : real
    return { service: serviceOn(store), store, set, close: async () => void client.close() }
  }
  const client = new Pool(place.connection)
  // what is lost while nobody uses it is told to nobody
  client.on('error', () => undefined)
  const real = await postgresStore<ServiceRecords>({ client })
  const store = place.isHasty === true ? hasty(real) : real
  return { service: serviceOn(store), store, close: () => client.end() }
}
