import { CONTRACT } from '../contract.ts'
import { EXTENSIONS } from '../extensions/extensions.ts'
import type { OpenApiDocument, OpenApiOptions } from './open-api-document.ts'

/**
 * Describes the interface as OpenAPI 3.1, as plain data: the 19 operations of the contract, their bodies under the
 * input policy, their responses, examples of both, and every error as problem+json. To serve it, see `documentation`.
 *
 * @example
 * ```ts
 * import { openApiDocument } from 'tonne/http'
 *
 * const { openapi, paths } = await openApiDocument({ title: 'Our emissions' })
 * openapi // => '3.1.0'
 * Object.values(paths).flatMap((methods) => Object.keys(methods)).length // => 19
 * Object.keys(paths['/v1/travels/{travelId}'] ?? {}) // => ['get', 'patch']
 * ```
 */
export async function openApiDocument({
  extensions = false,
  ...options
}: OpenApiOptions = {}): Promise<OpenApiDocument> {
  const { describeOperations } = await import('./describe-operations.ts')
  return describeOperations(extensions ? [...CONTRACT, ...EXTENSIONS] : CONTRACT, options)
}
