import { csvRecords } from '../../../core/csv/index.ts'
import { CABIN_CLASSES, GWP_SET_IDS, TRANSPORT_MODES } from '../../../core/emissions/index.ts'
import { builtInUnits, convert, units } from '../../../core/units/index.ts'
import { findFactor, selectFactor } from '../../../reference/factors/index.ts'
import { type BuiltInKindKey, builtInKindId, definedFields } from '../../../resources/index.ts'
import { type InputColumn, rowOfCells } from '../../../rows/index.ts'
import type { Payload } from '../../../service/index.ts'
import { SAMPLE_YEAR_CSV } from '../data/sample-year.ts'

/** A row of the included year: text by column. */
type Row = (column: InputColumn) => string | undefined

/** A nested record: of a site, a vehicle or a batch. */
export interface Nested<Input> {
  readonly of: string
  readonly input: Input
}

function readRows(activity: string): readonly Row[] {
  const [header, ...records] = csvRecords(SAMPLE_YEAR_CSV)
  return records
    .map((record) => rowOfCells(header?.cells ?? [], record).cells)
    .filter((cells) => cells.get('activity')?.text === activity)
    .map((cells) => (column) => cells.get(column)?.text)
}

/** Returns a cell that every row of the activity fills. */
function text(row: Row, column: InputColumn): string {
  const found = row(column)
  if (found === undefined) throw new TypeError(`a row of the shipped year has no ${column}`)
  return found
}

/** Returns the choice that a cell of the included year names. */
function chooseWord<Choice extends string>(choices: readonly Choice[], word: string): Choice {
  const found = choices.find((choice) => choice === word)
  if (found === undefined) throw new TypeError(`a row of the shipped year has the unknown word ${word}`)
  return found
}

function unitOf(row: Row, column: InputColumn = 'unit') {
  return builtInUnits.find(text(row, column))
}

function periodOf(row: Row): { readonly startDate: string; readonly endDate: string } {
  const startDate = text(row, 'start')
  return { startDate, endDate: row('end') ?? startDate }
}

function periodUtcOf(row: Row): { readonly startDateUtc: string; readonly endDateUtc: string } {
  const { startDate, endDate } = periodOf(row)
  return { startDateUtc: startDate, endDateUtc: endDate }
}

/** Finds the factor in the row, otherwise selects it by fuel, country and year, like `tonne calculate`. */
function fuelFactorId(row: Row): string {
  const key = row('factor')
  if (key !== undefined) return findFactor(key).id
  const heatingValue = (['gross', 'net'] as const).find((one) => one === row('heatingValue'))
  const activity = {
    kind: 'fuel',
    fuel: text(row, 'fuel'),
    unit: unitOf(row).id,
    ...definedFields({ heatingValue }),
  } as const
  const period = { start: text(row, 'start'), end: text(row, 'end') }
  return selectFactor({ activity, region: text(row, 'country'), period }).factor.id
}

/** Fuel bills, by site. */
export function demoFuels(): readonly Nested<Payload<'createSiteFuel'>>[] {
  return readRows('fuel').map((row) => {
    const unit = unitOf(row)
    const input = {
      ...periodOf(row),
      files: [],
      unitId: unit.id,
      unit: { id: unit.id },
      value: text(row, 'value'),
      emissionFactorId: fuelFactorId(row),
      emissionKindId: builtInKindId('site-fuel'),
      emissionId: '',
      totalEmission: 0,
      comment: row('note') ?? null,
    }
    return { of: text(row, 'site'), input }
  })
}

/** Electricity bills, by site. */
export function demoEnergies(): readonly Nested<Payload<'createSiteEnergy'>>[] {
  return readRows('electricity').map((row) => ({
    of: text(row, 'site'),
    input: {
      ...periodOf(row),
      value: text(row, 'value'),
      unitId: unitOf(row).id,
      percentageOfCleanEnergy: row('percentageOfCleanEnergy') ?? '0',
    },
  }))
}

/** Returns the vehicle of an id: 'VAN-1' for 'VAN-1-Q3'. */
function vehicleOf(row: Row): string {
  return text(row, 'id').replace(/-Q\d$/, '')
}

const GRID_OF_GREAT_BRITAIN = 'desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh'

/** Builds the input of a vehicle, by distance or by fuel. */
function vehicleInput(row: Row): Payload<'createVehicle'> {
  const isElectric = row('country') !== undefined
  const kind: BuiltInKindKey = isElectric ? 'vehicle-electric' : 'vehicle'
  const key = isElectric ? GRID_OF_GREAT_BRITAIN : text(row, 'factor')
  const consumption = row('consumption')
  const specification = {
    fuelConsumption: consumption,
    fuelConsumptionUnitId: consumption === undefined ? undefined : unitOf(row, 'consumptionUnit').id,
    consumptionPer: row('consumptionPer'),
  }
  return {
    name: `${vehicleOf(row)}: ${text(row, 'note')}`,
    fuelSource: isElectric ? 'ELECTRICITY' : /diesel/.test(key) ? 'DIESEL' : 'MOTOR_GASOLINE',
    emissionKindId: builtInKindId(kind),
    emissionFactorId: findFactor(key).id,
    activityUnitId: unitOf(row).id,
    ...definedFields(specification),
  }
}

/** The six vehicles, by name. */
export function demoVehicles(): readonly Nested<Payload<'createVehicle'>>[] {
  const first = new Map(readRows('vehicle').map((row) => [vehicleOf(row), row] as const))
  return [...first].map(([of, row]) => ({ of, input: vehicleInput(row) }))
}

/** Activity of the vehicles by quarter. */
export function demoVehicleEmissions(): readonly Nested<Payload<'createVehicleEmission'>>[] {
  return readRows('vehicle').map((row) => ({
    of: vehicleOf(row),
    input: { ...periodUtcOf(row), amount: text(row, 'value'), comment: text(row, 'note') },
  }))
}

function addressesOf(row: Row) {
  return { fromAddress: { startPoint: text(row, 'from') }, toAddress: { endPoint: text(row, 'to') } }
}

/** Returns the batch of a transport, from its note. */
function batchOf(note: string): string {
  if (note.startsWith('pump sets')) return 'Pump sets'
  return /motors|rotors/.test(note) ? 'Motors' : 'Parts'
}

/** Freight, by batch. */
export function demoMovements(): readonly Nested<Payload<'createMovement'>>[] {
  return readRows('movement').map((row) => {
    const note = text(row, 'note')
    const input = {
      ...periodOf(row),
      ...addressesOf(row),
      name: note,
      referenceNumber: text(row, 'id'),
      transportType: chooseWord(TRANSPORT_MODES, text(row, 'mode')),
      transportWeightTon: convert(text(row, 'value'), unitOf(row), units.tonne),
      ...definedFields({ distanceKm: row('distanceKm') }),
    }
    return { of: batchOf(note), input }
  })
}

/** Refrigerants that leaked, by site. */
export function demoLeaks(): readonly Nested<Payload<'createRefrigerantLeak'>>[] {
  return readRows('refrigerant').map((row) => ({
    of: text(row, 'site'),
    input: {
      ...periodOf(row),
      refrigerant: row('gas') ?? text(row, 'blend'),
      gwpSet: chooseWord(GWP_SET_IDS, text(row, 'gwp')),
      value: text(row, 'value'),
      unitId: unitOf(row).id,
      comment: row('note') ?? null,
    },
  }))
}

/** Returns a quantity with its unit, or money with its currency. */
function quantityFields(row: Row) {
  if (text(row, 'activity') === 'quantity') return { unitId: unitOf(row).id }
  const price = chooseWord(['PURCHASER', 'PRODUCER'], text(row, 'price').toUpperCase())
  return { currency: text(row, 'currency'), price, priceYear: Number(text(row, 'priceYear')) }
}

/** Waste, materials, water and purchases, by site. */
export function demoActivityRecords(): readonly Nested<Payload<'createActivityRecord'>>[] {
  return [...readRows('quantity'), ...readRows('spend')].map((row) => ({
    of: text(row, 'site'),
    input: {
      ...periodOf(row),
      ...quantityFields(row),
      value: text(row, 'value'),
      emissionFactorId: text(row, 'factor'),
      comment: row('note') ?? null,
    },
  }))
}

/**
 * Returns the ends and the mode of a trip; driving counts as road transport. Hotel nights without a journey have the
 * place of the hotel.
 */
function journeyOf(row: Row) {
  const mode = row('mode')
  if (mode !== undefined)
    return { ...addressesOf(row), transportType: chooseWord(TRANSPORT_MODES, mode === 'CAR' ? 'TRUCK' : mode) }
  const where = text(row, 'hotelCountry')
  return { fromAddress: { startPoint: where }, toAddress: { endPoint: where }, transportType: 'TRUCK' as const }
}

/** Business trips, with and without a journey. */
export function demoTravels(): readonly Payload<'createTravel'>[] {
  return readRows('trip').map((row) => {
    const [passengers, rooms, hotelCountry, vehicle] = (
      ['passengers', 'rooms', 'hotelCountry', 'vehicle'] as const
    ).map((column) => row(column))
    const hotelOnly = row('mode') === undefined ? true : undefined
    return {
      ...periodUtcOf(row),
      movementDto: {
        ...journeyOf(row),
        name: row('note') ?? '',
        isReturnMoving: row('isReturn') === 'true',
        customOptions: definedFields({ passengers, rooms, hotelCountry, vehicle, hotelOnly }),
      },
      bookingReference: text(row, 'id'),
      hotelNights: Number(row('nights') ?? 0),
      ...definedFields({ flightClass: CABIN_CLASSES.find((one) => one === row('class')) }),
    }
  })
}
