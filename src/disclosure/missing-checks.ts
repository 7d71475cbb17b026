import type { DisclosureMissing } from '../resources/index.ts'
import { categoryRow, SCOPE3_ROWS } from './scope3-categories.ts'
import type { MissingCheck } from './standard.ts'

/** Scope 3 category 3: fuel- and energy-related activities. */
const UPSTREAM = 3

function unless(isThere: boolean, missing: DisclosureMissing): readonly DisclosureMissing[] {
  return isThere ? [] : [missing]
}

/** Reports that nothing was recorded in the period before. */
export function comparativeCheck(datapoint: string): MissingCheck {
  return ({ before }) =>
    unless(Boolean(before), {
      code: 'comparative_missing',
      datapoint,
      rows: [],
      message: 'Nothing was recorded in the period before. Record it, unless this is the first report.',
    })
}

/** Reports Scope 2 without a location-based figure. */
export function locationCheck(datapoint: string, rows: readonly string[]): MissingCheck {
  return ({ inventory }) => {
    const { records } = inventory.scope2.locationFigureMissing
    return unless(records === 0, {
      code: 'location_figure_missing',
      datapoint,
      rows: [...rows],
      message: `The location-based figure leaves out ${records} records of which only the market-based one is known. Give their sites a country with a grid factor.`,
    })
  }
}

/** Reports Scope 3 without a category, which counts in the total but in no row of a category. */
export function categoryCheck(datapoint: string, rows: readonly string[]): MissingCheck {
  return ({ inventory: { byScope3Category } }) => {
    const records = byScope3Category.find(({ category }) => category === null)?.amounts.records ?? 0
    return unless(records === 0, {
      code: 'category_missing',
      datapoint,
      rows: [...rows],
      message: `${records} records of Scope 3 have no category and count in its total alone. State the category of their factors.`,
    })
  }
}

/** Reports significant Scope 3 categories that are not stated, or that have no records. */
export function significanceCheck(datapoint: string): MissingCheck {
  return ({ inventory: { byScope3Category }, statement }) => {
    const isRecorded = (wanted: number) => byScope3Category.some(({ category }) => category === wanted)
    const isNone = (category: number) => statement?.figures?.none?.includes(categoryRow(category)) ?? false
    const empty = SCOPE3_ROWS.map(({ category }) => category).filter((one) => !isRecorded(one) && !isNone(one))
    const significant = statement?.significantCategories
    if (significant === undefined) {
      const message =
        'All 15 categories must be screened. Supply significantCategories in the statement, and record those; the others may be left out.'
      return [{ code: 'significance_missing', datapoint, rows: empty.map(categoryRow), message }]
    }
    const rows = empty.filter((category) => significant.includes(category)).map(categoryRow)
    const message = 'These categories are significant and have no records. Record their activities.'
    return unless(rows.length === 0, { code: 'records_missing', datapoint, rows, message })
  }
}

/**
 * Reports that upstream emissions of electricity do not count, although category 3 is significant or was not screened.
 */
export function upstreamCheck(datapoint: string): MissingCheck {
  return ({ inventory: { scope2 }, statement, upstream }) => {
    const records = Math.max(scope2.locationBased.records, scope2.marketBased.records)
    const isLeftOut = statement?.significantCategories?.includes(UPSTREAM) === false
    return unless(upstream !== false || records === 0 || isLeftOut, {
      code: 'upstream_not_counted',
      datapoint,
      rows: [categoryRow(UPSTREAM)],
      message: `The losses and upstream emissions behind ${records} records of Scope 2 are not counted. Ask for upstream, or leave category ${UPSTREAM} out of significantCategories.`,
    })
  }
}

/** Reports records whose energy could not be derived. */
export function energyCheck(datapoint: string, rows: readonly string[]): MissingCheck {
  return ({ energy }) =>
    (energy?.underived ?? []).map(({ reason, records, recordIds }) => ({
      code: 'energy_incomplete',
      datapoint,
      rows: [...rows],
      message: `The energy of ${records} records is left out: ${reason}. The first are ${recordIds.join(', ')}.`,
    }))
}

/** Reports records without a country. */
export function countryCheck(datapoint: string, rows: readonly string[]): MissingCheck {
  return ({ byCountry }) => {
    const placeless = (byCountry ?? []).find(({ country }) => country === null)
    const records = placeless === undefined ? 0 : placeless.scope1.records + placeless.scope2.locationBased.records
    if (byCountry && records === 0) return []
    const message = byCountry
      ? `${records} records are of no site, so that they count in no country. Record them at sites, or print their share by hand.`
      : 'The split by country is not known. Supply the inventory by country.'
    return [{ code: 'country_missing', datapoint, rows: [...rows], message }]
  }
}

/** Reports energy that is not split by country. */
export function countryEnergyCheck(datapoint: string, rows: readonly string[]): MissingCheck {
  return ({ energy, byCountry }) => {
    const isSplit = byCountry?.some(({ exactMwh }) => exactMwh) ?? false
    const hasEnergy = Object.values(energy?.exactMwhByUse ?? {}).some((exact) => exact !== '0')
    const message = 'The split of the energy by country is not known. Supply exactMwh of each country.'
    return unless(isSplit || !byCountry || !hasEnergy, { code: 'country_missing', datapoint, rows: [...rows], message })
  }
}

/** Reports records outside the one country that the rows are about. */
export function oneCountryCheck(
  datapoint: string,
  rows: readonly string[],
  isTaken: (country: string) => boolean,
): MissingCheck {
  return ({ byCountry }) => {
    const others = (byCountry ?? []).flatMap(({ country }) => (country === null || isTaken(country) ? [] : [country]))
    return unless(others.length === 0, {
      code: 'country_missing',
      datapoint,
      rows: [...rows],
      message: `These figures are of all countries and must be of the United Kingdom alone: ${others.join(', ')} count too. Report the sites there apart.`,
    })
  }
}
