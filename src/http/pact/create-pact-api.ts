import { answerAtOnce } from '../../core/errors/index.ts'
import { inPieces, withoutBody } from '../answers.ts'
import { missingPath, rejection, reportFailure } from '../problem.ts'
import { bodyReader } from '../read-body.ts'
import type { Api, ApiRequest, ApiResponse, StreamedResponse } from '../request.ts'
import { listHeader } from '../request-headers.ts'
import { cutTarget, normalBasePath, type RouteTable, routeTable, type Target } from '../route-table.ts'
import { accessTokens } from './access-token.ts'
import { errorResponse, pactResponse, tokenErrorResponse, tokenRefusal } from './pact-answers.ts'
import { PACT_OPERATIONS, type PactOperation, type PactRuntime, TOKEN_PATH } from './pact-operations.ts'
import { checkOptions, type PactApiOptions, pathOfUrl } from './pact-options.ts'
import { textSigner } from './signed-text.ts'

const MIB = 1024 * 1024

/** True if the connection to the host is encrypted. */
function isEncryptedToHost({ isSecure }: ApiRequest): boolean {
  return isSecure === true
}

/** True if the header of the proxy says that the request arrived over https. */
function isEncryptedToProxy({ headers }: ApiRequest): boolean {
  const forwarded = listHeader(headers, 'x-forwarded-proto')
  // a list has one scheme per proxy; the proxy next to the client writes the first
  return forwarded?.split(',').every((scheme) => scheme.trim().toLowerCase() === 'https') ?? false
}

/** The dependencies of an interface. */
interface Parts {
  readonly basePath: string
  readonly routes: RouteTable<PactOperation>
  readonly runtime: PactRuntime
  readonly isSecure: (request: ApiRequest) => boolean
  readonly onError: NonNullable<PactApiOptions['onError']>
}

function partsOf(options: PactApiOptions): Parts {
  checkOptions(options)
  const { baseUrl, secret, tokenSeconds: seconds = 3600, bodyBytesMax = MIB } = options
  const { clock: clockOfHost = Date.now } = options
  const clock = () => answerAtOnce('clock', clockOfHost(), 'internal_error')
  const { footprints, authenticate, onEvent, trustForwardedProto = false, onError = null } = options
  const signer = textSigner(secret)
  const tokens = accessTokens(signer, { seconds, clock })
  return {
    basePath: normalBasePath(options.basePath ?? pathOfUrl(baseUrl)),
    routes: routeTable(PACT_OPERATIONS.map((operation) => ({ ...operation, endpoint: operation }))),
    runtime: { footprints, authenticate, onEvent, baseUrl, signer, tokens, readEvent: bodyReader(bodyBytesMax) },
    isSecure: trustForwardedProto === true ? isEncryptedToProxy : isEncryptedToHost,
    onError: (error, request) => reportFailure(onError, error, request),
  }
}

/** Finds the target of a request below the base path; null for other targets. */
function pactTarget(target: string, basePath: string): Target | null {
  const below = cutTarget(target, basePath)
  if (below === null) return null
  const { path } = below
  return path === TOKEN_PATH || path === '/3' || path.startsWith('/3/') ? below : null
}

const NEEDS_HTTPS = 'is answered over https alone; take other credentials if these were sent without it'

async function respondPact(
  { routes, runtime, isSecure }: Parts,
  request: ApiRequest,
  target: Target,
): Promise<ApiResponse> {
  const { path, search } = target
  if (!isSecure(request)) {
    if (path === TOKEN_PATH) return tokenRefusal('invalid_request', NEEDS_HTTPS)
    return pactResponse(403, { code: 'AccessDenied', message: NEEDS_HTTPS })
  }
  const route = routes.find(path)
  if (route === null) throw missingPath()
  const operation = route.endpoints.get(request.method)
  if (operation !== undefined) return operation.answer(runtime, { request, search, values: route.values })
  const error = rejection('method_not_allowed', `the endpoint accepts ${route.allow}`)
  return path === TOKEN_PATH ? tokenErrorResponse(error) : errorResponse(error, { allow: route.allow })
}

async function answerPact(parts: Parts, request: ApiRequest, target: Target): Promise<ApiResponse> {
  let response: ApiResponse
  try {
    response = await respondPact(parts, request, target)
  } catch (error) {
    response = target.path === TOKEN_PATH ? tokenErrorResponse(error) : errorResponse(error)
    parts.onError(error, request)
  }
  return request.method === 'HEAD' ? withoutBody(response) : response
}

/**
 * Creates the API of PACT version 3 over your footprints, for any host: the adapters of tonne/http/node, /fetch,
 * /fastify and /lambda mount it, with or without /v1. It answers `POST /auth/token`, `GET /3/footprints`, `GET
 * /3/footprints/{id}` and `POST /3/events`, only over https. Checks run in this order: https (403), the path (404), the
 * method (405), the token (400, 401 if expired), the media type (415), the size (413), and the content (400). Neither
 * `handle` nor `answer` ever rejects. Throws `url_invalid`, `text_invalid` and `number_out_of_range` for its options.
 *
 * @example
 * ```ts
 * import { fetchHandler } from 'tonne/http/fetch'
 * import { createPactApi, memoryFootprints } from 'tonne/http/pact'
 * const api = createPactApi({
 *   footprints: memoryFootprints([]),
 *   authenticate: ({ clientId, clientSecret }) => (clientSecret === 'of a buyer' ? clientId : null),
 *   onEvent: (event, recipient) => console.log(recipient, event.type),
 *   baseUrl: 'https://acme.example',
 *   secret: 'at least 32 characters of your own',
 * })
 * const handle = fetchHandler(api)
 * const answered = await handle(
 *   new Request('https://acme.example/auth/token', {
 *     method: 'POST',
 *     headers: { authorization: `Basic ${btoa('buyer:of a buyer')}` },
 *     body: new URLSearchParams({ grant_type: 'client_credentials' }),
 *   }),
 * )
 * const { access_token: token } = JSON.parse(await answered.text())
 * const headers = { authorization: `Bearer ${token}` }
 * const list = await handle(new Request('https://acme.example/3/footprints?geography=DE', { headers }))
 * await list.text() // => '{"data":[]}'
 * ```
 */
export function createPactApi(options: PactApiOptions): Api {
  const parts = partsOf(options)
  const own = async (request: ApiRequest): Promise<ApiResponse | null> => {
    const target = pactTarget(request.target, parts.basePath)
    return target === null ? null : answerPact(parts, request, target)
  }
  const handle = async (request: ApiRequest): Promise<StreamedResponse | null> => {
    const response = await own(request)
    return response !== null && request.takesPieces === true ? inPieces(response) : response
  }
  return Object.freeze({
    handle: handle as Api['handle'],
    answer: async (request: ApiRequest) => {
      const response = await own(request)
      if (response !== null) return response
      const error = errorResponse(missingPath())
      return request.method === 'HEAD' ? withoutBody(error) : error
    },
  })
}
