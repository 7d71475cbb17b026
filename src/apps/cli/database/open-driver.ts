import type { AsyncContext, ServiceRecords, Store } from '../../../service/index.ts'
import type { DatabaseViews } from '../views/create-views.ts'

/** A database opened through an installed driver. */
export interface OpenDatabase {
  /** Runs the pending migration steps and returns their names. */
  migrate(): Promise<readonly string[]>
  /** Creates the row security policies; only for engines that have them. */
  secure(): Promise<void>
  store(settings: StoreSettings): Promise<Store<ServiceRecords>>
  /** The views for dashboards. */
  views(): Promise<DatabaseViews>
  close(): Promise<void>
}

/** Options of a store. */
export interface StoreSettings {
  readonly context: AsyncContext
  readonly migrations: 'apply' | 'check'
  readonly rowSecurity: boolean
  /** Check the file before use. */
  readonly quickCheck: boolean
}
