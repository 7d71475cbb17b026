import { type Notice, notice } from '../../errors/index.ts'
import { printExact } from '../../exact/index.ts'
import { adjustedFactor } from './adjusted-factor.ts'
import type { EmissionFactor, Source } from './emission-factor.ts'
import { gasClassOf, gasNameOf } from './gas-class.ts'
import { hasSeparateMontreal } from './with-montreal-apart.ts'

/** True for a publication that was not read from its publisher: its title says "secondary copy". */
export function isSecondaryCopy({ title }: Pick<Source, 'title'>): boolean {
  return /\bsecondary copy\b/.test(title)
}

/** True for a factor per unit of money: the average of a sector. */
export function isPerMoney({ category }: Pick<EmissionFactor, 'category'>): boolean {
  return category === 'spend' || category === 'spend-without-margins'
}

/** True for a blend whose HCFC the publisher omits from the figure. */
function omitsHcfc({ name, source }: EmissionFactor): boolean {
  return name.includes('HFC and PFC alone') && source.table.includes('HCFC')
}

/** Returns the notices of a gas that is not of the Kyoto Protocol. */
function gasNotices(factor: EmissionFactor, path: string): readonly Notice[] {
  const gas = gasNameOf(factor)
  if (hasSeparateMontreal(factor)) {
    const { co2e, montrealCo2e } = adjustedFactor(factor)
    const what = gasClassOf(gas) === 'montreal' ? 'is a gas' : 'contains gases'
    const apart = montrealCo2e === null ? 'it is' : `${printExact(montrealCo2e)} kg CO2e per ${factor.unit} are`
    const counted = co2e === null || co2e.n === 0n ? '' : `; the other gases count with ${printExact(co2e)} kg`
    const message = `${gas} ${what} of the Montreal Protocol: ${apart} outside the scopes, in montrealCo2e and in no total${counted}`
    return [notice('montreal_outside_scopes', path, message)]
  }
  if (!factor.category.startsWith('refrigerant') || gasClassOf(gas) !== 'other') return []
  const message = `${gas} is a gas of neither the Kyoto nor the Montreal Protocol; it counts in its scope, with a published GWP of ${factor.per1.co2e}`
  return [notice('non_kyoto_gas', path, message)]
}

/** Returns the notices that a result carries for its factor. */
export function factorNotices(factor: EmissionFactor, path = 'factor'): readonly Notice[] {
  const notices: Notice[] = []
  if (isSecondaryCopy(factor.source)) {
    const message = `${factor.key} is of ${factor.source.title}; load the file of the publisher to replace it`
    notices.push(notice('factor_from_secondary_copy', path, message))
  }
  if (isPerMoney(factor)) {
    const { source, region } = factor
    const [where, title] = [region && ` (${region})`, source.title && `: ${source.title}`]
    const message = `${factor.key} is the average of a whole sector${where ?? ''}, not of the product bought${title}`
    notices.push(notice('sector_average', path, message))
  }
  if (omitsHcfc(factor)) {
    const message = `${factor.key} counts only the HFC and PFC of the blend: ${factor.source.table}; name a factor that counts its HCFC too`
    notices.push(notice('hcfc_not_counted', path, message))
  }
  notices.push(...gasNotices(factor, path))
  if (factor.biogenicCo2 !== null) {
    const message = 'biogenic CO2 of this factor is given in biogenicCo2 and is in no total'
    notices.push(notice('biogenic_outside_totals', path, message))
  }
  if (factor.category.startsWith('vehicle') && factor.per1.co2e !== null && /^0(\.0*)?$/.test(factor.per1.co2e)) {
    const message =
      'the published figure is zero: the emission is counted with the electricity used; enter the kilowatt-hours of its charging as electricity if no other record has them, or name a factor per distance that contains them, such as one of "UK electricity for EVs"'
    notices.push(notice('zero_factor_electricity_elsewhere', path, message))
  }
  if (factor.boundary === 'lifecycle') {
    const message = `${factor.key} is a lifecycle factor: it includes emissions before and after use`
    notices.push(notice('grid_factor_lifecycle', path, message))
  }
  if (factor.gwp !== null && factor.publishedGwp !== null && factor.gwp !== factor.publishedGwp) {
    const message = `co2e was recomputed with ${factor.gwp}; the publisher used ${factor.publishedGwp}`
    notices.push(notice('gwp_set_changed', path, message))
  }
  return notices
}
