import { isFields } from '../../base/index.ts'
import type { FactorCatalogue } from '../../core/emissions/index.ts'
import { answerAtOnce } from '../../core/errors/index.ts'
import { checkAdjustments } from '../adjustments.ts'
import { checkCatalogue } from '../catalogue.ts'
import { Field, Findings } from '../findings.ts'
import type { Plain } from '../plain-data.ts'
import { type Factor, isTraceFactor } from '../trace-shape.ts'
import type { BundleFindings } from './bundle-findings.ts'
import { digestOfData, earlierIdOfFactor, type Fields, idOfFactor } from './bundle-text.ts'

/** The longest key of a factor, in characters. */
const KEY_MAX = 512

/** True if the factor's key, id or edition says that it comes from the catalogue. */
function isFromCatalogue(
  { key, id, edition }: Fields,
  catalogue: FactorCatalogue,
  editions: ReadonlySet<unknown>,
): boolean {
  const names = [key, id].filter((name) => typeof name === 'string')
  if (editions.has(edition)) return true
  return names.some((name) => editions.has(name.slice(0, name.indexOf('/'))) || hasKey(name, catalogue))
}

function hasKey(name: string, catalogue: FactorCatalogue): boolean {
  if (name.length > KEY_MAX) return false
  try {
    return answerAtOnce('catalogue.find', catalogue.find(name)) !== undefined
  } catch {
    return false
  }
}

/** True for the edition of a company's own factors. */
export function isOwnEdition(edition: unknown): boolean {
  return typeof edition === 'string' && edition.startsWith('company-')
}

/** Returns the snapshot of a factor in the form of a trace, in which every member is there. */
function traceFormOf(snapshot: Fields): Fields {
  return { ...snapshot, tier: snapshot.tier ?? null, derivation: snapshot.derivation ?? [] }
}

/** The factor snapshots of a bundle: each must match its id, and published ones must match the catalogue. */
export class FactorsOfBundle {
  /** Counts factors checked only against themselves, and ids in the form of an earlier version. */
  own = 0
  byEarlierId = 0
  readonly #byId = new Map<string, Fields>()
  /** The ids of snapshots by the digest of their form in traces. */
  readonly #byContent = new Map<string, string>()
  readonly #published = new Map<unknown, Fields>()
  readonly #checked = new Map<unknown, Factor | undefined>()
  readonly #catalogue: FactorCatalogue | undefined
  readonly #editions: ReadonlySet<unknown> | undefined
  readonly #findings: BundleFindings

  constructor(catalogue: FactorCatalogue | undefined, findings: BundleFindings) {
    this.#catalogue = catalogue
    this.#editions = catalogue?.editions && new Set(catalogue.editions.map(({ id }) => id))
    this.#findings = findings
  }

  /** The factor with an id; undefined if the bundle has none. */
  get(id: string): Fields | undefined {
    return this.#byId.get(id)
  }

  /** The id of the snapshot of a factor of a trace; undefined if the bundle has none. */
  idOf(factor: Plain): string | undefined {
    return this.#byContent.get(digestOfData(factor))
  }

  /**
   * Finds a published, possibly derived factor by its id; undefined if the bundle has none with explained adjustments.
   */
  published(id: unknown): Factor | undefined {
    const factor = this.#published.get(id)
    if (factor === undefined || this.#checked.has(id)) return this.#checked.get(id)
    const field = new Field(new Findings(this.#findings.budget))
    const form: unknown = traceFormOf(factor)
    const isFactor = isTraceFactor(form, field) && checkAdjustments(form, field.in('adjustments'))
    this.#checked.set(id, isFactor ? form : undefined)
    return this.#checked.get(id)
  }

  add({ id, factor }: Fields): void {
    if (!isFields(factor) || typeof id !== 'string') {
      this.#findings.field('factor').differs('is not a factor with its id', 'an object and a text', factor)
      return
    }
    this.#checkId(id, factor)
    if (this.#byId.has(id)) this.#findings.field('id').differs('is already the id of another factor', 'another', id)
    this.#byId.set(id, factor)
    this.#byContent.set(digestOfData(traceFormOf(factor)), id)
    this.#checkPublication(factor)
    if (!isOwnEdition(factor.edition)) this.#published.set(factor.id, factor)
  }

  #checkId(id: string, factor: Fields): void {
    const due = idOfFactor(factor)
    if (id !== due && id === earlierIdOfFactor(factor)) this.byEarlierId += 1
    else this.#findings.field('id').expect('is not the id of this factor', due, id)
  }

  #checkPublication(factor: Fields): void {
    const catalogue = this.#catalogue
    if (catalogue === undefined) return
    if (this.#editions !== undefined && !isFromCatalogue(factor, catalogue, this.#editions)) {
      this.own += 1
      return
    }
    const findings = new Findings(this.#findings.budget)
    const field = new Field(findings).in('factor')
    const form: unknown = traceFormOf(factor)
    if (isTraceFactor(form, field)) checkCatalogue(form, field.coded('publication_differs'), catalogue)
    for (const difference of findings.list) this.#findings.put(difference)
  }
}
