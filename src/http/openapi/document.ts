import { CONTRACT } from '../contract.ts'
import { EXTENSIONS } from '../extensions/extensions.ts'
import { type DocumentOptions, describeOperations } from './describe-operations.ts'
import type { OpenApiDocument } from './open-api-document.ts'

/** What is described, and what the host says of itself. */
export interface OpenApiOptions extends DocumentOptions {
  /** Also what the contract does not show, in a group apart; not given: false. */
  readonly extensions?: boolean
}

/**
 * The interface as OpenAPI 3.1, as plain data: the 19 operations of the contract, their bodies as the policy reads them,
 * their answers, and every error as problem+json. To serve it, see `documentation`.
 *
 * @example
 * ```ts
 * import { openApiDocument } from 'tonne/http'
 *
 * const { openapi, paths } = openApiDocument({ title: 'Our emissions' })
 * openapi // => '3.1.0'
 * Object.values(paths).flatMap((methods) => Object.keys(methods)).length // => 19
 * Object.keys(paths['/v1/travels/{travelId}'] ?? {}) // => ['get', 'patch']
 * ```
 */
export function openApiDocument({ extensions = false, ...options }: OpenApiOptions = {}): OpenApiDocument {
  return describeOperations(extensions ? [...CONTRACT, ...EXTENSIONS] : CONTRACT, options)
}
