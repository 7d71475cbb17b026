import type { IncomingMessage, ServerResponse } from 'node:http'

/** Path of the health check. */
export const HEALTH_PATH = '/health'

const HEALTHY = '{"status":"ok"}'

/** Answers health checks; false if the request is for something else. */
export function answerHealth({ url = '', method = '' }: IncomingMessage, res: ServerResponse): boolean {
  if (url.split('?', 1)[0] !== HEALTH_PATH) return false
  if (method !== 'GET' && method !== 'HEAD') {
    res.writeHead(405, { allow: 'GET, HEAD', 'content-length': 0 }).end()
    return true
  }
  res.writeHead(200, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'content-length': HEALTHY.length,
  })
  res.end(method === 'HEAD' ? undefined : HEALTHY)
  return true
}
