/** Letters of other scripts that look like those of an id. */
const HOMOGLYPHS: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', d: 'ԁ', b: 'Ь', f: 'ƒ' }

function fullWidth(text: string): string {
  return [...text].map((one) => (/[!-~]/.test(one) ? String.fromCharCode(one.charCodeAt(0) + 0xfee0) : one)).join('')
}

function digitsOf(zero: number): (text: string) => string {
  return (text) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))
}

const middle = (text: string, inserted: string) =>
  text.slice(0, text.length >> 1) + inserted + text.slice(text.length >> 1)

/** What somebody may send in place of an id, so that it is taken for the id: it means the id only where it is the id. */
export const LOOK_ALIKES: readonly ((id: string) => string)[] = [
  (id) => id,
  (id) => id,
  (id) => id,
  (id) => id.toUpperCase(),
  fullWidth,
  digitsOf(0xff10),
  digitsOf(0x0660),
  digitsOf(0x1d7ce),
  (id) => id.replaceAll(/[abcdef]/g, (letter) => HOMOGLYPHS[letter] ?? letter),
  (id) => middle(id, '\u200b'),
  (id) => middle(id, '\u00ad'),
  (id) => middle(id, '\u2060'),
  (id) => middle(id, '\u0301'),
  (id) => `\ufeff${id}`,
  (id) => `${id}\u0307`,
  (id) => `\u202e${[...id].reverse().join('')}`,
  (id) => id.replaceAll('-', '\u2011'),
  (id) => id.replaceAll('-', '\u2212'),
  (id) => id.replaceAll('-', ''),
  (id) => `{${id}}`,
  (id) => `urn:uuid:${id}`,
  (id) => ` ${id}`,
  (id) => `${id} `,
  (id) => `${id}\u00a0`,
  (id) => `${id}\t`,
  (id) => `${id}\0`,
  (id) => `${id}\0x`,
  (id) => `${id}.`,
  (id) => `${id}/`,
  (id) => `./${id}`,
  (id) => `x/../${id}`,
  (id) => `${id}%00`,
  (id) => `${id}?companyId=2`,
  (id) => `${id}#`,
  (id) => `${id};a=b`,
  (id) => encodeURIComponent(id).replaceAll('-', '%2D'),
  (id) => `+${id}`,
  (id) => `0${id}`,
  (id) => `${id}.0`,
  (id) => `${id}e0`,
  (id) => `0x${id}`,
  (id) => `[${id}]`,
  (id) => `"${id}"`,
  (id) => `${id},${id}`,
  (id) => `${id}' or '1'='1`,
  (id) => `' or id = '${id}`,
  (id) => `${id}"; --`,
  (id) => `%${id.slice(0, 8)}%`,
  (id) => `${id.slice(0, -1)}_`,
]

/** What is an id of nothing, and a name in programs. */
export const NAMES_OF_NOTHING: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__'],
  ...['null', 'undefined', 'NaN', 'true', '[object Object]', '*', '%', '_', '.', '..', '%2e%2e', '', '-1', '0', '1e3'],
]

/** Numbers of the other company begin behind this one, and go up to as many more. */
export const NUMBERS_APART = 500

/** The digit that stands in an id of nobody where this one stands in an id of others. */
function otherDigit(digit: number): number {
  return (digit + 3) % 10
}

/** An id of the same form that nobody has: its digits are others, and all else stands where it stood. */
export function nobodysLike(id: string | number): string | number {
  if (typeof id === 'number') return id + 300
  return id.replaceAll(/\d/g, (digit) => String(otherDigit(Number(digit))))
}

const ZEROS = [0x30, 0x660, 0xff10, 0x1d7ce]

function areDigitsOfBoth(theirs: number, nobodys: number): boolean {
  return ZEROS.some((zero) => theirs >= zero && theirs < zero + 10 && nobodys === zero + otherDigit(theirs - zero))
}

/** What was written in percents, as it was meant. */
function decoded(text: string): string {
  return text.replaceAll(/(?:%[\dA-F]{2})+/g, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return bytes
    }
  })
}

function isSameWrittenSo(theirs: string, nobodys: string): boolean {
  const [a, b] = [[...theirs], [...nobodys]]
  if (a.length !== b.length) return false
  return a.every((one, index) => {
    const other = b[index] as string
    return one === other || areDigitsOfBoth(one.codePointAt(0) as number, other.codePointAt(0) as number)
  })
}

/** The answer without what the parser of JSON says of a text: '01' is no number behind its 0, and '34' is one. */
function withoutParser(text: string): string {
  return text.replaceAll(/(?<=cannot be read as that: )Unexpected [^"]*? at position \d+/g, '')
}

/** True where two texts differ in nothing but the digits of ids: those of others in one, those of nobody in the other. */
export function isSameButForIds(said: string, saidOfNobody: string): boolean {
  const [theirs, nobodys] = [withoutParser(said), withoutParser(saidOfNobody)]
  return isSameWrittenSo(theirs, nobodys) || isSameWrittenSo(decoded(theirs), decoded(nobodys))
}
