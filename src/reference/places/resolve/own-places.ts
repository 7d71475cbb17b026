import { getOrCompute, isFields } from '../../../base/index.ts'
import { findCountry, foldPlaceName, isSpelledAlike } from '../../../core/countries/index.ts'
import type { Point } from '../../../core/emissions/index.ts'
import { collect, collectEach, fail, Violations } from '../../../core/errors/index.ts'
import { parsePoint } from '../point/parse-point.ts'
import { pointText } from '../point/point-text.ts'
import { readPoint } from '../point/read-point.ts'
import type { GeoJsonPoint } from './place-input.ts'
import { placeQuery } from './place-query.ts'
import { isLabel, type PlaceCandidate, type PlaceQuery } from './place-resolver.ts'

/** A place in the caller's own table. */
export interface OwnPlace extends Point {
  /** ISO 3166-1 code or English name; default: looked up like that of any point. */
  readonly country?: string
  /** The label in results; default: its name in the table. */
  readonly label?: string
}

/** The caller's own places by the names in their data. */
export type OwnPlaceTable = Readonly<Record<string, OwnPlace | GeoJsonPoint>>

/** The caller's own table, parsed. */
export interface OwnPlaces {
  /** The place of exactly this text, otherwise those with the same folded name. */
  find(query: PlaceQuery): readonly PlaceCandidate[]
}

interface OwnEntry {
  readonly text: string
  readonly key: string
  readonly candidate: PlaceCandidate
}

/** Validates and trims a name; rejects one that would be read as a point before the table is queried. */
function readName(name: string, path: string): string {
  const trimmed = pointText(name, path)
  if (new Violations().attempt(() => parsePoint(name, path)) === undefined) return trimmed
  const message = 'reads as a point, and points take precedence over the table; use another name'
  return fail(path, 'invalid_choice', { message, received: name })
}

function readCountry(country: unknown, path: string): string | null {
  if (country === undefined) return null
  const known = typeof country === 'string' ? findCountry(country) : undefined
  if (known !== undefined) return known.alpha2
  const message = 'is not a country; give an ISO 3166-1 code or an English name'
  return fail(path, 'invalid_choice', { message, received: country })
}

function readLabel(label: unknown, path: string): string | undefined {
  if (label === undefined || isLabel(label)) return label
  const message = 'must be text without control characters; leave it out or say what to call the place'
  return fail(path, 'invalid_type', { message, received: label })
}

function readEntry(name: string, value: unknown): OwnEntry {
  const path = `own[${JSON.stringify(name)}]`
  const fields = isFields(value) ? value : {}
  const { called, parsed, country, label } = collect({
    called: () => readName(name, path),
    parsed: () => readPoint(value, path),
    country: () => readCountry(fields.country, `${path}.country`),
    label: () => readLabel(fields.label, `${path}.label`),
  })
  const { text } = placeQuery(name)
  const candidate = { label: label ?? called, point: parsed.point, country, scheme: 'own' } as const
  return { text, key: foldPlaceName(text), candidate: Object.freeze(candidate) }
}

function group(entries: readonly OwnEntry[], by: 'text' | 'key'): ReadonlyMap<string, readonly OwnEntry[]> {
  const groups = new Map<string, OwnEntry[]>()
  for (const entry of entries) getOrCompute(groups, entry[by], () => []).push(entry)
  return groups
}

/** Returns the candidate of an entry, with the written name if it differs from the table's. */
function ownCandidate({ text, candidate }: OwnEntry, written: string): PlaceCandidate {
  return isSpelledAlike(text, written) ? candidate : { ...candidate, otherName: written }
}

/**
 * Parses the caller's own table of places by name: `{ lat, lng, country?, label? }` or a GeoJSON point. A name is
 * matched exactly, otherwise folded (ignoring case, accents and punctuation, the last two with a notice). Throws all
 * violations at once, with paths such as `own["Leeds works"].lat`: those of `readPoint`, `invalid_choice` for an
 * unknown country and for a name that reads as a point, `empty` for a name.
 */
export function ownPlaces(table: OwnPlaceTable): OwnPlaces {
  if (!isFields(table)) {
    fail('own', 'invalid_type', { message: 'must be a table { name: { lat, lng } }', received: table })
  }
  const entries = collectEach(Object.entries(table), ([name, value]) => readEntry(name, value))
  const byText = group(entries, 'text')
  const byKey = group(
    entries.filter(({ key }) => key !== ''),
    'key',
  )
  const find = ({ text }: PlaceQuery) =>
    (byText.get(text) ?? byKey.get(foldPlaceName(text)) ?? []).map((entry) => ownCandidate(entry, text))
  return Object.freeze({ find })
}
