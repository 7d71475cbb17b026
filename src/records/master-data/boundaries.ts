import type { Context, WriteTx } from '../../ledger/context/context.ts'
import { END_OF_TIME } from '../../ledger/context/period.ts'
import { checkSite } from '../../ledger/context/require.ts'
import { digitsOf, toResource, wireFigure, withExactInputs } from '../../ledger/context/stored-record.ts'
import type { RequiredFields, UseCases } from '../../ledger/context/use-cases.ts'
import { deleteRecord } from '../../ledger/log/record-ledger.ts'
import type { BoundaryShareResource, DefinedFields, Input } from '../../resources/index.ts'
import { type BoundaryShareRow, checkNoOverlap, checkShareOpen, checkShareOrder } from './boundary-periods.ts'
import { recordUseCases } from './record-use-cases.ts'

/**
 * The shares that a company has of its sites, each for a period: equity in per cent, financial and operational control,
 * the part of the group, and whether the site is under the EU ETS. An inventory with an `approach` counts each record
 * with the share of its site, day by day; a site without a statement counts whole. Statements of one site never overlap
 * (`boundary_overlap`). A change that affects days of a locked period is rejected (`period_locked`).
 */
export type Boundaries<Required extends RequiredFields = 'reference'> = UseCases<
  BoundaryShareResource,
  'createBoundaryShare',
  'updateBoundaryShare',
  string,
  BoundaryShareResource,
  Required
>

const collection = 'boundaryShares'

type ShareChange = DefinedFields<Input<'updateBoundaryShare'>>

function shareFields({ equityShare, ...fields }: Input<'createBoundaryShare'>) {
  return withExactInputs({ ...fields, equityShare: wireFigure(equityShare) }, digitsOf({ equityShare }))
}

/** Throws `period_locked` if a change affects a locked period. A change of the end affects only days between both ends. */
async function checkChangeOpen(tx: WriteTx, { record }: BoundaryShareRow, input: ShareChange): Promise<void> {
  const to = input.to === undefined ? record.to : input.to
  if (Object.keys(input).some((field) => field !== 'to' && field !== 'comment')) {
    await checkShareOpen(tx, record)
    return checkShareOpen(tx, { from: input.from ?? record.from, to })
  }
  if (to === record.to) return
  const [end, before] = [to ?? END_OF_TIME, record.to ?? END_OF_TIME]
  return checkShareOpen(tx, end < before ? { from: end, to: before } : { from: before, to: end })
}

/** The use cases of the shares of sites. */
export function boundaries(context: Context): Boundaries {
  return recordUseCases(context, {
    collection,
    noun: 'BoundaryShare',
    async newRecord(tx, input, stamp) {
      await checkSite(tx, input.siteId, 'siteId')
      checkShareOrder(input)
      await checkNoOverlap(tx, input, null)
      await checkShareOpen(tx, input)
      const { id, companyId, ...times } = stamp()
      return { fields: { id, companyId, ...shareFields(input), ...times } }
    },
    async changes(tx, row, input) {
      const { equityShare, ...fields } = input
      const share = equityShare ?? row.record.given?.equityShare ?? row.record.equityShare
      const changed = { ...toResource<BoundaryShareResource, object>(row.record), ...fields }
      await checkSite(tx, input.siteId, 'siteId')
      checkShareOrder(changed)
      await checkNoOverlap(tx, changed, changed.id)
      await checkChangeOpen(tx, row, input)
      return { fields: { ...fields, equityShare: wireFigure(share), given: digitsOf({ equityShare: share }) } }
    },
    async delete(tx, row) {
      await checkShareOpen(tx, row.record)
      return deleteRecord(tx, context, { collection, row })
    },
  })
}
