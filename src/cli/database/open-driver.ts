import type { AsyncContext, ServiceRecords, Store } from '../../service/index.ts'

/** A database that a driver of the user's has open. */
export interface OpenDatabase {
  /** Does the steps of the schema that are missing; their names come back. */
  migrate(): Promise<readonly string[]>
  /** Puts the policies of row security up; only where the engine has them. */
  secure(): Promise<void>
  store(settings: StoreSettings): Promise<Store<ServiceRecords>>
  close(): Promise<void>
}

/** How a store is opened. */
export interface StoreSettings {
  readonly context: AsyncContext
  readonly migrations: 'apply' | 'check'
  readonly rowSecurity: boolean
  /** Look through a file before it is used. */
  readonly quickCheck: boolean
}
