import type { ApiPath } from '../api-client.ts'
import { type FieldSchema, type FormField, formFields, type ListField, type ObjectField } from './form-field.ts'

/** The parts of an operation that forms use. */
interface DescribedOperation {
  readonly summary: string
  readonly tags: readonly string[]
  readonly requestBody?: {
    readonly content: { readonly 'application/json'?: { readonly schema: FieldSchema } }
  }
}

/** The parts of the OpenAPI document that forms use. */
export interface InterfaceDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, FieldSchema>> }
}

/** A form of a kind of record: its title and its fields. */
export interface KindForm {
  /** 'Create a site' */
  readonly title: string
  readonly fields: readonly FormField[]
}

/** A kind of record that a person can create and change, by its operations in the interface. */
export interface FormKind {
  /** 'SiteFuel' */
  readonly resource: string
  /** 'Sites' */
  readonly plural: string
  /** '/v1/sites/{siteId}/fuel' */
  readonly listPath: ApiPath
  /** The parameter of the path that holds the id of the record above, and the resource of that record. */
  readonly parent: { readonly parameter: string; readonly resource: string } | null
  readonly create: KindForm
  readonly update: KindForm
  /** 'Delete a site' */
  readonly deletion: string
  /** True if its records have an emission. */
  readonly isActivity: boolean
}

const PREFIX = '#/components/schemas/'

/** The resources without operations to create them whose ids a person can choose. */
const OTHER_RESOURCES = ['Unit', 'Country'] as const

/** The name of the resource that a body creates: 'Site' for a reference to CreateSite. */
function createdResource(operation: DescribedOperation | undefined): string | null {
  const reference = operation?.requestBody?.content['application/json']?.schema.$ref ?? ''
  return /^#\/components\/schemas\/Create(\w+)$/.exec(reference)?.[1] ?? null
}

/**
 * Marks the fields of a change that a new record needs: they may be left as they are, but not emptied. They have the order of
 * the fields of a new record.
 */
function withRequiredFields(fields: readonly FormField[], ofCreate: readonly FormField[]): readonly FormField[] {
  const placeOf = ({ name }: FormField) => ofCreate.findIndex((one) => one.name === name)
  const sorted = [...fields].sort((a, b) => placeOf(a) - placeOf(b))
  return sorted.map((field): FormField => {
    const same = ofCreate[placeOf(field)]
    if (same === undefined) return field
    const { isRequired } = same
    if (field.type !== 'object' || same.type !== 'object') return { ...field, isRequired }
    return { ...field, isRequired, fields: withRequiredFields(field.fields, same.fields) }
  })
}

/** Writes 'an' before a vowel: 'Update an instrument'. */
function withArticle(summary: string): string {
  return summary.replace(/\ba (?=[aeiou])/, 'an ')
}

function isApiPath(path: string): path is ApiPath {
  return path.startsWith('/v1/')
}

/** A kind before its fields are known. */
interface NamedKind {
  readonly resource: string
  readonly listPath: ApiPath
  readonly itemPath: string
}

/** Finds the kinds that can be created, changed and deleted, in the order of the document. */
function namedKinds({ paths }: InterfaceDocument): readonly NamedKind[] {
  return Object.entries(paths).flatMap(([itemPath, { patch, delete: removal }]) => {
    const listPath = itemPath.slice(0, itemPath.lastIndexOf('/'))
    const resource = createdResource(paths[listPath]?.post)
    if (!isApiPath(listPath)) return []
    return patch === undefined || removal === undefined || resource === null ? [] : [{ resource, listPath, itemPath }]
  })
}

/** Finds the record above: that of '/v1/sites/{siteId}/fuel' is a site. */
function parentOf(listPath: string, kinds: readonly NamedKind[]): FormKind['parent'] {
  const parameter = /\{(\w+)\}/.exec(listPath)?.[1]
  if (parameter === undefined) return null
  const path = listPath.slice(0, listPath.indexOf('}') + 1)
  const resource = kinds.find(({ itemPath }) => itemPath === path)?.resource
  return resource === undefined ? null : { parameter, resource }
}

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
function fieldsForPeople(path: string, fields: readonly FormField[]): readonly FormField[] {
  return fields.flatMap((field) => {
    const own = `${path}.${field.name}`
    const change = CHANGES[own]
    return change === null ? [] : [withChange(field, own, change ?? {})]
  })
}

/**
 * Derives the forms of every kind of record from the OpenAPI document of the interface, which is made from the schemas
 * that the service reads payloads with.
 */
export function formKinds(document: InterfaceDocument): ReadonlyMap<string, FormKind> {
  const kinds = namedKinds(document)
  const { paths, components } = document
  const findSchema = (reference: string) => components.schemas[reference.replace(PREFIX, '')] ?? {}
  const resources = [...kinds.filter(({ listPath }) => !listPath.includes('{')).map(({ resource }) => resource)]
  const context = { findSchema, resources: [...resources, ...OTHER_RESOURCES] }
  const formOf = (resource: string, operation: DescribedOperation | undefined): KindForm => {
    const schema = operation?.requestBody?.content['application/json']?.schema ?? {}
    const body = schema.$ref === undefined ? schema : findSchema(schema.$ref)
    return {
      title: withArticle(operation?.summary ?? ''),
      fields: fieldsForPeople(resource, formFields(body, context)),
    }
  }
  return new Map(
    kinds.map(({ resource, listPath, itemPath }): [string, FormKind] => {
      const isActivity = paths[`${itemPath}/recalculate`] !== undefined
      const [list, item] = [paths[listPath], paths[itemPath]]
      const plural = (list?.post?.tags[0] ?? resource).replace(/ \(extension\)$/, '')
      const deletion = withArticle(item?.delete?.summary ?? '')
      const [create, update] = [formOf(resource, list?.post), formOf(resource, item?.patch)]
      const forms = {
        create,
        update: { ...update, fields: withRequiredFields(update.fields, create.fields) },
        deletion,
      }
      return [resource, { resource, plural, listPath, parent: parentOf(listPath, kinds), ...forms, isActivity }]
    }),
  )
}
