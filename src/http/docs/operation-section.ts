import type {
  ContentObject,
  JsonObject,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  ReferenceObject,
  ResponseObject,
} from '../openapi/open-api-document.ts'
import { type Html, html } from './html.ts'
import { boundsText, mentioned, typeText } from './schema-text.ts'

/** An operation with its path and method in a document. */
export interface PlacedOperation {
  readonly path: string
  readonly method: string
  readonly operation: OperationObject
}

type Components = OpenApiDocument['components']

/** Every operation of a document, in order. */
export function operationsOf({ paths }: OpenApiDocument): readonly PlacedOperation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
}

/** Resolves a reference to a component; other parts are returned unchanged. */
function resolved<Part extends object>(part: Part | ReferenceObject, named: { readonly [name: string]: Part }): Part {
  const name = mentioned(part as JsonObject)
  return name === undefined ? (part as Part) : (named[name] as Part)
}

function parameterRow({ name, in: place, required, description, schema }: ParameterObject): Html {
  const remarks = [description, boundsText(schema)].filter((text) => text !== '').join(' ')
  return html`<tr><td><code>${name}</code></td><td>${place}</td><td>${typeText(schema)}</td><td>${required ? 'yes' : ''}</td><td>${remarks}</td></tr>`
}

function parameters({ parameters: given }: OperationObject, components: Components): Html {
  if (given.length === 0) return html``
  const rows = given.map((one) => parameterRow(resolved<ParameterObject>(one, components.parameters)))
  return html`<h4>Parameters</h4><table><thead><tr><th>Name</th><th>In</th><th>Type</th><th>Required</th><th>Remarks</th></tr></thead><tbody>${rows}</tbody></table>`
}

function contentText(content: ContentObject | undefined): Html {
  const types = Object.entries(content ?? {})
  return html`${types.map(([type, { schema }], index) => html`${index === 0 ? '' : ', '}${typeText(schema)} <small>${type}</small>`)}`
}

function responseRow([status, response]: readonly [string, ResponseObject]): Html {
  return html`<tr><td>${status}</td><td>${response.description}</td><td>${contentText(response.content)}</td></tr>`
}

function responses({ responses: given }: OperationObject, components: Components): Html {
  const rows = Object.entries(given).map(([status, one]) =>
    responseRow([status, resolved<ResponseObject>(one, components.responses)]),
  )
  return html`<h4>Answers</h4><table><thead><tr><th>Status</th><th>When</th><th>Body</th></tr></thead><tbody>${rows}</tbody></table>`
}

function body({ requestBody }: OperationObject): Html {
  return requestBody === undefined ? html`` : html`<h4>Body</h4><p>${contentText(requestBody.content)}</p>`
}

/** The section about one operation. */
export function operationSection({ path, method, operation }: PlacedOperation, components: Components): Html {
  const { operationId, summary, description } = operation
  return html`<section id="${operationId}"><h3>${summary}</h3><p><code class="${method}">${method.toUpperCase()}</code> <code>${path}</code></p><p>${description}</p>${parameters(operation, components)}${body(operation)}${responses(operation, components)}</section>`
}
