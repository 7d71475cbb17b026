import { ofMontrealGases } from './row-sources.ts'
import type { DisclosureInputs, RowDefinition } from './standard.ts'

/** True if a column of the table has gases of the Montreal Protocol. */
function hasMontreal({ inventory, before, prior = [] }: DisclosureInputs): boolean {
  const inventories = [inventory, before?.inventory, ...prior.map(({ inputs }) => inputs?.inventory)]
  return inventories.some((one) => one?.scope1.montrealCo2e !== undefined)
}

/**
 * The row of CFC, HCFC and halons that the company emitted; empty if it emitted none. The GHG Protocol, chapter 9,
 * reports them outside the scopes.
 */
export function montrealRows(
  section: Pick<RowDefinition, 'section' | 'datapoint'>,
  inputs: DisclosureInputs,
): readonly RowDefinition[] {
  if (!hasMontreal(inputs)) return []
  const label = 'Direct emissions of CFC, HCFC and halons (Montreal Protocol), outside the scopes'
  const source = ofMontrealGases('scope1', ({ scope1 }) => scope1)
  return [{ ...section, id: 'montreal', label, unit: 't CO2e', source, missing: null }]
}
