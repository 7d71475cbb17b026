/** The headers of every answer: it is data, and nothing of it is to be run or shown in a frame. */
const GUARDS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const
/** The headers of every answer that is not to be cached. */
export const UNSTORED = Object.freeze({ 'cache-control': 'no-store', ...GUARDS })
