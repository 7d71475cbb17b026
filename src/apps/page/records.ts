import type { ReportRecord } from '../../core/display/index.ts'
import type {
  ActivityRecordResource,
  BatchResource,
  MovementPageResource,
  RefrigerantLeakResource,
  SiteEnergyResource,
  SiteFuelResource,
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

async function loadSiteRecords(api: CompanyApi, { id, name }: SiteResource): Promise<EmissionRecord[]> {
  const holder = { of: 'site', id, name } as const
  const [fuels, energies, leaks] = await Promise.all([
    api.json<SiteFuelResource[]>(`/v1/sites/${id}/fuel`),
    api.json<SiteEnergyResource[]>(`/v1/sites/${id}/energy`),
    api.json<RefrigerantLeakResource[]>(`/v1/sites/${id}/refrigerant-leaks?limit=10000`),
  ])
  return [
    ...fuels.map(({ id, emissionFactor, comment, startDate: start, endDate: end, emissionKindId: kindId }) => {
      const title = `${lastPart(emissionFactor?.name ?? 'Fuel')}, ${name}`
      return { id, title, comment, start, end, kindId, holder, isElectricity: false }
    }),
    ...energies.map(({ id, comment, startDate: start, endDate: end, emissionKindId: kindId }) => {
      return { id, title: `Electricity, ${name}`, comment, start, end, kindId, holder, isElectricity: true }
    }),
    ...leaks.map(({ id, refrigerant, comment, startDate: start, endDate: end, emissionKindId: kindId }) => {
      return { id, title: `${refrigerant}, ${name}`, comment, start, end, kindId, holder, isElectricity: false }
    }),
  ]
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
