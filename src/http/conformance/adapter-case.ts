/** What not every host lets through to the interface. */
export const ABILITIES = {
  'raw path': 'paths arrive as they were sent, with dots and all',
  'doubled slash': 'a doubled slash arrives as two',
  'escaped slash': 'an escaped slash arrives escaped',
  'invalid escape': 'an escape that is no character arrives',
  'any method': 'a method that nobody knows arrives',
  'body of GET': 'a GET may have a body',
  'any coding': 'a content coding that nobody knows arrives',
  'foreign paths': 'the interface answers for paths outside /v1 too, with its own 404',
} as const

/** Something that a host may lack. */
export type Ability = keyof typeof ABILITIES

/** A request of a case; `{site}` in the target and `{key}` in headers stand for what the interface under test has. */
export interface CaseRequest {
  readonly method: string
  readonly target: string
  /** The key is sent unless the case says what else is. */
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
}

/** Requests that a host must answer as the interface does itself, one after the other. */
export interface AdapterCase {
  readonly name: string
  readonly requests: readonly CaseRequest[]
  readonly needs?: Ability
}

/** The type of a body of JSON. */
export const JSON_TYPE = { 'content-type': 'application/json' } as const

/** A site that is valid. */
export const SITE = {
  name: 'Works',
  address: { address: '1 Mill Lane', coordinates: { lat: '53.79', lng: -1.53 } },
  possessionType: 'Owned',
  area: 12.5,
  unit: 'M2',
  countryId: 826,
} as const

/** A site that is valid, with changes, as JSON. */
export function siteWith(changes: object = {}): string {
  return JSON.stringify({ ...SITE, ...changes })
}

/** POST of a site. */
export function post(body: string | Uint8Array, headers: Readonly<Record<string, string>> = JSON_TYPE): CaseRequest {
  return { method: 'POST', target: '/v1/sites', headers, body }
}

/** PATCH of the site that is there. */
export function patch(body: string, headers: Readonly<Record<string, string>> = JSON_TYPE): CaseRequest {
  return { method: 'PATCH', target: '/v1/sites/{site}', headers, body }
}

/** GET of a target. */
export function get(target: string, headers: Readonly<Record<string, string>> = {}): CaseRequest {
  return { method: 'GET', target, headers }
}

/** A case of one request. */
export function one(name: string, request: CaseRequest, needs?: Ability): AdapterCase {
  return { name, requests: [request], ...(needs === undefined ? {} : { needs }) }
}
