import type { JsonObject, OpenApiDocument } from '../openapi/open-api-document.ts'
import { type Html, html } from './html.ts'
import { operationSection, operationsOf, type PlacedOperation } from './operation-section.ts'
import { schemaTable } from './schema-table.ts'

/** The content security policy of the page: its style sheet and nothing else. */
export const DOCS_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'"

function linkTo({ operation }: PlacedOperation): Html {
  return html`<li><a href="#${operation.operationId}">${operation.summary}</a></li>`
}

/** The operations by group and tag. */
function contents(document: OpenApiDocument): Html {
  const operations = operationsOf(document)
  const ofTag = (tag: string) => operations.filter(({ operation }) => operation.tags.includes(tag)).map(linkTo)
  const groups = document['x-tagGroups'].map(
    ({ name, tags }) => html`<h2>${name}</h2>${tags.map((tag) => html`<h3>${tag}</h3><ul>${ofTag(tag)}</ul>`)}`,
  )
  const schemas = Object.keys(document.components.schemas).map(
    (name) => html`<li><a href="#schema-${name}">${name}</a></li>`,
  )
  return html`<nav>${groups}<h2>Schemas</h2><ul>${schemas}</ul></nav>`
}

function groupSection(document: OpenApiDocument, { name, tags }: OpenApiDocument['x-tagGroups'][number]): Html {
  const isOf = ({ operation }: PlacedOperation) => operation.tags.some((tag) => tags.includes(tag))
  const sections = operationsOf(document)
    .filter(isOf)
    .map((one) => operationSection(one, document.components))
  return html`<h2>${name}</h2>${sections}`
}

function schemaSection([name, schema]: readonly [string, JsonObject]): Html {
  const description = typeof schema.description === 'string' ? html`<p>${schema.description}</p>` : html``
  return html`<section id="schema-${name}"><h3>${name}</h3>${description}${schemaTable(schema)}</section>`
}

/** The page for a document: complete, without scripts, with its style sheet at `styleSheet`. */
export function docsPage(document: OpenApiDocument, styleSheet: string): string {
  const { info, components } = document
  const groups = document['x-tagGroups'].map((group) => groupSection(document, group))
  const schemas = Object.entries(components.schemas).map(schemaSection)
  const head = html`<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${DOCS_POLICY}"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${info.title}</title><link rel="stylesheet" href="${styleSheet}">`
  const intro = html`<h1>${info.title} <small>${info.version}</small></h1><p>${info.description}</p><p>As OpenAPI ${document.openapi}: <a href="openapi.json">openapi.json</a></p>`
  const page = html`<html lang="en"><head>${head}</head><body>${contents(document)}<main>${intro}${groups}<h2>Schemas</h2>${schemas}</main></body></html>`
  return `<!doctype html>\n${page.markup}\n`
}
