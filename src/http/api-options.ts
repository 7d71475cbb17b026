import type { Caller, Service } from '../service/index.ts'
import type { ApiDocument } from './document.ts'
import type { ApiRequest } from './request.ts'

/** The limits of work in flight: for one API key, and in all. */
export interface ApiBudgets {
  /** Answers of more than 64 Ki characters that are being delivered; not given: 32. */
  readonly answersPerKey?: number
  /** Not given: 128. */
  readonly answers?: number
  /** Bytes of bodies that are being read; not given: 64 MiB. */
  readonly bodyBytesPerKey?: number
  /** Not given: 256 MiB. */
  readonly bodyBytes?: number
}

/** What an interface is made of. */
export interface ApiOptions {
  /** What does the work: `createService(…)`. */
  readonly service: Service
  /** Whom an API key speaks for; not given: the keys that the service issued. */
  readonly authenticate?: (key: string, request: ApiRequest) => Caller | null | Promise<Caller | null>
  /** Serve also what the contract does not show: deletions, lists, vehicles, vendors, keys, … Not given: false. */
  readonly extensions?: boolean
  /** Where the interface is mounted: '/api' for '/api/v1/sites'. Not given: ''. */
  readonly basePath?: string
  /** What is served beside the operations, such as the OpenAPI description; not given: nothing. */
  readonly documents?: readonly ApiDocument[]
  /** Bytes of a body at most; not given: 1 MiB. */
  readonly bodyBytesMax?: number
  /** The limits of work in flight; beyond them a request is answered with 429 or 503, to be sent again. */
  readonly budgets?: ApiBudgets
  /**
   * Hears of every error that is answered with 500, 502 or 503; nobody else does, for the answer says nothing of it. What it
   * throws itself is lost.
   */
  readonly onError?: (error: unknown, request: ApiRequest) => void
}
