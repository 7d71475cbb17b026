import { printable } from '../../../base/index.ts'
import type { ElectricityInstrument } from '../../../core/activities/index.ts'
import { fail, type Notice, notice, Violations } from '../../../core/errors/index.ts'
import {
  add,
  compare,
  type Exact,
  multiply,
  parseRational,
  printExact,
  type Rational,
  rationalOf,
  subtract,
  ZERO,
} from '../../../core/exact/index.ts'
import { chooseConversion, type Unit, units } from '../../../core/units/index.ts'
import type { Context, ReadTx, WriteTx } from '../../../ledger/context/context.ts'
import { gather } from '../../../ledger/context/gather.ts'
import { pagesOf } from '../../../ledger/context/list-rows.ts'
import type { InstrumentDraws, ServiceRecords } from '../../../ledger/context/records.ts'
import { readNamedFactor } from '../../../ledger/ledger/stored-calculation.ts'
import { changeRecord } from '../../../ledger/log/record-ledger.ts'
import { INSTRUMENT_KINDS, wireNumber } from '../../../resources/index.ts'
import type { InstrumentRow } from '../../master-data/instruments.ts'
import type { SiteRow } from '../../master-data/sites.ts'

/** A draw that the client declared. */
export interface DeclaredDraw {
  readonly instrumentId: string
  readonly energyKwh: Exact
}

/** The draws that a client requests: on named instruments, and on any that fit for the rest. */
export interface DrawRequest {
  readonly instruments: readonly DeclaredDraw[]
  readonly drawInstruments: boolean
}

/** Electricity that draws on instruments. */
export interface DrawnUse extends DrawRequest {
  readonly site: SiteRow['record']
  readonly startDate: string
  readonly endDate: string
  readonly value: Exact
  readonly unit: Unit
  readonly percentageOfCleanEnergy: Exact
}

/** Energy that a record draws on an instrument. */
interface PlannedDraw {
  readonly row: InstrumentRow
  readonly kwh: Rational
}

/** The draws of a record, and the request that they follow from. */
export interface PlannedDraws extends DrawRequest {
  readonly draws: readonly PlannedDraw[]
}

type EnergyRecord = ServiceRecords['siteEnergies']

/** The draws of a stored record, in kWh by the id of the instrument. */
function storedDraws(stored: EnergyRecord | undefined): ReadonlyMap<string, Rational> {
  const draws = stored?.given.drawing?.draws ?? []
  return new Map(draws.map(({ instrumentId, energyKwh }) => [instrumentId, parseRational(energyKwh)]))
}

/** The draws that a stored record requests. */
export function storedRequest({ given: { drawing } }: EnergyRecord): DrawRequest {
  return { instruments: drawing?.declared ?? [], drawInstruments: drawing?.isAutomatic ?? false }
}

/** The energy of an instrument that other records leave. */
function leftOf({ record: { id, given } }: InstrumentRow, before: ReadonlyMap<string, Rational>): Rational {
  const others = subtract(parseRational(given.drawnKwh), before.get(id) ?? ZERO)
  return subtract(parseRational(given.energyKwh), others)
}

/** The reason why electricity may not draw on an instrument. Undefined: it may. */
function misfitReason({ record }: InstrumentRow, { site, startDate, endDate }: DrawnUse): string | undefined {
  const { countryId, siteId } = record
  if (countryId !== site.countryId) return `is of the market of country ${countryId}; the site is in ${site.countryId}`
  if (siteId !== null && siteId !== site.id) return `is for another site, ${siteId}`
  if (record.startDate <= startDate && endDate <= record.endDate) return undefined
  return `is of the period ${record.startDate} to ${record.endDate}, which does not hold that of the electricity`
}

/**
 * Checks the declared draws. Throws `unknown_instrument`, `instrument_mismatch`, `instrument_overdrawn`, `duplicate_item`,
 * together.
 */
async function declaredDraws(tx: ReadTx, use: DrawnUse, before: ReadonlyMap<string, Rational>): Promise<PlannedDraw[]> {
  const violations = new Violations()
  const draws: PlannedDraw[] = []
  for (const [index, { instrumentId, energyKwh }] of use.instruments.entries()) {
    const path = `instruments[${index}]`
    const row = await tx.instruments.get(instrumentId)
    if (row === null) {
      const message = 'is no instrument of this company; create it first'
      violations.add(`${path}.instrumentId`, 'unknown_instrument', { message, received: instrumentId })
      continue
    }
    const kwh = rationalOf(energyKwh)
    const reason = misfitReason(row, use)
    const left = leftOf(row, before)
    if (draws.some((one) => one.row.record.id === instrumentId)) {
      const message = 'names the same instrument twice; add up the two amounts'
      violations.add(`${path}.instrumentId`, 'duplicate_item', { message, received: instrumentId })
    } else if (reason !== undefined) {
      violations.add(`${path}.instrumentId`, 'instrument_mismatch', { message: reason, received: instrumentId })
    } else if (compare(kwh, left) > 0) {
      const message = `is more than the ${printExact(left)} kWh that the instrument still holds`
      violations.add(`${path}.energyKwh`, 'instrument_overdrawn', { message, received: energyKwh })
    }
    draws.push({ row, kwh })
  }
  violations.throwIfAny()
  return draws
}

function inOrder(a: InstrumentRow, b: InstrumentRow): number {
  const rank = (row: InstrumentRow) => {
    const { kind, startDate, createdAt, id } = row.record
    return `${INSTRUMENT_KINDS.indexOf(kind)} ${startDate} ${createdAt} ${id}`
  }
  return rank(a) < rank(b) ? -1 : 1
}

/** Draws up to `kwh` on all instruments that fit, in the documented order. */
async function automaticDraws(
  tx: ReadTx,
  use: DrawnUse,
  { declared, before, kwh }: { declared: readonly PlannedDraw[]; before: ReadonlyMap<string, Rational>; kwh: Rational },
): Promise<PlannedDraw[]> {
  const fitting: InstrumentRow[] = []
  for await (const rows of pagesOf((options) => tx.instruments.list({ by: 'createdAt' }, options), {})) {
    const isFree = ({ record }: InstrumentRow) => !declared.some(({ row }) => row.record.id === record.id)
    fitting.push(...rows.filter((row) => isFree(row) && misfitReason(row, use) === undefined))
  }
  const draws: PlannedDraw[] = []
  let open = kwh
  for (const row of fitting.sort(inOrder)) {
    const left = leftOf(row, before)
    const drawn = compare(left, open) < 0 ? left : open
    if (drawn.n <= 0n) continue
    open = subtract(open, drawn)
    draws.push({ row, kwh: drawn })
  }
  return draws
}

/** Rejects a percentage of clean energy together with draws, because both would claim the same electricity. */
function checkOneClaim({ percentageOfCleanEnergy: percentage }: DrawnUse): void {
  if (rationalOf(percentage).n === 0n) return
  const message = 'cannot be combined with instruments; send 0, or leave the instruments out'
  fail('percentageOfCleanEnergy', 'clean_share_with_instruments', { message, expected: '0', received: percentage })
}

/**
 * Plans the draws of electricity: first the declared draws, then, on request, draws on all instruments that fit, in the order
 * of the Scope 2 Guidance. A record may draw its previous energy again.
 */
export async function planDraws(
  tx: ReadTx,
  { units: table }: Context,
  { use, stored }: { readonly use: DrawnUse; readonly stored: EnergyRecord | undefined },
): Promise<PlannedDraws> {
  const { instruments, drawInstruments, value, unit } = use
  if (instruments.length === 0 && !drawInstruments) return { instruments, drawInstruments, draws: [] }
  const before = storedDraws(stored)
  const [, declared] = await gather([() => checkOneClaim(use), () => declaredDraws(tx, use, before)])
  const { factor } = chooseConversion(unit, units.kilowattHour, { table, path: 'unitId' })
  const sum = declared.reduce((all, { kwh }) => add(all, kwh), ZERO)
  const kwh = subtract(multiply(rationalOf(value), factor), sum)
  if (kwh.n < 0n && sum.n > 0n) {
    const message = `draw ${printExact(sum)} kWh together, more than the electricity of the record; draw less`
    fail('instruments', 'instrument_overdrawn', { message, received: printExact(sum) })
  }
  const automatic = drawInstruments ? await automaticDraws(tx, use, { declared, before, kwh }) : []
  // an instrument that is declared with 0 is never drawn on
  return { instruments, drawInstruments, draws: [...declared.filter((one) => one.kwh.n > 0n), ...automatic] }
}

/** Reads the draws of a stored record. */
export async function sameDraws(tx: ReadTx, stored: EnergyRecord): Promise<PlannedDraws> {
  const draws: PlannedDraw[] = []
  for (const [instrumentId, kwh] of storedDraws(stored)) {
    const row = await tx.instruments.get(instrumentId)
    if (row === null) throw new TypeError(`the instrument ${instrumentId} that a record draws on is missing`)
    draws.push({ row, kwh })
  }
  return { ...storedRequest(stored), draws }
}

/** Builds the instruments of the calculation. Reports those that are not retired. */
export async function drawnInstruments(
  tx: ReadTx,
  { draws }: PlannedDraws,
): Promise<{ instruments: ElectricityInstrument[]; notices: Notice[] }> {
  const instruments: ElectricityInstrument[] = []
  for (const { row, kwh } of draws) {
    const { id, kind, name, given } = row.record
    const factor = await readNamedFactor(tx, given.factorSnapshotId)
    const label = `${printable(name)} (${id})`
    const held = { energy: given.energyKwh, draw: printExact(kwh), unit: units.kilowattHour }
    instruments.push({ kind, name: label, ...held, factor })
  }
  const unretired = draws.filter(({ row }) => row.record.retiredAt === null)
  const notices = unretired.map(({ row: { record } }) => {
    const message = `${record.name} is not retired yet; retire it for the company before the figure is reported`
    return notice('instrument_not_retired', 'instruments', message)
  })
  return { instruments, notices }
}

/** The record fields of the draws. Empty if the record never drew and does not request draws. */
export function drawingFields({ draws, instruments, drawInstruments }: PlannedDraws, stored: EnergyRecord | undefined) {
  const isNone = draws.length === 0 && instruments.length === 0 && !drawInstruments
  const shown = draws.map(({ row, kwh }) => ({ instrumentId: row.record.id, energyKwh: wireNumber(kwh) }))
  const drawing: InstrumentDraws = {
    declared: instruments.map(({ instrumentId, energyKwh }) => {
      return { instrumentId, energyKwh: printExact(rationalOf(energyKwh)) }
    }),
    isAutomatic: drawInstruments,
    draws: draws.map(({ row, kwh }) => ({ instrumentId: row.record.id, energyKwh: printExact(kwh) })),
  }
  return {
    fields: isNone && stored?.instruments === undefined ? {} : { instruments: shown },
    given: isNone ? {} : { drawing },
  }
}

/**
 * Updates the energy that instruments still hold after a record was written or, if `after` is null, deleted. Its previous draws
 * are returned to them. Throws `version_conflict` for instruments that others changed meanwhile.
 */
export async function settleDraws(
  tx: WriteTx,
  context: Context,
  { before, after }: { readonly before: EnergyRecord | undefined; readonly after: EnergyRecord | null },
): Promise<void> {
  const [old, now] = [storedDraws(before), storedDraws(after ?? undefined)]
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const change = subtract(now.get(id) ?? ZERO, old.get(id) ?? ZERO)
    if (change.n === 0n) continue
    const row = await tx.instruments.get(id)
    if (row === null) throw new TypeError(`the instrument ${id} that a record draws on is missing`)
    const { given } = row.record
    const drawn = add(parseRational(given.drawnKwh), change)
    if (drawn.n < 0n || compare(drawn, parseRational(given.energyKwh)) > 0) {
      throw new TypeError(`the instrument ${id} would be drawn from beyond what it holds`)
    }
    const set = { drawnKwh: wireNumber(drawn), given: { ...given, drawnKwh: printExact(drawn) } }
    await changeRecord(tx, context, { collection: 'instruments', row, set: { ...set, updatedAt: context.now() } })
  }
}
