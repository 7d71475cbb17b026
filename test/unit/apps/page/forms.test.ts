import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiClient } from '../../../../src/apps/page/api-client.ts'
import { endOfLastDay, isMidnight, lastDayOf } from '../../../../src/apps/page/edit/day-values.ts'
import {
  type ChoiceField,
  type FormField,
  hintForPeople,
  placeOfFault,
  type ReferenceField,
} from '../../../../src/apps/page/edit/form-field.ts'
import { type FormKind, formKinds, type InterfaceDocument } from '../../../../src/apps/page/edit/form-kinds.ts'
import { References } from '../../../../src/apps/page/edit/references.ts'
import { changedFields, prefilledRecord, storedValue } from '../../../../src/apps/page/edit/stored-value.ts'
import { parseFormKey, printFormKey } from '../../../../src/apps/page/edit/view-keys.ts'
import { fieldLabel } from '../../../../src/core/display/index.ts'
import { openApiDocument } from '../../../../src/http/index.ts'
import { inputSchemas } from '../../../../src/resources/index.ts'

let document: InterfaceDocument
let kinds: ReadonlyMap<string, FormKind>
beforeAll(async () => {
  const described = await openApiDocument({ extensions: true, policy: { required: 'lenient' } })
  document = JSON.parse(JSON.stringify(described)) as InterfaceDocument
  kinds = formKinds(document)
})

/** The paths of the fields of a form, at any depth. */
function pathsOf(fields: readonly FormField[], path = ''): readonly string[] {
  return fields.flatMap((field) => {
    const own = path === '' ? field.name : `${path}.${field.name}`
    return 'fields' in field ? pathsOf(field.fields, own) : [own]
  })
}

function fieldOf(resource: string, name: string): FormField | undefined {
  return kinds.get(resource)?.create.fields.find((field) => field.name === name)
}

describe('the forms of every kind', () => {
  it('exist for every kind that can be created, changed and deleted', () => {
    const created = Object.keys(inputSchemas()).filter((name) => /^create/.test(name))
    const named = created.map((name) => name.replace(/^create/, ''))
    // these have no update, or are no records
    const others = ['ApiKey', 'PeriodLock', 'BaseYear', 'BaseYearTrigger', 'Restatement', 'Import']
    expect([...kinds.keys()].sort()).toEqual(named.filter((name) => !others.includes(name)).sort())
  })

  it('have every field that a person can enter, and leave out these only', () => {
    const leftOut = [...kinds.values()].flatMap(({ resource, create, update }) => {
      const known = new Set([...create.fields, ...update.fields].map(({ name }) => name))
      const described = [`Create${resource}`, `Update${resource}`].flatMap((name) =>
        Object.keys(document.components.schemas[name]?.properties ?? {}),
      )
      expect(described.length, resource).toBeGreaterThan(1)
      return [...new Set(described)].filter((name) => !known.has(name)).map((name) => `${resource}.${name}`)
    })
    expect(leftOut).toEqual(['Vehicle.activityType', 'SiteFuel.emissionId', 'SiteFuel.totalEmission', 'SiteFuel.unit'])
    expect(pathsOf(kinds.get('SiteFuel')?.create.fields ?? [])).toEqual([
      ...['startDate', 'endDate', 'unitId', 'value', 'vendorId', 'emissionFactorId', 'account', 'productId'],
      ...['meter', 'comment', 'emissionKindId', 'files.id', 'files.name', 'files.url'],
    ])
  })

  it('ask for a change in the order of a new record', () => {
    for (const { resource, create, update } of kinds.values()) {
      const names = update.fields.map(({ name }) => name)
      const ofCreate = create.fields.map(({ name }) => name).filter((name) => names.includes(name))
      expect(
        names.filter((name) => ofCreate.includes(name)),
        resource,
      ).toEqual(ofCreate)
    }
  })

  it('know the records that ids name, the ends of periods and the parents of records', () => {
    expect(fieldOf('SiteFuel', 'unitId')).toMatchObject({ type: 'reference', resource: 'Unit', isRequired: true })
    expect(fieldOf('Vehicle', 'activityUnitId')).toMatchObject({ type: 'reference', resource: 'Unit' })
    expect(fieldOf('SiteEnergy', 'customEmissionFactorId')).toMatchObject({
      resource: 'EmissionFactor',
      isNullable: true,
    })
    expect(fieldOf('Site', 'countryId')).toMatchObject({ type: 'reference', resource: 'Country' })
    expect(fieldOf('Site', 'gridRegionId')?.type).toBe('number')
    expect(fieldOf('SiteFuel', 'endDate')).toMatchObject({ type: 'last_day', label: 'Last day' })
    expect(fieldOf('SiteFuel', 'startDate')?.type).toBe('date')
    expect(fieldOf('Instrument', 'technology')?.type).toBe('choice')
    expect(fieldOf('BoundaryShare', 'isUnderEts')).toMatchObject({ type: 'flag', isNullable: true })
    expect(fieldOf('Travel', 'bookingReference')?.type).toBe('text')
    expect(kinds.get('VehicleEmission')?.parent).toEqual({ parameter: 'vehicleId', resource: 'Vehicle' })
    expect(kinds.get('Site')?.parent).toBeNull()
  })

  it('ask nothing twice, and offer words where the interface takes any text', () => {
    const trip = pathsOf(kinds.get('Travel')?.create.fields ?? [])
    const labels = trip.filter((path) => /(?:startDate|endDate|comment)(?:Utc)?$/.test(path))
    expect(labels).toEqual(['comment', 'startDateUtc', 'endDateUtc'])
    expect(fieldOf('Site', 'unit')).toMatchObject({ type: 'choice', choices: ['M2', 'FT2', 'HA'], isRequired: true })
    const journey = fieldOf('Travel', 'movementDto') as Extract<FormField, { type: 'object' }>
    const means = journey.fields.find(({ name }) => name === 'transportType') as ChoiceField
    const { enum: taken } = document.components.schemas.CreateTravel?.properties?.movementDto?.properties
      ?.transportType ?? { enum: [] }
    expect([...means.choices].sort()).toEqual([...(taken ?? [])].sort())
    expect(means.names?.get('TRUCK')).toBe('Car')
    expect(fieldOf('RefrigerantLeak', 'gwpSet')).toMatchObject({ type: 'choice', isRequired: true })
  })

  it('need no coordinates of a site, which no calculation uses', () => {
    const address = fieldOf('Site', 'address') as Extract<FormField, { type: 'object' }>
    const [coordinates] = address.fields.filter(({ type }) => type === 'object')
    expect(coordinates).toMatchObject({ isRequired: false, whenEmpty: { lat: '0', lng: '0' } })
  })

  it('offer the units that a record accepts', async () => {
    const units = [
      { id: 1, name: 'Kilowatt-hour', short_name: 'kWh', typeUnit: 'ELECTRICITY' },
      { id: 2, name: 'Kilogram', short_name: 'kg', typeUnit: 'WEIGHT' },
    ]
    const references = new References({ list: async () => units } as unknown as ApiClient, kinds)
    const { resource, dimension } = fieldOf('SiteEnergy', 'unitId') as ReferenceField
    expect(await references.choices(resource, dimension)).toEqual([['1', 'Kilowatt-hour (kWh)']])
    expect(await references.choices(resource)).toHaveLength(2)
  })

  it('say what a change needs as a new record does', () => {
    const names = kinds
      .get('Site')
      ?.update.fields.filter(({ isRequired }) => isRequired)
      .map(({ name }) => name)
    expect(names).toEqual(['address', 'name', 'area', 'unit', 'countryId'])
  })

  it('tell activities from what they refer to', () => {
    expect(
      [...kinds.values()]
        .filter(({ isActivity }) => isActivity)
        .map(({ resource }) => resource)
        .sort(),
    ).toEqual([
      ...['ActivityRecord', 'Movement', 'RefrigerantLeak', 'SiteEnergy', 'SiteFuel', 'Travel', 'VehicleEmission'],
    ])
  })
})

describe('the words of a form', () => {
  it.each([
    ['fuelConsumptionUnitId', 'Fuel consumption unit'],
    ['startDateUtc', 'Start date'],
    ['energyKwh', 'Energy (kWh)'],
    ['lat', 'Latitude'],
    ['productsBathes', 'Products'],
    ['isUnderEts', 'Under the EU ETS'],
  ])('%s is %s', (name, label) => {
    expect(fieldLabel(name)).toBe(label)
  })

  it.each([
    ['The supplier, among the vendors of the company; null: none.', 'The supplier.'],
    [
      'The quantity in the unit of `unitId`, from 0 to 1e15; a number or a string of digits.',
      'The quantity in the unit of “Unit”.',
    ],
    ['The unit of the quantity, by its id in the list of units.', 'The unit of the quantity.'],
    ['', ''],
  ])('%j is shown as %j', (description, hint) => {
    expect(hintForPeople(description)).toBe(hint)
  })
})

describe('the days of a form', () => {
  it('are the last day of an exclusive end, and back', () => {
    for (const end of ['2025-02-01', '2024-03-01', '2026-01-01', '2025-01-02']) {
      expect(endOfLastDay(lastDayOf({ start: '2020-01-01', end: `${end}T00:00:00.000Z` }))).toBe(end)
    }
    expect(lastDayOf({ start: '2024-02-01', end: '2024-03-01T00:00:00.000Z' })).toBe('2024-02-29')
    // of one day, with and without length
    for (const end of ['2025-02-12T00:00:00.000Z', '2025-02-13T00:00:00.000Z'])
      expect(lastDayOf({ start: '2025-02-12T00:00:00.000Z', end })).toBe('2025-02-12')
    expect([endOfLastDay('2025-13-01'), endOfLastDay('soon')]).toEqual(['2025-13-01', 'soon'])
    expect([isMidnight('2025-01-01T00:00:00.000Z'), isMidnight('2025-01-01T12:00:00.000Z')]).toEqual([true, false])
  })
})

describe('a form for a stored record', () => {
  it('finds values under the names of the record', () => {
    const [start, from] = ['startDateUtc', 'fromAddress'].map((name) => ({ name }) as FormField)
    const inner = ['startPoint', 'startAddress'].map((name) => ({ name, type: 'text' }) as FormField)
    const end = { ...from, type: 'object', fields: inner } as FormField
    expect(storedValue({ startDate: '2025' }, start as FormField)).toBe('2025')
    expect(storedValue({ startPoint: 'LHR', startAddress: '' }, end)).toEqual({ startPoint: 'LHR', startAddress: '' })
    expect(storedValue({}, end)).toBeUndefined()
  })

  it('sends what was changed only', () => {
    const before = { name: 'a', files: [{ id: '1' }], area: 1 }
    expect(changedFields(before, { ...before, files: [{ id: '1' }], name: 'b' })).toEqual({ name: 'b' })
  })
})

describe('a form for a missing month', () => {
  it('copies what stays the same, and has the month', () => {
    const like = {
      value: 5,
      unitId: 4,
      emissionFactorId: 'f',
      comment: 'read',
      files: [{ id: '1' }],
      startDate: 'x',
      endDate: 'y',
    }
    const period = { from: '2025-04-01T00:00:00.000Z', to: '2025-05-01T00:00:00.000Z' }
    expect(prefilledRecord(kinds.get('SiteFuel')?.create.fields ?? [], like, period)).toEqual({
      unitId: 4,
      emissionFactorId: 'f',
      startDate: period.from,
      endDate: period.to,
    })
  })

  it('is named in the address, and read back', () => {
    const created = {
      of: 'new',
      resource: 'SiteFuel',
      parentId: 'a b',
      like: '/v1/sites/1/fuel/2',
      period: { from: '2025-04-01', to: '2025-05-01' },
    } as const
    expect(parseFormKey(printFormKey(created))).toEqual(created)
    const stored = { of: 'stored', resource: 'Site', path: '/v1/sites/1' } as const
    expect(parseFormKey(printFormKey(stored))).toEqual(stored)
    expect(parseFormKey('form:resource=Site&path=//evil.example/')).toMatchObject({ of: 'new', like: null })
    expect(parseFormKey('total')).toBeNull()
  })
})

describe('a fault', () => {
  it.each([
    ['value', 'value'],
    ['files[0].url', 'files[0].url'],
    ['files[7].url', 'files'],
    ['address.coordinates.lat', 'address.coordinates.lat'],
    ['address.other.deep', null],
    ['', null],
  ])('at %j is shown at %j', (path, expected) => {
    const places = new Map(['value', 'files', 'files[0].url', 'address.coordinates.lat'].map((one) => [one, true]))
    expect(placeOfFault(path, places)).toBe(expected)
  })
})

describe('the factors that a form offers', () => {
  it('are per energy where the form can use no others', async () => {
    const units = [
      { id: 4, name: 'Kilowatt hour', short_name: 'kWh', typeUnit: 'ELECTRICITY' },
      { id: 9, name: 'Tone', short_name: 't', typeUnit: 'WEIGHT' },
    ]
    const found = [9, 4, 2001].map((denominatorUnitId) => ({ id: `f${denominatorUnitId}`, co2e: 1, denominatorUnitId }))
    const client = { get: async () => ({ value: found }), list: async () => units } as unknown as ApiClient
    const references = new References(client, new Map())
    const idsOf = async (dimension?: string) => (await references.findFactors('wind', dimension)).map(({ id }) => id)
    expect([await idsOf('ELECTRICITY'), await idsOf()]).toEqual([['f4'], ['f9', 'f4', 'f2001']])
    expect(await references.choices('Unit')).toContainEqual(['9', 'Tonne (t)'])
  })
})
