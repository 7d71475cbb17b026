/** What every answer says: it is data, and nothing of it is to be run or shown in a frame. */
const GUARDS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const
/** What every answer says that is not to be kept. */
export const UNSTORED = Object.freeze({ 'cache-control': 'no-store', ...GUARDS })
