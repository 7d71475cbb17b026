/** A text without the postal code at one of its ends. */
interface WithoutPostalCode {
  readonly name: string
  /** The country that the form of the code, or the letters before it, belong to; undefined: several. */
  readonly country: string | undefined
}

/** Letters before a postal code that are not ISO 3166-1: the signs of cars. */
const CAR_SIGNS: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
}

/** The forms of postal codes; the name of a country for a form that no other one has. */
const FORMS: readonly (readonly [form: string, country: string | undefined])[] = [
  ['[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', 'GB'],
  ['[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', 'CA'],
  ['\\d{4} ?[A-Z]{2}', 'NL'],
  ['\\d{5}-\\d{4}', 'US'],
  ['\\d{5}-\\d{3}', 'BR'],
  ['\\d{3}-\\d{4}', 'JP'],
  ['\\d{4}-\\d{3}', 'PT'],
  ['\\d{2}-\\d{3}', 'PL'],
  ['\\d{4,6}|\\d{3} \\d{2,3}', undefined],
]

const SIGN = '(?:([A-Z]{1,3})[- ])?'
const AT_ENDS = FORMS.map(([form, country]) => ({
  country,
  atStart: new RegExp(`^${SIGN}(?:${form})(?: +(.*))?$`),
  atEnd: new RegExp(`^()(.*) +(?:${form})$`),
}))

/**
 * Removes a postal code from the start or the end of a text; undefined if there is none, or if its letters are of no
 * country.
 */
export function withoutPostalCode(text: string): WithoutPostalCode | undefined {
  for (const { country, atStart, atEnd } of AT_ENDS) {
    const parts = atEnd.exec(text) ?? atStart.exec(text)
    if (parts === null) continue
    const [, sign = '', name = ''] = parts
    return { name: name.trim(), country: sign === '' ? country : (CAR_SIGNS[sign] ?? sign) }
  }
  return undefined
}
