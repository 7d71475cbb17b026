import type * as z from 'zod'
import type { Notice } from '../errors/index.ts'
import type { InputName } from '../resources/index.ts'
import type { ChangeOptions, Company, Outcome, Sent } from '../service/index.ts'

/** The names between braces of a path: 'siteId' of '/v1/sites/{siteId}'. */
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** What a request asks of an operation, read as far as this layer reads it; the input is for the service to read. */
export interface Call<Path extends string = string, Input = unknown, Query = unknown> {
  readonly path: Readonly<Record<NamesIn<Path>, string>>
  readonly query: Query
  readonly input: Input
  /** For the version that a change was made for. */
  readonly change: ChangeOptions
}

/** What an operation answers with. */
export interface Result {
  /** What is sent as JSON, or as it is where the operation names a media type. */
  readonly value: unknown
  /** Of a single record, for its entity tag; null for everything else. */
  readonly version: number | null
  readonly notices: readonly Notice[]
}

/** The methods that operations have. A GET answers HEAD too. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** How the record of an operation is shown to a JSON Patch, and how what that changed is said to the service. */
export interface PatchForm {
  readonly shown: (record: object) => object
  readonly meant: (changes: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** One operation of the interface: everything that routing, answering and describing it take. */
export interface Operation {
  /** 'createSite'; unique among all. */
  readonly id: string
  readonly method: Method
  /** '/v1/sites/{siteId}' */
  readonly path: string
  /** The names in the path, in order. */
  readonly parameters: readonly string[]
  readonly summary: string
  /** The resource it belongs to, by which the documentation is arranged. */
  readonly tag: string
  /** False for what the contract shows. */
  readonly isExtension: boolean
  /** True for what manages keys and locked periods. */
  readonly needsAdmin: boolean
  /** Query parameters by name; null: none are read. */
  readonly query: z.ZodObject | null
  /** The name of what its body is read by, among the inputs of resources; null where no body is due. */
  readonly input: InputName | null
  /** The status of success, and what it carries; null: nothing. */
  readonly status: 200 | 201 | 204
  readonly answer: z.ZodType | null
  /** The media type of an answer that is text already; null: the answer is written as JSON. */
  readonly mediaType: string | null
  readonly run: (company: Company, call: Call) => Promise<Result>
  /** Of a list: a part of it; null for everything else. */
  readonly list: ListOf<Call> | null
  /** Of a list whose answer is an object: the page that is asked for; null where it is short, and is run. */
  readonly page: PageOf<Call> | null
  /** Of an update: the record as it is, which a JSON Patch is applied to; null for everything else. */
  readonly current: ((company: Company, path: Readonly<Record<string, string>>) => Promise<Outcome<object>>) | null
  readonly patchForm: PatchForm | null
}

/** Records in order, and where to go on behind them. */
export interface PartOfList {
  readonly records: readonly unknown[]
  /** What `after` of the next part is; absent where nothing followed. */
  readonly next?: string | number
}

/** A page that is an object with records in it: where they lie, and the JSON around them. */
export interface FramedPage {
  readonly offset: number
  readonly limit: number
  readonly before: string
  /** By how many records there were. */
  readonly after: (count: number) => string
}

type PageOf<Asked extends Call> = (company: Company, call: Omit<Asked, 'change'>) => Promise<FramedPage | null>
type ListOf<Asked> = (company: Company, call: Asked) => Promise<PartOfList>

/** An operation that answers with a list. */
export type ListOperation = Operation & { readonly list: ListOf<Call> }

/** True for an operation that answers with a list, part by part. */
export function isList(operation: Operation): operation is ListOperation {
  return operation.list !== null
}

/** What has to be said of an operation; the rest follows from it. */
interface Described<Path extends string, Input, Query> {
  readonly id: string
  readonly method: Method
  readonly path: Path
  readonly summary: string
  readonly tag: string
  readonly needsAdmin?: true
  readonly query?: z.ZodObject & z.ZodType<Query>
  readonly status?: 200 | 201 | 204
  readonly answer: z.ZodType | null
  readonly mediaType?: string
  /** One of the two, or both with `page`. */
  readonly run?: (company: Company, call: Call<Path, Input, Query>) => Promise<Result>
  readonly list?: ListOf<Call<Path, Input, Query>>
  readonly page?: PageOf<Call<Path, Input, Query>>
  readonly current?: (company: Company, path: Readonly<Record<NamesIn<Path>, string>>) => Promise<Outcome<object>>
  readonly patchForm?: PatchForm
}

const STATUS = { GET: 200, POST: 201, PATCH: 200, DELETE: 204 } as const satisfies Record<Method, number>

/** The names in a path, in order. */
function namesIn(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string)
}

/** The running of a list: one part of it. */
function runOfList(list: ListOf<Call>): Operation['run'] {
  return async (company, call) => ({ value: (await list(company, call)).records, version: null, notices: [] })
}

/** An operation of the contract. A POST answers 201, a DELETE 204 and everything else 200 unless it says so. */
export function operation<const Path extends string, Name extends InputName = never, Query = unknown>(
  described: Described<Path, Sent<Name>, Query> & { readonly input?: Name },
): Operation {
  const { query = null, input = null, mediaType = null, patchForm = null } = described
  const { needsAdmin = false, list = null, page = null, current = null, status = STATUS[described.method] } = described
  return Object.freeze({
    ...described,
    parameters: namesIn(described.path),
    isExtension: false,
    needsAdmin,
    query,
    input,
    status,
    mediaType,
    patchForm,
    // a call is made by the operation's own path, query and input
    list: list as Operation['list'],
    page: page as Operation['page'],
    run: (described.run ?? runOfList(list as ListOf<Call>)) as Operation['run'],
    current: current as Operation['current'],
  })
}

/** The operation as one that the contract does not show. */
export function extension<const Path extends string, Name extends InputName = never, Query = unknown>(
  described: Described<Path, Sent<Name>, Query> & { readonly input?: Name },
): Operation {
  return Object.freeze({ ...operation(described), isExtension: true })
}

/** True where a body is due. */
export function takesBody({ input }: Operation): boolean {
  return input !== null
}

/** A single record. */
export function ofRecord({ record, version, notices }: Outcome<unknown>): Result {
  return { value: record, version, notices }
}

/** The part of a list that a query asks for, without how many there are in all: the contract shows it not. */
export function uncounted<Part extends object>(part: Part): Part & { readonly isCounted: false } {
  return { ...part, isCounted: false }
}

/** Anything else. */
export function ofValue(value: unknown): Result {
  return { value, version: null, notices: [] }
}

/** Of a deletion: nothing. */
export function ofNothing(_deleted: Outcome<unknown>): Result {
  return { value: null, version: null, notices: [] }
}
