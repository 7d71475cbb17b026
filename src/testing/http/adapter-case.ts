/** Features that some hosts do not pass to the interface. */
export const ABILITIES = {
  'raw path': 'paths arrive as they were sent, with dots and all',
  'doubled slash': 'a doubled slash arrives as two',
  'escaped slash': 'an escaped slash arrives escaped',
  'invalid escape': 'an escape that is not a character arrives',
  'any method': 'a method that nobody knows arrives',
  'body of GET': 'a GET may have a body',
  'any coding': 'a content coding that nobody knows arrives',
  'foreign paths': 'the interface answers for paths outside /v1 too, with its own 404',
} as const

/** A feature that a host may lack. */
export type Ability = keyof typeof ABILITIES

/**
 * A request of a case. `{site}` in the target and `{key}` in headers are replaced by the values of the tested
 * interface.
 */
export interface CaseRequest {
  readonly method: string
  readonly target: string
  /** The API key is sent unless overridden. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

/** A sequence of requests that a host must answer exactly as the interface does. */
export interface AdapterCase {
  readonly name: string
  readonly requests: readonly CaseRequest[]
  readonly needs?: Ability
}

/** The content type of JSON bodies. */
export const JSON_TYPE = { 'content-type': 'application/json' } as const

/** A valid site. */
export const SITE = {
  name: 'Works',
  address: { address: '1 Mill Lane', coordinates: { lat: '53.79', lng: -1.53 } },
  possessionType: 'Owned',
  area: 12.5,
  unit: 'M2',
  countryId: 826,
} as const

/** Serializes a valid site with changes. */
export function changedSite(changes: object = {}): string {
  return JSON.stringify({ ...SITE, ...changes })
}

/** Makes a POST of a site. */
export function post(body: string | Uint8Array, headers: Readonly<Record<string, string>> = JSON_TYPE): CaseRequest {
  return { method: 'POST', target: '/v1/sites', headers, body }
}

/** Makes a PATCH of the existing site. */
export function patch(body: string, headers: Readonly<Record<string, string>> = JSON_TYPE): CaseRequest {
  return { method: 'PATCH', target: '/v1/sites/{site}', headers, body }
}

/** Makes a GET of a target, authenticated by default. */
export function get(target: string, headers: Readonly<Record<string, string>> = {}): CaseRequest {
  return { method: 'GET', target, headers }
}

/** Makes a case of one request. */
export function one(name: string, request: CaseRequest, needs?: Ability): AdapterCase {
  return { name, requests: [request], ...(needs === undefined ? {} : { needs }) }
}
