import { lazy } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import { EDITION_REGISTRY } from './data/edition-registry.ts'
import { tableLines } from './table-lines.ts'

/** An edition of a publisher, shipped or not, with its dates and its use. */
export interface PublishedEdition {
  /** The series of editions: 'desnz', 'nga', 'eccc'. */
  readonly set: string
  readonly publisher: string
  /** The publisher's name of it: '2025', '3.0'. */
  readonly edition: string
  /** Day or month of publication; null if it is not known. */
  readonly publishedOn: string | null
  /** Day or month of a later correction; null if there is none. */
  readonly correctedOn: string | null
  /** The change by the correction; '' if there is none. */
  readonly correction: string
  /** True if the correction changed values; null if nobody compared them. */
  readonly changedValues: boolean | null
  /** True if the shipped figures hold the correction; null if there is none. */
  readonly isCorrectionHeld: boolean | null
  /** First and last day for which the publisher states that the edition applies; null if it states none. */
  readonly appliesFrom: string | null
  readonly appliesTo: string | null
  /** The rule by which the publisher, or the practice, assigns an edition to a year of activity. */
  readonly rule: string
  /** The ids of the editions whose figures are shipped; empty: none is, so load the publisher's file. */
  readonly shippedAs: readonly string[]
  readonly licence: string
  /** The place where the publisher prints the date; '' if it is known only from others. */
  readonly evidence: string
}

const orNull = (cell: string) => (cell === '' ? null : cell)

function editionOfLine(cells: readonly string[]): PublishedEdition {
  const [set = '', publisher = '', edition = '', publishedOn = '', correctedOn = '', correction = '', changed = ''] =
    cells
  const [held = '', appliesFrom = '', appliesTo = '', rule = '', shipped = '', licence = '', evidence = ''] =
    cells.slice(7)
  return Object.freeze({
    ...{ set, publisher, edition, publishedOn: orNull(publishedOn), correctedOn: orNull(correctedOn), correction },
    changedValues: changed === '' || changed === 'not compared' ? null : changed !== 'no',
    isCorrectionHeld: held === '' ? null : held === 'yes',
    ...{ appliesFrom: orNull(appliesFrom), appliesTo: orNull(appliesTo), rule },
    shippedAs: Object.freeze(shipped === '' ? [] : shipped.split(' ')),
    ...{ licence, evidence },
  })
}

const registry = lazy((): readonly PublishedEdition[] =>
  Object.freeze(tableLines(EDITION_REGISTRY).map(({ cells }) => editionOfLine(cells))),
)

/**
 * Lists the editions of publishers, shipped or not: when each was published and corrected, what the correction changed, for
 * which period it applies, its licence and where its date is printed. Ordered by set, oldest first. Without a set, all.
 *
 * @example
 * ```ts
 * import { publishedEditions } from 'tonne/factors'
 * const [first] = publishedEditions('nga')
 * first?.appliesFrom // => '2023-07-01'
 * publishedEditions('aib').every(({ shippedAs }) => shippedAs.length === 0) // => true
 * publishedEditions().length // => 36
 * ```
 */
export function publishedEditions(set?: string): readonly PublishedEdition[] {
  return set === undefined ? registry() : registry().filter((one) => one.set === set)
}

/** Returns the publications of the figures of a shipped edition, the newest correction last; empty for any other edition. */
export function publicationsOf(edition: string): readonly PublishedEdition[] {
  return registry().filter(({ shippedAs }) => shippedAs.includes(edition))
}

/** The set of a loaded edition that is not shipped: 'uba' of 'uba-2-1'. */
function setOfEdition(edition: string): string | undefined {
  const [shipped] = publicationsOf(edition)
  const sets = registry().map(({ set }) => set)
  return shipped?.set ?? sets.find((set) => edition.startsWith(`${set}-`))
}

/** The id of an edition by its set and its published name: 'mfe-2026-1'. */
const idOf = ({ set, edition }: PublishedEdition) => `${set}-${edition.toLowerCase().replaceAll('.', '-')}`

/**
 * Throws `edition_withdrawn` for an edition, or the key of a factor of one, that its publisher replaced by a release with other
 * values and a name of its own.
 */
export function checkNotWithdrawn(keyOrEdition: string, path: string): void {
  const [edition] = keyOrEdition.split('/', 1)
  const withdrawn = registry().find(
    (one) => idOf(one) === edition && one.changedValues === true && one.shippedAs.some((id) => id !== edition),
  )
  if (withdrawn === undefined) return
  const { publisher, correctedOn, correction, shippedAs } = withdrawn
  const message = `names ${edition}, which ${publisher} replaced on ${correctedOn} (${correction}); use ${shippedAs.join(', ')}`
  fail(path, 'edition_withdrawn', { message, expected: shippedAs.join(', '), received: keyOrEdition })
}

/**
 * Returns the newest publication of a factor's publisher that `published` dates after its own edition, up to a day; undefined
 * if there is none, or if the edition is of no known set. Editions for a period count only if it has begun by `until`.
 */
export function newerPublication(
  edition: string,
  { today, until }: { readonly today: string; readonly until: string },
): PublishedEdition | undefined {
  const set = setOfEdition(edition)
  const own = publicationsOf(edition).at(-1)
  const ownName = edition.replace(`${set}-`, '').replaceAll('-', '.')
  const used =
    own ?? registry().find((one) => one.set === set && one.edition.toLowerCase().replace(/^v/, '') === ownName)
  if (used?.publishedOn == null) return undefined
  const since = used.publishedOn
  const isNewer = ({ publishedOn, appliesFrom, shippedAs }: PublishedEdition) =>
    publishedOn !== null &&
    publishedOn > since &&
    publishedOn <= today &&
    shippedAs.length === 0 &&
    (appliesFrom ?? '') <= until
  return publishedEditions(set).filter(isNewer).at(-1)
}

/** Returns the correction of values that a shipped edition does not hold, up to a day; undefined if it holds all. */
export function missingCorrection(edition: string, today: string): PublishedEdition | undefined {
  return publicationsOf(edition)
    .filter(
      ({ correctedOn, isCorrectionHeld, changedValues }) =>
        correctedOn !== null && correctedOn <= today && isCorrectionHeld === false && changedValues !== false,
    )
    .at(-1)
}
