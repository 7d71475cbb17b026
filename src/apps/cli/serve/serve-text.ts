import { units } from '../../../core/units/index.ts'
import { CONTRACT } from '../../../http/index.ts'
import { findFactor } from '../../../reference/factors/index.ts'
import { builtInKindId } from '../../../resources/index.ts'
import { definitionLines } from '../command.ts'
import { type DemoIds, demoId, kindIds } from './demo-company.ts'

const DIESEL = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
const JANUARY = { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-02-01T00:00:00.000Z' }
const JANUARY_UTC = { startDateUtc: JANUARY.startDate, endDateUtc: JANUARY.endDate }

/** Returns the ids in the paths of the requests. */
function pathValues(ids: DemoIds): Readonly<Record<string, string | number>> {
  return {
    siteId: demoId(ids.sites, 'Leeds works'),
    energyId: demoId(ids.energyOf, 'Leeds works'),
    vehicleId: demoId(ids.vehicles, 'VAN-1'),
    emissionsId: demoId(ids.emissionOf, 'VAN-1'),
    batchId: demoId(ids.batches, 'Pump sets'),
    movementId: demoId(ids.movementOf, 'Pump sets'),
    travelId: demoId(ids.travels, 'TRIP-14'),
  }
}

/** Builds the bodies of the requests about sites, by operation. */
function siteBodies(ids: DemoIds): Readonly<Record<string, object>> {
  return {
    createSite: {
      address: { address: '1 Quay Street, Bristol', coordinates: { lat: '51.45', lng: '-2.59' } },
      possessionType: 'Owned',
      name: 'Bristol store',
      area: 950,
      unit: 'M2',
      countryId: 826,
    },
    updateSite: { name: 'Leeds works', area: 8450 },
    createSiteFuel: {
      files: [{ id: '1', name: 'invoice.pdf', url: '' }],
      ...JANUARY,
      unitId: units.litre.id,
      value: 1000,
      vendorId: demoId(ids.vendors, 'Aire Valley Fuels'),
      emissionFactorId: findFactor(DIESEL).id,
      comment: 'generator',
      emissionId: '',
      totalEmission: 0,
      emissionKindId: builtInKindId('site-fuel'),
      unit: { id: units.litre.id },
    },
    updateSiteEnergy: {
      value: 42000,
      startDate: '2025-12-01T00:00:00.000Z',
      endDate: '2026-01-01T00:00:00.000Z',
      percentageOfCleanEnergy: 80,
      emissionKindId: builtInKindId('site-electricity'),
      unitId: units.kilowattHour.id,
    },
  }
}

/** Builds the bodies of the requests about vehicles, batches and travels, by operation. */
function transportBodies(ids: DemoIds): Readonly<Record<string, object>> {
  return {
    createVehicleEmission: { ...JANUARY_UTC, amount: 205.5, comment: 'fuel card' },
    updateVehicleEmission: {
      startDateUtc: '2025-10-01T00:00:00.000Z',
      endDateUtc: '2026-01-01T00:00:00.000Z',
      amount: 611.2,
    },
    updateBatch: { productsBathes: [{ productId: demoId(ids.products, 'Pump sets'), count: 380 }], comment: 'counted' },
    updateMovement: {
      fromAddress: { startAddress: 'Leeds', startPoint: 'Leeds' },
      toAddress: { endAddress: 'Immingham', endPoint: '53.63, -0.19' },
      name: 'pump sets, Leeds to Immingham',
      transportType: 'RAIL',
      startDate: '2025-12-04T00:00:00.000Z',
      endDate: '2025-12-05T00:00:00.000Z',
    },
    createTravel: {
      movementDto: {
        fromAddress: { startAddress: 'London', startPoint: 'LHR' },
        toAddress: { endAddress: 'Hamburg', endPoint: 'HAM' },
        isReturnMoving: true,
        transportType: 'AIR',
      },
      ...JANUARY_UTC,
      bookingReference: 4711,
      hotelNights: 2,
      flightClass: 'ECONOMY',
    },
    updateTravel: {
      startDateUtc: '2025-07-14T00:00:00.000Z',
      endDateUtc: '2025-07-19T00:00:00.000Z',
      hotelNights: 5,
      flightClass: 'PREMIUM_ECONOMY',
    },
  }
}

/** Builds the bodies of the requests on the records of the demo, by operation. */
export function demoBodies(ids: DemoIds): Readonly<Record<string, object>> {
  return { ...siteBodies(ids), ...transportBodies(ids) }
}

/** Base URL and API key of the requests. */
export interface CurlTarget {
  readonly url: string
  readonly key: string
}

/** Lists the nineteen operations of the contract, in order, on the records of the demo: title and command line. */
export function curlLines(
  ids: DemoIds,
  { url, key }: CurlTarget,
): readonly { readonly title: string; readonly line: string }[] {
  const values = pathValues(ids)
  const bodies = demoBodies(ids)
  return CONTRACT.map(({ id, method, path, summary }) => {
    const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
    const body = bodies[id]
    // bodies contain no single quote
    const data = body === undefined ? '' : ` -H 'content-type: application/json' -d '${JSON.stringify(body)}'`
    return { title: summary, line: `curl -sS -X ${method} '${url}${target}' -H 'x-api-key: ${key}'${data}` }
  })
}

/** Address, key and database of a running server. */
export interface Greeting {
  readonly url: string
  /** Null if previously issued keys apply. */
  readonly key: string | null
  /** The database; null for in-memory records. */
  readonly database: string | null
}

/** The served records in words. */
function contentText(database: string | null, demo: DemoIds | null): string {
  if (demo !== null) return 'Thornbeck Pumps, an invented company,'
  return database === null ? 'An empty company' : 'The database'
}

/** The message at startup; `demo` has the ids of the demo's records, null without a demo. */
export function greetingText({ url, key, database }: Greeting, demo: DemoIds | null): string {
  const page = `${url}/ shows the year, ${demo === null ? 'and asks for an API key' : 'with this key in it'}`
  const lines = definitionLines([
    ['page', page],
    ['API key', key ?? `'tonne keys --db ${database} --name NAME' issues one`],
    ...(database === null ? [] : [['database', database] as const]),
    ['docs', `${url}/v1/docs`],
    ['OpenAPI', `${url}/v1/openapi.json`],
    ['health', `${url}/health`],
  ])
  return `${contentText(database, demo)} is served at ${url}, until Ctrl-C\n${lines}\n`
}

function idLines(title: string, ids: ReadonlyMap<string, string | number>): string {
  return `${title}\n${definitionLines([...ids].map(([name, id]) => [name, String(id)] as const))}\n`
}

/** Lists the ids of the demo's records, and a command line for each operation. */
export function demoText(ids: DemoIds, target: CurlTarget): string {
  const lines = curlLines(ids, target).map(({ title, line }, index) => `${index + 1}. ${title}\n${line}\n`)
  return [
    '',
    idLines('Sites', ids.sites),
    idLines('Vehicles', ids.vehicles),
    idLines('Batches', ids.batches),
    idLines('Products', ids.products),
    idLines('Vendors', ids.vendors),
    idLines('Emission kinds', kindIds()),
    'The nineteen operations\n',
    ...lines,
  ].join('\n')
}
