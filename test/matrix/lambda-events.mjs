import { contentOf } from '../conformance/fixtures/content-of.ts'

const DECODED = 'the gateway decodes paths'

/** What a REST API lets nothing through of. */
export const OF_REST_API = { 'raw path': DECODED, 'escaped slash': DECODED, 'invalid escape': DECODED }

/** The cases of paths that are not themselves once they are decoded. */
export const ofDecodedPaths = (reason) => {
  const ids = ['an id with a space', 'an id with a percent sign', 'characters beyond ASCII']
  return Object.fromEntries([...ids, 'an escaped escape, which is decoded once'].map((name) => [name, reason]))
}

const base64 = (body) => (body === null ? null : Buffer.from(body).toString('base64'))

/** An event as a REST API makes it: path and query decoded, headers in the spelling of the client, in two forms. */
export function eventV1({ method, target, headers, body }) {
  const { pathname, searchParams } = new URL(target, 'http://any.host')
  const query = [...new Set(searchParams.keys())].map((name) => [name, searchParams.getAll(name)])
  return {
    resource: '/{proxy+}',
    httpMethod: method,
    path: decodeURIComponent(pathname),
    headers,
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
    queryStringParameters: query.length === 0 ? null : Object.fromEntries(searchParams),
    multiValueQueryStringParameters: query.length === 0 ? null : Object.fromEntries(query),
    requestContext: { httpMethod: method, stage: 'live', identity: { sourceIp: '127.0.0.1' } },
    body: base64(body),
    isBase64Encoded: body !== null,
  }
}

/** An event as an HTTP API makes it, with the name of a stage before the path unless it is the default one. */
export function eventV2({ method, target, headers, body }, { stage = '$default' } = {}) {
  const [path = '', query = ''] = target.split(/\?(.*)/s)
  const rawPath = stage === '$default' ? path : `/${stage}${path}`
  const parameters = [...new URLSearchParams(query)]
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString: query,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    ...(query === '' ? {} : { queryStringParameters: Object.fromEntries(parameters) }),
    requestContext: { stage, http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp: '127.0.0.1' } },
    isBase64Encoded: body !== null,
    ...(body === null ? {} : { body: base64(body) }),
  }
}

/** What a gateway sends of the answer of a function. */
export function answerOf({ statusCode, headers = {}, multiValueHeaders = {}, body = '', isBase64Encoded = false }) {
  const given = [
    ...Object.entries(headers),
    ...Object.entries(multiValueHeaders).map(([name, of]) => [name, of.join(', ')]),
  ]
  const sent = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), String(value)]))
  return {
    status: statusCode,
    headers: sent,
    body: contentOf(sent, Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8')),
  }
}
