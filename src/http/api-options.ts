import type { Caller, Service } from '../service/index.ts'
import type { ApiDocument } from './document.ts'
import type { ApiRequest } from './request.ts'

/** The limits of concurrent work: per API key, and in total. */
export interface ApiBudgets {
  /** Responses of more than 64 Ki characters being delivered; default: 32. */
  readonly answersPerKey?: number
  /** Default: 128. */
  readonly answers?: number
  /** Bytes of request bodies being read; default: 64 MiB. */
  readonly bodyBytesPerKey?: number
  /** Default: 256 MiB. */
  readonly bodyBytes?: number
}

/** Options of `createApi`. */
export interface ApiOptions {
  /** The service behind the interface: `createService(…)`. */
  readonly service: Service
  /**
   * Finds the caller of an API key or a bearer token; null: unknown. Default: the keys that the service issued. If it
   * throws, rejects or returns anything else, the response is 500, and `onError` receives the error.
   */
  readonly authenticate?: (key: string, request: ApiRequest) => Caller | null | Promise<Caller | null>
  /** Serves operations beyond the contract: deletions, lists, vehicles, vendors, keys, … Default: false. */
  readonly extensions?: boolean
  /** The mount path: '/api' for '/api/v1/sites'. Default: ''. */
  readonly basePath?: string
  /** Documents served in addition to the operations, such as the OpenAPI description; default: no document. */
  readonly documents?: readonly ApiDocument[]
  /** The most bytes of a request body; default: 1 MiB. */
  readonly bodyBytesMax?: number
  /** The limits of concurrent work; requests beyond them get 429 or 503, and may be retried. */
  readonly budgets?: ApiBudgets
  /**
   * Receives errors answered with 500, 502 or 503, whose details the response omits. It is not awaited, and its own
   * errors are ignored.
   */
  readonly onError?: (error: unknown, request: ApiRequest) => void
}
