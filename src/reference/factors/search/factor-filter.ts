import { cacheByObject, nearestWords } from '../../../base/index.ts'
import { findCountry } from '../../../core/countries/index.ts'
import type { Boundary } from '../../../core/emissions/index.ts'
import { checkOptionNames, collect, fail } from '../../../core/errors/index.ts'
import type { UnitSymbol } from '../../../core/units/index.ts'
import type { Catalogue } from '../catalogue.ts'
import type { EditionIn, EditionName, RegionIn, RegionName } from '../known-literals.ts'
import type { CatalogueOption } from '../published-catalogue.ts'
import { unitWord } from './factor-words.ts'
import { GRID_STATES } from './grid-states.ts'
import { ownVocabulary, readPhrase } from './vocabulary.ts'
import { comparedWords } from './words.ts'

/** Filters of a search; omitted fields match everything. */
export interface FactorFilter extends CatalogueOption {
  /** 'desnz-2025' */
  readonly edition?: EditionName | undefined
  /** 'US-CAMX', or a country by any ISO 3166-1 code or English name: 'GB', 'UK'. AU and CA include their parts. */
  readonly region?: RegionName | undefined
  /** 'fuel', 'electricity', 'freight-road', … */
  readonly category?: string | undefined
  /** Symbol or name of the denominator unit: 'kWh', 't·km', 'litres'. */
  readonly unit?: UnitSymbol | (string & {}) | undefined
  readonly boundary?: Boundary | undefined
  /** True for complete factors; false for those that need another one. */
  readonly complete?: boolean | undefined
}

/** A filter whose edition and region the compiler checks if they are literals and no other catalogue is passed. */
export type LiteralFilter<Edition, Region, Own> = FactorFilter & {
  readonly edition?: EditionIn<Own, Edition> | undefined
  readonly region?: RegionIn<Own, Region> | undefined
  readonly catalogue?: Own | undefined
}

const FILTER_NAMES: Readonly<Record<keyof FactorFilter, true>> = {
  ...{ edition: true, region: true, category: true, unit: true, boundary: true, complete: true, catalogue: true },
}

const FIELDS = ['edition', 'region', 'category', 'unit', 'boundary'] as const
type Field = (typeof FIELDS)[number]

type Values = Readonly<Record<Field, ReadonlySet<string>>>

/** The number of example values in a message if no value is near. */
const SHOWN_MAX = 8
const NEAREST = 3

/** The values that the factors of a catalogue have. */
const valuesOf = cacheByObject((catalogue: Catalogue): Values => {
  const factors = catalogue.factors()
  const of = (field: Field) => new Set(factors.flatMap((factor) => factor[field] ?? []))
  return {
    edition: of('edition'),
    region: of('region'),
    category: of('category'),
    unit: of('unit'),
    boundary: of('boundary'),
  }
})

/** The countries whose factors are used for countries without any, in order. */
export const HOME_COUNTRIES = ['GB', 'US'] as const

/** True if a catalogue has a factor of a region. */
export function hasRegion(catalogue: Catalogue, region: string): boolean {
  return valuesOf(catalogue).region.has(region)
}

/** Returns the symbols that the name of a unit may mean, the most common first. */
function findUnits(text: string, among: ReadonlySet<string>): readonly string[] {
  const words = comparedWords(text)
  const phrase = readPhrase(ownVocabulary(), words, 0)
  if (phrase.words.length < words.length) return []
  const resolved = phrase.alternatives.flatMap(({ words: [word = ''] }) => word)
  return [...among].filter((unit) => unitWord(unit) === resolved[0])
}

/** Other ways to write a value of a field. */
const READ_AS: Readonly<Record<Field, (text: string, among: ReadonlySet<string>) => readonly string[]>> = {
  edition: (text) => [text.toLowerCase()],
  region: (text) => [text.toUpperCase(), findCountry(text)?.alpha2 ?? ''],
  category: (text) => [wordsInKey(text)],
  unit: findUnits,
  boundary: (text, among) => [...among].filter((one) => one.toLowerCase() === text.toLowerCase()),
}

function wordsInKey(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
}

/** The grid regions of a state of the United States, by its name or code; empty for any other text. */
function regionsOfState(text: string): readonly string[] {
  const wanted = text.trim().toUpperCase().replace(/^US-/, '')
  return GRID_STATES.find(({ code, name }) => code === wanted || name.toUpperCase() === wanted)?.regions ?? []
}

function nearestValues(field: Field, text: string, among: ReadonlySet<string>): readonly string[] {
  const ofState = field === 'region' ? regionsOfState(text).filter((region) => among.has(region)) : []
  return ofState.length > 0 ? ofState : nearestWords(text, [...among], NEAREST)
}

/** Returns a value of a field as the catalogue spells it. Throws `invalid_choice` with the nearest. */
function fieldValue(field: Field, value: unknown, among: ReadonlySet<string>): string {
  const text = typeof value === 'string' ? value.slice(0, 100) : ''
  if (among.has(text)) return text
  const readAs = READ_AS[field](text, among).find((one) => among.has(one))
  if (readAs !== undefined) return readAs
  const near = nearestValues(field, text, among)
  const expected = (near.length > 0 ? near : [...among].sort().slice(0, SHOWN_MAX)).join(', ')
  const which = near.length > 0 ? 'the nearest are' : 'for example'
  const message = `must be the ${field} of a factor of the catalogue; ${which} ${expected}`
  return fail(field, 'invalid_choice', { message, expected, received: value })
}

/** Countries whose publishers have factors by state or province: a search for the country finds those too. */
const COUNTRIES_WITH_PARTS: readonly (string | undefined)[] = ['AU', 'CA']

/** True if a factor has the wanted value of a field, or is of a part of the wanted country. */
function fits(field: Field, wanted: string | undefined, value: string | null): boolean {
  if (value === wanted) return true
  return field === 'region' && COUNTRIES_WITH_PARTS.includes(wanted) && value?.startsWith(`${wanted}-`) === true
}

/**
 * Returns the positions of the factors of a catalogue that pass a filter. Throws `invalid_choice` for values that no
 * factor has, all at once.
 */
export function passingFactors(catalogue: Catalogue, filter: FactorFilter): readonly number[] {
  checkOptionNames(filter, FILTER_NAMES)
  const { complete } = filter
  const values = valuesOf(catalogue)
  const read = (field: Field) => () =>
    filter[field] === undefined ? undefined : fieldValue(field, filter[field], values[field])
  const wanted = collect({
    edition: read('edition'),
    region: read('region'),
    category: read('category'),
    unit: read('unit'),
    boundary: read('boundary'),
  })
  const asked = FIELDS.filter((field) => wanted[field] !== undefined)
  const passing: number[] = []
  for (const [index, factor] of catalogue.factors().entries()) {
    const isComplete = complete === undefined || factor.complete === complete
    if (isComplete && asked.every((field) => fits(field, wanted[field], factor[field]))) passing.push(index)
  }
  return passing
}
