import { CONTRACT } from '../contract.ts'
import { EXTENSIONS } from '../extensions/extensions.ts'
import { type DocumentOptions, describeOperations } from './describe-operations.ts'
import type { OpenApiDocument } from './open-api-document.ts'

/** Options of `openApiDocument`. */
export interface OpenApiOptions extends DocumentOptions {
  /** Includes the operations beyond the contract, in a group of their own; default: false. */
  readonly extensions?: boolean
}

/**
 * The interface as OpenAPI 3.1, as plain data: the 19 operations of the contract, their bodies under the input policy,
 * their responses, and every error as problem+json. To serve it, see `documentation`.
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
