import type { ApiDocument, Described } from '../document.ts'
import { type DocumentOptions, describeOperations } from '../openapi/describe-operations.ts'
import { DOCS_POLICY, docsPage } from './docs-page.ts'
import { interactiveDocs, type SwaggerUiFiles } from './interactive-docs.ts'
import { STYLE_SHEET } from './style-sheet.ts'

/** Options of `documentation`. */
export interface DocumentationOptions extends DocumentOptions {
  /** Files of the npm package `swagger-ui-dist`, for an interactive page. */
  readonly swaggerUi?: SwaggerUiFiles
}

/**
 * The documentation of an interface, for `documents` of `createApi`: the OpenAPI document at `/v1/openapi.json`, and a
 * page at `/v1/docs`. Both describe the operations that are served, so they need no setting for extensions. The page is
 * static, without scripts, and loads nothing but its own style sheet; with `swaggerUi` it is interactive and served
 * from the given files: it loads nothing from any other host, and runs no inline scripts.
 *
 * @example
 * ```ts
 * import { createApi, documentation } from 'tonne/http'
 * import { createService } from 'tonne/service'
 *
 * const api = createApi({ service: createService(), documents: documentation({ title: 'Our emissions' }) })
 * const page = await api.answer({ method: 'GET', target: '/v1/docs', headers: {}, body: async () => '' })
 * page.status // => 200
 * page.headers['content-type'] // => 'text/html; charset=utf-8'
 * ```
 */
export function documentation({ swaggerUi, ...options }: DocumentationOptions = {}): readonly ApiDocument[] {
  const describe = ({ operations, basePath }: Described) => {
    const serverUrl = options.serverUrl ?? (basePath === '' ? '/' : basePath)
    return describeOperations(operations, { ...options, serverUrl })
  }
  const described: ApiDocument = {
    path: '/v1/openapi.json',
    contentType: 'application/json',
    load: (about) => JSON.stringify(describe(about)),
  }
  if (swaggerUi !== undefined) return [described, ...interactiveDocs(swaggerUi, options)]
  return [
    described,
    {
      path: '/v1/docs',
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': `${DOCS_POLICY}; frame-ancestors 'none'` },
      load: (about) => docsPage(describe(about), 'docs/style.css'),
    },
    { path: '/v1/docs/style.css', contentType: 'text/css; charset=utf-8', load: () => STYLE_SHEET },
  ]
}
