import { scopesOf } from '../../../emissions/index.ts'
import type { NoticeCode } from '../../../errors/index.ts'
import type { BuiltInKindKey, EmissionKindResource } from '../../../resources/index.ts'
import type { Row } from '../../../store/index.ts'
import type { ReadTx } from '../context/context.ts'
import type { ActivityCollection, ServiceRecords } from '../context/records.ts'
import { kindNotices } from '../references/emission-kinds.ts'
import { scopeNotices } from '../references/factor-scope.ts'
import type { Computed } from './computed.ts'
import { latestCalculation } from './latest-calculation.ts'
import { calculationOfStored } from './stored-calculation.ts'

/** The kind of a record, and those that are usual for its activity. */
export interface KindOfRecord {
  readonly kind: EmissionKindResource
  readonly usual: readonly BuiltInKindKey[]
}

const NOTICES_OF_KINDS: ReadonlySet<NoticeCode> = new Set<NoticeCode>(['emission_kind_unusual', 'scope_by_factor'])

/** The result of a record, with other notices of its emission kind; the number stays as it is. */
export async function computedWithKind(
  tx: ReadTx,
  { record, exact }: Row<ServiceRecords[ActivityCollection]>,
  { kind, usual }: KindOfRecord,
): Promise<Computed> {
  const inForce = await latestCalculation(tx, (record as { readonly id: string }).id)
  const calculation = await calculationOfStored(tx, inForce.calculation)
  const others = calculation.notices.filter(({ code }) => !NOTICES_OF_KINDS.has(code))
  const notices = [...others, ...kindNotices(kind, usual), ...scopeNotices(kind, scopesOf(calculation))]
  return {
    calculation: { ...calculation, notices },
    location: inForce.location === null ? null : await calculationOfStored(tx, inForce.location),
    exactKg: exact as string,
  }
}
