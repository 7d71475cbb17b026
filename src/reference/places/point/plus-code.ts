import { ratio } from '../../../core/exact/index.ts'
import { type ParsedPoint, parsedPoint } from './parsed-point.ts'
import { rejectPoint } from './point-text.ts'

/** The twenty digits by value, without vowels and lookalikes. */
const DIGITS = '23456789CFGHJMPQRVWX'
const BASE = DIGITS.length
/** The number of digits before the plus sign; each two divide the cell by twenty in both directions. */
const SEPARATOR_AT = 8
const PAIRED_DIGITS = 10
/** Each further digit is one of five rows by four columns. Digits after these five are valid and ignored. */
const GRID_DIGITS = 5
const GRID_ROWS = 5
const GRID_COLUMNS = 4

/** Cells are counted in units of the smallest one, 1 / 25,000,000 of a degree high and 1 / 8,192,000 wide. */
const ROWS_PER_DEGREE = BASE ** 3 * GRID_ROWS ** GRID_DIGITS
const COLUMNS_PER_DEGREE = BASE ** 3 * GRID_COLUMNS ** GRID_DIGITS
const POLE = 90
const ANTIMERIDIAN = 180

/** Plus code digits and 0 or 1 around a plus sign; without a decimal digit, only with eight before the sign. */
const ATTEMPT = /^(?=.*\d|.{8}\+)[\dCFGHJMPQRVWX]{4,}\+[\dCFGHJMPQRVWX]*$/i
/** The shape of a full code, with any letters: a mistyped one. */
const FULL_SHAPE = /^(?=.*\d)[\dA-Z]{8}\+[\dA-Z]{2,7}$/i
/** A code without its first two, four, six or eight digits; '+22' is a number. */
const SHORT = /^(?!\+\d+$)(?:[2-9CFGHJMPQRVWX]{2}){0,3}\+[2-9CFGHJMPQRVWX]{2,}$/i
/** A short code as maps show it: without its first four digits, followed by a town. */
const SHORT_WITH_TOWN = /^[2-9CFGHJMPQRVWX]{4}\+[2-9CFGHJMPQRVWX]{2,} /i

/**
 * Returns the doubled row and column of the centre, from the south pole and the antimeridian; doubling avoids halves.
 */
function cellCentre(digits: string): { readonly rows: number; readonly columns: number } {
  let [height, width] = [BASE ** 2 * ROWS_PER_DEGREE, BASE ** 2 * COLUMNS_PER_DEGREE]
  let [row, column] = [0, 0]
  for (let index = 0; index < digits.length && index < PAIRED_DIGITS; index += 2) {
    height /= BASE
    width /= BASE
    row += DIGITS.indexOf(digits.charAt(index)) * height
    column += DIGITS.indexOf(digits.charAt(index + 1)) * width
  }
  for (const digit of digits.slice(PAIRED_DIGITS, PAIRED_DIGITS + GRID_DIGITS)) {
    height /= GRID_ROWS
    width /= GRID_COLUMNS
    row += Math.floor(DIGITS.indexOf(digit) / GRID_COLUMNS) * height
    column += (DIGITS.indexOf(digit) % GRID_COLUMNS) * width
  }
  return { rows: 2 * row + height, columns: 2 * column + width }
}

/** Describes the flaw of a full code in upper case; undefined if it is valid. */
function codeFlaw(code: string): string | undefined {
  const [before = '', after = ''] = code.split('+')
  const wrong = [...code].find((one) => one !== '+' && one !== '0' && !DIGITS.includes(one))
  if (wrong !== undefined) return `has '${wrong}', which no plus code has; check its letters`
  if (before.length !== SEPARATOR_AT) return 'has its plus sign elsewhere than after the eighth digit; check the code'
  const digits = before.replace(/0+$/, '')
  const isPadded = digits.length < SEPARATOR_AT
  if (/0/.test(digits + after) || digits.length === 0 || digits.length % 2 === 1 || (isPadded && after !== '')) {
    return 'has zeros that no plus code has; they stand in pairs right before the sign, with nothing after it'
  }
  if (after.length === 1) return 'has one digit after the plus sign; write two or more, or none'
  const [row, column] = [DIGITS.indexOf(digits.charAt(0)), DIGITS.indexOf(digits.charAt(1))]
  const isOnEarth = row * BASE < 2 * POLE && column * BASE < 2 * ANTIMERIDIAN
  return isOnEarth ? undefined : 'begins with digits beyond the pole or the antimeridian; check the code'
}

/**
 * Returns the centre of the cell of a full plus code, exact before it is rounded; undefined if the text is not a plus
 * code. Throws `invalid_coordinates` for an invalid code, and for a short one, which can only be read relative to a
 * nearby place.
 *
 * Source: Open Location Code specification, google/open-location-code, Documentation/Specification/specification.md.
 */
export function plusCode(text: string, path: string): ParsedPoint | undefined {
  const reject = (message: string) => rejectPoint({ text, path }, message)
  if (SHORT.test(text) || SHORT_WITH_TOWN.test(text)) {
    return reject('is a short plus code, which needs a reference place; write the full code, like "9F4MGC22+22"')
  }
  if (!ATTEMPT.test(text) && !FULL_SHAPE.test(text)) return undefined
  const code = text.toUpperCase()
  const violation = codeFlaw(code)
  if (violation !== undefined) return reject(violation)
  const { rows, columns } = cellCentre(code.replace(/0*\+/, ''))
  const position = {
    lat: () => ratio(BigInt(rows - 2 * POLE * ROWS_PER_DEGREE), BigInt(2 * ROWS_PER_DEGREE)),
    lng: () => ratio(BigInt(columns - 2 * ANTIMERIDIAN * COLUMNS_PER_DEGREE), BigInt(2 * COLUMNS_PER_DEGREE)),
  }
  return parsedPoint(position, { scheme: 'plus_code', path, order: 'latitude first', received: text })
}
