import type { ApiClient } from '../api-client.ts'
import type { PageControl } from '../page-hooks.ts'
import type { FormKind } from './form-kinds.ts'
import type { References } from './references.ts'

/** The parts that all forms share. */
export interface EditSession {
  readonly client: ApiClient
  readonly page: PageControl
  readonly kinds: ReadonlyMap<string, FormKind>
  readonly references: References
  /** True if the key may lock and unlock periods. */
  readonly isAdmin: boolean
}
