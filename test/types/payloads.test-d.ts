import {
  createService,
  EMISSION_KINDS,
  type Payload,
  type ServiceOptions,
  type UncheckedPayload,
} from '../../src/service/index.ts'

// A payload has the fields that the policy of its service requires.

const address = { address: '1 Mill Lane, Leeds', coordinates: { lat: 53.79, lng: '-1.53' } }
const site = { name: 'Works', address, area: 1200, unit: 'M2', countryId: 826 }
const month = { startDate: '2025-01-01', endDate: '2025-02-01' }
const fuel = { ...month, value: '10.5', unitId: 13, emissionFactorId: 'a factor' }
const computed = { emissionId: '', totalEmission: 0, emissionKindId: EMISSION_KINDS['site-fuel'], unit: { id: 13 } }
const trip = { fromAddress: { startPoint: 'LHR' }, toAddress: { endPoint: 'JFK' }, transportType: 'AIR' as const }
declare const sometimes: boolean
declare const text: string
declare const unknownOptions: ServiceOptions

const acme = createService().company(1)
acme.sites.create(site)
acme.sites.create({ ...site, avatarUrl: undefined, gridRegionId: null, possessionType: text, unit: text })
acme.sites.update('1', { address: { coordinates: { lat: 1 } }, name: undefined })
acme.siteFuels.create('1', { ...fuel, ...computed, files: [{ id: '1', url: undefined }] })
acme.travels.create({ movementDto: trip, startDateUtc: '2025-01-01', endDateUtc: '2025-01-02' })

// @ts-expect-error a site has an address, an area, a unit and a country
acme.sites.create({ name: 'x' })
// @ts-expect-error an address has coordinates
acme.sites.create({ ...site, address: { address: 'Leeds' } })
// @ts-expect-error a name is not null
acme.sites.create({ ...site, name: null })
// @ts-expect-error the contract requires more of fuel than its value
acme.siteFuels.create('1', { value: 10 })
// @ts-expect-error the contract requires the fields that the service computes
acme.siteFuels.create('1', fuel)
// @ts-expect-error a mode is one of four
acme.travels.create({ movementDto: { ...trip, transportType: 'BIKE' }, startDateUtc: '', endDateUtc: '' })
// @ts-expect-error a misspelt field
acme.sites.create({ ...site, avatarUrI: 'https://example.com/a.png' })
// @ts-expect-error the contract requires the dates of a changed trip
acme.travels.update('1', { hotelNights: 2 })
// @ts-expect-error records of an import are checked like single ones
acme.import({ activity: 'siteFuels', records: [{ siteId: '1', value: 10 }] })
acme.travels.update('1', { hotelNights: 2 }, { required: 'lenient' })
acme.travels.update('1', { hotelNights: 2, startDateUtc: '2025-01-01', endDateUtc: '2025-01-02' }, { ifVersion: 2 })

// a lenient service asks only for what it cannot derive
const lenient = createService({ policy: { required: 'lenient' } }).company(1)
lenient.siteFuels.create('1', fuel)
lenient.travels.update('1', { hotelNights: 2 })
lenient.import({ activity: 'siteFuels', records: [{ siteId: '1', ...fuel }] })
const byCompany = createService({ policy: () => ({ required: sometimes ? 'lenient' : 'reference' }) }).company(1)
byCompany.siteFuels.create('1', fuel)
createService(unknownOptions).company(1).siteFuels.create('1', fuel)
export const inAdvance: Payload<'createSiteFuel', 'lenient'> = fuel
// @ts-expect-error a lenient service cannot derive a quantity
lenient.siteFuels.create('1', { unitId: 13, ...month })
// @ts-expect-error the default policy requires more
export const ofDefault: Payload<'createSiteFuel'> = fuel

// options reject names that they do not have
// @ts-expect-error a misspelt option
createService({ polcy: { required: 'lenient' } })
// @ts-expect-error a misspelt choice
createService({ policy: { requird: 'lenient' } })
// @ts-expect-error a choice is one of those listed
createService({ policy: { required: 'strict' } })
// @ts-expect-error a misspelt option of a call
createService().company(1, { actr: 'import job' })
// @ts-expect-error there is no such kind
EMISSION_KINDS['site-coal']

// a payload that is not checked says so
export const unchecked: UncheckedPayload<'createSite'> = { address: { coordinates: {} } }
// @ts-expect-error not even that has a field of another name
export const uncheckedName: UncheckedPayload<'createSite'> = { adress: {} }

// literals of a site are checked in any case; another text is passed as a string
const literals = { name: 'Works', address, area: 1200, countryId: 826 }
acme.sites.create({ ...literals, unit: 'm2', possessionType: 'owned' })
acme.sites.create({ ...literals, unit: 'acres' as string, possessionType: 'Shared' as string })
acme.sites.update('1', { unit: 'FT2', possessionType: undefined }, { ifVersion: 1 })
lenient.sites.create({ ...literals, unit: 'HA', possessionType: 'Leased' })
// @ts-expect-error a misspelt unit of area
acme.sites.create({ ...literals, unit: 'M3' })
// @ts-expect-error a misspelt type of possession
acme.sites.create({ ...literals, unit: 'M2', possessionType: 'Ownd' })
// @ts-expect-error in an update too
acme.sites.update('1', { possessionType: 'Ownd' })
// @ts-expect-error and in a lenient service
lenient.sites.update('1', { unit: 'M3' })
// @ts-expect-error a misspelt field next to literals
acme.sites.create({ ...literals, unit: 'M2', posessionType: 'Owned' })
// @ts-expect-error the unit of a record is an object
acme.siteFuels.create('1', { ...fuel, ...computed, files: [], unit: 'M3' })
