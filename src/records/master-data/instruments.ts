import { checkFactorUse } from '../../core/emissions/index.ts'
import { fail, type Notice, notice, Violations } from '../../core/errors/index.ts'
import { compare, type Exact, parseRational, printExact, rationalOf } from '../../core/exact/index.ts'
import type { Context, WriteTx } from '../../ledger/context/context.ts'
import { gather } from '../../ledger/context/gather.ts'
import type { ServiceRecords } from '../../ledger/context/records.ts'
import { checkSite } from '../../ledger/context/require.ts'
import type { RequiredFields, UseCases } from '../../ledger/context/use-cases.ts'
import { keepSnapshot } from '../../ledger/ledger/stored-calculation.ts'
import { deleteRecord } from '../../ledger/log/record-ledger.ts'
import { emissionFactorOf } from '../../ledger/references/emission-factors.ts'
import { filesOf, filesOfChange } from '../../ledger/references/files.ts'
import { type DefinedFields, type Input, type InstrumentResource, wireNumber } from '../../resources/index.ts'
import type { Row } from '../../store/index.ts'
import { type MakeStamp, recordUseCases } from './record-use-cases.ts'

/** A stored instrument. */
export type InstrumentRow = Row<ServiceRecords['instruments']>

/**
 * Certificates, contracts and supplier mixes, from which records of electricity draw. An instrument with draws cannot be
 * deleted, hold less than was drawn, or change its kind, period, market or site (`record_in_use`). It keeps its factor
 * as it was when the instrument was given it. Its technology cannot change if a record of a locked period draws on it
 * (`period_locked`). Throws, in addition to what all use cases throw: `period_reversed`, `unknown_emission_factor`,
 * `factor_category_mismatch`, `unit_dimension_mismatch`, `unknown_site`, `unknown_file`.
 */
export type Instruments<Required extends RequiredFields = 'reference'> = UseCases<
  InstrumentResource,
  'createInstrument',
  'updateInstrument',
  string,
  InstrumentResource,
  Required
>

const collection = 'instruments'
type Moment = 'startDate' | 'endDate' | 'retiredAt'
const ENERGY = 'ELECTRICITY'

/** Converts an energy to the forms that are stored: all digits, and the nearest double. */
function energyOf(energyKwh: Exact) {
  const exact = rationalOf(energyKwh)
  return { wire: wireNumber(exact), digits: printExact(exact) }
}

/** Resolves the factor, and stores its snapshot. Throws if an instrument cannot have the factor. */
async function resolveInstrumentFactor(tx: WriteTx, context: Context, id: string) {
  const path = 'emissionFactorId'
  const { factor, resource } = await emissionFactorOf(tx, context, { id, path })
  checkFactorUse({ factor, path }, ['electricity'])
  const { typeUnit, short_name: per } = context.units.find(factor.unit, path)
  if (typeUnit !== ENERGY) {
    const message = `is per ${per}; name a factor of electricity, per unit of energy`
    fail(path, 'unit_dimension_mismatch', { message, expected: ENERGY, received: typeUnit })
  }
  return { emissionFactorId: resource.id, factorSnapshotId: await keepSnapshot(tx, factor, context.now()) }
}

/**
 * Throws `period_reversed` if the period ends before it starts, or if the instrument was retired before its period: a
 * certificate is issued for generated energy, and retired after that (Scope 2 Guidance, 2015, quality criteria 3 and 4).
 */
function checkInstrumentOrder({ startDate, endDate, retiredAt }: Pick<InstrumentResource, Moment>): void {
  const violations = new Violations()
  const expected = `${startDate} or later`
  if (endDate < startDate) {
    const message = `ends before the period starts (${startDate}); swap the two, or change both`
    violations.add('endDate', 'period_reversed', { message, expected, received: endDate })
  }
  if (retiredAt !== null && retiredAt < startDate) {
    const message = `lies before the period of the instrument starts (${startDate}), whose energy cannot have been claimed then; correct the one or the other`
    violations.add('retiredAt', 'period_reversed', { message, expected, received: retiredAt })
  }
  violations.throwIfAny()
}

interface NewInstrument {
  readonly input: Input<'createInstrument'>
  readonly stamp: MakeStamp
}

/** Makes a new instrument, from which nothing is drawn yet. */
async function newInstrument(tx: WriteTx, context: Context, { input, stamp }: NewInstrument) {
  const { energyKwh, emissionFactorId: id, files: _, ...fields } = input
  const [factor, , { files, notices }] = await gather([
    () => resolveInstrumentFactor(tx, context, id),
    () => checkSite(tx, input.siteId, 'siteId'),
    () => filesOf(tx, context, input),
    () => checkInstrumentOrder(input),
  ])
  const { emissionFactorId, factorSnapshotId } = factor
  const { wire, digits } = energyOf(energyKwh)
  const record = {
    ...{ ...stamp(), ...fields, emissionFactorId, files },
    ...{ energyKwh: wire, drawnKwh: 0, given: { energyKwh: digits, drawnKwh: '0', factorSnapshotId } },
  }
  return { fields: record, notices }
}

type Change = DefinedFields<Input<'updateInstrument'>>

/** The fields that decide which electricity may draw on an instrument. */
const FITTING = ['kind', 'startDate', 'endDate', 'countryId', 'siteId'] as const

function rejectInUse(path: string, drawn: string): never {
  const message = `cannot be changed to this: records of electricity already use ${drawn} kWh of the instrument; change or delete those records first`
  return fail(path, 'record_in_use', message)
}

/** Throws `record_in_use` for a change that the draws on an instrument do not allow. */
function checkDraws({ record: { given, ...record } }: InstrumentRow, change: Change): void {
  if (given.drawnKwh === '0') return
  const { energyKwh } = change
  if (energyKwh !== undefined && compare(rationalOf(energyKwh), parseRational(given.drawnKwh)) < 0) {
    rejectInUse('energyKwh', given.drawnKwh)
  }
  for (const field of FITTING) {
    if (change[field] !== undefined && change[field] !== record[field]) rejectInUse(field, given.drawnKwh)
  }
}

/** Returns a notice if records keep a factor or a name that changed. */
function staleNotices({ given }: InstrumentRow['record'], change: Change): readonly Notice[] {
  const isStale = given.drawnKwh !== '0' && (change.emissionFactorId ?? change.name) !== undefined
  const message = 'records that use the instrument keep their figures until they are recalculated'
  return isStale ? [notice('records_not_recalculated', '', message)] : []
}

/** Makes the fields of a change. */
async function buildInstrumentChange(
  tx: WriteTx,
  context: Context,
  { row, change }: { row: InstrumentRow; change: Change },
) {
  const { record } = row
  checkDraws(row, change)
  const { energyKwh, emissionFactorId: id, files: sent, ...fields } = change
  const [factor, , { files, notices }] = await gather([
    () => (id === undefined ? undefined : resolveInstrumentFactor(tx, context, id)),
    () => checkSite(tx, change.siteId, 'siteId'),
    () => filesOfChange(tx, context, { files: sent, existing: record.files }),
    () => checkInstrumentOrder({ ...record, ...change }),
  ])
  const energy = energyKwh === undefined ? undefined : energyOf(energyKwh)
  const given = {
    ...record.given,
    ...(energy && { energyKwh: energy.digits }),
    ...(factor && { factorSnapshotId: factor.factorSnapshotId }),
  }
  const set = {
    ...{ ...fields, files, given },
    ...(energy && { energyKwh: energy.wire }),
    ...(factor && { emissionFactorId: factor.emissionFactorId }),
  }
  return { fields: set, notices: [...notices, ...staleNotices(record, change)] }
}

/** The use cases of instruments. */
export function instruments(context: Context): Instruments {
  return recordUseCases(context, {
    collection,
    noun: 'Instrument',
    newRecord: (tx, input, stamp) => newInstrument(tx, context, { input, stamp }),
    changes: (tx, row, change) => buildInstrumentChange(tx, context, { row, change }),
    async delete(tx, row) {
      if (row.record.given.drawnKwh !== '0') rejectInUse('instrumentId', row.record.given.drawnKwh)
      return deleteRecord(tx, context, { collection, row })
    },
  })
}
