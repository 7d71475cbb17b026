import type { ApiDocument } from '../document.ts'
import { DEFAULT_TITLE, type DocumentOptions } from '../openapi/describe-operations.ts'
import { html } from './html.ts'

/** A file as text, or a function that reads it on the first request. */
export type TextFile = string | (() => string | Promise<string>)

/** Files of the npm package `swagger-ui-dist`, installed and provided by the host. */
export interface SwaggerUiFiles {
  /** `swagger-ui-bundle.js` */
  readonly script: TextFile
  /** `swagger-ui.css` */
  readonly styleSheet: TextFile
}

/** Browsers cache these responses and revalidate them. */
const KEPT = { 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' } as const

/** Loads the OpenAPI document beside the page; disables the validator, which queries another host. */
const INITIALIZE = `SwaggerUIBundle({
  url: 'openapi.json',
  domNode: document.getElementById('docs'),
  deepLinking: true,
  validatorUrl: null,
})
`

/** The origin of the server, unless it is the page's. */
function hostOf(serverUrl = ''): string {
  return /^https?:\/\/[\w.:[\]-]+/i.exec(serverUrl)?.[0] ?? ''
}

/** The content security policy: files beside the page, images in its style sheet, and requests to the interface. */
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

/** The page; its empty icon keeps browsers from requesting one of the host. */
function pageOf({ title = DEFAULT_TITLE }: DocumentOptions): string {
  const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="docs/swagger-ui.css">`
  const body = html`<div id="docs"></div><noscript>This page needs scripts. What it shows is <a href="openapi.json">openapi.json</a>.</noscript><script src="docs/swagger-ui-bundle.js"></script><script src="docs/initialize.js"></script>`
  return `<!doctype html>\n${html`<html lang="en"><head>${head}</head><body>${body}</body></html>`.markup}\n`
}

function file(name: string, contentType: string, text: TextFile): ApiDocument {
  const load = typeof text === 'function' ? () => text() : () => text
  return { path: `/v1/docs/${name}`, contentType: `${contentType}; charset=utf-8`, headers: KEPT, load }
}

/** The interactive page and its files. */
export function interactiveDocs(
  { script, styleSheet }: SwaggerUiFiles,
  options: DocumentOptions,
): readonly ApiDocument[] {
  return [
    {
      path: '/v1/docs',
      contentType: 'text/html; charset=utf-8',
      headers: { ...KEPT, 'content-security-policy': policyOf(options), 'referrer-policy': 'no-referrer' },
      load: () => pageOf(options),
    },
    file('swagger-ui.css', 'text/css', styleSheet),
    file('swagger-ui-bundle.js', 'text/javascript', script),
    file('initialize.js', 'text/javascript', INITIALIZE),
  ]
}
