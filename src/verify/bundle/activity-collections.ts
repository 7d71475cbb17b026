import type { BundleCollection } from './bundle-collection.ts'
import { compareDigits, compareFigure } from './compared.ts'
import {
  cleanPercentage,
  customFactor,
  customSnapshot,
  gridYear,
  residualSnapshot,
  siteField,
} from './due-electricity.ts'
import { namedKind } from './due-embedded.ts'
import {
  activityUnit,
  consumption,
  consumptionPer,
  consumptionUnit,
  currency,
  gwpSet,
  priceBasis,
  priceYear,
  quantityUnit,
  refrigerant,
  usedFactor,
} from './due-others.ts'
import {
  declaredKilometres,
  endAddress,
  endPoint,
  flightClass,
  freightKind,
  hotelNights,
  isReturn,
  journeyDate,
  mode,
  namedFactor,
  shownKilometres,
  startAddress,
  startPoint,
  tripKilograms,
  tripTonnes,
} from './due-transport.ts'
import { DRAW, EMISSION, FACTOR, FILE, KIND, METERED, RULED, TIMES, UNIT } from './field-parts.ts'
import { type FieldsRules, linkedFields, statedFields } from './fields.ts'

/** The fields that records of most activities share. */
const RECORD: FieldsRules = linkedFields('id totalEmission companyId', TIMES)
const PERIOD: FieldsRules = linkedFields('startDate endDate')
/** The files of activities to which the contract gives none. */
const FILES: FieldsRules = { 'files?': [FILE] }

/** The traces of each activity: a line per contribution, as `checkAllowedTrace` reads them. No line may match in two ways. */
const FUEL = /^fuel:(?: convert)?(?: bridge(?: convert)?)?$/
const GRID = /^grid:(?: convert)?$/
const MIX = /^(?:(?:uncovered|clean) share:(?: convert)?(?: share:(?:uncovered|clean))?(?:\n|$)){1,2}$/
const DRAWN =
  /^(?:(?:certificate|contract|supplier mix): .+:(?: convert)? share:instrument(?:\n|$))+(?:uncovered share:(?: convert)? share:uncovered)?$/
const VEHICLE = /^vehicle:(?: quantity:consumption)?(?: convert)?$/
const MOVEMENT = /^movement:(?: convert)? distance(?: policy:return)?(?: convert)?$/
const TRIP =
  /^(?:leg \d+:(?: convert)? distance(?: policy:return)?(?: convert)?(?:\n|$))*(?:hotel: quantity:rooms(?: convert)?)?$/
const REFRIGERANT = /^(?:.+:(?: convert)?|(?:.+:(?: convert)? share:blend(?:\n|$))+)$/
const QUANTITY = /^quantity:(?: convert)?$/
const SPEND = /^(?:purchase|capital goods):(?: exchange){0,2}(?: (?:price_index|inflation))?$/

/** The collections of activities, in the order of their records: an activity is added only here. */
export const ACTIVITIES: Readonly<Record<string, BundleCollection>> = {
  siteFuels: {
    exact: 'emission',
    traces: { market: { 'fuel/1': FUEL } },
    amount: 'value',
    countsTowards: { sites: 'siteId', vendors: 'vendorId' },
    fields: {
      ...RECORD,
      ...PERIOD,
      ...statedFields('comment emissionId'),
      ...linkedFields('value unitId vendorId siteId emissionKindId emissionFactorId'),
      files: [FILE],
      offsets: 'none',
      emissionKind: KIND,
      unit: UNIT,
      emissionFactor: FACTOR,
      ...RULED,
      ...METERED,
      'given?': linkedFields('value?'),
    },
  },
  siteEnergies: {
    exact: 'emission',
    traces: {
      market: { 'electricity_market/1': MIX, 'electricity_market/2': DRAWN },
      location: { 'electricity_location/1': GRID },
    },
    amount: 'value',
    countsTowards: { sites: 'siteId', vendors: 'vendorId' },
    fields: {
      ...RECORD,
      ...PERIOD,
      ...statedFields('comment emissionId'),
      ...linkedFields('value unitId vendorId siteId'),
      emissionKindId: namedKind,
      percentageOfCleanEnergy: compareFigure('percentageOfCleanEnergy', cleanPercentage),
      customEmissionFactorId: customFactor,
      files: [FILE],
      unit: UNIT,
      offsets: 'none',
      'instruments?': [DRAW],
      ...METERED,
      given: linkedFields('value?', {
        'percentageOfCleanEnergy?': compareDigits(cleanPercentage),
        customFactorSnapshotId: customSnapshot,
        'residualSnapshotId?': residualSnapshot,
        grid: { countryId: siteField('countryId'), gridRegionId: siteField('gridRegionId'), year: gridYear },
        'drawing?': statedFields('isAutomatic', { declared: [statedFields('instrumentId energyKwh')], draws: [DRAW] }),
      }),
    },
  },
  vehicleEmissions: {
    exact: 'emission',
    traces: { market: { 'vehicle/1': VEHICLE } },
    amount: 'amount',
    countsTowards: { vehicles: 'vehicleId' },
    fields: {
      ...RECORD,
      ...PERIOD,
      ...statedFields('comment'),
      ...linkedFields('vehicleId amount emissionId'),
      emission: EMISSION,
      ...FILES,
      given: linkedFields('amount?', {
        emissionKindId: namedKind,
        specification: {
          emissionFactorId: usedFactor,
          activityUnitId: activityUnit,
          fuelConsumption: consumption,
          fuelConsumptionUnitId: consumptionUnit,
          consumptionPer,
        },
      }),
    },
  },
  movements: {
    exact: 'emission',
    traces: { market: { 'movement/1': MOVEMENT } },
    amount: 'transportWeightTon',
    hasLinks: true,
    countsTowards: { vendors: 'vendorId' },
    fields: {
      ...RECORD,
      ...PERIOD,
      ...statedFields('name referenceNumber comment'),
      ...linkedFields('vendorId transportWeightTon'),
      emissionKindId: freightKind,
      transportType: mode,
      distance: shownKilometres,
      isReturnMoving: isReturn,
      ...{ startPoint, startAddress, endPoint, endAddress },
      ...FILES,
      given: statedFields('emissionId', {
        ...linkedFields('transportWeightTon?'),
        'distanceKm?': declaredKilometres,
        'emissionFactorId?': namedFactor,
      }),
    },
  },
  // the links of a movement follow it
  movementBatches: {
    exact: 'share',
    hasNoCompany: true,
    fields: linkedFields('movementId batchId', statedFields('createdAt')),
  },
  travels: {
    exact: 'emission',
    traces: { market: { 'trip/1': TRIP } },
    countsTowards: { vendors: 'movementDto.vendorId' },
    fields: {
      ...RECORD,
      ...statedFields('comment bookingReference'),
      ...linkedFields('startDateUtc endDateUtc'),
      hotelNights,
      flightClass,
      emissionKind: { ...KIND, siteElectricitys: 'none' },
      movementDto: {
        ...statedFields('name referenceNumber comment'),
        ...linkedFields('vendorId'),
        startDate: journeyDate('startDate'),
        endDate: journeyDate('endDate'),
        transportType: mode,
        isReturnMoving: isReturn,
        weight: compareFigure('weight', tripKilograms),
        transportWeightTon: compareFigure('transportWeightTon', tripTonnes),
        fromAddress: { startAddress, startPoint },
        toAddress: { endAddress, endPoint },
        customOptions: 'any',
      },
      emission: EMISSION,
      ...FILES,
      'given?': {
        'weight?': compareDigits(tripKilograms),
        'transportWeightTon?': compareDigits(tripTonnes),
        ...statedFields('startDate? endDate?'),
      },
    },
  },
  refrigerantLeaks: {
    exact: 'emission',
    traces: { market: { 'refrigerant/1': REFRIGERANT } },
    amount: 'value',
    countsTowards: { sites: 'siteId' },
    fields: {
      ...RECORD,
      ...PERIOD,
      ...statedFields('comment emissionId'),
      ...linkedFields('value unitId siteId emissionKindId'),
      ...{ refrigerant, gwpSet },
      emissionKind: KIND,
      unit: UNIT,
      ...FILES,
      'given?': linkedFields('value?'),
    },
  },
  activityRecords: {
    exact: 'emission',
    traces: { market: { 'quantity/1': QUANTITY, 'spend/1': SPEND } },
    amount: 'value',
    countsTowards: { sites: 'siteId', vendors: 'vendorId' },
    fields: {
      ...RECORD,
      ...PERIOD,
      ...statedFields('comment emissionId'),
      ...linkedFields('value scope3Category siteId vendorId emissionKindId emissionFactorId'),
      unitId: quantityUnit,
      'currency?': currency,
      'price?': priceBasis,
      'priceYear?': priceYear,
      emissionKind: KIND,
      unit: UNIT,
      emissionFactor: FACTOR,
      ...RULED,
      ...METERED,
      ...FILES,
      'given?': linkedFields('value?'),
    },
  },
}
