import { isFields } from '../../base/index.ts'
import { compareFractions, divideFractions, exact, type Fraction, fraction, isSame, plus, times } from '../fraction.ts'
import { knownUnit } from '../known-units.ts'
import { asList, type Plain } from '../plain-data.ts'
import type { Trace } from '../trace-shape.ts'
import type { BundleFindings } from './bundle-findings.ts'
import type { Fields } from './bundle-text.ts'
import type { Compared } from './compared.ts'
import { misfitOf } from './due-electricity.ts'
import { checkRecordedDigits } from './recorded-figures.ts'

/** An instrument, its stated draws, and the draws of records. */
interface Drawn {
  readonly line: number
  readonly stated: Fraction
  sum: Fraction
}

const KWH = knownUnit('kWh')

function listFields(list: Plain | undefined): readonly Fields[] {
  return asList(list).flatMap((one) => (isFields(one) ? [one] : []))
}

/** Returns the draws of a record, by the id of the instrument. */
function drawsOf({ given }: Fields): readonly Fields[] {
  const drawing = isFields(given) ? given.drawing : undefined
  return isFields(drawing) ? listFields(drawing.draws) : []
}

/** The id at the end of a label: 'certificate: GO 2025 (id)'. */
function idOfLabel(label: string): string | undefined {
  return /\(([^()]+)\)$/.exec(label)?.[1]
}

/** Returns the words of a kind of instrument in labels: 'supplier mix' of SUPPLIER_MIX. */
function kindWords(kind: Plain | undefined): string {
  return String(kind).toLowerCase().replaceAll('_', ' ')
}

/** Kilowatt-hours of an amount; undefined in a unit of the caller. */
function kwhOf(part: string, unit: string): Fraction | undefined {
  const known = knownUnit(unit)
  return known && KWH && times(exact(part), divideFractions(known.inSi, KWH.inSi))
}

/** Checks the draws of records against the energy of instruments and against the traces. */
export class InstrumentsOfBundle {
  readonly #findings: BundleFindings
  readonly #instruments = new Map<string, Drawn>()

  constructor(findings: BundleFindings) {
    this.#findings = findings
  }

  add(record: Fields): void {
    const { given } = record
    if (!isFields(given)) return
    const field = this.#findings.field('record')
    checkRecordedDigits(record, ['energyKwh', 'drawnKwh'], this.#findings)
    const [held, stated] = [this.#findings.number(given.energyKwh), this.#findings.number(given.drawnKwh)]
    if (held === undefined || stated === undefined) return
    if (stated.n < 0n || compareFractions(stated, held) > 0n) {
      field.in('given', 'drawnKwh').differs('is more than the instrument holds', given.energyKwh, given.drawnKwh)
    }
    this.#instruments.set(String(record.id), { line: this.#findings.line, stated, sum: fraction(0n) })
  }

  /** Counts the draws of a record, which shows each as the nearest double. */
  draw(record: Fields): void {
    const draws = drawsOf(record)
    const shown = listFields(record.instruments)
    const field = this.#findings.field('record', 'instruments')
    const ids = (list: readonly Fields[]) => list.map(({ instrumentId }) => instrumentId).join(', ')
    field.expect('are not the instruments drawn on', ids(draws), ids(shown))
    for (const [index, { instrumentId, energyKwh }] of draws.entries()) {
      const kwh = this.#findings.number(energyKwh)
      const drawn = this.#instruments.get(String(instrumentId))
      if (drawn === undefined || kwh === undefined || kwh.n <= 0n) {
        field
          .in(index)
          .differs('is no draw on an instrument of the bundle', 'an instrument, and kWh above 0', energyKwh)
        continue
      }
      checkRecordedDigits({ ...shown[index], given: { energyKwh: energyKwh ?? null } }, ['energyKwh'], this.#findings)
      drawn.sum = plus(drawn.sum, kwh)
    }
  }

  /** A record draws only on instruments of its market, its site and its period. */
  checkFit(compared: Compared): void {
    const field = this.#findings.field('record', 'instruments')
    const labels = new Map(compared.trace?.contributions.map(({ label }) => [idOfLabel(label), label]))
    for (const [index, { instrumentId }] of drawsOf(compared.record).entries()) {
      const [message, found] = misfitOf(compared, instrumentId) ?? []
      if (message !== undefined) field.in(index).differs(message, 'an instrument that fits', found)
      const label = typeof instrumentId === 'string' ? labels.get(instrumentId) : undefined
      const kind = compared.known.find('instruments', instrumentId)?.kind
      if (label === undefined || label.startsWith(`${kindWords(kind)}: `)) continue
      field.in(index).differs('is of another kind than the trace says', label, kind)
    }
  }

  /** Checks that a market-based trace has the draws of its record, each on the instrument in the label. */
  trace(record: Fields, { contributions }: Trace): void {
    const due = new Map(drawsOf(record).map(({ instrumentId, energyKwh }) => [instrumentId, energyKwh]))
    const field = this.#findings.field('trace', 'contributions')
    for (const { label, activity, steps } of contributions) {
      const share = steps.find((step) => step.kind === 'share' && step.of === 'instrument')
      if (share?.kind !== 'share') continue
      const id = idOfLabel(label) ?? ''
      const kwh = kwhOf(share.part, activity.unit)
      const recorded = this.#findings.number(due.get(id))
      if (recorded === undefined || (kwh !== undefined && !isSame(kwh, recorded))) {
        field.differs('differ from the draws of the record', due.get(id), share.part)
      }
      due.delete(id)
    }
    if (due.size > 0) field.differs('lack a draw of the record', [...due.keys()].join(', '), 'none')
  }

  /** Runs the check that needs all records. */
  end(): void {
    for (const [id, { line, stated, sum }] of this.#instruments) {
      if (isSame(stated, sum)) continue
      this.#findings.atLine(line, () => {
        const field = this.#findings.field('record', 'given', 'drawnKwh')
        field.differs(`is not what records draw on ${id}`, this.#findings.print(sum), this.#findings.print(stated))
      })
    }
  }
}
