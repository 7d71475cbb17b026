import { byKey, cacheByObject, getOrCompute } from '../../base/index.ts'
import { multiply, printExact, RationalSum, ratio } from '../../core/exact/index.ts'
import type { UnitTable } from '../../core/units/index.ts'
import {
  type DisclosureEnergy,
  ENERGY_USES,
  type EnergyUnderived,
  type EnergyUseName,
} from '../../standards/disclosure/index.ts'
import {
  CARRIER_ROWS,
  type CarrierRow,
  carrierRowOf,
  type EnergySource,
  sumEnergy,
} from '../../standards/energy/index.ts'
import { cutDecimal } from '../inventory/decimal.ts'
import { compareTexts } from '../inventory/in-order.ts'
import type { WatchedRecord } from '../inventory/watched-record.ts'
import {
  type DrawnEnergy,
  type EnergyConversion,
  type EnergyPart,
  energyReader,
  type RecordEnergy,
} from './record-energy.ts'

/** The most records listed for each reason; all are counted. */
const IDS_MAX = 10

const MWH_PER_KWH = ratio(1n, 1000n)

/** Serialises a source, as a key. */
const sourceKey = cacheByObject((source: EnergySource) => JSON.stringify(source))

/** Collects the codes of the notices, without duplicates. */
function noticeCodes(parts: readonly EnergyPart[]): ReadonlySet<string> {
  const codes = new Set<string>()
  for (const { conversion } of parts) for (const { code } of conversion.notices) codes.add(code)
  return codes
}

/** The energy of one source in one use. */
interface SourceSum {
  readonly use: EnergyUseName
  /** The conversion of any of its parts: source and basis are the same in all. */
  readonly conversion: EnergyConversion
  readonly kwh: RationalSum
}

/** The instruments and the country that the energy of a record is attributed to. */
interface EnergyAttribution {
  readonly drawn: readonly DrawnEnergy[]
  /** Null if the record has no country. */
  readonly country: string | null
}

const printMwh = (kwh: RationalSum) => printExact(multiply(kwh.exact(), MWH_PER_KWH))

/** The energy of the records of a period, by source, use and country. Records are added one by one and not held. */
export class EnergyTally {
  readonly #energyOf: ReturnType<typeof energyReader>
  readonly #sums = new Map<string, SourceSum>()
  readonly #byCountry = new Map<string | null, RationalSum>()
  readonly #instruments = new Map<string, Pick<DrawnEnergy, 'kind' | 'technology'> & { readonly kwh: RationalSum }>()
  readonly #notices = new Map<string, number>()
  readonly #sources = new Set<string>()
  readonly #underived = new Map<string, { records: number; readonly recordIds: string[] }>()

  constructor({ units }: { readonly units: UnitTable }) {
    this.#energyOf = energyReader(units)
  }

  /**
   * True if the energy of a record is known, or if it has none. The energy of similar records is then proportional to
   * their quantities.
   */
  isLinear(watched: WatchedRecord): boolean {
    const energy = this.#energyOf(watched, [])
    return energy === null || 'parts' in energy
  }

  /** Adds a record, or a sum of several; returns its energy. */
  add(watched: WatchedRecord, { drawn, country }: EnergyAttribution): RecordEnergy {
    const energy = this.#energyOf(watched, drawn)
    for (const one of drawn) this.#draw(one, watched)
    if (energy === null) return null
    if ('underived' in energy) this.#leaveOut(energy.underived, watched.activity.id)
    else this.#count(energy.parts, watched, country)
    return energy
  }

  /** MWh of a country with all digits; null if it has no record with energy. */
  exactMwhIn(country: string | null): string | null {
    const kwh = this.#byCountry.get(country)
    return kwh === undefined ? null : printMwh(kwh)
  }

  /** The energy of the records; null if no record has any: it is then not known, and not zero. */
  resource(): DisclosureEnergy | null {
    if (this.#sums.size === 0 && this.#underived.size === 0) return null
    const sums = [...this.#sums.values()]
    const { basis, exactMwh, evidence } = sumEnergy(
      sums.map(({ conversion: { source, basis }, kwh }) => ({
        source,
        basis,
        notices: [],
        exactKwh: printExact(kwh.exact()),
      })),
    )
    const ofUse = (use: EnergyUseName) => {
      const all = new RationalSum()
      for (const one of sums) if (one.use === use) all.merge(one.kwh)
      return printMwh(all)
    }
    const ofCarrier = (row: CarrierRow) => {
      const all = new RationalSum()
      for (const { conversion, kwh } of sums) if (carrierRowOf(conversion.source) === row) all.merge(kwh)
      return printMwh(all)
    }
    return {
      basis,
      // records never hold energy that the company produced
      exactMwh: { ...exactMwh, ownNonRenewable: null, ownRenewable: null, feedstock: null },
      evidence,
      exactMwhByUse: byKey(ENERGY_USES, ofUse),
      exactMwhByCarrier: {
        ...byKey(CARRIER_ROWS, ofCarrier),
        'ownElectricity.renewable': null,
        'ownElectricity.nonRenewable': null,
      },
      instruments: [...this.#instruments.values()].map(({ kwh, ...one }) => {
        return { ...one, exactMwh: printMwh(kwh) }
      }),
      notices: [...this.#notices]
        .sort(([a], [b]) => compareTexts([a], [b]))
        .map(([code, records]) => ({ code, records })),
      sources: [...this.#sources].sort(),
      underived: [...this.#underived].map(([reason, one]): EnergyUnderived => ({ reason, ...one })),
    }
  }

  #draw({ kind, technology, kwh }: DrawnEnergy, { record: { part } }: WatchedRecord): void {
    const key = `${kind} ${technology}`
    const sum = getOrCompute(this.#instruments, key, () => ({ kind, technology, kwh: new RationalSum() }))
    sum.kwh.add(part === null ? kwh : part(cutDecimal(kwh)))
  }

  #leaveOut(reason: string, recordId: string): void {
    const group = getOrCompute(this.#underived, reason, () => ({ records: 0, recordIds: [] }))
    group.records++
    if (group.recordIds.length < IDS_MAX) group.recordIds.push(recordId)
  }

  #count(parts: readonly EnergyPart[], { record: { part, records } }: WatchedRecord, country: string | null): void {
    const ofCountry = getOrCompute(this.#byCountry, country, () => new RationalSum())
    for (const { use, conversion, kwh: all } of parts) {
      for (const step of conversion.steps) if ('source' in step) this.#sources.add(step.source)
      const kwh = part === null ? all : part(cutDecimal(all))
      const key = `${use} ${sourceKey(conversion.source)}`
      const sum = getOrCompute(this.#sums, key, () => ({ use, conversion, kwh: new RationalSum() }))
      sum.kwh.add(kwh)
      ofCountry.add(kwh)
    }
    for (const code of noticeCodes(parts)) this.#notices.set(code, (this.#notices.get(code) ?? 0) + records)
  }
}
