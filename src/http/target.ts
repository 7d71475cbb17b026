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
export function targetBelow(target: string, basePath: string): Target | null {
  return target.startsWith(`${basePath}/`) ? splitTarget(target.slice(basePath.length)) : null
}

/** Cuts off the base path of a target of /v1; null for any other target, such as '//v1'. */
export function ownTarget(target: string, basePath: string): Target | null {
  const below = targetBelow(target, basePath)
  return below !== null && (below.path === '/v1' || below.path.startsWith('/v1/')) ? below : null
}
