import type * as z from 'zod'
import type { Notice } from '../core/errors/index.ts'
import type { InputName } from '../resources/index.ts'
import type { ChangeOptions, Company, Outcome, Payload } from '../service/index.ts'

/** The parameter names of a path: 'siteId' of '/v1/sites/{siteId}'. */
export type ParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParameterNames<Rest>
  : never

/** The name of a body: the input of a record, or a statement, which is stored nowhere. */
export type BodyName = InputName | 'disclosureStatement'

/** The parsed parts of a request to an operation; the service validates the input. */
export interface Call<Path extends string = string, Input = unknown, Query = unknown> {
  readonly path: Readonly<Record<ParameterNames<Path>, string>>
  readonly query: Query
  readonly input: Input
  /** With the expected version of a change. */
  readonly change: ChangeOptions
}

/** The result of an operation. */
export interface Result {
  /** Serialized as JSON; a text or bytes that are sent unchanged if the operation or the result has a media type. */
  readonly value: unknown
  /** The media type of a requested text or file, if it differs from the media type of the operation. */
  readonly mediaType?: string | undefined
  /** The name under which a client saves a file: letters, digits, hyphens, dots. */
  readonly fileName?: string | undefined
  /** The version of a single record, for its entity tag; null for everything else. */
  readonly version: number | null
  readonly notices: readonly Notice[]
}

/** The methods of operations. GET includes HEAD. */
export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Converts the record of an operation for a JSON Patch, and the resulting changes for the service. */
export interface PatchForm {
  readonly toResource: (record: object) => object
  readonly toInput: (changes: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** One operation of the interface, with everything needed to route, run and describe it. */
export interface Operation {
  /** 'createSite'; unique among all. */
  readonly id: string
  readonly method: HttpMethod
  /** '/v1/sites/{siteId}' */
  readonly path: string
  /** The parameter names of the path, in order. */
  readonly parameters: readonly string[]
  readonly summary: string
  /** The resource that groups the operation in the documentation. */
  readonly tag: string
  /** False for operations of the contract. */
  readonly isExtension: boolean
  /** True if nothing is stored, as RFC 9110 defines it: a GET, or a POST that only queries. */
  readonly isSafe: boolean
  /** True for the management of keys and locked periods. */
  readonly needsAdmin: boolean
  /** The query parameters; null: no parameters. */
  readonly query: z.ZodObject | null
  /** The name of the body's schema; null: no body. */
  readonly input: BodyName | null
  /** The status of success. */
  readonly status: 200 | 201 | 204
  readonly answer: z.ZodType | null
  /** The media type of a response that is already text; null: JSON. */
  readonly mediaType: string | null
  /** Media types of texts that the query may request instead. */
  readonly textTypes: readonly string[]
  /** Media types of files that the query may request instead. */
  readonly fileTypes: readonly string[]
  readonly run: (company: Company, call: Call) => Promise<Result>
  /** For a list: reads a part of it; null for everything else. */
  readonly list: ListOf<Call> | null
  /** For a list inside an object: reads the requested page; null for a short one, which `run` returns. */
  readonly page: PageOf<Call> | null
  /** For an update: gets the current record, to apply a JSON Patch; null for everything else. */
  readonly current: ((company: Company, path: Readonly<Record<string, string>>) => Promise<Outcome<object>>) | null
  readonly patchForm: PatchForm | null
}

/** Records in order, and the start of the next part. */
export interface RecordsPage {
  readonly records: readonly unknown[]
  /** The value for `after` of the next part; absent at the end. */
  readonly next?: string | number
}

/** A page with records inside an object: the records, and the JSON around them. */
export interface FramedPage {
  readonly offset: number
  readonly limit: number
  readonly before: string
  /** The JSON after the records, given their number. */
  readonly after: (count: number) => string
}

type PageOf<OfOperation extends Call> = (
  company: Company,
  call: Omit<OfOperation, 'change'>,
) => Promise<FramedPage | null>
type ListOf<OfOperation> = (company: Company, call: OfOperation) => Promise<RecordsPage>

/** An operation that answers with a list. */
export type ListOperation = Operation & { readonly list: ListOf<Call> }

/** True for an operation that returns a list in parts. */
export function isList(operation: Operation): operation is ListOperation {
  return operation.list !== null
}

/** The definition of an operation, without its method and path. */
interface OperationDefinition<Path extends string, Input, Query> {
  readonly id: string
  readonly summary: string
  readonly tag: string
  readonly needsAdmin?: true
  readonly isSafe?: true
  readonly query?: z.ZodObject & z.ZodType<Query>
  readonly status?: 200 | 201 | 204
  readonly answer: z.ZodType | null
  readonly mediaType?: string
  readonly textTypes?: readonly string[]
  readonly fileTypes?: readonly string[]
  /** Required without `list`, and with `page`. */
  readonly run?: (company: Company, call: Call<Path, Input, Query>) => Promise<Result>
  readonly list?: ListOf<Call<Path, Input, Query>>
  readonly page?: PageOf<Call<Path, Input, Query>>
  readonly current?: (
    company: Company,
    path: Readonly<Record<ParameterNames<Path>, string>>,
  ) => Promise<Outcome<object>>
  readonly patchForm?: PatchForm
}

const STATUS = { GET: 200, POST: 201, PATCH: 200, DELETE: 204 } as const satisfies Record<HttpMethod, number>

/** Lists the parameter names of a path, in order. */
function parameterNames(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** Runs a list operation by reading one part. */
function runOfList(list: ListOf<Call>): Operation['run'] {
  return async (company, call) => ({ value: (await list(company, call)).records, version: null, notices: [] })
}

/**
 * Defines an operation. It is an extension unless `CONTRACT` lists it. Default status: 201 for a POST that stores a
 * record, 204 for DELETE, 200 otherwise.
 */
export function operation<const Path extends string, Name extends InputName = never, Query = unknown>(
  method: HttpMethod,
  path: Path,
  described: OperationDefinition<Path, Payload<Name>, Query> & {
    readonly input?: Name | Exclude<BodyName, InputName>
  },
): Operation {
  const { query = null, input = null, mediaType = null, textTypes = [], fileTypes = [] } = described
  const { needsAdmin = false, isSafe = method === 'GET', list = null, page = null, current = null } = described
  const { status = isSafe ? 200 : STATUS[method], patchForm = null } = described
  return Object.freeze({
    ...described,
    ...{ method, path, parameters: parameterNames(path), isExtension: true, isSafe, needsAdmin },
    ...{ query, input, status, mediaType, textTypes, fileTypes, patchForm },
    // calls match the operation's own path, query and input
    list: list as Operation['list'],
    page: page as Operation['page'],
    run: (described.run ?? runOfList(list as ListOf<Call>)) as Operation['run'],
    current,
  })
}

/** True if the operation requires a body. */
export function takesBody({ input }: Operation): boolean {
  return input !== null
}

/** Makes a result with a single record. */
export function recordResult({ record, version, notices }: Outcome<unknown>): Result {
  return { value: record, version, notices }
}

/** Requests a part of a list without a total count, which the contract does not return. */
export function withoutTotal<Part extends object>(part: Part): Part & { readonly isCounted: false } {
  return { ...part, isCounted: false }
}

/** Makes a result with any other value. */
export function valueResult(value: unknown): Result {
  return { value, version: null, notices: [] }
}

/** Makes a result with a text of its own media type. */
export function textResult(text: string, mediaType: string): Result {
  return { ...valueResult(text), mediaType }
}

/** Makes a result with the bytes of a file. */
export function fileResult(bytes: Uint8Array, file: { readonly mediaType: string; readonly fileName: string }): Result {
  return { ...valueResult(bytes), ...file }
}

/** Makes the empty result of a deletion. */
export function emptyResult(_deleted: Outcome<unknown>): Result {
  return { value: null, version: null, notices: [] }
}
