/**
 * tonne/http: the /v1 interface as a function from a plain request to a plain response. `createApi` builds it from a
 * service; the adapters of tonne/http/node, tonne/http/fetch, tonne/http/fastify and tonne/http/lambda mount it in a
 * host. Every operation is data: `CONTRACT` lists the operations of the contract, `EXTENSIONS` those beyond it.
 *
 * @module
 */
export type { ApiBudgets, ApiOptions, OwnProblem } from './api-options.ts'
export { CONTRACT } from './contract.ts'
export { createApi } from './create-api.ts'
export type { ApiDocument, Described } from './document.ts'
export { EXTENSIONS } from './extensions/extensions.ts'
export * from './openapi/documentation.ts'
export { openApiDocument } from './openapi/load-open-api-document.ts'
export type { DocumentOptions, OpenApiDocument, OpenApiOptions } from './openapi/open-api-document.ts'
export type { Call, HttpMethod, Operation, PatchForm, Result } from './operation.ts'
export type { ProblemDetails } from './problem.ts'
export type * from './request.ts'
export { STATUS_OF_CODE } from './status-of-code.ts'
