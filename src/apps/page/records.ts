import type { ReportRecord } from '../../core/display/index.ts'
import type {
  ActivityRecordResource,
  BatchResource,
  MovementPageResource,
  SiteEnergyResource,
  SiteResource,
  TravelResource,
  VehicleEmissionResource,
  VehicleResource,
} from '../../resources/index.ts'
import type { CompanyApi } from './api.ts'

/** A record with an emission. */
export type EmissionRecord = ReportRecord

function lastPart(name: string): string {
  return name.split(' / ').at(-1) ?? name
}

/** The fields that the page shows of a record below a site. */
type SiteRecord = Pick<SiteEnergyResource, 'id' | 'comment' | 'startDate' | 'endDate' | 'emissionKindId'> & {
  readonly emissionFactor?: { readonly name: string }
  readonly refrigerant?: string
}

/** The lists below a site, each with the title of its records. */
const SITE_LISTS: readonly (readonly [path: string, titleOf: (record: SiteRecord) => string])[] = [
  ['fuel', ({ emissionFactor }) => lastPart(emissionFactor?.name ?? 'Fuel')],
  ['energy', () => 'Electricity'],
  ['refrigerant-leaks?limit=10000', ({ refrigerant = '' }) => refrigerant],
]

async function loadSiteRecords(api: CompanyApi, { id: siteId, name }: SiteResource): Promise<EmissionRecord[]> {
  const holder = { of: 'site', id: siteId, name } as const
  const lists = SITE_LISTS.map(async ([path, titleOf]) => {
    const records = await api.json<SiteRecord[]>(`/v1/sites/${siteId}/${path}`)
    return records.map((record): EmissionRecord => {
      const { id, comment, startDate: start, endDate: end, emissionKindId: kindId } = record
      const title = `${titleOf(record)}, ${name}`
      return { id, title, comment, start, end, kindId, holder, isElectricity: path === 'energy' }
    })
  })
  return (await Promise.all(lists)).flat()
}

async function loadVehicleRecords(api: CompanyApi, vehicle: VehicleResource): Promise<EmissionRecord[]> {
  const { id: vehicleId, name, emissionKindId: kindId } = vehicle
  const holder = { of: 'vehicle', id: vehicleId, name } as const
  const emissions = await api.json<VehicleEmissionResource[]>(`/v1/vehicles/${vehicleId}/emissions`)
  return emissions.map(({ id, startDate: start, endDate: end }) => {
    return { id, title: name, comment: null, start, end, kindId, holder, isElectricity: false }
  })
}

async function loadBatchMovements(api: CompanyApi, { id: batchId }: BatchResource): Promise<EmissionRecord[]> {
  const { data } = await api.json<MovementPageResource>(`/v1/batches/${batchId}/moving`)
  return data.map(({ id, name, comment, startDate: start, endDate: end, emissionKindId: kindId, ...ends }) => {
    const title = name === '' ? `${ends.startPoint} to ${ends.endPoint}` : name
    return { id, title, comment, start, end, kindId, holder: { of: 'company' }, isElectricity: false }
  })
}

function travelRecord(travel: TravelResource): EmissionRecord {
  const { id, movementDto, comment, emissionKind, startDateUtc: start, endDateUtc: end } = travel
  const { name, fromAddress, toAddress } = movementDto
  const title = name ? name : `${fromAddress.startPoint} to ${toAddress.endPoint}`
  return { id, title, comment, start, end, kindId: emissionKind.id, holder: { of: 'company' }, isElectricity: false }
}

function companyRecord(record: ActivityRecordResource, sites: readonly SiteResource[]): EmissionRecord {
  const { id, emissionFactor, siteId, comment, startDate: start, endDate: end, emissionKindId: kindId } = record
  const site = sites.find((one) => one.id === siteId)
  const holder =
    site === undefined ? ({ of: 'company' } as const) : ({ of: 'site', id: site.id, name: site.name } as const)
  const title = [...emissionFactor.name.split(' / ').slice(-2), ...(site === undefined ? [] : [site.name])].join(', ')
  return { id, title, comment, start, end, kindId, holder, isElectricity: false }
}

/** Reads every record of the company with an emission. */
export async function loadRecords(api: CompanyApi): Promise<readonly EmissionRecord[]> {
  const [sites, vehicles, batches, travels, activities] = await Promise.all([
    api.json<SiteResource[]>('/v1/sites?limit=10000'),
    api.json<VehicleResource[]>('/v1/vehicles?limit=10000'),
    api.json<BatchResource[]>('/v1/batches?limit=10000'),
    api.json<TravelResource[]>('/v1/travels?limit=10000'),
    api.json<ActivityRecordResource[]>('/v1/activity-records?limit=10000'),
  ])
  const nested = await Promise.all([
    ...sites.map((site) => loadSiteRecords(api, site)),
    ...vehicles.map((vehicle) => loadVehicleRecords(api, vehicle)),
    ...batches.map((batch) => loadBatchMovements(api, batch)),
  ])
  // a movement with several batches is listed under each of them, but counts once
  const alone = [...travels.map(travelRecord), ...activities.map((record) => companyRecord(record, sites))]
  const byId = new Map([...nested.flat(), ...alone].map((record) => [record.id, record] as const))
  return [...byId.values()]
}
