import fc from 'fast-check'

/** A decimal of so many units of 10^-places. */
export interface DecimalDegrees {
  readonly digits: string
  readonly value: number
}

/** A decimal as a person prints it: 0 to 7 places, without exponent. */
export function decimalDegrees(limit: number): fc.Arbitrary<DecimalDegrees> {
  return fc
    .integer({ min: 0, max: 7 })
    .chain((places) =>
      fc.tuple(fc.constant(places), fc.integer({ min: -limit * 10 ** places, max: limit * 10 ** places })),
    )
    .map(([places, units]) => {
      const digits = (units / 10 ** places).toFixed(places)
      return { digits, value: Number(digits) }
    })
}

const MINUS = ['-', '\u2212', '\u2010', '\u2011', '\u2012', '\u2013', '\ufe63', '\uff0d']
const SPACE = ['', ' ', '  ', '\u00a0', '\u202f', '\u2009', '\u3000', '\t', '\r\n']
const MINUTE_MARKS = ["'", '\u2032', '\u2019', '\u02b9', '\u02bc', '\u00b4', '`', '\u2018']
const SECOND_MARKS = ['"', '\u2033', '\u201d', '\u201c', '\u02ba', '\u02dd', "''", '\u2032\u2032']
const DEGREE_MARKS = ['\u00b0', '\u00ba', '\u02da']

const oneOf = (texts: readonly string[]) => fc.constantFrom(...texts)
const space = oneOf(SPACE)
const wideSpace = oneOf(SPACE.slice(1))
const mayBeWide = (text: string) =>
  fc
    .boolean()
    .map((isWide) => (isWide ? text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)) : text))

/** A signed decimal in one of its spellings. */
function signedDecimal({ digits }: DecimalDegrees, sign = '.'): fc.Arbitrary<string> {
  return fc.tuple(oneOf(MINUS), oneOf(['', '+']), oneOf(['', ...DEGREE_MARKS])).map(([minus, plus, mark]) => {
    const size = digits.replace('-', '').replace('.', sign)
    return `${digits.startsWith('-') ? minus : plus}${size}${mark}`
  })
}

interface WrittenPair {
  readonly text: string
  readonly lat: number
  readonly lng: number
}

const pair = fc.tuple(decimalDegrees(90), decimalDegrees(180))

/** 'lat, lng' in all decorations. */
export const decimalPair: fc.Arbitrary<WrittenPair> = pair.chain(([lat, lng]) =>
  fc
    .tuple(signedDecimal(lat), signedDecimal(lng), space, oneOf([',', ';']), space, fc.boolean())
    .map(([a, b, before, separator, after, inParentheses]) => {
      const text = `${a}${before}${separator}${after}${b}`
      return inParentheses ? `(${before}${text}${after})` : `${before}${text}${after}`
    })
    .chain(mayBeWide)
    .map((text) => ({ text, lat: lat.value, lng: lng.value })),
)

/** Two decimals with a space between, both with a degree sign or none. */
export const spacedPair: fc.Arbitrary<WrittenPair> = pair.chain(([lat, lng]) =>
  fc
    .tuple(oneOf(MINUS), wideSpace, oneOf(['', ...DEGREE_MARKS]))
    .map(([minus, gap, mark]) => `${lat.digits}${mark}${gap}${lng.digits}${mark}`.replaceAll('-', minus))
    .map((text) => ({ text, lat: lat.value, lng: lng.value })),
)

/** Decimal commas, with what makes them certain. */
export const commaPair: fc.Arbitrary<WrittenPair> = pair
  .filter(([lat, lng]) => lat.digits.includes('.') && lng.digits.includes('.'))
  .chain(([lat, lng]) =>
    fc
      .tuple(oneOf([';', '; ', ' ', ', ']), fc.boolean())
      .map(
        ([separator, inParentheses]) =>
          `${lat.digits}\n${lng.digits}`.replaceAll('.', ',').replace('\n', separator) + (inParentheses ? '\n' : ''),
      )
      .map((text) => (text.endsWith('\n') ? `(${text})` : text))
      .map((text) => ({ text, lat: lat.value, lng: lng.value })),
  )

/** Sizes with hemispheres before or behind, in both orders. */
export const hemispherePair: fc.Arbitrary<WrittenPair> = pair.chain(([lat, lng]) =>
  fc
    .tuple(space, oneOf(['', ...DEGREE_MARKS]), oneOf([' ', ', ', ';', '']), fc.boolean(), fc.boolean(), fc.boolean())
    .map(([gap, mark, separator, isBefore, isTurned, isLower]) => {
      const write = ({ digits, value }: DecimalDegrees, letters: string) => {
        const letter = letters.charAt(value < 0 ? 1 : 0)
        const size = digits.replace('-', '') + mark
        return isBefore ? `${letter}${gap}${size}` : `${size}${gap}${letter}`
      }
      const both = [write(lat, 'NS'), write(lng, 'EW')]
      const text = (isTurned ? both.reverse() : both).join(separator)
      return { text: isLower ? text.toLowerCase() : text, lat: lat.value, lng: lng.value }
    }),
)

interface WrittenAngle {
  readonly size: number
  readonly isNegative: boolean
  readonly parts: readonly [degrees: number, minutes: number, thousandths: number]
}

/** Degrees, minutes and thousandths of a second. */
function angle(limit: number): fc.Arbitrary<WrittenAngle> {
  return fc.tuple(fc.nat(limit * 3_600_000), fc.boolean()).map(([thousandths, isNegative]) => {
    const [degrees, rest] = [Math.floor(thousandths / 3_600_000), thousandths % 3_600_000]
    return { size: thousandths / 3_600_000, isNegative, parts: [degrees, Math.floor(rest / 60_000), rest % 60_000] }
  })
}

/** Degrees, minutes and seconds in all marks, with hemispheres or signs. */
export const sexagesimalPair: fc.Arbitrary<WrittenPair> = fc
  .tuple(angle(90), angle(180), oneOf(DEGREE_MARKS), oneOf(MINUTE_MARKS), oneOf(SECOND_MARKS), space, fc.boolean())
  .chain(([lat, lng, degreeMark, minuteMark, secondMark, gap, hasLetters]) => {
    const write = ({ parts: [degrees, minutes, thousandths], isNegative }: WrittenAngle, letters: string) => {
      const seconds = (thousandths / 1000).toFixed(3)
      const text = `${degrees}${degreeMark}${gap}${minutes}${minuteMark}${gap}${seconds}${secondMark}`
      if (hasLetters) return `${text}${gap}${letters.charAt(isNegative ? 1 : 0)}`
      return `${isNegative ? '-' : ''}${text}`
    }
    const signed = ({ size, isNegative }: WrittenAngle) => (isNegative ? -size : size)
    const [a, b] = [write(lat, 'NS'), write(lng, 'EW')]
    return oneOf([' ', ', ', ',', ';']).map((separator) => ({
      text: `${a}${separator}${b}`,
      lat: signed(lat),
      lng: signed(lng),
    }))
  })

/** GeoJSON, well-known text and geo URIs. */
export const formalPoint: fc.Arbitrary<WrittenPair> = pair.chain(([lat, lng]) => {
  const [a, b] = [lat.digits, lng.digits]
  const geojson = `{"type":"Point","coordinates":[${b},${a}]}`
  return oneOf([
    geojson,
    `{"type":"Feature","properties":null,"geometry":${geojson}}`,
    `{ "coordinates" : [ ${b} , ${a} , 12.5 ] , "type" : "Point" }`,
    `POINT(${b} ${a})`,
    `SRID=4326;POINT Z (${b} ${a} -3)`,
    `geo:${a},${b}`,
    `geo:${a},${b},7;crs=wgs84;u=10`,
  ]).map((text) => ({ text, lat: lat.value, lng: lng.value }))
})
