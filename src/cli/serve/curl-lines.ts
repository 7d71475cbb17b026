import { findFactor } from '../../factors/index.ts'
import { builtInKindId } from '../../resources/index.ts'
import { units } from '../../units/index.ts'
import { type DemoIds, idOf } from './demo-company.ts'

/** A sample request. */
interface Shown {
  readonly title: string
  readonly method: 'GET' | 'POST' | 'PATCH'
  readonly path: string
  readonly body?: object
}

const DIESEL = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
const JANUARY = { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-02-01T00:00:00.000Z' }
const JANUARY_UTC = { startDateUtc: JANUARY.startDate, endDateUtc: JANUARY.endDate }

function ofSites(ids: DemoIds): readonly Shown[] {
  const siteId = idOf(ids.sites, 'Leeds works')
  const site = `/v1/sites/${siteId}`
  const energy = `${site}/energy/${idOf(ids.energyOf, 'Leeds works')}`
  const place = { address: '1 Quay Street, Bristol', coordinates: { lat: '51.45', lng: '-2.59' } }
  const created = {
    address: place,
    possessionType: 'Owned',
    name: 'Bristol store',
    area: 950,
    unit: 'M2',
    countryId: 826,
  }
  const fuel = {
    files: [{ id: '1', name: 'invoice.pdf', url: '' }],
    ...JANUARY,
    unitId: units.litre.id,
    value: 1000,
    vendorId: idOf(ids.vendors, 'Aire Valley Fuels'),
    emissionFactorId: findFactor(DIESEL).id,
    comment: 'generator',
    emissionId: '',
    totalEmission: 0,
    emissionKindId: builtInKindId('site-fuel'),
    unit: { id: units.litre.id },
  }
  const update = {
    value: 42000,
    startDate: '2025-12-01T00:00:00.000Z',
    endDate: '2026-01-01T00:00:00.000Z',
    percentageOfCleanEnergy: 80,
    emissionKindId: builtInKindId('site-electricity'),
    unitId: units.kilowattHour.id,
  }
  return [
    { title: 'Create a site', method: 'POST', path: '/v1/sites', body: created },
    { title: 'Update a site', method: 'PATCH', path: site, body: { name: 'Leeds works', area: 8450 } },
    { title: 'Record site fuel consumption', method: 'POST', path: `${site}/fuel`, body: fuel },
    { title: 'List fuel consumptions of a site', method: 'GET', path: `${site}/fuel` },
    { title: 'List energy records of a site', method: 'GET', path: `${site}/energy` },
    { title: 'Retrieve one site energy record', method: 'GET', path: energy },
    { title: 'Update a site energy record', method: 'PATCH', path: energy, body: update },
  ]
}

function ofVehicles(ids: DemoIds): readonly Shown[] {
  const vehicle = `/v1/vehicles/${idOf(ids.vehicles, 'VAN-1')}`
  const emission = `${vehicle}/emissions/${idOf(ids.emissionOf, 'VAN-1')}`
  const added = { ...JANUARY_UTC, amount: 205.5, comment: 'fuel card' }
  const update = { startDateUtc: '2025-10-01T00:00:00.000Z', endDateUtc: '2026-01-01T00:00:00.000Z', amount: 611.2 }
  return [
    { title: 'Add an emission to a vehicle', method: 'POST', path: `${vehicle}/emissions`, body: added },
    { title: 'Update a vehicle emission', method: 'PATCH', path: emission, body: update },
    { title: 'Retrieve a vehicle', method: 'GET', path: vehicle },
  ]
}

function ofBatches(ids: DemoIds): readonly Shown[] {
  const batch = `/v1/batches/${idOf(ids.batches, 'Pump sets')}`
  const movement = `${batch}/moving/${idOf(ids.movementOf, 'Pump sets')}`
  const update = { productsBathes: [{ productId: idOf(ids.products, 'Pump sets'), count: 380 }], comment: 'counted' }
  const moved = {
    fromAddress: { startAddress: 'Leeds', startPoint: 'Leeds' },
    toAddress: { endAddress: 'Immingham', endPoint: '53.63, -0.19' },
    name: 'pump sets, Leeds to Immingham',
    transportType: 'RAIL',
    startDate: '2025-12-04T00:00:00.000Z',
    endDate: '2025-12-05T00:00:00.000Z',
  }
  return [
    { title: 'List units', method: 'GET', path: '/v1/units' },
    { title: 'List batches', method: 'GET', path: '/v1/batches' },
    { title: 'Retrieve a batch', method: 'GET', path: batch },
    { title: 'Update a batch', method: 'PATCH', path: batch, body: update },
    { title: 'List movements of a batch', method: 'GET', path: `${batch}/moving` },
    { title: 'Update a batch movement', method: 'PATCH', path: movement, body: moved },
  ]
}

function ofTravels(ids: DemoIds): readonly Shown[] {
  const travel = `/v1/travels/${idOf(ids.travels, 'TRIP-14')}`
  const journey = {
    fromAddress: { startAddress: 'London', startPoint: 'LHR' },
    toAddress: { endAddress: 'Hamburg', endPoint: 'HAM' },
    isReturnMoving: true,
    transportType: 'AIR',
  }
  const created = {
    movementDto: journey,
    ...JANUARY_UTC,
    bookingReference: 4711,
    hotelNights: 2,
    flightClass: 'ECONOMY',
  }
  const update = {
    startDateUtc: '2025-07-14T00:00:00.000Z',
    endDateUtc: '2025-07-19T00:00:00.000Z',
    hotelNights: 5,
    flightClass: 'PREMIUM_ECONOMY',
  }
  return [
    { title: 'Create a business trip', method: 'POST', path: '/v1/travels', body: created },
    { title: 'Retrieve a business trip', method: 'GET', path: travel },
    { title: 'Update a business trip', method: 'PATCH', path: travel, body: update },
  ]
}

/** Formats a request as a shell command; bodies contain no single quote. */
function curlLine({ method, path, body }: Shown, { url, key }: CurlTarget): string {
  const sent = body === undefined ? '' : ` -H 'content-type: application/json' -d '${JSON.stringify(body)}'`
  return `curl -sS -X ${method} '${url}${path}' -H 'x-api-key: ${key}'${sent}`
}

/** Base URL and API key of the requests. */
export interface CurlTarget {
  readonly url: string
  readonly key: string
}

/** The nineteen operations of the contract, in order, on the records of the demo: title and command line. */
export function curlLines(
  ids: DemoIds,
  target: CurlTarget,
): readonly { readonly title: string; readonly line: string }[] {
  const shown = [...ofSites(ids), ...ofVehicles(ids), ...ofBatches(ids), ...ofTravels(ids)]
  return shown.map((one) => ({ title: one.title, line: curlLine(one, target) }))
}
