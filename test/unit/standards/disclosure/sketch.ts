import { builtInKindId, type DisclosureTable } from '../../../../src/resources/index.ts'
import { sketchedInventory } from '../../../fixtures/disclosure.ts'

/** An inventory with a figure in every scope, in kilograms. */
export const inventory = sketchedInventory({
  scope1: { [builtInKindId('site-fuel')]: ['1000'], [builtInKindId('vehicle')]: ['500'] },
  location: ['2000'],
  market: ['100'],
  scope3: { 4: ['10'], 6: ['20'], 11: ['5'], 14: ['7'] },
})

/** The row of a table. */
export const rowOf = ({ rows }: DisclosureTable, id: string) => rows.find((row) => row.id === id)

/** The digits of a row in the period; null: not known. */
export const exactOf = (table: DisclosureTable, id: string) => rowOf(table, id)?.value?.exact ?? null
