/** The security headers of every response, because it is data that is never run or framed. */
const GUARDS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const
/** The headers of every response that must not be cached. */
export const UNSTORED: Readonly<Record<'cache-control' | keyof typeof GUARDS, string>> = Object.freeze({
  'cache-control': 'no-store',
  ...GUARDS,
})
