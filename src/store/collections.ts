import { cacheByObject } from '../base/index.ts'

/** An indexed list, at the cost of the rows returned: those with one value of `where`, in the order of `by`. */
export interface ListIndex {
  /** A field that all rows of the list share; absent: all rows of the company. Rows with null are in no list. */
  readonly where?: string
  readonly by: OrderField
}

/** The fields that order rows: timestamps, newest first, and the number of a log line, counted up per company. */
export type OrderField = 'createdAt' | 'startDate' | 'sequence'

/**
 * The role of the exact number stored with each record:
 * - `emission`: its own emission in kg CO2e, set by the writer
 * - `share`: the part of one record's emission that goes to another, set by the writer
 * - `total`: the sum of its contributions in kg CO2e, maintained only by the store
 */
export type ExactRole = 'emission' | 'share' | 'total' | 'none'

/**
 * The methods that write the rows of a collection:
 * - `ordinary`: inserted, updated and deleted, one by one or in batches
 * - `keys`: API keys, one by one; their hashes are also in the directory of all companies
 * - `content`: identified by their content, stored once and never changed
 * - `log`: numbered, chained and appended
 */
export type WriteKind = 'ordinary' | 'keys' | 'content' | 'log'

/** The keys, lists and exact number of one kind of record. */
export interface CollectionDefinition {
  /** Unique together within the company, and immutable. */
  readonly key: readonly [string, ...string[]]
  /** The integer fields of the key and of lists; all others are texts. */
  readonly numbers?: readonly string[]
  readonly exact: ExactRole
  /** Default: `ordinary`. */
  readonly kind?: WriteKind
  /** True if the store assigns the ids: 1, 2, 3, … per company. */
  readonly isNumbered?: boolean
  /** True if changes of other records add rows; emissions and shares always grow. Such tables can be partitioned. */
  readonly isGrowing?: boolean
  /**
   * True if every transaction that changes it also appends to the log. A service may remember its rows for as long as the
   * head of the log stays the same.
   */
  readonly isLogged?: boolean
  /** Paths of list fields that are not top-level fields of the same name. */
  readonly paths?: Readonly<Record<string, string>>
  /** Each is an index, and nothing else can be searched, so that no list costs more than it returns. */
  readonly lists: readonly ListIndex[]
}

/**
 * One path along which emissions add up: each row of `from` adds its exact number to the row of `to` in its field `by`.
 * With `through`, a row of that link collection states the share of the row of `from` (in its field `source`) that goes
 * to the row of `to` (in its field `by`).
 */
export interface ContributionDefinition {
  readonly from: string
  /** A collection, or the company. */
  readonly to: string
  /** The field that references the holder; absent for the company. */
  readonly by?: string
  readonly through?: string
  readonly source?: string
}

/**
 * All collections of a store, as data: the in-memory store derives its indexes from it, SQL stores their tables. The
 * contributions define every total, for updating, recounting and repairing it; each total is complete before it is
 * shared out. A referenced holder must exist, and cannot be deleted while it is referenced.
 */
export interface StoreDefinition {
  readonly collections: Readonly<Record<string, CollectionDefinition>>
  readonly contributions: readonly ContributionDefinition[]
}

/** A field of `collection` that references a row of `target`. */
export interface Reference {
  readonly collection: Collection
  readonly field: string
  readonly target: Collection
}

/** The owner of a total: a record of a collection, or the company. */
export type Holder = Collection | 'company'

/** A contribution of rows that reference the holder of the total themselves. */
export interface DirectContribution {
  readonly from: Collection
  readonly to: Holder
  readonly by: string | undefined
  readonly through?: undefined
  readonly source?: undefined
}

/** A contribution through links: shares of one record that go to others. */
export interface SharedContribution {
  readonly from: Collection
  readonly to: Collection
  readonly by: string
  readonly through: Collection
  readonly source: string
}

/** One path along which emissions add up. */
export type ContributionPath = DirectContribution | SharedContribution

/** A collection, with everything that follows from the definition of its store. */
export class Collection implements CollectionDefinition {
  readonly name: string
  readonly key: CollectionDefinition['key']
  readonly numbers: readonly string[]
  readonly exact: ExactRole
  readonly kind: WriteKind
  readonly isNumbered: boolean
  readonly isGrowing: boolean
  readonly isLogged: boolean
  readonly paths: Readonly<Record<string, string>>
  /** True if any list field is not a top-level field of the same name. */
  readonly hasPaths: boolean
  readonly lists: readonly ListIndex[]
  /** The references of its rows to others, and of other rows to its own. */
  readonly references: Reference[] = []
  readonly referencedBy: Reference[] = []
  /** The totals that its rows reference themselves. */
  readonly addsTo: DirectContribution[] = []
  /** The contributions that share its rows out. */
  readonly sharedOut: SharedContribution[] = []
  /** The contribution whose links it holds; null for other collections. */
  links: SharedContribution | null = null

  constructor(name: string, definition: CollectionDefinition) {
    const { key, numbers = [], exact, kind = 'ordinary', isNumbered = false, paths = {}, lists } = definition
    const isWritten = exact === 'emission' || exact === 'share'
    this.name = name
    this.key = key
    this.numbers = numbers
    this.exact = exact
    this.kind = kind
    this.isNumbered = isNumbered
    this.isGrowing = definition.isGrowing ?? isWritten
    this.isLogged = definition.isLogged ?? false
    this.paths = paths
    this.hasPaths = definition.paths !== undefined
    this.lists = lists
  }
}

/** All collections of a store. */
export class Collections {
  readonly all: readonly Collection[]
  readonly contributions: readonly ContributionPath[]
  readonly #byName: ReadonlyMap<string, Collection>

  constructor({ collections, contributions }: StoreDefinition) {
    this.all = Object.entries(collections).map(([name, definition]) => new Collection(name, definition))
    this.#byName = new Map(this.all.map((one) => [one.name, one]))
    this.contributions = contributions.map((one) => this.#connect(one))
  }

  /** Throws TypeError for a name that the definition lacks. */
  get(name: string): Collection {
    const collection = this.#byName.get(name)
    if (collection === undefined) throw new TypeError(`the definition of the store has no collection '${name}'`)
    return collection
  }

  /** The first collection of a kind. Throws TypeError if there is none. */
  ofKind(kind: WriteKind): Collection {
    const collection = this.all.find((one) => one.kind === kind)
    if (collection === undefined) throw new TypeError(`the definition of the store has no collection of kind '${kind}'`)
    return collection
  }

  /** Adds a contribution to the collections that it connects. */
  #connect({ from, to, by, through, source }: ContributionDefinition): ContributionPath {
    const origin = this.get(from)
    if (through !== undefined && source !== undefined && by !== undefined) {
      const links = this.get(through)
      const shared = { from: origin, to: this.get(to), by, through: links, source }
      refer({ collection: links, field: by, target: shared.to })
      refer({ collection: links, field: source, target: origin })
      origin.sharedOut.push(shared)
      links.links = shared
      return shared
    }
    const holder: Holder = to === 'company' ? to : this.get(to)
    const direct = { from: origin, to: holder, by }
    if (holder !== 'company' && by !== undefined) refer({ collection: origin, field: by, target: holder })
    origin.addsTo.push(direct)
    return direct
  }
}

function refer(reference: Reference): void {
  reference.collection.references.push(reference)
  reference.target.referencedBy.push(reference)
}

/** The collections of a definition, which are made once. */
export const collectionsOf: (definition: StoreDefinition) => Collections = cacheByObject(
  (definition: StoreDefinition) => new Collections(definition),
)
