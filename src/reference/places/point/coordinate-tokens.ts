import { parseNumber, type Rational } from '../../../core/exact/index.ts'
import { type PointText, rejectPoint, showCharacter } from './point-text.ts'

export type Hemisphere = 'N' | 'S' | 'E' | 'W'
export type AngleMark = '°' | "'" | '"'

interface Spaced {
  /** True if preceded by a space. */
  readonly spaced: boolean
}

/** A number without its sign. */
export interface NumberToken extends Spaced {
  readonly kind: 'number'
  readonly sign: '' | '+' | '-'
  readonly value: Rational
  readonly isInteger: boolean
  /** Digits before the decimal sign. */
  readonly integerDigits: number
}

/** The parts of a pair of coordinates. */
export type CoordinateToken =
  | NumberToken
  | ({ readonly kind: 'mark'; readonly mark: AngleMark } & Spaced)
  | ({ readonly kind: 'hemisphere'; readonly letter: Hemisphere } & Spaced)
  | ({ readonly kind: 'separator' } & Spaced)

/** Matches a token after at most one space; the second reads a comma between two digits as the decimal sign. */
const TOKEN = {
  '.': /( ?)(?:([+-]?)(\d+(?:\.\d+)?|\.\d+)|([°'"])|([NSEWO])|[,;])/iy,
  ',': /( ?)(?:([+-]?)(\d+(?:,\d+)?)|([°'"])|([NSEWO])|[,;])/iy,
} as const

/**
 * Decides if commas between digits separate the numbers or are decimal signs. They are decimal signs if something else
 * separates: a semicolon, marks and hemispheres, or a space between two numbers that both have one.
 */
function decimalSign(source: PointText): '.' | ',' {
  const { text } = source
  const commas = text.match(/\d,(?=\d)/g)?.length ?? 0
  if (commas === 0 || text.includes('.')) return '.'
  if (/[;°'"NSEWO]/i.test(text)) return ','
  if (/^[+-]?\d+,\d+$/.test(text)) return '.'
  if (commas === 2 && text.includes(' ')) return ','
  return rejectPoint(
    source,
    'has commas that may be decimal signs or separate numbers; write decimal points, like "52.52, 13.405", or a semicolon between the numbers',
  )
}

function hemisphere(letter: string, source: PointText): Hemisphere {
  const known = (['N', 'S', 'E', 'W'] as const).find((one) => one === letter.toUpperCase())
  return known ?? rejectPoint(source, 'has the letter O, which is east (Ost) or west (Oeste, Ouest); write E or W')
}

/**
 * Splits a normalized text into tokens. Throws `invalid_coordinates` at anything that cannot be part of coordinates,
 * and `number_out_of_range`.
 */
export function coordinateTokens(source: PointText): readonly CoordinateToken[] {
  const { text, path } = source
  const sign = decimalSign(source)
  const pattern = new RegExp(TOKEN[sign])
  const tokens: CoordinateToken[] = []
  while (pattern.lastIndex < text.length) {
    const from = pattern.lastIndex
    const found = pattern.exec(text)
    if (found === null) return rejectCharacter(source, from)
    const [, space, numberSign, digits, mark, letter] = found
    const spaced = space !== ''
    if (digits !== undefined)
      tokens.push(numberToken({ sign: numberSign as NumberToken['sign'], digits, spaced }, path))
    else if (mark !== undefined) tokens.push({ kind: 'mark', mark: mark as AngleMark, spaced })
    else if (letter !== undefined) tokens.push({ kind: 'hemisphere', letter: hemisphere(letter, source), spaced })
    else tokens.push({ kind: 'separator', spaced })
  }
  return tokens
}

interface WrittenNumber extends Spaced {
  readonly sign: NumberToken['sign']
  readonly digits: string
}

function numberToken({ sign, digits, spaced }: WrittenNumber, path: string): NumberToken {
  const decimal = digits.replace(',', '.')
  const point = decimal.indexOf('.')
  const isInteger = point < 0
  return {
    kind: 'number',
    sign,
    value: parseNumber(decimal, path),
    isInteger,
    integerDigits: isInteger ? decimal.length : point,
    spaced,
  }
}

function rejectCharacter(source: PointText, from: number): never {
  const rest = source.text.slice(from).replace(/^ /, '')
  const [character = ''] = rest
  const message = /^[+-]/.test(rest)
    ? 'has a sign that no digit follows; write it right before its number, like "-33.86, 151.21"'
    : `has ${showCharacter(character)}, which is not a part of coordinates; write them like "52.52, 13.405"`
  return rejectPoint(source, message)
}
