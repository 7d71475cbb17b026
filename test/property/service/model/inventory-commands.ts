import type { Inventory } from '../../../../src/service/index.ts'
import type { Random } from '../../../oracle/random.ts'
import { type Fraction, fraction, isNearest } from '../../../oracle/rational-oracle.ts'
import { answerOf } from './answers.ts'
import { ZERO } from './naive-company.ts'
import { type Amount, amountOf, amountsBy, countedIn, type Days, locationBased, overlapsIn } from './naive-inventory.ts'
import { isWithin } from './shared-totals.ts'
import type { Twin } from './world.ts'

const NOTHING: Amount = { records: 0, kg: ZERO }

type Shown = Inventory['total']

/** Each part of a record is cut after 40 decimals at its start and at its end; of whole records nothing is. */
function tolerated({ records }: Amount): Fraction {
  return { over: BigInt(2 * records), under: 10n ** 40n }
}

function amountDifference(what: string, shown: Shown | undefined, due: Amount): readonly string[] {
  if (shown === undefined) return [`${what} is not there`]
  const exact = fraction(shown.co2e.exact)
  const isSame = shown.records === due.records && isWithin(tolerated(due), exact, due.kg)
  return isSame && isNearest(shown.co2e.kg, exact) ? [] : [`${what}: ${shown.records} records, ${shown.co2e.exact} kg`]
}

interface Grouped {
  readonly what: string
  readonly due: ReadonlyMap<string, Amount>
}

function groupDifferences({ what, due }: Grouped, shown: readonly (readonly [string, Shown])[]): readonly string[] {
  const isSame = shown.length === due.size && shown.every(([key]) => due.has(key))
  if (!isSame) return [`${what}: ${shown.map(([key]) => key)}, not ${[...due.keys()]}`]
  return shown.flatMap(([key, amounts]) => amountDifference(`${what} ${key}`, amounts, due.get(key) ?? NOTHING))
}

/** A period of whole months, or one that cuts through records. */
function anyDays(random: Random): Days {
  if (random.unit() < 0.4) return { from: '2024-01-01', to: '2026-01-01' }
  const day = random.unit() < 0.5 ? '01' : String(random.whole(2, 27)).padStart(2, '0')
  const [year, month] = [random.one(['2024', '2025']), String(random.whole(1, 12)).padStart(2, '0')]
  return random.unit() < 0.5
    ? { from: `${year}-${month}-${day}`, to: '2026-01-01' }
    : { from: '2024-01-01', to: `${year}-${month}-${day}` }
}

/** Sums of what lies in a period, to the last digit: all of it, by scope, kind, place and month, and both of scope 2. */
export async function takeInventory({ real, naive }: Twin, random: Random): Promise<void> {
  const days = anyDays(random)
  const shown = await real.inventory(days)
  const counted = countedIn(naive, days)
  const scopes = amountsBy(counted, ({ scope }) => scope)
  const { located, missing, kWh } = locationBased(counted)
  const gap = shown.scope2.locationFigureMissing
  const isGap =
    gap.records === missing &&
    (gap.kWh === null || kWh === null
      ? gap.kWh === kWh
      : isWithin(tolerated({ records: missing, kg: kWh }), fraction(gap.kWh.exact), kWh))
  const placeOf = (of: 'site' | 'vehicle') =>
    amountsBy(counted, ({ activity }) => {
      const isHere = (activity.of === 'vehicleEmissions') === (of === 'vehicle')
      return isHere && typeof activity.below === 'string' ? activity.below : undefined
    })
  const found = [
    ...amountDifference('the total', shown.total, amountOf(counted)),
    ...amountDifference('scope 1', shown.scope1, scopes.get('SCOPE_1') ?? NOTHING),
    ...amountDifference('scope 2', shown.scope2.marketBased, scopes.get('SCOPE_2') ?? NOTHING),
    ...amountDifference('scope 2 by location', shown.scope2.locationBased, located),
    ...amountDifference('scope 3', shown.scope3, scopes.get('SCOPE_3') ?? NOTHING),
    ...groupDifferences(
      { what: 'kind', due: amountsBy(counted, ({ kindId, scope }) => `${kindId} ${scope}`) },
      shown.byKind.map(({ emissionKindId, scope, amounts }) => [`${emissionKindId} ${scope}`, amounts]),
    ),
    ...groupDifferences(
      { what: 'site', due: placeOf('site') },
      shown.bySite.map(({ siteId, amounts }) => [siteId, amounts]),
    ),
    ...groupDifferences(
      { what: 'vehicle', due: placeOf('vehicle') },
      shown.byVehicle.map(({ vehicleId, amounts }) => [vehicleId, amounts]),
    ),
    ...amountDifference(
      'the rest',
      shown.companyWide,
      amountOf(counted.filter(({ activity }) => typeof activity.below !== 'string')),
    ),
    ...groupDifferences(
      { what: 'month', due: amountsBy(counted, ({ activity }) => activity.start.slice(0, 7)) },
      shown.byMonth.map(({ month, amounts }) => [month, amounts]),
    ),
    ...(isGap ? [] : [`without a location-based figure: ${JSON.stringify(gap)}, not ${missing}`]),
    ...(shown.overlaps.total === overlapsIn(counted) ? [] : [`${shown.overlaps.total} overlaps`]),
    ...nameDifferences({ naive }, shown),
  ]
  if (found.length > 0) throw new Error(`the inventory from ${days.from} to ${days.to}: ${found.join('; ')}`)
  const reversed = real.inventory({ from: '2025-02-01', to: '2025-01-01' })
  await answerOf('an inventory backwards', reversed, ['to period_reversed'])
}

/** Places are called what they are called now. */
function nameDifferences({ naive }: Pick<Twin, 'naive'>, { bySite, byVehicle }: Inventory): readonly string[] {
  const sites = bySite.filter(({ siteId, name }) => naive.sites.get(siteId)?.name !== name)
  const vehicles = byVehicle.filter(({ vehicleId, name }) => naive.vehicles.get(vehicleId)?.name !== name)
  return [...sites, ...vehicles].map(({ name }) => `something is called ${name}`)
}

/** Counting again finds nothing to correct, and corrects nothing. */
export async function recount({ real }: Twin): Promise<void> {
  const corrected = [...(await real.verifyTotals()), ...(await real.rebuildTotals())]
  if (corrected.length > 0) throw new Error(`a recount differs: ${JSON.stringify(corrected)}`)
}
