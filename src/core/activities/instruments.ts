import { firstUnprintable } from '../../base/index.ts'
import type { FactorChoice, Step } from '../emissions/index.ts'
import {
  checkChoice,
  checkOptionNames,
  collect,
  collectEach,
  fail,
  type KnownFields,
  requireObject,
  Violations,
} from '../errors/index.ts'
import {
  add,
  compare,
  divide,
  type Exact,
  multiply,
  type NumberInput,
  printExact,
  type Rational,
  rationalOf,
  subtract,
  ZERO,
} from '../exact/index.ts'
import {
  builtInUnits,
  chooseConversion,
  type SymbolName,
  type UnitField,
  type UnitRef,
  type UnitTable,
} from '../units/index.ts'
import { checkQuantity } from './quantity.ts'

/**
 * The kinds of instruments, in the order in which electricity draws on them: certificates (guarantees of origin, RECs),
 * contracts (power purchase agreements), the mix of a supplier (GHG Protocol Scope 2 Guidance, 2015, table 6.3).
 */
export const INSTRUMENT_KINDS = ['certificate', 'contract', 'supplier_mix'] as const

/** The kind of an instrument. */
export type InstrumentKind = (typeof INSTRUMENT_KINDS)[number]

/** Conveys the emission of electricity to its buyer: a certificate, a contract, the mix of a supplier. */
export interface ElectricityInstrument<
  Symbol extends SymbolName = SymbolName,
  Own extends UnitTable | undefined = UnitTable | undefined,
> {
  readonly kind: InstrumentKind
  /** One line of text, once per kind. */
  readonly name: string
  /** The energy of the instrument; 0 or more. */
  readonly energy: NumberInput
  /** The unit of `energy` and `draw`; default: that of the electricity. */
  readonly unit?: UnitField<Own, Symbol>['unit'] | undefined
  /** The energy drawn from it; default: all of it, up to the electricity that other draws leave. */
  readonly draw?: NumberInput | undefined
  /** The factor that it conveys. */
  readonly factor: FactorChoice
}

const FIELDS: KnownFields<ElectricityInstrument> = {
  ...{ kind: true, name: true, energy: true, unit: true, draw: true, factor: true },
}

/** The electricity for which instruments are drawn on. */
export interface DrawnElectricity {
  readonly value: Exact
  readonly unit: UnitRef
  readonly table?: UnitTable | undefined
}

/** A part of the electricity, covered by one instrument or uncovered. */
interface DrawnPart {
  readonly label: string
  readonly share: Step
}

/** A draw on an instrument. */
export interface Draw extends DrawnPart {
  /** The field of its factor. */
  readonly path: string
  readonly choice: FactorChoice
}

/** The draws in their order. `rest` is the uncovered part; undefined if everything is covered. */
export interface Draws {
  readonly draws: readonly Draw[]
  readonly rest: DrawnPart | undefined
}

/** An instrument with its energies in the unit of the electricity. */
interface CheckedInstrument extends Pick<ElectricityInstrument, 'kind' | 'name' | 'factor'> {
  readonly path: string
  readonly held: Rational
  readonly draw: Rational | undefined
}

function checkInstrumentName(name: unknown, path: string): string {
  if (typeof name === 'string' && name.trim() !== '' && firstUnprintable(name) === undefined) return name
  const message = 'must be one line of printable text, such as the number of the certificate'
  return fail(path, 'invalid_type', { message, expected: 'one line of text', received: name })
}

function checkInstrument(
  instrument: ElectricityInstrument,
  index: number,
  { unit, table = builtInUnits }: DrawnElectricity,
): CheckedInstrument {
  const path = `instruments[${index}]`
  const message = 'must be an instrument'
  requireObject({ path, value: instrument }, { message, expected: '{ kind, name, energy, factor }' })
  checkOptionNames(instrument, FIELDS, `${path}.`)
  const { kind, name, energy, draw, factor } = instrument
  const checked = collect({
    kind: () => checkChoice({ path: `${path}.kind`, value: kind }, INSTRUMENT_KINDS),
    name: () => checkInstrumentName(name, `${path}.name`),
    toUse: () => chooseConversion(instrument.unit ?? unit, unit, { table, path: `${path}.unit` }).factor,
    energy: () => rationalOf(checkQuantity(energy, `${path}.energy`)),
    draw: () => (draw === undefined ? undefined : rationalOf(checkQuantity(draw, `${path}.draw`))),
  })
  const { toUse } = checked
  const held = multiply(checked.energy, toUse)
  return { ...checked, path, factor, held, draw: checked.draw && multiply(checked.draw, toUse) }
}

function checkEachOnce(instruments: readonly CheckedInstrument[], violations: Violations): void {
  const seen = new Set<string>()
  for (const { kind, name, path } of instruments) {
    const label = instrumentLabel({ kind, name })
    const message = 'is listed twice; list each instrument once, with its full amount'
    if (seen.has(label)) violations.add(`${path}.name`, 'duplicate_item', { message, received: name })
    seen.add(label)
  }
}

/**
 * Rejects declared draws above the energy of their instrument, or together above the electricity. Returns their sum.
 */
function checkDraws(instruments: readonly CheckedInstrument[], value: Rational, violations: Violations): Rational {
  let sum = ZERO
  for (const { path, held, draw } of instruments) {
    if (draw === undefined) continue
    const before = sum
    sum = add(sum, draw)
    if (compare(draw, held) > 0) {
      const message = `is more than the ${printExact(held)} that the instrument holds; draw at most that`
      violations.add(`${path}.draw`, 'instrument_overdrawn', { message, received: printExact(draw) })
    } else if (draw.n > 0n && compare(sum, value) > 0) {
      const left = compare(value, before) > 0 ? subtract(value, before) : ZERO
      const message = `is more than the ${printExact(left)} of electricity that the other draws leave; draw at most that`
      violations.add(`${path}.draw`, 'instrument_overdrawn', { message, received: printExact(draw) })
    }
  }
  return sum
}

function instrumentLabel({ kind, name }: Pick<ElectricityInstrument, 'kind' | 'name'>): string {
  return `${kind.replace('_', ' ')}: ${name}`
}

function drawShare(part: Rational, value: Rational, held?: Rational): Step {
  const figures = { part: printExact(part), whole: printExact(value) }
  const share = { kind: 'share', ...figures, times: printExact(divide(part, value)), unit: '1' } as const
  return held === undefined ? { ...share, of: 'uncovered' } : { ...share, of: 'instrument', held: printExact(held) }
}

/**
 * Draws electricity from instruments: certificates, then contracts, then supplier mixes, each kind in the given order;
 * declared draws first, then the energy of the others. Throws `instrument_overdrawn`, `duplicate_item`,
 * `invalid_choice`, `invalid_type`, `unit_dimension_mismatch`, `unknown_unit`, the number codes; all at once.
 */
export function drawsOf(instruments: readonly ElectricityInstrument[], electricity: DrawnElectricity): Draws {
  if (!Array.isArray(instruments)) {
    const message = 'must be a list of instruments'
    fail('instruments', 'invalid_type', {
      message,
      expected: '[{ kind, name, energy, factor }]',
      received: instruments,
    })
  }
  const checked = collectEach(instruments, (one: ElectricityInstrument, index) =>
    checkInstrument(one, index, electricity),
  )
  const violations = new Violations()
  checkEachOnce(checked, violations)
  const value = rationalOf(electricity.value)
  let left = subtract(value, checkDraws(checked, value, violations))
  violations.throwIfAny()
  const draws: Draw[] = []
  for (const { path, held, draw, factor, ...one } of INSTRUMENT_KINDS.flatMap((kind) =>
    checked.filter((instrument) => instrument.kind === kind),
  )) {
    const open = left.n > 0n ? left : ZERO
    const drawn = draw ?? (compare(held, open) < 0 ? held : open)
    if (draw === undefined) left = subtract(left, drawn)
    if (drawn.n === 0n) continue
    draws.push({
      label: instrumentLabel(one),
      share: drawShare(drawn, value, held),
      path: `${path}.factor`,
      choice: factor,
    })
  }
  const isAll = left.n === 0n || draws.length === 0
  return { draws, rest: isAll ? undefined : { label: 'uncovered share', share: drawShare(left, value) } }
}
