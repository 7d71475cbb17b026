import type * as z from 'zod'
import { type InputName, type ResourceName, resourceSchemas } from '../../resources/index.ts'
import type { ChangeOptions, Company, Outcome, PageRequest, Payload } from '../../service/index.ts'
import type { ParameterNames, PatchForm, RecordsPage } from '../operation.ts'
import { pageQuery } from '../query-parameters.ts'

/** An operation that a kind of record may have. */
export type Offer = 'list' | 'create' | 'get' | 'update' | 'delete' | 'recalculate'

/** The offers of a record that clients maintain, in the order of the documentation. */
export const MAINTAINED = ['list', 'create', 'get', 'update', 'delete'] as const

/** The offers of a record whose emission is calculated. */
export const CALCULATED = [...MAINTAINED, 'recalculate'] as const

/** The values of the parameters of a path, by name. */
export type PathValues<Path extends string = string> = Readonly<Record<ParameterNames<Path>, string>>

/** The ids of the parent record in a path: one, or an empty tuple without a parent. */
type ParentIds<Path extends string> = Path extends `${string}{${string}}${string}{${string}}` ? [string] : []

/** The key of one record for its use cases: its id, or all ids of the path if it has a parent. */
type KeyOf<Path extends string> = ParentIds<Path> extends [] ? string : PathValues<Path>

type PayloadOf<Name extends string> = Name extends InputName ? Payload<Name> : never

/** The use case of each offer. */
interface UseCases<Name extends string, Path extends string, Key> {
  readonly list: (...part: [...ParentIds<Path>, PageRequest]) => Promise<RecordsPage>
  readonly create: (...payload: [...ParentIds<Path>, PayloadOf<`create${Name}`>]) => Promise<Outcome<object>>
  readonly get: (key: Key) => Promise<Outcome<object>>
  readonly update: (key: Key, payload: PayloadOf<`update${Name}`>, options: ChangeOptions) => Promise<Outcome<object>>
  readonly delete: (key: Key, options: ChangeOptions) => Promise<Outcome<object>>
  readonly recalculate: (key: Key) => Promise<Outcome<object>>
}

/** The name of a record that clients create. */
type CreatedName = InputName extends infer Name ? (Name extends `create${infer Record}` ? Record : never) : never

/** The fields of a kind that have a default. */
interface KindDefaults {
  /** The operations, in the order of the documentation. Default: `MAINTAINED`. */
  readonly offers: readonly Offer[]
  /** The base of the id of the list: 'Vendors'. Default: the resource with an s. */
  readonly plural: string
  /** The group in the documentation: 'Vendors'. Default: the plural. */
  readonly tag: string
  /** The singular in summaries: 'vendor'. Default: the resource. */
  readonly noun: string
  /** Ids of operations. Default: the offer and the resource, as 'createVendor'. */
  readonly ids: { readonly [Name in Offer]?: string }
  /** Summaries of operations. Default: made of the noun. */
  readonly summaries: { readonly [Name in Offer]?: string }
  /** The offers that need an admin key. Default: no offer. */
  readonly adminOnly: readonly Offer[]
  /** The query of the list. Default: `pageQuery`. */
  readonly query: z.ZodObject
  /** The schema of a record in responses. Default: the schema of the resource. */
  readonly schema: z.ZodType
  /** The schemas of responses that differ from `schema`. */
  readonly answers: { readonly [Name in Offer]?: z.ZodType }
  /** Converts a record for a JSON Patch. Default: the record is patched as it is. */
  readonly patchForm: PatchForm | null
}

/** A kind of record: its path, its names in the documentation, its operations and their use cases. */
export interface ResourceKind extends KindDefaults {
  /** The resource in responses, and the base of operation ids: 'Vendor'. */
  readonly resource: string
  /** The path of one record: '/v1/vendors/{vendorId}'. */
  readonly path: string
  /** The path of the list: '/v1/vendors'. */
  readonly listPath: string
  /** The parameter of the path that holds the id of the parent record; null without a parent. */
  readonly parent: string | null
  /** The key of one record for its use cases, from the values of the path. */
  readonly key: (values: PathValues) => unknown
  readonly of: (company: Company) => AnyUseCases
}

/** Use cases whose arguments the definition of the kind has checked. */
type AnyUseCases = {
  readonly [Name in Offer]: (
    ...values: readonly unknown[]
  ) => Promise<Name extends 'list' ? RecordsPage : Outcome<object>>
}

interface KindDefinition<Name extends CreatedName, Path extends string, Offers extends Offer, Key>
  extends Partial<KindDefaults> {
  readonly resource: Name
  readonly path: Path
  readonly offers?: readonly Offers[]
  /** Default: the id, or all ids of the path. */
  readonly key?: (values: PathValues<Path>) => Key
  /** The use cases of the offers. */
  readonly of: (company: Company) => Pick<UseCases<Name, Path, Key>, NoInfer<Offers>>
}

/** Converts 'EmissionFactors' to 'Emission factors'. */
function splitWords(name: string): string {
  return name.replaceAll(/(?!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** Defines a kind of record. Its use cases must fit its path and the schemas of its resource. */
export function resourceKind<
  Name extends CreatedName,
  const Path extends string,
  Offers extends Offer = (typeof MAINTAINED)[number],
  Key = KeyOf<Path>,
>(kind: KindDefinition<Name, Path, Offers, Key>): ResourceKind {
  const { resource, path, plural = `${resource}s` } = kind
  const listPath = path.slice(0, path.lastIndexOf('/'))
  const parent = /\{(\w+)\}/.exec(listPath)?.[1] ?? null
  const defaults: Omit<ResourceKind, 'resource' | 'path' | 'of'> = {
    offers: MAINTAINED,
    plural,
    tag: splitWords(plural),
    noun: splitWords(resource).toLowerCase(),
    ids: {},
    summaries: {},
    adminOnly: [],
    query: pageQuery,
    schema: resourceSchemas[resource as ResourceName],
    answers: {},
    patchForm: null,
    listPath,
    parent,
    key: (values) => (parent === null ? Object.values(values)[0] : values),
  }
  // the definition was checked with the types of its own path and payloads
  return Object.freeze({ ...defaults, ...kind } as unknown as ResourceKind)
}
