import { getOrCompute, isOneOf } from '../../base/index.ts'
import { type Contribution, exactCo2e, exactQuantity } from '../../core/emissions/index.ts'
import { add, type Rational, RationalSum, subtract, ZERO } from '../../core/exact/index.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import type { Moments } from '../../ledger/context/period.ts'
import { type BaseYearResource, type BaseYearSeries, SCOPES } from '../../resources/index.ts'
import type { BoundaryRule } from '../inventory/boundary.ts'
import { cutDecimal, parseDecimal, toFigure } from '../inventory/decimal.ts'
import { compareTexts } from '../inventory/in-order.ts'
import { readInventory } from '../inventory/inventory.ts'
import { hasLocationFigure } from '../inventory/tally.ts'
import type { WatchedRecord } from '../inventory/watched-record.ts'

type Scope = BaseYearResource['scopes'][number]

/** An activity in a year: its quantity in the unit of its factors, and its CO2e. */
export interface ActivityLine {
  readonly scope: Scope
  readonly emissionKindId: string
  readonly name: string
  readonly factor: string | null
  readonly unit: string
  readonly quantity: RationalSum
  readonly co2e: RationalSum
}

/** The CO2e of a site, or of all records without a site. */
interface SiteSum {
  readonly name: string | null
  readonly co2e: RationalSum
}

/**
 * Returns the CO2e of a record and its contributions by the method of Scope 2; null if it has no figure by that method.
 */
function figureByMethod(
  method: BaseYearResource['scope2Method'],
  { groups, record }: WatchedRecord,
): { readonly co2e: Rational; readonly contributions: readonly Contribution[] } | null {
  const { whole, location, contributions, locationContributions } = record
  if (groups.kind.scope !== 'SCOPE_2' || method === 'market_based') return { co2e: whole.amounts.co2e, contributions }
  if (!hasLocationFigure(groups, record)) return null
  return { co2e: (location ?? whole).amounts.co2e, contributions: locationContributions ?? contributions }
}

/** The emissions of a year as a base year counts them. Records are added one by one and not held. */
export class YearSeries {
  readonly #covered: Pick<BaseYearResource, 'scope2Method' | 'scopes'>
  readonly #scopes = new Map<Scope, RationalSum>()
  readonly sites = new Map<string | null, SiteSum>()
  readonly lines = new Map<string, ActivityLine>()
  /** The number of records that count, and of records without a figure by the method of Scope 2. */
  records = 0
  withoutFigure = 0

  constructor(covered: Pick<BaseYearResource, 'scope2Method' | 'scopes'>) {
    this.#covered = covered
  }

  add(watched: WatchedRecord): void {
    const { kind, site } = watched.groups
    const { scope } = kind
    if (!isOneOf(this.#covered.scopes, scope)) return
    const figure = figureByMethod(this.#covered.scope2Method, watched)
    if (figure === null) {
      this.withoutFigure++
      return
    }
    this.records++
    getOrCompute(this.#scopes, scope, () => new RationalSum()).add(figure.co2e)
    const siteId = site?.id ?? null
    const ofSite = getOrCompute(this.sites, siteId, () => ({
      name: site?.name ?? null,
      co2e: new RationalSum(),
    }))
    ofSite.co2e.add(figure.co2e)
    this.#addLines(watched, figure)
  }

  get co2e(): Rational {
    return [...this.#scopes.values()].reduce((sum, one) => add(sum, one.exact()), ZERO)
  }

  /** The CO2e of a site; zero if it has no records or is outside the boundary. */
  ofSite(siteId: string | null): Rational {
    return this.sites.get(siteId)?.co2e.exact() ?? ZERO
  }

  resource(): BaseYearSeries {
    const sites = [...this.sites].sort(([a, { name: aName }], [b, { name: bName }]) =>
      // records without a site come last
      compareTexts([a === null ? '1' : '0', aName ?? '', a ?? ''], [b === null ? '1' : '0', bName ?? '', b ?? '']),
    )
    return {
      co2e: toFigure(this.co2e),
      byScope: SCOPES.flatMap((scope) => {
        const sum = this.#scopes.get(scope)
        return sum === undefined ? [] : [{ scope, co2e: toFigure(sum.exact()) }]
      }),
      bySite: sites.map(([siteId, { name, co2e }]) => ({ siteId, name, co2e: toFigure(co2e.exact()) })),
    }
  }

  /**
   * Adds a record to the lines of its activities. The first contribution gets the CO2e that the others leave, because
   * shares that do not terminate are cut off.
   */
  #addLines({ groups, record: { part } }: WatchedRecord, figure: NonNullable<ReturnType<typeof figureByMethod>>): void {
    const [first, ...others] = figure.contributions
    const counted = (amount: Rational) => (part === null ? amount : part(amount))
    let rest = figure.co2e
    for (const contribution of others) {
      const co2e = counted(parseDecimal(exactCo2e([contribution]) ?? '0'))
      rest = subtract(rest, co2e)
      this.#line(groups, contribution).co2e.add(co2e)
    }
    if (first !== undefined) this.#line(groups, first).co2e.add(rest)
    for (const contribution of figure.contributions)
      this.#line(groups, contribution).quantity.add(counted(cutDecimal(exactQuantity(contribution))))
  }

  #line({ kind }: WatchedRecord['groups'], { factor: { name, unit } }: Contribution): ActivityLine {
    const scope = kind.scope as Scope
    // a change of the electricity contract is a change of the factor, so it does not begin another line
    const factor = scope === 'SCOPE_2' ? null : name
    const key = JSON.stringify([scope, kind.id, factor, unit])
    return getOrCompute(this.lines, key, () => ({
      ...{ scope, emissionKindId: kind.id, name: kind.name, factor, unit },
      quantity: new RationalSum(),
      co2e: new RationalSum(),
    }))
  }
}

/** A year, and how it is counted. */
export interface SeriesRequest {
  readonly period: Moments
  readonly boundary: BoundaryRule
  readonly covered: Pick<BaseYearResource, 'scope2Method' | 'scopes'>
}

/** Reads the emissions of a year within a boundary. */
export async function readSeries(
  tx: ReadTx,
  context: Context,
  { period, boundary, covered }: SeriesRequest,
): Promise<YearSeries> {
  const series = new YearSeries(covered)
  await readInventory(tx, context, { period, boundary, watch: (record) => series.add(record) })
  return series
}
