import { scopesOf } from '../../core/emissions/index.ts'
import type { NoticeCode } from '../../core/errors/index.ts'
import type { BuiltInKindKey, EmissionKindResource } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import type { ReadTx } from '../context/context.ts'
import { kindNotices } from '../references/emission-kinds.ts'
import { scopeNotices } from '../references/factor-scope.ts'
import type { Computed } from './computed.ts'
import { latestCalculation } from './latest-calculation.ts'
import { calculationOfStored } from './stored-calculation.ts'

/** The kind of a record (null if it was deleted), and the usual kinds of its activity. */
export interface KindOfRecord {
  readonly kind: EmissionKindResource | null
  readonly usual: readonly BuiltInKindKey[]
}

const NOTICES_OF_KINDS: ReadonlySet<NoticeCode> = new Set<NoticeCode>(['emission_kind_unusual', 'scope_by_factor'])

/** The result of a record whose emission kind changes: the same number with other notices; undefined if the kind stays. */
export async function computedWithKind(
  tx: ReadTx,
  { record, exact }: Row<{ readonly id: string; readonly emissionKindId: string }>,
  { kind, usual }: KindOfRecord,
): Promise<Computed | undefined> {
  if (kind === null || kind.id === record.emissionKindId) return undefined
  const inForce = await latestCalculation(tx, record.id)
  const calculation = await calculationOfStored(tx, inForce.calculation)
  const others = calculation.notices.filter(({ code }) => !NOTICES_OF_KINDS.has(code))
  const notices = [...others, ...kindNotices(kind, usual), ...scopeNotices(kind, scopesOf(calculation))]
  return {
    calculation: { ...calculation, notices },
    location: inForce.location === null ? null : await calculationOfStored(tx, inForce.location),
    exactKg: String(exact),
  }
}
