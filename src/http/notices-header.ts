import type { Notice } from '../errors/index.ts'

const LENGTH_MAX = 2048
/** Everything that would end a path in the header, or is not visible ASCII. */
const UNSAFE = /[^\x21-\x7e]|[%,;"\\]/gu

/** As in a URL; half a surrogate pair is no character, and stands as U+FFFD. */
function escaped(character: string): string {
  return encodeURIComponent(/\p{Cs}/u.test(character) ? '\ufffd' : character)
}

/**
 * The header Tonne-Notices: `code;path, code;path`, each once. What is no visible ASCII is escaped as in a URL; what
 * would be too long for proxies is counted at the end: `more;12`. '' where there are none.
 */
export function noticesHeader(notices: readonly Notice[]): string {
  if (notices.length === 0) return ''
  const items = [...new Set(notices.map(({ code, path }) => `${code};${path.replace(UNSAFE, escaped)}`))]
  const header = items.join(', ')
  if (header.length <= LENGTH_MAX) return header
  let kept = 0
  let length = 'more;'.length + String(items.length).length
  for (const item of items) {
    length += item.length + 2
    if (length > LENGTH_MAX) break
    kept += 1
  }
  return [...items.slice(0, kept), `more;${items.length - kept}`].join(', ')
}
