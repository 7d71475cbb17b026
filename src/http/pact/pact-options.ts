import { Violations } from '../../core/errors/index.ts'
import type { FootprintEvent, FootprintStore } from '../../standards/pact/exchange/index.ts'
import type { ApiRequest } from '../request.ts'

/** The credentials of a partner, as sent. */
export interface PactCredentials {
  readonly clientId: string
  readonly clientSecret: string
}

/** Options of `createPactApi`. */
export interface PactApiOptions {
  /** Your footprints; start with `memoryFootprints(…)`. */
  readonly footprints: FootprintStore
  /**
   * Finds the recipient that the credentials belong to, by a name of yours that `footprints` and `onEvent` receive;
   * null: unknown. Compare digests of the secrets, or compare in constant time: this library stores no secret of a
   * partner.
   */
  readonly authenticate: (credentials: PactCredentials) => string | null | Promise<string | null>
  /**
   * Receives an event. The response reports success when this resolves, and an `EmissionsError` as a mistake of the
   * partner. Any other error is a failure, after which the partner sends the event again. Events may arrive twice:
   * compare `source` and `id`.
   */
  readonly onEvent: (event: FootprintEvent, recipient: string) => void | Promise<void>
  /** The public URL, with https and the path that partners know: 'https://api.acme.example/pact'. */
  readonly baseUrl: string
  /**
   * Signs tokens and links to pages: at least 32 random characters, the same on every instance. A new secret
   * invalidates all tokens.
   */
  readonly secret: string
  /** The mount path, if a proxy shortens the path of `baseUrl`; default: the path of `baseUrl`. */
  readonly basePath?: string | undefined
  /**
   * Set it only behind a proxy that ends TLS and replaces the header X-Forwarded-Proto of clients: that header must then
   * say https. Default: false, the connection to the host itself must be encrypted.
   */
  readonly trustForwardedProto?: boolean | undefined
  /** Seconds for which a token is valid; default: 3,600. */
  readonly tokenSeconds?: number | undefined
  /** The most bytes of an event; default: 1 MiB. */
  readonly bodyBytesMax?: number | undefined
  /** Milliseconds since 1970; default: `Date.now`. */
  readonly clock?: (() => number) | undefined
  /**
   * Receives errors answered with 500, whose details the response omits. It is not awaited, and its own errors are
   * ignored.
   */
  readonly onError?: ((error: unknown, request: ApiRequest) => void) | undefined
}

const SECRET_LENGTH_MIN = 32
const BASE_URL = /^https:\/\/[^/?#\s@]+(\/[^?#\s]*)?$/i

/** Returns the path of a public URL, for the routes. */
export function pathOfUrl(baseUrl: string): string {
  return BASE_URL.exec(baseUrl)?.[1] ?? ''
}

/** Throws `url_invalid`, `text_invalid` and `number_out_of_range`, all at once. */
export function checkOptions({ baseUrl, secret, tokenSeconds = 1 }: PactApiOptions): void {
  const violations = new Violations()
  if (!BASE_URL.test(baseUrl)) {
    const message = 'must be the public URL with https, without a query'
    violations.add('baseUrl', 'url_invalid', { message, expected: "'https://api.acme.example'", received: baseUrl })
  }
  if (typeof secret !== 'string' || secret.length < SECRET_LENGTH_MIN) {
    violations.add('secret', 'text_invalid', `must have at least ${SECRET_LENGTH_MIN} random characters`)
  }
  if (!Number.isSafeInteger(tokenSeconds) || tokenSeconds < 1) {
    const message = 'must be a whole number of seconds, from 1'
    violations.add('tokenSeconds', 'number_out_of_range', { message, received: tokenSeconds })
  }
  violations.throwIfAny()
}
