const APOSTROPHES = /[`´‘’‛′ʹʻʼʽʾʿ]/g
const DASHES = /[\u2010-\u2015\u2212]/g

/** Capitals, because those of 'ß', 'ı' and 'i' are the ones that a keyboard writes; one kind of apostrophe, dash and space. */
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
 * True where two names have the same letters, accents and punctuation; case, width and the kind of apostrophe, dash and space
 * aside. Names that `foldPlaceName` makes one need not be: 'Zurich' and 'Zürich', 'Singapur' and 'Singāpur' are two.
 */
export function isSpelledAlike(one: string, other: string): boolean {
  return lettersOf(one) === lettersOf(other)
}
