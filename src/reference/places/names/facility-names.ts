import { getOrCompute, lazy } from '../../../base/index.ts'
import { foldPlaceName } from '../../../core/countries/index.ts'
import { FOREIGN_CITY_NAMES } from './data/foreign-city-names.ts'
import { OTHER_CITY_NAMES } from './data/other-city-names.ts'
import { otherNamesOf, placeKeys } from './place-keys.ts'

/** An airport or a port, as its names are indexed. */
export interface Facility {
  /** The first as the table lists it. */
  readonly names: readonly string[]
  /** The towns that it serves, which may precede or follow its name. */
  readonly towns: readonly string[]
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** A code in capitals that may accompany its name ('Paris CDG'); undefined if there is none. */
  readonly code?: string
  /** True for one that is taken over smaller ones of the name, with a notice. */
  readonly isLarge: boolean
}

/** The words that a kind of facility is called by, folded. */
export interface FacilityWords {
  /** Words that name the kind: 'airport', 'flughafen'. */
  readonly kind: ReadonlySet<string>
  /** Words that do not distinguish facilities of the kind: 'international'. */
  readonly further: ReadonlySet<string>
  /** True if facilities have the name of their town, by all names of the town: ports. */
  readonly isNamedAfterTown: boolean
}

/** A facility that a text may name. */
export interface NamedFacility<Row extends Facility> {
  readonly row: Row
  /** True if the text is one of its names in full, the words of its kind and its town aside. */
  readonly isFullName: boolean
}

/** A text without the words of a kind. */
interface Core {
  readonly words: readonly string[]
  /** True if the text names the kind: 'Flughafen München'. */
  readonly namesKind: boolean
}

/** The facilities that a text may name. */
export interface FacilityQuery<Row extends Facility> extends Core {
  readonly named: readonly NamedFacility<Row>[]
}

/** Words between the words of a name, in some languages only: 'Port of', 'Puerto de'. */
const PARTICLES = new Set(
  'of de di da do du del della des dos the la le les el il von vom der und and am an'.split(' '),
)

type Postings<Row> = Map<string, Set<Row>>

function post<Row>(postings: Postings<Row>, key: string, row: Row): void {
  getOrCompute(postings, key, () => new Set()).add(row)
}

/** Reads names of one kind of facility. */
class NameReader {
  readonly words: FacilityWords
  /** The listed names of cities, each after its country in capitals, by all their names: 'DEmunich' by 'munchen'. */
  readonly listedBy: () => ReadonlyMap<string, ReadonlySet<string>>

  constructor(words: FacilityWords) {
    this.words = words
    this.listedBy = lazy(() => {
      const listed: Postings<string> = new Map()
      for (const { name, country, others } of otherNamesOf(OTHER_CITY_NAMES + FOREIGN_CITY_NAMES.trimStart())) {
        const key = `${country}${this.keysOf(name)[0]}`
        for (const other of [name, ...others].flatMap((one) => this.keysOf(one))) post(listed, other, key)
      }
      return listed
    })
  }

  core(folded: string): Core {
    const { kind, further } = this.words
    const all = folded.split(' ').filter((word) => word !== '')
    const words = all.filter((word) => !(kind.has(word) || further.has(word) || PARTICLES.has(word)))
    return { words, namesKind: all.some((word) => kind.has(word)) }
  }

  keysOf(name: string): readonly string[] {
    return placeKeys(name).map((key) => this.core(key).words.join(' '))
  }

  /** Returns the keys of a town; all its names have the same key. */
  townKeys(town: string, country: string): readonly string[] {
    const keys = this.keysOf(town).filter((key) => key !== '')
    const listed = keys.flatMap((key) => [...(this.listedBy().get(key) ?? [])])
    return [...keys, ...listed.filter((key) => key.startsWith(country))]
  }
}

/** Returns the words of a name without those of the towns. */
function withoutTowns(words: readonly string[], towns: ReadonlySet<string>): string {
  return words.filter((word) => !towns.has(word)).join(' ')
}

/** Airports or ports by the words of their names, and by the towns that they serve. */
export class FacilityNames<Row extends Facility> {
  readonly #reader: NameReader
  readonly #byWord: Postings<Row> = new Map()
  /** By the words of towns, which may accompany words of the name. */
  readonly #byTownWord: Postings<Row> = new Map()
  readonly #byTown: Postings<Row> = new Map()
  readonly #fullNames = new Map<Row, ReadonlySet<string>>()

  constructor(rows: readonly Row[], words: FacilityWords) {
    this.#reader = new NameReader(words)
    for (const row of rows) this.#add(row)
  }

  #add(row: Row): void {
    const reader = this.#reader
    const { names, towns, country, code } = row
    const townWords = new Set(towns.flatMap((town) => reader.keysOf(town)).flatMap((key) => key.split(' ')))
    const full = new Set<string>()
    for (const key of names.flatMap((name) => reader.keysOf(name))) {
      const words = key.split(' ')
      full.add(key).add(withoutTowns(words, townWords))
      for (const word of words) post(this.#byWord, word, row)
    }
    if (reader.words.isNamedAfterTown) full.add('')
    else full.delete('')
    this.#fullNames.set(row, full)
    for (const word of townWords) post(this.#byTownWord, word, row)
    for (const key of towns.flatMap((town) => reader.townKeys(town, country))) post(this.#byTown, key, row)
    if (code !== undefined) post(this.#byWord, code, row)
  }

  /** The rows that have a word in a name or as their code; a code must be written in capitals. */
  #having(word: string, capitals: ReadonlySet<string>): ReadonlySet<Row> {
    const code = word.toUpperCase()
    const byWord = this.#byWord.get(word) ?? []
    return new Set([...byWord, ...(capitals.has(code) ? (this.#byWord.get(code) ?? []) : [])])
  }

  /** Those of some rows that have all words in their names. */
  #havingAll(rows: ReadonlySet<Row>, words: readonly string[], capitals: ReadonlySet<string>): Row[] {
    const byWord = words.map((word) => this.#having(word, capitals))
    return [...rows].filter((row) => byWord.every((named) => named.has(row)))
  }

  /** The rows with all words in their names and towns, and one at least in a name. */
  #naming(words: readonly string[], capitals: ReadonlySet<string>): Row[] {
    const byName = words.map((word) => this.#having(word, capitals))
    const all = words.map((word, index) => new Set([...(byName[index] ?? []), ...(this.#byTownWord.get(word) ?? [])]))
    const [first = new Set<Row>(), ...others] = all
    return [...first].filter((row) => others.every((rows) => rows.has(row)) && byName.some((rows) => rows.has(row)))
  }

  /** The rows that serve a town, by any of its names. */
  #serving(town: string): ReadonlySet<Row> {
    const keys = [town, ...(this.#reader.listedBy().get(town) ?? [])]
    return new Set(keys.flatMap((key) => [...(this.#byTown.get(key) ?? [])]))
  }

  /** Finds the facilities that a name may mean: by all its words, or by a town and all other words. */
  find(name: string): FacilityQuery<Row> {
    const { words, namesKind } = this.#reader.core(foldPlaceName(name))
    // only three letters are a word, as 'USA' by road
    const capitals = new Set(namesKind || words.length > 1 ? name.match(/\b[A-Z]{3}\b/g) : [])
    const found = new Map<Row, boolean>()
    const add = (rows: readonly Row[], beside: readonly string[]) => {
      const key = beside.join(' ')
      for (const row of rows) {
        const isCode = row.code === key.toUpperCase() && capitals.has(row.code)
        const isFull = isCode || (this.#fullNames.get(row)?.has(key) ?? false)
        found.set(row, found.get(row) || isFull)
      }
    }
    add(this.#naming(words, capitals), words)
    for (let length = 1; length <= words.length; length++) {
      for (const [town, beside] of [
        [words.slice(0, length), words.slice(length)],
        [words.slice(-length), words.slice(0, -length)],
      ] as const) {
        add(this.#havingAll(this.#serving(town.join(' ')), beside, capitals), beside)
      }
    }
    const named = [...found].map(([row, isFullName]) => ({ row, isFullName }))
    return { words, namesKind, named }
  }
}
