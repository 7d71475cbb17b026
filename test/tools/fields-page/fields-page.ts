import { CONTRACT, openApiDocument } from '../../../src/http/index.ts'

/** The path of the page. */
export const FIELDS_PAGE = 'src/docs/fields.md'

/** The parts of a JSON Schema that the page shows. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly description?: string
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
}

interface Operation {
  readonly parameters?: readonly (Parameter & { readonly $ref?: string })[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/** A field of a body: its path, and what the page says of it. */
interface Field {
  readonly path: string
  readonly type: string
  readonly meaning: string
}

function resolve<T extends { readonly $ref?: string }>(document: Document, part: T): T {
  const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(part.$ref ?? '') ?? []
  const found = document.components[kind]?.[name] as T | undefined
  return found === undefined ? part : { ...found, ...part }
}

/** The type of a field in words: 'number or text', 'AIR, RAIL', 'list'. */
function typeOf({ type, anyOf, enum: choices }: Schema): string {
  if (choices !== undefined) return choices.map((choice) => `\`${choice}\``).join(', ')
  if (anyOf !== undefined) return [...new Set(anyOf.map(typeOf))].join(' or ')
  const names: Readonly<Record<string, string>> = { string: 'text', array: 'list', boolean: 'true or false' }
  return [type ?? 'any value']
    .flat()
    .map((name) => names[name] ?? name)
    .join(' or ')
}

/** The schema that holds the fields of an object, also of one that may be null, or of the items of a list. */
function objectOf(document: Document, schema: Schema): Schema | undefined {
  const own = resolve(document, schema)
  if (own.properties !== undefined) return own
  const inner = own.items ?? own.anyOf?.find((one) => resolve(document, one).properties !== undefined)
  return inner === undefined ? undefined : objectOf(document, inner)
}

/** The fields of an object and of the objects within, in their order. */
function fieldsOf(document: Document, schema: Schema, start = ''): Field[] {
  return Object.entries(objectOf(document, schema)?.properties ?? {}).flatMap(([name, property]) => {
    const field = resolve(document, property)
    const path = `${start}${name}`
    const within = field.items === undefined ? `${path}.` : `${path}[].`
    const meaning = (field.description ?? '').replaceAll('|', '\\|')
    return [{ path, type: typeOf(field), meaning }, ...fieldsOf(document, field, within)]
  })
}

/** The paths of the fields that an object must have. */
function requiredOf(document: Document, schema: Schema, start = ''): Set<string> {
  const own = objectOf(document, schema)
  const required = new Set((own?.required ?? []).map((name) => `${start}${name}`))
  for (const [name, property] of Object.entries(own?.properties ?? {})) {
    const field = resolve(document, property)
    const within = field.items === undefined ? `${start}${name}.` : `${start}${name}[].`
    for (const path of requiredOf(document, field, within)) required.add(path)
  }
  return required
}

function bodyOf(document: Document, { method, path }: (typeof CONTRACT)[number]): Schema | undefined {
  const operation = document.paths[path]?.[method.toLowerCase()]
  return operation?.requestBody?.content['application/json']?.schema
}

async function documentOf(required: 'reference' | 'lenient'): Promise<Document> {
  return (await openApiDocument({ policy: { required } })) as unknown as Document
}

type FieldsByOperation = ReadonlyMap<string, readonly (Field & { readonly send: string })[]>

/** The operations with a body: the fields, and whether each is required, by policy. */
export async function fieldsByOperation(): Promise<FieldsByOperation> {
  const [reference, lenient] = [await documentOf('reference'), await documentOf('lenient')]
  return new Map(
    CONTRACT.flatMap((operation) => {
      const body = bodyOf(reference, operation)
      if (body === undefined) return []
      const required = requiredOf(reference, body)
      const always = requiredOf(lenient, bodyOf(lenient, operation) ?? {})
      const send = (path: string) =>
        always.has(path) ? 'required' : required.has(path) ? 'required, unless lenient' : ''
      const fields = fieldsOf(reference, body).map((field) => ({ ...field, send: send(field.path) }))
      return [[`${operation.method} ${operation.path}`, fields] as const]
    }),
  )
}

function parametersOf(document: Document, { method, path }: (typeof CONTRACT)[number]): readonly Parameter[] {
  const { parameters = [] } = document.paths[path]?.[method.toLowerCase()] ?? {}
  return parameters.map((one) => resolve(document, one)).filter((one) => one.in === 'query')
}

function sectionOf(document: Document, byOperation: FieldsByOperation, index: number): string {
  const operation = CONTRACT[index] as (typeof CONTRACT)[number]
  const request = `${operation.method} ${operation.path}`
  const heading = `## ${index + 1}. ${operation.summary}\n\n\`${request}\``
  const fields = byOperation.get(request)
  if (fields !== undefined) {
    const rows = fields.map(({ path, send, type, meaning }) => `| \`${path}\` | ${send} | ${type} | ${meaning} |`)
    return `${heading}\n\n| field | send | type | meaning |\n|---|---|---|---|\n${rows.join('\n')}`
  }
  const rows = parametersOf(document, operation).map(({ name, description = '' }) => `| \`${name}\` | ${description} |`)
  if (rows.length === 0) return `${heading} has no body and no query.`
  return `${heading} has no body. Its query may have:\n\n| parameter | meaning |\n|---|---|\n${rows.join('\n')}`
}

/** The text of the page. */
export async function fieldsPage(): Promise<string> {
  const reference = await documentOf('reference')
  const byOperation = await fieldsByOperation()
  const sections = CONTRACT.map((_, index) => sectionOf(reference, byOperation, index))
  return `# Fields to send, by operation

Written by \`npx tsx test/tools/fields-page/write.ts\` from the schemas by which the service reads requests. [The /v1 interface](v1.md)
shows requests and answers.

"Required" fields are always needed. "Required, unless lenient" fields are needed under the default policy;
\`createService({ policy: { required: 'lenient' } })\` derives them. All other fields are optional. A path with a dot is a field of an object,
and \`[]\` is each item of a list; such a field is required only if the object around it is sent. A record of fuel needs its
\`emissionFactorId\` unless a rule of the company chooses the factor.

A PATCH changes the fields that are sent, and a field that is null is cleared. Numbers may be sent as texts, which keep all digits.
Fields with other names are ignored with a notice (\`unknown_field_ignored\`), or rejected by the policy \`unknownFields: 'reject'\`.

${sections.join('\n\n')}
`
}
