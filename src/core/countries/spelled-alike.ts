const APOSTROPHES = /[`´‘’‛′ʹʻʼʽʾʿ]/g
const DASHES = /[\u2010-\u2015\u2212]/g

/**
 * Normalises a name for comparison. Upper case, because 'ß', 'ı' and 'i' only match their keyboard spellings there;
 * apostrophes, dashes and spaces become one kind each.
 */
function lettersOf(name: string): string {
  return name
    .normalize('NFKC')
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()
    .replace(/İ/g, 'I')
}

/**
 * True if two names have the same letters, accents and punctuation, ignoring case, width and the kind of apostrophe,
 * dash and space. Stricter than `foldPlaceName`: 'Zurich' and 'Zürich', 'Singapur' and 'Singāpur' differ.
 */
export function isSpelledAlike(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other)
}
