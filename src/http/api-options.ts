import type { Caller, Service } from '../service/index.ts'
import type { ApiDocument } from './document.ts'
import type { ProblemDetails } from './problem.ts'
import type { ApiRequest } from './request.ts'

/** The limits of concurrent work: per API key, and in total. */
export interface ApiBudgets {
  /** Responses of more than 64 Ki characters being delivered; default: 32. */
  readonly answersPerKey?: number | undefined
  /** Default: 128. */
  readonly answers?: number | undefined
  /** Bytes of request bodies being read; default: 64 MiB. */
  readonly bodyBytesPerKey?: number | undefined
  /** Default: 256 MiB. */
  readonly bodyBytes?: number | undefined
}

/** An error body of a host. */
export interface OwnProblem {
  /** The body, sent as JSON. */
  readonly body: object
  /** Default: 'application/json'. */
  readonly mediaType?: string | undefined
}

/** Options of `createApi`. `Host` is the type of the request of the host, which its adapter passes on unchecked. */
export interface ApiOptions<Host = unknown> {
  /** The service behind the interface: `createService(…)`. */
  readonly service: Service
  /**
   * Finds the caller of a request; null: unknown, which is answered with 401. Called for every request, whether or not it has
   * an API key or a bearer token (null: it has none), so that a session of the host may speak for it: `request.host` is the
   * request of the host. Default: the keys that the service issued. An error with `status` or `statusCode` 401 or
   * 403, and the error of a rejected JSON Web Token (of jose or jsonwebtoken), are answered with 401; for any other error or
   * result the response is 500, and `onError` receives the error.
   */
  readonly authenticate?:
    | ((key: string | null, request: ApiRequest<Host>) => Caller | null | Promise<Caller | null>)
    | undefined
  /**
   * Makes the body of an error response from its problem details; the status and the headers stay. Default: the problem
   * details, as application/problem+json. If it throws, the default is sent, and `onError` receives the error.
   */
  readonly problemOf?: ((problem: ProblemDetails, request: ApiRequest<Host>) => OwnProblem) | undefined
  /** Serves operations beyond the contract: deletions, lists, vehicles, vendors, keys, … Default: false. */
  readonly extensions?: boolean | undefined
  /** The path that the interface is mounted at and the host leaves in the target: '/api' for '/api/v1/sites'. Default: ''. */
  readonly basePath?: string | undefined
  /** Documents served in addition to the operations, such as the OpenAPI description; default: no document. */
  readonly documents?: readonly ApiDocument[] | undefined
  /** The most bytes of a request body; default: 1 MiB. */
  readonly bodyBytesMax?: number | undefined
  /** The limits of concurrent work; requests beyond them get 429 or 503, and may be retried. */
  readonly budgets?: ApiBudgets | undefined
  /**
   * Receives errors answered with 500, 502 or 503, whose details the response omits. It is not awaited, and its own
   * errors are ignored.
   */
  readonly onError?: ((error: unknown, request: ApiRequest<Host>) => void) | undefined
}
