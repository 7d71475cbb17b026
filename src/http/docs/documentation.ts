import type { ApiDocument, Described } from '../document.ts'
import { type DocumentOptions, describeOperations } from '../openapi/describe-operations.ts'
import { docsPage } from './docs-page.ts'
import { STYLE_SHEET } from './style-sheet.ts'

/**
 * What describes an interface, for `documents` of `createApi`: the OpenAPI document at `/v1/openapi.json`, and a page to
 * read at `/v1/docs`, which runs no script and loads nothing but its own style sheet. Both tell of the operations that
 * are served, so that they need not be told whether extensions are.
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
export function documentation(options: DocumentOptions = {}): readonly ApiDocument[] {
  const describe = ({ operations, basePath }: Described) => {
    const serverUrl = options.serverUrl ?? (basePath === '' ? '/' : basePath)
    return describeOperations(operations, { ...options, serverUrl })
  }
  return [
    {
      path: '/v1/openapi.json',
      contentType: 'application/json',
      load: (described) => JSON.stringify(describe(described)),
    },
    {
      path: '/v1/docs',
      contentType: 'text/html; charset=utf-8',
      load: (described) => docsPage(describe(described), 'docs/style.css'),
    },
    { path: '/v1/docs/style.css', contentType: 'text/css; charset=utf-8', load: () => STYLE_SHEET },
  ]
}
