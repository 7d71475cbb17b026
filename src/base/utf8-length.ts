const BEYOND_ASCII = /[^\0-\x7f]/

/**
 * Returns the UTF-8 length of a text in bytes, without an encoder; a lone surrogate counts as its replacement
 * character.
 */
export function utf8Length(text: string): number {
  if (!BEYOND_ASCII.test(text)) return text.length
  let bytes = 0
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    const isPair = unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00
    if (isPair) index += 1
    bytes += isPair ? 4 : unit < 0x80 ? 1 : unit < 0x800 ? 2 : 3
  }
  return bytes
}
