import { fieldLabel } from '../../../core/display/index.ts'

/** The parts of a JSON Schema that forms use. */
export interface FieldSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly required?: readonly string[]
  readonly items?: FieldSchema
  readonly additionalProperties?: boolean | FieldSchema
  readonly anyOf?: readonly FieldSchema[]
  readonly enum?: readonly string[]
  readonly format?: string
  readonly description?: string
  readonly maxLength?: number
  readonly maxItems?: number
  readonly multipleOf?: number
  readonly readOnly?: boolean
}

/** The fields that every field of a form has. */
interface FieldCommon {
  readonly name: string
  /** 'Start date' */
  readonly label: string
  /** The sentences of the interface about the field. */
  readonly hint: string
  readonly isRequired: boolean
  /** True if null clears it. */
  readonly isNullable: boolean
}

/** A field with one value. `last_day` is an exclusive end, which people write as the last day that it includes. */
export interface ValueField extends FieldCommon {
  readonly type: 'text' | 'long_text' | 'number' | 'date' | 'last_day' | 'flag' | 'url'
  readonly maxLength?: number
}

/** A field with one of a few values. */
export interface ChoiceField extends FieldCommon {
  readonly type: 'choice'
  readonly choices: readonly string[]
  /** The names of the choices, and of the empty one; absent: their own words. */
  readonly names?: ReadonlyMap<string, string>
  /** True if the choices are sent as numbers. */
  readonly isNumber?: boolean
}

/** A field with the id of another record: of a country, a unit, or a resource. */
export interface ReferenceField extends FieldCommon {
  readonly type: 'reference'
  /** 'Unit', 'Country', 'EmissionFactor' */
  readonly resource: string
  /** The dimension of the units to choose from, or of the unit that a factor is per: 'ELECTRICITY'; absent for any. */
  readonly dimension?: string
}

/** A field with fields of its own. */
export interface ObjectField extends FieldCommon {
  readonly type: 'object'
  readonly fields: readonly FormField[]
  /** The value of a new record that leaves all of them empty. */
  readonly whenEmpty?: Readonly<Record<string, string>>
}

/** A field with items. Files are evidence: their ids are digests. The items of a map are a name and a value. */
export interface ListField extends FieldCommon {
  readonly type: 'list' | 'files' | 'map'
  readonly fields: readonly FormField[]
  readonly itemsMax: number
}

/** A field of a form. */
export type FormField = ValueField | ChoiceField | ReferenceField | ObjectField | ListField

/** Finds the schemas that references name. */
export type FindSchema = (reference: string) => FieldSchema

/** The context in which schemas become fields. */
export interface FieldContext {
  readonly findSchema: FindSchema
  /** The resources that an id may name. */
  readonly resources: readonly string[]
}

/** Parts of descriptions that tell programs how to write a value. */
const FOR_PROGRAMS = /\bnull\b|absent|string of digits|sent as a number|midnight/

/** Words of descriptions for programs, and the words of a form, where people choose from lists and tick boxes. */
const FORM_WORDS: readonly (readonly [from: RegExp, to: string])[] = [
  [/, by its id in the list of \w+|, among the vendors of the company|, UTC(?=[;.])/g, ''],
  [/, from 0 to 1e15| Default: (?:""|false)\./g, ''],
  [/The ISO 3166-1 numeric code of the country: 826 is the United Kingdom/, 'The country'],
  [/, by its ISO 3166-1 (?:numeric|alpha-2) code/, ''],
  [/; 2001: money/, ', or money'],
  [/only with `denominatorUnitId` 2001 and/, 'only with money as the `denominatorUnitId`, and'],
  [/: 2 is kilograms\. Default: 2\b/, '. Default: kilograms'],
  [/: SCOPE_1, SCOPE_2, SCOPE_3/, ''],
  [/^True if /, 'Yes if '],
  [/^True for /, 'Yes for '],
  [/^True: /, 'If so, '],
  [/, as configured by the host/, ''],
  [/'PURCHASER', with/, 'purchaser, with'],
  [/or 'PRODUCER'/, 'or producer'],
  [/ A list in a request replaces the whole list\./, ''],
  [/ Default: the set of the policy of the service\./, ''],
]

/** Rewrites the description of a field for people who fill in a form. */
export function hintForPeople(description: string): string {
  const parts = FORM_WORDS.reduce((text, [from, to]) => text.replace(from, to), description)
    .replaceAll(/`(\w+)`/g, (_, name: string) => `“${fieldLabel(name)}”`)
    .replace(/\.$/, '')
    .split('; ')
    .filter((part) => !FOR_PROGRAMS.test(part))
  return parts.every((part) => part === '') ? '' : `${parts.join('; ')}.`
}

const LONG_TEXT = 1000
const ITEMS_MAX = 100

const GROUP_END = /(?:\.[^.[\]]*|\[\d+\])$/

/** The path of the field that shows a fault: its own, or the closest one around it; null for none. */
export function placeOfFault(path: string, places: ReadonlyMap<string, unknown>): string | null {
  for (let around = path; around !== ''; around = GROUP_END.test(around) ? around.replace(GROUP_END, '') : '') {
    if (places.has(around)) return around
  }
  return null
}

/** Values of these fields are not used, by the description of the interface. */
const UNUSED = /is ignored|is only a hint/

/** True for a field that the form leaves out: the service ignores it, or another field holds its id. */
function isOmittedField(name: string, schema: FieldSchema, all: Readonly<Record<string, FieldSchema>>): boolean {
  return schema.readOnly === true || UNUSED.test(schema.description ?? '') || Object.hasOwn(all, `${name}Id`)
}

/** Finds the schema of the values of a field, within a reference or next to null. */
function valueSchema(schema: FieldSchema, findSchema: FindSchema): FieldSchema {
  if (schema.$ref !== undefined) return { ...findSchema(schema.$ref), ...descriptionOf(schema) }
  const inner = schema.anyOf?.find(({ type }) => type !== 'null')
  return inner === undefined ? schema : { ...valueSchema(inner, findSchema), ...descriptionOf(schema) }
}

function descriptionOf({ description }: FieldSchema): Pick<FieldSchema, 'description'> {
  return description === undefined ? {} : { description }
}

function acceptsNull({ type, anyOf = [] }: FieldSchema): boolean {
  return [type].flat().includes('null') || anyOf.some(acceptsNull)
}

/** Finds the resource that an id names: 'Unit' for 'activityUnitId'; undefined for ids of nothing that has a list. */
function resourceOfId(name: string, resources: readonly string[]): string | undefined {
  if (!/Id$/.test(name)) return undefined
  const noun = (name.charAt(0).toUpperCase() + name.slice(1)).replace(/Id$/, '')
  return resources.filter((one) => noun.endsWith(one)).sort((a, b) => b.length - a.length)[0]
}

function valueType(schema: FieldSchema): ValueField['type'] {
  const types = [schema.type].flat()
  if (types.includes('boolean')) return 'flag'
  if (schema.format === 'date-time') return /exclusive/.test(schema.description ?? '') ? 'last_day' : 'date'
  // identifiers may be sent as numbers, but are text
  if (types.includes('number') && !types.includes('string')) return 'number'
  if (
    types.includes('number') &&
    Object.keys(schema).some((key) => /^(?:exclusive)?m(?:in|ax)imum$|^multipleOf$/i.test(key))
  )
    return 'number'
  if (schema.maxLength !== undefined && schema.maxLength > LONG_TEXT)
    return /url|address of/i.test(schema.description ?? '') ? 'url' : 'long_text'
  return 'text'
}

/** People write the last day of a period; the interface has the exclusive end. */
const LAST_DAY = { label: 'Last day', hint: 'The last day that the period includes.' } as const

/** A field of a schema: its name, its schema, and whether it must be sent. */
interface NamedSchema {
  readonly name: string
  readonly schema: FieldSchema
  readonly isRequired: boolean
}

function formField({ name, schema, isRequired }: NamedSchema, context: FieldContext): FormField {
  const value = valueSchema(schema, context.findSchema)
  const hint = hintForPeople(value.description ?? '')
  const common = { name, label: fieldLabel(name), hint, isRequired, isNullable: acceptsNull(schema) }
  if (value.properties !== undefined) return { ...common, type: 'object', fields: formFields(value, context) }
  if (value.items !== undefined) return listField(common, value, context)
  if (typeof value.additionalProperties === 'object') return mapField(common, value.additionalProperties, context)
  if (value.enum !== undefined) return { ...common, type: 'choice', choices: value.enum }
  const resource = resourceOfId(name, context.resources)
  if (resource !== undefined) return { ...common, type: 'reference', resource }
  const { maxLength } = value
  const type = valueType(value)
  const words = type === 'last_day' ? LAST_DAY : {}
  return { ...common, ...words, type, ...(maxLength === undefined ? {} : { maxLength }) }
}

/** A list of objects has their fields; a list of texts or numbers has one field without a name. */
function listField(
  common: FieldCommon,
  { items = {}, maxItems = ITEMS_MAX }: FieldSchema,
  context: FieldContext,
): ListField {
  const item = valueSchema(items, context.findSchema)
  const isFiles = item.properties?.url !== undefined && item.properties.name !== undefined
  const fields =
    item.properties === undefined
      ? [formField({ name: '', schema: item, isRequired: true }, context)]
      : formFields(item, context)
  return { ...common, type: isFiles ? 'files' : 'list', fields, itemsMax: maxItems }
}

/** A map is written as a list of names with their values. */
function mapField(common: FieldCommon, schema: FieldSchema, context: FieldContext): ListField {
  const name = formField({ name: 'name', schema: { type: 'string' }, isRequired: true }, context)
  const value = formField({ name: 'value', schema, isRequired: true }, context)
  return { ...common, type: 'map', fields: [name, value], itemsMax: ITEMS_MAX }
}

/** Turns the properties of a schema into fields of a form, in their order, with files last. */
export function formFields(schema: FieldSchema, context: FieldContext): readonly FormField[] {
  const { properties = {}, required = [] } = schema
  const fields = Object.entries(properties)
    .filter(([name, one]) => !isOmittedField(name, valueSchema(one, context.findSchema), properties))
    .map(([name, one]) => formField({ name, schema: one, isRequired: required.includes(name) }, context))
  return [...fields.filter(({ type }) => type !== 'files'), ...fields.filter(({ type }) => type === 'files')]
}
