import type { Notice } from '../errors/index.ts'

const LENGTH_MAX = 2048
/** All characters that would end a path in the header, or are not visible ASCII. */
const UNSAFE = /[^\x21-\x7e]|[%,;"\\]/gu

/** Percent-encodes a character; lone surrogates become U+FFFD. */
function escaped(character: string): string {
  return encodeURIComponent(/\p{Cs}/u.test(character) ? '\ufffd' : character)
}

/**
 * The header Tonne-Notices: `code;path, code;path`, without duplicates. Characters other than visible ASCII are
 * percent-encoded; notices that would make it too long for proxies are counted at the end: `more;12`. '' without
 * notices.
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
