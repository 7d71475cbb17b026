import { ENERGY_MISSING, productionMissing } from './missing.ts'
import { knownRows, ofCarriers, ofEnergyUses, ofFirstSource, ofStatedFigure } from './row-sources.ts'
import { type CellSource, ENERGY_USES, type RowDefinition } from './standard.ts'

/** The section of module B3. */
export const B3 = { section: 'B3 Energy and greenhouse gas emissions' } as const

const MWH = 'MWh'

/**
 * Names an element of EFRAG's taxonomy of 1 May 2026 (github.com/EFRAG-EU, Digital-Template-to-XBRL-Converter,
 * vsme-2026-05-01, MIT licence), which refers to Recommendation (EU) 2025/1710.
 */
export const element = (name: string) => `vsme:${name}`

interface FormRow {
  readonly id: string
  readonly label: string
  readonly source: CellSource
  readonly name?: string
}

function formRow({ id, label, source, name }: FormRow): RowDefinition {
  const row = { ...B3, id: `energy.${id}`, datapoint: '29', label, unit: MWH, source, missing: null }
  return name === undefined ? row : { ...row, element: element(name) }
}

const FORMS = ['electricity', 'ownElectricity', 'fuels', 'heat'] as const

type EnergyForm = (typeof FORMS)[number]

/** A form of energy: its total, and of that the renewable and the non-renewable part. */
function carrierRows(
  carrier: EnergyForm,
  { label, name }: { readonly label: string; readonly name?: string },
): readonly RowDefinition[] {
  const renewable = `${carrier}.renewable` as const
  const nonRenewable = `${carrier}.nonRenewable` as const
  return [
    formRow({
      id: carrier,
      label,
      source: ofCarriers(renewable, nonRenewable),
      ...(name === undefined ? {} : { name }),
    }),
    formRow({ id: renewable, label: `${label}: renewable`, source: ofCarriers(renewable) }),
    formRow({ id: nonRenewable, label: `${label}: non-renewable`, source: ofCarriers(nonRenewable) }),
  ]
}

/** The total of one origin over the forms that are known, which add up to the total consumption. */
function originRow(origin: 'renewable' | 'nonRenewable', label: string): RowDefinition {
  const ids = FORMS.map((form) => `energy.${form}.${origin}`)
  return formRow({ id: `total.${origin}`, label, source: knownRows(ids, MWH) })
}

const OWN_MISSING = productionMissing(
  'selfGeneratedMwh',
  'electricity of the company that it used and that was not made of fuel, such as solar power',
)

const STATED_OWN = ofStatedFigure('selfGeneratedMwh', MWH)

/** Own electricity by the energy account, or else as the company states it. */
const OWN_SOURCES: Readonly<Record<string, CellSource>> = {
  'energy.ownElectricity': ofFirstSource(
    ofCarriers('ownElectricity.renewable', 'ownElectricity.nonRenewable'),
    STATED_OWN,
  ),
  'energy.ownElectricity.renewable': ofFirstSource(ofCarriers('ownElectricity.renewable'), STATED_OWN),
}

/** Adds own electricity that only the statement has to the energy of the records. */
function withOwnElectricity(ofRecords: CellSource): CellSource {
  return (column) => {
    const recorded = ofRecords(column)
    const isRecorded = ofCarriers('ownElectricity.renewable')(column) !== null
    const stated = isRecorded ? null : STATED_OWN(column)
    if (recorded === null || stated === null) return recorded
    return { rule: 'sum', parts: [...recorded.parts, ...stated.parts] }
  }
}

/** The rows of energy, by form and origin. */
export const VSME_ENERGY: readonly RowDefinition[] = [
  {
    ...formRow({
      id: 'total',
      label: 'Total energy consumption',
      source: withOwnElectricity(ofEnergyUses(...ENERGY_USES)),
      name: 'TotalEnergyConsumption',
    }),
    missing: ENERGY_MISSING,
  },
  ...carrierRows('electricity', { label: 'Electricity, as billed', name: 'EnergyConsumptionFromElectricity' }),
  ...carrierRows('ownElectricity', {
    label: 'Self-generated electricity',
    name: 'EnergyConsumptionFromSelfGeneratedElectricity',
  }).map((row) => ({
    ...row,
    source: OWN_SOURCES[row.id] ?? row.source,
    missing: row.id === 'energy.ownElectricity' ? OWN_MISSING : null,
  })),
  ...carrierRows('fuels', { label: 'Fuels', name: 'EnergyConsumptionFromFuels' }),
  // the taxonomy has no element for it
  ...carrierRows('heat', { label: 'Purchased heat, steam and cooling' }),
  originRow('renewable', 'Total energy consumption: renewable'),
  originRow('nonRenewable', 'Total energy consumption: non-renewable'),
]
