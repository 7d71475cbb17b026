import type { InputPolicy } from '../../resources/index.ts'

/** The host's own entries in the document. */
export interface DocumentOptions {
  /** Default: 'Emissions accounting'. */
  readonly title?: string
  /** Default: '1.0.0'. */
  readonly version?: string
  /** The URL of the interface without /v1; default: '..', relative to the document at /v1/openapi.json. */
  readonly serverUrl?: string
  /** Contact details for users of the interface. */
  readonly contact?: { readonly name: string; readonly url?: string; readonly email?: string }
  /** The input policy of the service; policies by company are not described. */
  readonly policy?: Partial<InputPolicy>
}

/** The title if the host sets none. */
export const DEFAULT_TITLE = 'Emissions accounting'

/** Options of `openApiDocument`. */
export interface OpenApiOptions extends DocumentOptions {
  /** Includes the operations beyond the contract, in a group of their own; default: false. */
  readonly extensions?: boolean
}
