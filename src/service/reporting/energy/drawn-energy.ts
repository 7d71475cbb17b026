import type { EnergySource } from '../../../energy/index.ts'
import { parsePrinted, type Rational } from '../../../exact/index.ts'
import type { InstrumentResource, Technology } from '../../../resources/index.ts'
import type { Electricity } from '../../core/context/activity-shape.ts'
import { cached } from '../../core/context/cached.ts'
import type { ReadTx } from '../../core/context/context.ts'
import type { InstrumentDraw } from '../../core/context/instrument-inputs.ts'

/** Energy that a record of electricity draws from an instrument. */
export interface DrawnEnergy extends Pick<InstrumentResource, 'kind' | 'technology'> {
  readonly kwh: Rational
}

const NONE: readonly DrawnEnergy[] = []

/** Reads the draws of records; returns synchronously for a record without draws. Each instrument is read only once. */
export function drawnEnergyReader(
  tx: ReadTx,
): (electricity: Electricity | null) => readonly DrawnEnergy[] | Promise<readonly DrawnEnergy[]> {
  const instrumentOf = cached(async (id: string) => {
    const row = await tx.instruments.get(id)
    if (row === null) throw new TypeError(`the instrument ${id} that a record draws on is missing`)
    return row.record
  })
  const read = async (draws: readonly InstrumentDraw[]) => {
    const drawn: DrawnEnergy[] = []
    for (const { instrumentId, energyKwh } of draws) {
      const { kind, technology } = await instrumentOf(instrumentId)
      drawn.push({ kind, technology, kwh: parsePrinted(energyKwh) })
    }
    return drawn
  }
  return (electricity) => (electricity?.draws === undefined ? NONE : read(electricity.draws))
}

const ORIGINS: Readonly<Partial<Record<Technology, 'renewable' | 'nuclear'>>> = {
  wind: 'renewable',
  solar: 'renewable',
  hydro: 'renewable',
  geothermal: 'renewable',
  marine: 'renewable',
  biomass: 'renewable',
  nuclear: 'nuclear',
}

const EVIDENCE = {
  certificate: 'guarantee_of_origin',
  contract: 'power_purchase_agreement',
  supplier_mix: 'green_tariff',
} as const satisfies Record<InstrumentResource['kind'], string>

/**
 * The source of drawn energy. The technology of the instrument decides whether it is renewable or nuclear; the
 * instrument is the evidence.
 */
export function sourceOfDrawn({ kind, technology }: DrawnEnergy): Extract<EnergySource, { kind: 'purchased' }> {
  const bought = { kind: 'purchased', carrier: 'electricity' } as const
  if (technology === 'fossil') return { ...bought, origin: 'fossil' }
  const origin = ORIGINS[technology]
  return origin === undefined ? bought : { ...bought, origin, evidence: EVIDENCE[kind] }
}
