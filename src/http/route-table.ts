import { fail } from '../errors/index.ts'

/** What a path leads to, by method. */
export interface Route<Endpoint> {
  readonly endpoints: ReadonlyMap<string, Endpoint>
  /** What the path takes, for the header Allow: 'GET, HEAD, POST'. */
  readonly allow: string
  /** What stood where the path has names, in order, decoded. */
  readonly values: readonly string[]
}

/** Finds what a path leads to. */
export interface RouteTable<Endpoint> {
  /** The route of a path that begins with '/', or null. Throws `path_malformed`. */
  find(path: string): Route<Endpoint> | null
}

/** An endpoint with the method and path that lead to it. */
export interface RouteEntry<Endpoint> {
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

function branchBelow<Endpoint>(branch: Branch<Endpoint>, segment: string): Branch<Endpoint> {
  if (segment.startsWith('{')) {
    branch.named ??= emptyBranch()
    return branch.named
  }
  const below = branch.literals.get(segment) ?? emptyBranch<Endpoint>()
  branch.literals.set(segment, below)
  return below
}

function segmentsOf(path: string): readonly string[] {
  return path.slice(1).split('/')
}

/** A segment as it is meant; most have no escape. Throws `path_malformed`. */
function decoded(segment: string): string {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return fail('', 'path_malformed', 'the path has an escape (%) that is no character of UTF-8')
  }
}

/** A branch, and the raw values of the names on the way to it: literals match as they were sent, never decoded. */
function follow<Endpoint>(
  root: Branch<Endpoint>,
  segments: readonly string[],
): { readonly branch: Branch<Endpoint>; readonly values: string[] } | null {
  const values: string[] = []
  let branch = root
  for (const segment of segments) {
    const literal = branch.literals.get(segment)
    if (literal === undefined) {
      // an empty segment names nothing: neither '/v1/sites/' nor '/v1//sites' is a path
      if (branch.named === null || segment === '') return null
      values.push(segment)
    }
    branch = literal ?? (branch.named as Branch<Endpoint>)
  }
  return { branch, values }
}

/**
 * A table of paths. A segment that stands for a name is decoded once, after the path is split, so that an id may hold an
 * escaped slash. All others are equal only letter by letter, as they were sent: a host that guards '/v1/api-keys' by its
 * letters guards every way to it. A slash at the end, a doubled one, and dots lead nowhere.
 */
export function routeTable<Endpoint>(entries: readonly RouteEntry<Endpoint>[]): RouteTable<Endpoint> {
  const root = emptyBranch<Endpoint>()
  for (const { method, path, endpoint } of entries) {
    const branch = segmentsOf(path).reduce(branchBelow, root)
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
      return { endpoints: branch.endpoints, allow: branch.allow, values: values.map(decoded) }
    },
  }
}
