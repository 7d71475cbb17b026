import { fail } from '../core/errors/index.ts'

/** The endpoints of a path, by method. */
interface RouteMatch<Endpoint> {
  readonly endpoints: ReadonlyMap<string, Endpoint>
  /** The methods of the path, for the header Allow: 'GET, HEAD, POST'. */
  readonly allow: string
  /** The values of the path parameters, in order, decoded. */
  readonly values: readonly string[]
}

/** Finds the endpoints of paths. */
export interface RouteTable<Endpoint> {
  /** Finds the route of a path that begins with '/'; null if no route fits. Throws `path_malformed`. */
  find(path: string): RouteMatch<Endpoint> | null
}

/** An endpoint with its method and path. */
interface RouteEntry<Endpoint> {
  readonly method: string
  /** '/v1/sites/{siteId}' */
  readonly path: string
  readonly endpoint: Endpoint
}

interface Branch<Endpoint> {
  readonly literals: Map<string, Branch<Endpoint>>
  named: Branch<Endpoint> | null
  readonly endpoints: Map<string, Endpoint>
  allow: string
}

/** The order of methods in Allow. */
const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']

function emptyBranch<Endpoint>(): Branch<Endpoint> {
  return { literals: new Map(), named: null, endpoints: new Map(), allow: '' }
}

function nestedBranch<Endpoint>(branch: Branch<Endpoint>, segment: string): Branch<Endpoint> {
  if (segment.startsWith('{')) {
    branch.named ??= emptyBranch()
    return branch.named
  }
  const nested = branch.literals.get(segment) ?? emptyBranch<Endpoint>()
  branch.literals.set(segment, nested)
  return nested
}

function segmentsOf(path: string): readonly string[] {
  return path.slice(1).split('/')
}

/** Decodes a segment; most have no escapes. Throws `path_malformed`. */
function decodeSegment(segment: string): string {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return fail('', 'path_malformed', 'the path contains an escape (%) that is not valid UTF-8')
  }
}

/** Finds a branch and the raw parameter values on its path. Literals match as sent, without decoding. */
function follow<Endpoint>(
  root: Branch<Endpoint>,
  segments: readonly string[],
): { readonly branch: Branch<Endpoint>; readonly values: string[] } | null {
  const values: string[] = []
  let branch = root
  for (const segment of segments) {
    const literal = branch.literals.get(segment)
    if (literal === undefined) {
      // an empty segment is not a parameter: neither '/v1/sites/' nor '/v1//sites' is a path
      if (branch.named === null || segment === '') return null
      values.push(segment)
    }
    branch = literal ?? (branch.named as Branch<Endpoint>)
  }
  return { branch, values }
}

/**
 * Makes a router. A segment for a parameter is decoded once, after the path is split, so that an id may contain an
 * escaped slash. Literals match only exactly as sent: a host that blocks '/v1/api-keys' literally blocks every path to
 * it. Trailing slashes, doubled slashes and dots match nothing.
 */
export function routeTable<Endpoint>(entries: readonly RouteEntry<Endpoint>[]): RouteTable<Endpoint> {
  const root = emptyBranch<Endpoint>()
  for (const { method, path, endpoint } of entries) {
    const branch = segmentsOf(path).reduce(nestedBranch, root)
    if (branch.endpoints.has(method)) throw new TypeError(`two operations are ${method} ${path}`)
    branch.endpoints.set(method, endpoint)
    if (method === 'GET') branch.endpoints.set('HEAD', endpoint)
    branch.allow = METHODS.filter((one) => branch.endpoints.has(one)).join(', ')
  }
  return {
    find: (path) => {
      const found = follow(root, segmentsOf(path))
      if (found === null || found.branch.endpoints.size === 0) return null
      const { branch, values } = found
      return { endpoints: branch.endpoints, allow: branch.allow, values: values.map(decodeSegment) }
    },
  }
}

/** The raw path and query of a target. */
export interface Target {
  /** The path below the base path: '/v1/sites'. */
  readonly path: string
  /** The part after the question mark, or ''. */
  readonly search: string
}

/** Normalizes a base path: 'api', '/api/' and '/api//' to '/api'; '/' to ''. */
export function normalBasePath(basePath: string): string {
  const names = basePath.split('/').filter((name) => name !== '')
  return names.map((name) => `/${name}`).join('')
}

/** Splits a target into path and query. */
export function splitTarget(target: string): Target {
  const index = target.indexOf('?')
  return index < 0 ? { path: target, search: '' } : { path: target.slice(0, index), search: target.slice(index + 1) }
}

/** Cuts off the base path; null for a target that is not below it, such as 'http://host/v1'. */
export function cutTarget(target: string, basePath: string): Target | null {
  return target.startsWith(`${basePath}/`) ? splitTarget(target.slice(basePath.length)) : null
}

/** Cuts off the base path of a target of /v1; null for any other target, such as '//v1'. */
export function ownTarget(target: string, basePath: string): Target | null {
  const below = cutTarget(target, basePath)
  return below !== null && (below.path === '/v1' || below.path.startsWith('/v1/')) ? below : null
}
