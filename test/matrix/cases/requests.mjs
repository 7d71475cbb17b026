/** Requests of the cases; `{site}` in a target is the site of the twin. */
export const JSON_TYPE = { 'content-type': 'application/json' }

const SITE = {
  name: 'Works',
  address: { address: '1 Mill Lane', coordinates: { lat: '53.79', lng: -1.53 } },
  possessionType: 'Owned',
  area: 12.5,
  unit: 'M2',
  countryId: 826,
}

/** A site that is valid, with changes, as JSON. */
export const siteWith = (changes = {}) => JSON.stringify({ ...SITE, ...changes })

export const get = (target, headers = {}) => ({ method: 'GET', target, headers })
export const post = (body, headers = JSON_TYPE) => ({ method: 'POST', target: '/v1/sites', headers, body })
export const patch = (body, headers = JSON_TYPE) => ({ method: 'PATCH', target: '/v1/sites/{site}', headers, body })

/** The request as it is sent to a host with this twin in it: with its key, unless the case says what else is sent. */
export function sentTo({ key, siteId }, { method, target, headers = {}, body }) {
  const isKeyed = Object.keys(headers).some((name) => name.toLowerCase() === 'x-api-key')
  const given = Object.entries(headers).map(([name, value]) => [name, value.replace('{key}', key)])
  return {
    method,
    target: target.replace('{site}', siteId),
    headers: { ...(isKeyed ? {} : { 'x-api-key': key }), ...Object.fromEntries(given) },
    body: body === undefined ? null : Buffer.from(body),
  }
}

/** The request as the adapters hand it to the interface. */
export function plainRequest({ method, target, headers, body }) {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  return { method, target, headers: Object.fromEntries(lower), body: async () => body ?? '' }
}
