import { getOrCompute, sha256Hex } from '../../../base/index.ts'
import { fail } from '../../../core/errors/index.ts'
import { POSTCODES_ATTRIBUTION } from '../attribution-texts.ts'
import { type Gazetteer, type PlaceCandidate, type PlaceQuery, POSTCODES_ID } from '../resolve/place-resolver.ts'

/** The places of a postcode: their number, the name of the first, and the sums of their degrees. */
interface Area {
  readonly name: string
  places: number
  latSum: number
  lngSum: number
}

/** The areas of a country by postcode, in capitals without spaces and hyphens. */
type Areas = Map<string, Area>

const COLUMNS_MIN = 11
const [COUNTRY, CODE, NAME, LAT, LNG] = [0, 1, 2, 9, 10] as const

function foldCode(code: string): string {
  return code.toUpperCase().replace(/[\s-]+/g, '')
}

/** Adds a place to an area. Degrees east beyond the date line continue those of the first place. */
function addPlace(area: Area, { lat, lng }: { readonly lat: number; readonly lng: number }): void {
  const mean = area.places === 0 ? lng : area.lngSum / area.places
  area.places++
  area.latSum += lat
  area.lngSum += lng + 360 * Math.round((mean - lng) / 360)
}

function rejectLine(line: number, message: string): never {
  return fail(`line ${line}, column 1`, 'csv_malformed', message)
}

function degrees(text: string | undefined, { max, line }: { readonly max: number; readonly line: number }): number {
  const value = text === undefined || text.trim() === '' ? Number.NaN : Number(text)
  if (Math.abs(value) <= max) return value
  const message = `has no latitude and longitude in its columns ${LAT + 1} and ${LNG + 1}; pass a file of postcodes of GeoNames, such as US.txt`
  return rejectLine(line, message)
}

function readAreas(text: string): ReadonlyMap<string, Areas> {
  const countries = new Map<string, Areas>()
  let line = 0
  for (const row of text.replace(/^\uFEFF/, '').split('\n')) {
    line++
    if (row.trim() === '') continue
    const cells = row.replace(/\r$/, '').split('\t')
    const [country = '', code = ''] = [cells[COUNTRY], cells[CODE]]
    if (cells.length < COLUMNS_MIN || !/^[A-Z]{2}$/.test(country) || foldCode(code) === '') {
      const message = `is no row of postcodes of GeoNames: country, postcode, place, …, latitude, longitude with tabs between them`
      rejectLine(line, message)
    }
    const point = { lat: degrees(cells[LAT], { max: 90, line }), lng: degrees(cells[LNG], { max: 180, line }) }
    const areas = getOrCompute(countries, country, () => new Map())
    const name = (cells[NAME] ?? '').replace(/\p{Cc}/gu, ' ').trim()
    addPlace(
      getOrCompute(areas, foldCode(code), () => ({ name, places: 0, latSum: 0, lngSum: 0 })),
      point,
    )
  }
  if (countries.size === 0) fail('', 'empty', 'has no postcode; pass a file of postcodes of GeoNames, such as US.txt')
  return countries
}

/** Characters of the part of a postcode that files may hold alone, such as the outward code of SW1A 1AA. */
const PARTS: Readonly<Record<string, (code: string) => string>> = {
  GB: (code) => code.slice(0, -3),
  CA: (code) => code.slice(0, 3),
  IE: (code) => code.slice(0, 3),
  NL: (code) => code.slice(0, 4),
  US: (code) => code.slice(0, 5),
}

/** The area of all places whose postcode begins with three digits, as carriers of the US write it. */
function areaOfThree(areas: Areas, digits: string): Area | undefined {
  const sum: Area = { name: `${digits}xx`, places: 0, latSum: 0, lngSum: 0 }
  for (const [code, { places, latSum, lngSum }] of areas) {
    if (code.startsWith(digits)) addPlace(sum, { lat: latSum / places, lng: lngSum / places })
  }
  return sum.places === 0 ? undefined : sum
}

/** Codes that a written one may mean if the table does not have it: its first part, or zeros lost by a spreadsheet. */
function otherCodes(country: string, code: string): readonly string[] {
  const part = PARTS[country]?.(code) ?? ''
  return [part, ...(/^\d+$/.test(code) ? [`0${code}`, `00${code}`] : [])].filter((one) => one.length >= 2)
}

/** A written postcode, of a country if it is known. */
interface WrittenCode {
  readonly written: string
  readonly country: string | undefined
}

const SHAPE = /^(?=.*\d)[A-Z\d][A-Z\d -]{1,10}$/i
const WITH_COUNTRY = /^([A-Z]{2})[ -]([A-Z\d][A-Z\d -]*)$/

/** The readings of a query as a postcode: '80331, DE', 'DE 80331', 'DE-80331' and '80331'. */
function writtenCodes({ name, country }: PlaceQuery): readonly WrittenCode[] {
  if (!SHAPE.test(name)) return []
  const [, prefix, code = ''] = country === undefined ? (WITH_COUNTRY.exec(name) ?? []) : []
  const stated = { written: name, country }
  return prefix === undefined || !SHAPE.test(code) ? [stated] : [stated, { written: code, country: prefix }]
}

class Postcodes implements Gazetteer {
  readonly id = POSTCODES_ID
  readonly version: string
  readonly attribution = POSTCODES_ATTRIBUTION
  readonly #countries: ReadonlyMap<string, Areas>
  readonly #ofThree = new Map<string, Area | undefined>()

  constructor(text: string) {
    this.#countries = readAreas(text)
    this.version = sha256Hex(text).slice(0, 8)
  }

  find(query: PlaceQuery): readonly PlaceCandidate[] {
    if (query.scheme !== undefined || query.facility !== undefined || query.region !== undefined) return []
    return writtenCodes(query).flatMap((one) => this.#findCode(one))
  }

  nearest(): undefined {
    return undefined
  }

  #findCode({ written, country }: WrittenCode): readonly PlaceCandidate[] {
    const countries = country === undefined ? [...this.#countries.keys()] : [country]
    const code = foldCode(written)
    const exact = countries.flatMap((one) => this.#candidates(one, { code, written }))
    if (exact.length > 0) return exact
    return countries.flatMap((one) => {
      const part = otherCodes(one, code).find((other) => this.#countries.get(one)?.has(other))
      return part === undefined ? this.#candidateOfThree(one, code) : this.#candidates(one, { code: part, written })
    })
  }

  #candidates(country: string, { code, written }: { readonly code: string; readonly written: string }) {
    const area = this.#countries.get(country)?.get(code)
    if (area === undefined) return []
    return [candidateOf(area, { label: `${code} ${area.name}`, country, written, isOther: code !== foldCode(written) })]
  }

  #candidateOfThree(country: string, digits: string): readonly PlaceCandidate[] {
    const areas = this.#countries.get(country)
    if (country !== 'US' || areas === undefined || !/^\d{3}$/.test(digits)) return []
    const area = getOrCompute(this.#ofThree, digits, () => areaOfThree(areas, digits))
    return area === undefined ? [] : [candidateOf(area, { label: area.name, country, written: digits, isOther: true })]
  }
}

interface CandidateParts {
  readonly label: string
  readonly country: string
  readonly written: string
  /** True if the postcode was not written as the table has it. */
  readonly isOther: boolean
}

function candidateOf({ places, latSum, lngSum }: Area, parts: CandidateParts): PlaceCandidate {
  const { label, country, written, isOther } = parts
  const east = lngSum / places
  const lng = east > 180 ? east - 360 : east < -180 ? east + 360 : east
  const candidate = {
    label: `${label}, ${country}`,
    point: { lat: latSum / places, lng },
    country,
    scheme: 'resolver',
  } as const
  return isOther ? { ...candidate, otherName: written } : candidate
}

/**
 * Reads a file of postcodes of GeoNames, as its download server has one for each country (US.txt, GB.txt): the lines country,
 * postcode, place, …, latitude, longitude with tabs between them. The table finds '90210, US', 'DE 80331', and '80331' if one
 * country of the file has it. A postcode of several places is their mean. The first part of a postcode is taken if the file has
 * no more ('SW1A' for 'SW1A 1AA'), three digits of the US are the mean of the postcodes that begin with them, and zeros that a
 * spreadsheet lost are added, each with a notice. Throws `csv_malformed` at the line of a row in another format, and `empty`.
 *
 * @example
 * ```ts
 * import { createPlaces } from 'tonne/places'
 * import { postcodes } from 'tonne/places/postcodes'
 * const line = ['US', '90210', 'Beverly Hills', 'California', 'CA', '', '', '', '', '34.0901', '-118.4065', '4'].join('\t')
 * const places = createPlaces({ gazetteers: [postcodes(line)] })
 * const { place } = await places.resolve('US 90210')
 * place.label // => '90210 Beverly Hills, US'
 * place.point.lat // => 34.0901
 * ```
 */
export function postcodes(text: string): Gazetteer {
  return new Postcodes(text)
}
