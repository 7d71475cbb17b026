import { type Notice, notice } from '../../errors/index.ts'
import type { EmissionFactor } from './emission-factor.ts'

/** The notices that a result carries for its factor. */
export function factorNotices(factor: EmissionFactor, path = 'factor'): readonly Notice[] {
  const notices: Notice[] = []
  if (factor.biogenicCo2 !== null) {
    const message = 'biogenic CO2 of this factor is given in biogenicCo2 and is in no total'
    notices.push(notice('biogenic_outside_totals', path, message))
  }
  if (factor.category.startsWith('vehicle') && factor.per1.co2e !== null && /^0(\.0*)?$/.test(factor.per1.co2e)) {
    const message = 'the published figure is zero: the emission is counted with the electricity used'
    notices.push(notice('zero_factor_electricity_elsewhere', path, message))
  }
  if (factor.boundary === 'lifecycle') {
    const message = `${factor.key} is a lifecycle factor, not one of use alone`
    notices.push(notice('grid_factor_lifecycle', path, message))
  }
  if (factor.gwp !== null && factor.publishedGwp !== null && factor.gwp !== factor.publishedGwp) {
    const message = `co2e was recomputed with ${factor.gwp}; the publisher used ${factor.publishedGwp}`
    notices.push(notice('gwp_set_changed', path, message))
  }
  return notices
}
