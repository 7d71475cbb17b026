import type { FormField, ListField, ObjectField } from './form-field.ts'

/** The parts of a field that a form shows otherwise than the interface describes it. */
interface FieldChange {
  readonly label?: string
  readonly hint?: string
  /** The mark of a field that must be filled in; the service decides. */
  readonly isRequired?: boolean
  /** The usual values of a text, with their names, to choose from. */
  readonly choices?: readonly (readonly [value: string, name: string])[]
  /** The value of a group of a new record that is left empty. */
  readonly whenEmpty?: Readonly<Record<string, string>>
  /** The dimension of the units that a record accepts, or of those that a factor is per. */
  readonly dimension?: string
}

const ENERGY: FieldChange = { dimension: 'ELECTRICITY' }
const PICTURE: FieldChange = { label: 'Address of a picture' }

/**
 * The changes by the resource and the path of the field. The interface takes any text where people choose from a few words, and
 * has fields for programs. `null`: the form leaves the field out, since another one has its meaning.
 */
const CHANGES: Readonly<Record<string, FieldChange | null>> = {
  'Site.address.coordinates': {
    hint: 'The coordinates, which no calculation uses.',
    isRequired: false,
    whenEmpty: { lat: '0', lng: '0' },
  },
  'Site.area': { label: 'Floor area' },
  'Site.unit': {
    label: 'Unit of the area',
    hint: '',
    choices: [
      ['M2', 'Square metres (m²)'],
      ['FT2', 'Square feet (ft²)'],
      ['HA', 'Hectares (ha)'],
    ],
  },
  'Site.possessionType': {
    label: 'Owned or rented',
    hint: 'Default: owned.',
    choices: [
      ['Owned', 'Owned'],
      ['Leased', 'Leased'],
      ['Rented', 'Rented'],
    ],
  },
  'Site.avatarUrl': PICTURE,
  'Vehicle.imageUrl': PICTURE,
  'Vendor.logoImageUrl': PICTURE,
  'Product.logoImageUrl': PICTURE,
  'Vehicle.activityType': null,
  'Vehicle.fuelSource': {
    label: 'Fuel in words',
    hint: 'Such as diesel, petrol or electricity; only the emission factor decides the figure.',
  },
  'SiteEnergy.unitId': ENERGY,
  'SiteEnergy.customEmissionFactorId': ENERGY,
  'Instrument.emissionFactorId': {
    ...ENERGY,
    hint: 'The factor of the instrument, per unit of energy. For wind, sun and water type “without emissions”.',
  },
  'RefrigerantLeak.unitId': { dimension: 'WEIGHT' },
  'RefrigerantLeak.gwpSet': {
    hint: 'The report of the IPCC whose warming potential of the refrigerant counts. Leave it empty if the refrigerant is the key of a published factor.',
    isRequired: true,
  },
  'Travel.movementDto.startDate': null,
  'Travel.movementDto.endDate': null,
  'Travel.movementDto.comment': null,
  // a passenger has no weight here: freight is a record of its own
  'Travel.movementDto.weight': null,
  'Travel.movementDto.transportWeightTon': null,
  'Travel.movementDto.transportType': {
    choices: [
      ['AIR', 'Aircraft'],
      ['RAIL', 'Train'],
      ['TRUCK', 'Car'],
      ['SHIP', 'Ferry'],
    ],
  },
  'Travel.movementDto.customOptions.vehicle': {
    hint: 'Words of a vehicle that is not the average one, such as small car diesel, or international rail. For a taxi or a coach choose its emission factor below.',
  },
}

function withChange(field: FormField, path: string, change: FieldChange): FormField {
  const { choices, dimension, whenEmpty, ...common } = change
  const renamed = { ...field, ...common }
  if (choices !== undefined && (renamed.type === 'text' || renamed.type === 'choice')) {
    const { name, label, hint, isRequired, isNullable } = renamed
    const values = choices.map(([value]) => value)
    return {
      ...{ name, label, hint, isRequired, isNullable, type: 'choice' },
      ...{ choices: values, names: new Map(choices) },
    }
  }
  if (dimension !== undefined && renamed.type === 'reference') return { ...renamed, dimension }
  if (whenEmpty !== undefined && renamed.type === 'object')
    return { ...renamed, fields: renamed.fields.map((one) => ({ ...one, isRequired: false })), whenEmpty }
  return 'fields' in renamed ? withInnerChanges(renamed, path) : renamed
}

function withInnerChanges<Outer extends ObjectField | ListField>(field: Outer, path: string): Outer {
  return { ...field, fields: fieldsForPeople(path, field.fields) }
}

/** Changes the fields of a form to what people fill in. `path`: the resource, and the field around these. */
export function fieldsForPeople(path: string, fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) => {
    const own = `${path}.${field.name}`
    const change = CHANGES[own]
    return change === null ? [] : [withChange(field, own, change ?? {})]
  })
}
