import type { Notice } from '../../errors/index.ts'
import type { Row } from '../../store/index.ts'
import type { Reading } from '../context/context.ts'
import type { ActivityCollection, ServiceRecords } from '../context/records.ts'
import type { Computed } from './computed.ts'
import { calculationOfKept } from './kept-calculation.ts'
import { latestCalculation } from './latest-calculation.ts'

/** What a record was computed to, with other notices of its emission kind: the number stays as it is. */
export async function computedWithKind(
  tx: Reading,
  { record, exact }: Row<ServiceRecords[ActivityCollection]>,
  kindNotices: readonly Notice[],
): Promise<Computed> {
  const inForce = await latestCalculation(tx, (record as { readonly id: string }).id)
  const calculation = await calculationOfKept(tx, inForce.calculation)
  const others = calculation.notices.filter(({ code }) => code !== 'emission_kind_unusual')
  return {
    calculation: { ...calculation, notices: [...others, ...kindNotices] },
    location: inForce.location === null ? null : await calculationOfKept(tx, inForce.location),
    exactKg: exact as string,
  }
}
