import { checkOptionNames } from '../../core/errors/index.ts'
import type { ApiDocument, Described } from '../document.ts'
import { DEFAULT_TITLE, type DocumentOptions } from './open-api-document.ts'

/** A file as text, or a function that reads it on the first request. */
export type TextFile = string | (() => string | Promise<string>)

/** Files of the npm package `swagger-ui-dist`, which the host installs: `findSwaggerUi` of tonne/http/node reads them. */
export interface SwaggerUiFiles {
  /** `swagger-ui-bundle.js` */
  readonly script: TextFile
  /** `swagger-ui.css` */
  readonly styleSheet: TextFile
}

/** Options of `documentation`. */
export interface DocumentationOptions extends DocumentOptions {
  /** The viewer; without it, the page links to the OpenAPI document and says how to install one. */
  readonly swaggerUi?: SwaggerUiFiles | undefined
}

const OPTION_NAMES: Readonly<Record<keyof DocumentationOptions, true>> = {
  ...{ title: true, version: true, serverUrl: true, contact: true, policy: true, swaggerUi: true },
}

/** Browsers cache these responses and revalidate them. */
const REVALIDATED = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' } as const

/**
 * Loads the OpenAPI document next to the page, shows the descriptions of fields, and queries no validator of another
 * host.
 */
const INITIALIZE = `SwaggerUIBundle({
  url: 'openapi.json',
  domNode: document.getElementById('docs'),
  deepLinking: true,
  defaultModelExpandDepth: 2,
  validatorUrl: null,
})
`

/**
 * Fits the viewer on a phone, with cells below each other in full width. Hides links, because the document has no
 * links.
 */
const NARROW = `.swagger-ui .response-col_links { display: none }
.swagger-ui .opblock-section-header { flex-wrap: wrap; height: auto }
@media (max-width: 640px) {
  .swagger-ui .wrapper { padding: 0 8px }
  .swagger-ui .opblock-body .table-container, .swagger-ui .responses-inner { padding: 12px }
  .swagger-ui .opblock-body :is(table, tbody, tr) { display: block }
  .swagger-ui .opblock-body td { display: block; padding: 4px 0 }
  .swagger-ui .opblock-body thead { display: none }
  .swagger-ui .opblock-body :is(.parameters, .body-param) :is(input, select, textarea) { max-width: none; width: 100% }
  .swagger-ui .opblock-body .highlight-code > .microlight { max-height: 280px }
}
`

/** The empty icon keeps browsers from requesting one of the host. */
const VIEWER_HEAD =
  '<link rel="icon" href="data:,"><link rel="stylesheet" href="docs/swagger-ui.css"><link rel="stylesheet" href="docs/narrow.css">'
const VIEWER_BODY =
  '<div id="docs"></div><noscript>This page needs scripts. What it shows is <a href="openapi.json">openapi.json</a>.</noscript><script src="docs/swagger-ui-bundle.js"></script><script src="docs/initialize.js"></script>'

const HINT = `<p>The interface is described in OpenAPI 3.1: <a href="openapi.json">openapi.json</a></p>
<p>This server can also show it as an interactive page. Run <code>npm install swagger-ui-dist</code>, pass the files to <code>documentation({ swaggerUi: findSwaggerUi() })</code> as <code>tonne serve</code> does, and start the server again.</p>`

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Builds the page from markup. */
function buildPage(title: string, { head, body }: { readonly head: string; readonly body: string }): string {
  const meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
  return `<!doctype html>\n<html lang="en"><head>${meta}<title>${title}</title>${head}</head><body>${body}</body></html>\n`
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/** Finds the origin of the server; '' if it is the origin of the page. */
function hostOf(serverUrl = ''): string {
  return /^https?:\/\/[\w.:[\]-]+/i.exec(serverUrl)?.[0] ?? ''
}

/**
 * Builds the content security policy: it allows files next to the page, images in its style sheet, and requests to the
 * interface.
 */
function policyOf({ serverUrl }: DocumentOptions): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${hostOf(serverUrl)}`.trimEnd(),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function assetDocument(name: string, contentType: string, text: TextFile): ApiDocument {
  const load = typeof text === 'function' ? () => text() : () => text
  return { path: `/v1/docs/${name}`, contentType: `${contentType}; charset=utf-8`, headers: REVALIDATED, load }
}

/** Lists the page and the files that it loads. */
function pageDocuments({ swaggerUi, ...options }: DocumentationOptions): readonly ApiDocument[] {
  const title = escapeHtml(options.title ?? DEFAULT_TITLE)
  const page = { path: '/v1/docs', contentType: 'text/html; charset=utf-8' }
  if (swaggerUi === undefined) {
    return [{ ...page, load: () => buildPage(title, { head: '', body: `<main><h1>${title}</h1>\n${HINT}</main>` }) }]
  }
  const headers = { ...REVALIDATED, 'content-security-policy': policyOf(options), 'referrer-policy': 'no-referrer' }
  return [
    { ...page, headers, load: () => buildPage(title, { head: VIEWER_HEAD, body: VIEWER_BODY }) },
    assetDocument('swagger-ui.css', 'text/css', swaggerUi.styleSheet),
    assetDocument('narrow.css', 'text/css', NARROW),
    assetDocument('swagger-ui-bundle.js', 'text/javascript', swaggerUi.script),
    assetDocument('initialize.js', 'text/javascript', INITIALIZE),
  ]
}

/**
 * Makes the documentation of an interface, for `documents` of `createApi`: the OpenAPI document at `/v1/openapi.json`,
 * and a page at `/v1/docs`. Both describe the operations that are served, so they need no setting for extensions. With
 * `swaggerUi` the page is interactive and served from the given files: it loads nothing from other hosts and runs no
 * inline scripts. Without `swaggerUi` the page is a link to the document.
 *
 * @example
 * ```ts
 * import { createApi, documentation } from 'tonne/http'
 * import { findSwaggerUi } from 'tonne/http/node'
 * import { createService } from 'tonne/service'
 *
 * const documents = documentation({ title: 'Our emissions', swaggerUi: findSwaggerUi() })
 * const api = createApi({ service: createService(), documents })
 * const page = await api.answer({ method: 'GET', target: '/v1/docs', headers: {}, body: async () => '' })
 * page.status // => 200
 * page.headers['content-type'] // => 'text/html; charset=utf-8'
 * ```
 */
export function documentation(options: DocumentationOptions = {}): readonly ApiDocument[] {
  checkOptionNames(options, OPTION_NAMES)
  const load = async ({ operations }: Described) => {
    const { describeOperations } = await import('./describe-operations.ts')
    return JSON.stringify(describeOperations(operations, options))
  }
  return [{ path: '/v1/openapi.json', contentType: 'application/json', load }, ...pageDocuments(options)]
}
