import { KeyedMutex } from '../base/index.ts'
import { checkOptionNames, EmissionsError } from '../core/errors/index.ts'
import { answerIfNew, documentResponse, entityTags, inPieces, withFullBody, withoutBody } from './answers.ts'
import type { ApiOptions } from './api-options.ts'
import { authentication, CHALLENGE } from './authenticate-request.ts'
import { CONTRACT } from './contract.ts'
import type { ApiDocument, Described } from './document.ts'
import { EXTENSIONS } from './extensions/extensions.ts'
import type { Operation } from './operation.ts'
import {
  missingPath,
  type ProblemBody,
  type ProblemDetails,
  problemResponse,
  rejection,
  reportFailure,
  standardBody,
} from './problem.ts'
import { bodyReader, budgetOf } from './read-body.ts'
import type { Api, ApiRequest, ApiResponse, StreamedResponse, TextResponse } from './request.ts'
import { listHeader, mediaTypesOf } from './request-headers.ts'
import { normalBasePath, ownTarget, type RouteTable, routeTable, splitTarget, type Target } from './route-table.ts'
import { type Runtime, runOperation } from './run-operation.ts'

const MIB = 1024 * 1024
const BODY_BYTES_MAX = MIB

function createBudgets({ budgets = {} }: ApiOptions) {
  checkOptionNames(budgets, { answersPerKey: true, answers: true, bodyBytesPerKey: true, bodyBytes: true })
  const { answersPerKey = 32, answers = 128, bodyBytesPerKey = 64 * MIB, bodyBytes = 256 * MIB } = budgets
  return {
    answers: budgetOf('long responses', { perKey: answersPerKey, inAll: answers }),
    bodies: budgetOf('bodies', { perKey: bodyBytesPerKey, inAll: bodyBytes }),
  }
}

/** The operation or document at a path and method. */
type Endpoint = { readonly operation: Operation } | { readonly document: () => Promise<ApiResponse> }

/** The dependencies of an interface. */
interface Parts {
  readonly basePath: string
  readonly routes: RouteTable<Endpoint>
  readonly runtime: Runtime
  /** Makes the response for an error. */
  readonly problem: (error: unknown, request: ApiRequest, headers?: TextResponse['headers']) => TextResponse
}

/** Makes a response with a document, which is loaded on the first request. */
function documentLoader(document: ApiDocument, described: Described): () => Promise<ApiResponse> {
  let made: Promise<ApiResponse> | undefined
  const make = async () => documentResponse(document, await document.load(described))
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}

function createRoutes({ documents = [] }: ApiOptions, described: Described): RouteTable<Endpoint> {
  return routeTable<Endpoint>([
    ...described.operations.map((operation) => ({ ...operation, endpoint: { operation } })),
    ...documents.map((document) => ({
      ...document,
      method: 'GET',
      endpoint: { document: documentLoader(document, described) },
    })),
  ])
}

/** Makes the bodies of problems as the host does. If that fails, the failure is reported, and the standard body is sent. */
function hostProblemBody(
  { problemOf: own }: Pick<ApiOptions, 'problemOf'>,
  request: ApiRequest,
  report: (error: unknown) => void,
): (problem: ProblemDetails) => ProblemBody {
  if (own === undefined) return standardBody
  return (problem) => {
    try {
      const { body, mediaType = 'application/json' } = own(problem, request)
      const text: unknown = JSON.stringify(body)
      if (typeof text === 'string' && typeof mediaType === 'string') return { mediaType, text }
      throw new TypeError('problemOf must return { body }, an object that JSON can hold')
    } catch (error) {
      report(error)
      return standardBody(problem)
    }
  }
}

const OPTION_NAMES: Readonly<Record<keyof ApiOptions, true>> = {
  ...{ service: true, authenticate: true, problemOf: true, extensions: true, basePath: true, documents: true },
  ...{ bodyBytesMax: true, budgets: true, onError: true },
}

function createParts(options: ApiOptions): Parts {
  const { service, extensions = false, bodyBytesMax = BODY_BYTES_MAX, onError = null } = options
  const basePath = normalBasePath(options.basePath ?? '')
  const operations = extensions ? [...CONTRACT, ...EXTENSIONS] : CONTRACT
  const runtime: Runtime = {
    service,
    authentication: authentication(options),
    readBody: bodyReader(bodyBytesMax),
    mutex: new KeyedMutex<string>(),
    ...createBudgets(options),
    onError: (error, request) => reportFailure(onError, error, request),
  }
  const problem: Parts['problem'] = (error, request, headers = {}) => {
    const bodyOf = hostProblemBody(options, request, (failure) => runtime.onError(failure, request))
    return problemResponse(error, splitTarget(request.target).path, { headers, bodyOf })
  }
  return { basePath, routes: createRoutes(options, { operations, basePath }), runtime, problem }
}

/** Selects the headers of an error response. */
function problemHeaders(
  error: unknown,
  { method, path, routes }: { readonly method: string; readonly path: string; readonly routes: RouteTable<Endpoint> },
): Readonly<Record<string, string>> {
  const code = EmissionsError.is(error) ? error.code : 'internal_error'
  if (code === 'unauthenticated') return CHALLENGE
  if (code !== 'method_not_allowed' && code !== 'media_type_unsupported') return {}
  const route = routes.find(path)
  if (code === 'method_not_allowed') return { allow: route?.allow ?? '' }
  const endpoint = route?.endpoints.get(method)
  const isPatch = method === 'PATCH' && endpoint !== undefined && 'operation' in endpoint
  return isPatch ? { 'accept-patch': mediaTypesOf(endpoint.operation) } : {}
}

/** Responds with the document, or 304 if the client has it. */
async function respondWithDocument(
  { headers }: ApiRequest,
  document: () => Promise<ApiResponse>,
): Promise<StreamedResponse> {
  const known = listHeader(headers, 'if-none-match')
  return inPieces(answerIfNew(await document(), known === null ? null : entityTags(known, 'if-none-match')))
}

function respond({ routes, runtime }: Parts, request: ApiRequest, { path, search }: Target): Promise<StreamedResponse> {
  const route = routes.find(path)
  if (route === null) throw missingPath()
  const endpoint = route.endpoints.get(request.method)
  if (endpoint === undefined) throw rejection('method_not_allowed', `the endpoint accepts ${route.allow}`)
  if ('document' in endpoint) return respondWithDocument(request, endpoint.document)
  return runOperation(runtime, request, { operation: endpoint.operation, values: route.values, search })
}

async function answerOwn(parts: Parts, request: ApiRequest, target: Target): Promise<StreamedResponse> {
  const { routes, runtime, problem } = parts
  const { method } = request
  let response: StreamedResponse
  try {
    response = await respond(parts, request, target)
  } catch (error) {
    const headers = problemHeaders(error, { method, path: target.path, routes })
    response = problem(error, request, headers)
    runtime.onError(error, request)
  }
  return method === 'HEAD' ? withoutBody(response) : response
}

/** Reads the complete body of a response. If a piece fails, the error becomes the response. */
async function completeResponse(
  { problem }: Parts,
  response: StreamedResponse,
  request: ApiRequest,
): Promise<ApiResponse> {
  try {
    return await withFullBody(response)
  } catch (error) {
    return problem(error, request)
  }
}

/**
 * Creates the /v1 interface over a service, for any host: the adapters of tonne/http/node, /fetch, /fastify and /lambda
 * mount it. Checks run in this order: the path (404), the method (405), the API key (401, 403), the media type (415),
 * the size (413), the JSON and its shape (400), the resources in the path (404), the version (412), the meaning (422),
 * and conflicts (409). Neither `handle` nor `answer` ever rejects. Throws `unknown_field` for an option that it does not have.
 *
 * @example
 * ```ts
 * import { createApi } from 'tonne/http'
 * import { createService } from 'tonne/service'
 * const service = createService()
 * const api = createApi({ service })
 * const { record } = await service.company(7).apiKeys.issue({ name: 'ERP' })
 * const request = { method: 'GET', target: '/v1/units', body: async () => '' }
 * const answered = await api.answer({ ...request, headers: { 'x-api-key': record.key } })
 * answered.status // => 200
 * JSON.parse(String(answered.body)).length // => 10
 * const refused = await api.answer({ ...request, headers: {} })
 * JSON.parse(String(refused.body)).code // => 'unauthenticated'
 * ```
 */
export function createApi<Host = unknown>(options: ApiOptions<Host>): Api {
  checkOptionNames(options, OPTION_NAMES)
  // adapters pass on what their host gave them, which only the host knows
  const parts = createParts(options as ApiOptions)
  const respondOwn = (request: ApiRequest): Promise<StreamedResponse> | null => {
    const target = ownTarget(request.target, parts.basePath)
    return target === null ? null : answerOwn(parts, request, target)
  }
  const handle = async (request: ApiRequest): Promise<StreamedResponse | null> => {
    const response = await respondOwn(request)
    return response === null || request.takesPieces === true ? response : completeResponse(parts, response, request)
  }
  return Object.freeze({
    handle: handle as Api['handle'],
    answer: async (request: ApiRequest) => {
      const response = await respondOwn(request)
      if (response !== null) return completeResponse(parts, response, request)
      const problem = parts.problem(missingPath(), request)
      return request.method === 'HEAD' ? withoutBody(problem) : problem
    },
  })
}
