import { type Awaitable, when } from '../../base/index.ts'
import type { Calculation } from '../../core/emissions/index.ts'
import { type Notice, notice, TRACE_NOTICE_PATHS } from '../../core/errors/index.ts'
import type { Revision } from '../context/records.ts'
import { type Computed, withNotices } from './computed.ts'
import type { SnapshotFinder } from './stored-calculation.ts'

/** The path of a notice that the record took over from the row of a file that it was imported from. */
const ROW = 'row'

/** Lists the notices of a row in the form of its record. */
export function rowNotices({ notices }: Pick<Calculation, 'notices'>): readonly Notice[] {
  return notices.map(({ code, path, message }) => notice(code, path === '' ? ROW : `${ROW}.${path}`, message))
}

const isOfRow = ({ path }: Notice) => path === ROW || path.startsWith(`${ROW}.`)

/**
 * Adds the notices of the row to the result of its record, with the codes that the result lacks. A row selects a factor and
 * says how; its record names that factor, so the record's own calculation has nothing to say about it.
 */
export function withRowNotices<C extends Computed>(computed: C, notices: readonly Notice[] = []): C {
  if (notices.length === 0) return computed
  const own = [...computed.calculation.notices, ...(computed.location?.notices ?? [])].map(({ code }) => code)
  const codes = new Set<string>(own)
  const added = withNotices(
    computed,
    notices.filter(({ code }) => !codes.has(code)),
  )
  return { ...computed, ...added }
}

/** The key of a factor without the marks of a policy, which is applied again. */
const plainKey = (key: string) => key.replace(/\?.*/s, '')

/** A new result of a stored record, and its result in force. */
export interface NewResult<C extends Computed> {
  readonly computed: C
  readonly inForce: Pick<Revision, 'calculation'>
}

/** Keeps the notices of the row of a stored record while its result has the same factors; another factor has others. */
export function keepRowNotices<C extends Computed>(
  findSnapshot: SnapshotFinder,
  { computed, inForce: { calculation } }: NewResult<C>,
): Awaitable<C> {
  const notices = calculation.notices.filter(isOfRow)
  if (notices.length === 0) return computed
  const { contributions } = computed.calculation
  if (contributions.length !== calculation.contributions.length) return computed
  const stored = Promise.all(calculation.contributions.map(({ factorSnapshotId: id }) => findSnapshot(id)))
  return when(stored, (factors) => {
    const isSame = factors.every(({ key }, index) => plainKey(key) === plainKey(contributions[index]?.factor.key ?? ''))
    return isSame ? withRowNotices(computed, notices) : computed
  })
}

/** Keeps those of them that a change of the record by a client leaves true, which are those about its factor. */
export function keepFactorNotices<C extends Computed>(
  findSnapshot: SnapshotFinder,
  { computed, inForce: { calculation } }: NewResult<C>,
): Awaitable<C> {
  const notices = calculation.notices.filter(({ code }) => TRACE_NOTICE_PATHS[code] === 'factor')
  return keepRowNotices(findSnapshot, { computed, inForce: { calculation: { ...calculation, notices } } })
}
