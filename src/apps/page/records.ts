import type { AttachedFile, ReportRecord } from '../../core/display/index.ts'
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

/** The place of a record in /v1: the name of its resource, and its path. */
export interface StoredRecord {
  readonly resource: string
  readonly path: `/v1/${string}`
}

/** A record with an emission. */
export interface EmissionRecord extends ReportRecord {
  /** The fuel or the refrigerant, which have series of their own at a site. */
  readonly fuel?: string
  /** Absent in a report file, whose records cannot be changed. */
  readonly stored?: StoredRecord
  /** The evidence of the record. Absent in a report file, and if nothing was attached. */
  readonly files?: readonly AttachedFile[]
}

/** The files of a record; nothing for one without any. */
function pickFiles({ files = [] }: { readonly files?: readonly AttachedFile[] }): Pick<EmissionRecord, 'files'> {
  return files.length === 0 ? {} : { files }
}

function lastPart(name: string): string {
  return name.split(' / ').at(-1) ?? name
}

/** Names the meter of a record; that of fuel may be the registration of a vehicle. '' for none. */
export function meterWords({ meter, fuel }: { readonly meter?: string | null; readonly fuel?: string | null }): string {
  return meter == null ? '' : `meter ${fuel == null ? '' : 'or vehicle '}${meter}`
}

/** The name of a journey: as stored, unless an import named it after its line; else its two ends. */
function journeyName(name: string | null | undefined, start: unknown, end: unknown): string {
  return !name || /^line \d+$/.test(name) ? `${start} to ${end}` : name
}

/** The meter of a record, if it names one. */
function meterOf({ meter }: { readonly meter?: string | null }): Pick<ReportRecord, 'meter'> {
  return typeof meter === 'string' ? { meter } : {}
}

/** The fields that the page shows of a record below a site. */
type SiteRecord = Pick<SiteEnergyResource, 'id' | 'comment' | 'startDate' | 'endDate' | 'emissionKindId' | 'meter'> & {
  readonly emissionFactor?: { readonly name: string }
  readonly refrigerant?: string
  readonly files?: readonly AttachedFile[]
}

/** A list below a site, with the title of its records. */
interface SiteList {
  readonly resource: string
  readonly path: string
  readonly titleOf: (record: SiteRecord) => string
}

const ALL = '?limit=10000'

const SITE_LISTS: readonly SiteList[] = [
  { resource: 'SiteFuel', path: 'fuel', titleOf: ({ emissionFactor }) => lastPart(emissionFactor?.name ?? 'Fuel') },
  { resource: 'SiteEnergy', path: 'energy', titleOf: () => 'Electricity' },
  {
    resource: 'RefrigerantLeak',
    path: 'refrigerant-leaks',
    titleOf: ({ refrigerant = '' }) => refrigerant,
  },
]

async function loadSiteRecords(api: CompanyApi, { id: siteId, name }: SiteResource): Promise<EmissionRecord[]> {
  const holder = { of: 'site', id: siteId, name } as const
  const lists = SITE_LISTS.map(async ({ resource, path, titleOf }) => {
    const list = `/v1/sites/${siteId}/${path}` as const
    const records = await api.list<SiteRecord>(`${list}${ALL}`)
    return records.map((record): EmissionRecord => {
      const { id, comment, startDate: start, endDate: end, emissionKindId: kindId } = record
      const subject = titleOf(record)
      const isElectricity = path === 'energy'
      const fuel = isElectricity ? {} : { fuel: subject }
      const stored = { resource, path: `${list}/${id}` as const }
      const about = { title: `${subject}, ${name}`, ...fuel, ...meterOf(record) }
      const own = { ...about, stored, ...pickFiles(record) }
      return { id, ...own, comment, start, end, kindId, holder, isElectricity }
    })
  })
  return (await Promise.all(lists)).flat()
}

async function loadVehicleRecords(api: CompanyApi, vehicle: VehicleResource): Promise<EmissionRecord[]> {
  const { id: vehicleId, name, emissionKindId: kindId } = vehicle
  const holder = { of: 'vehicle', id: vehicleId, name } as const
  const emissions = await api.list<VehicleEmissionResource>(`/v1/vehicles/${vehicleId}/emissions${ALL}`)
  return emissions.map(({ id, comment, startDate: start, endDate: end, ...rest }) => {
    const stored = { resource: 'VehicleEmission', path: `/v1/vehicles/${vehicleId}/emissions/${id}` } as const
    const about = { title: name, comment: comment === '' ? null : comment, stored, ...pickFiles(rest) }
    return { id, ...about, start, end, kindId, holder, isElectricity: false }
  })
}

async function loadBatchMovements(api: CompanyApi, { id: batchId }: BatchResource): Promise<EmissionRecord[]> {
  const { data } = await api.json<MovementPageResource>(`/v1/batches/${batchId}/moving`)
  return data.map(({ id, name, comment, startDate: start, endDate: end, emissionKindId: kindId, ...ends }) => {
    const title = journeyName(name, ends.startPoint, ends.endPoint)
    const stored = { resource: 'Movement', path: `/v1/batches/${batchId}/moving/${id}` } as const
    const about = { id, title, comment, stored, ...pickFiles(ends) }
    return { ...about, start, end, kindId, holder: { of: 'company' }, isElectricity: false }
  })
}

function travelRecord(travel: TravelResource): EmissionRecord {
  const { id, movementDto, comment, emissionKind, startDateUtc: start, endDateUtc: end } = travel
  const { name, fromAddress, toAddress } = movementDto
  const title = journeyName(name, fromAddress.startPoint, toAddress.endPoint)
  const when = { start, end, kindId: emissionKind.id } as const
  const stored = { resource: 'Travel', path: `/v1/travels/${id}` } as const
  const about = { id, title, comment, stored, ...pickFiles(travel) }
  return { ...about, ...when, holder: { of: 'company' }, isElectricity: false }
}

function companyRecord(record: ActivityRecordResource, sites: readonly SiteResource[]): EmissionRecord {
  const { id, emissionFactor, siteId, comment, startDate: start, endDate: end, emissionKindId: kindId } = record
  const site = sites.find((one) => one.id === siteId)
  const holder =
    site === undefined ? ({ of: 'company' } as const) : ({ of: 'site', id: site.id, name: site.name } as const)
  const title = [...emissionFactor.name.split(' / ').slice(-2), ...(site === undefined ? [] : [site.name])].join(', ')
  const stored = { resource: 'ActivityRecord', path: `/v1/activity-records/${id}` } as const
  const own = { id, title, ...meterOf(record), comment, start, end, kindId, holder }
  return { ...own, isElectricity: false, stored, ...pickFiles(record) }
}

/** Reads every record of the company with an emission. */
export async function loadRecords(api: CompanyApi): Promise<readonly EmissionRecord[]> {
  const [sites, vehicles, batches, travels, activities] = await Promise.all([
    api.list<SiteResource>(`/v1/sites${ALL}`),
    api.list<VehicleResource>(`/v1/vehicles${ALL}`),
    api.list<BatchResource>(`/v1/batches${ALL}`),
    api.list<TravelResource>(`/v1/travels${ALL}`),
    api.list<ActivityRecordResource>(`/v1/activity-records${ALL}`),
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
