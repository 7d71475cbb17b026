import { nextPath } from './api-client.ts'

/** A response of /v1 that cannot be shown, with what happened and what to do. */
export class LoadError extends Error {}

/** /v1 for one company. */
export interface CompanyApi {
  /** Sends JSON, if there is a body. */
  json<T>(path: `/v1/${string}`, body?: string): Promise<T>
  text(path: `/v1/${string}`): Promise<string>
  /** Reads the traces of emissions in their order, by a method of Scope 2. */
  traces(ids: readonly string[], method: string): Promise<readonly string[]>
  /** Reads all pages of a list. */
  list<T>(path: `/v1/${string}`): Promise<T[]>
}

const GONE = 'The server does not answer. Is it still running? Start it again with “tonne serve”, then reload.'
const OTHER_KEY =
  'This key is no longer valid. It expired, or the server was restarted with a new one. Reload the page.'

async function problemDetail(response: Response): Promise<string> {
  try {
    const { detail, title } = (await response.json()) as { readonly detail?: string; readonly title?: string }
    return detail ?? title ?? ''
  } catch {
    return ''
  }
}

async function createLoadError(response: Response, path: string): Promise<LoadError> {
  if (response.status === 401) return new LoadError(OTHER_KEY)
  const what = `${path} failed with status ${response.status}. ${await problemDetail(response)}`.trim()
  return new LoadError(`${what} Reload the page; if that does not help, restart the server.`)
}

/** Creates access to /v1 of the server that the page came from. Every method throws `LoadError`. */
export function createApi(apiKey: string, send: typeof fetch): CompanyApi {
  const ask = async (path: string, body?: string) => {
    const headers = { 'x-api-key': apiKey, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
    const init = body === undefined ? { headers } : { method: 'POST', headers, body }
    const asked = send(`/page${path}`, init)
    const response = await asked.catch(() => {
      throw new LoadError(GONE)
    })
    if (!response.ok) throw await createLoadError(response, path)
    return response
  }
  const read = <T>(body: Promise<T>) =>
    body.catch(() => {
      throw new LoadError(GONE)
    })
  return {
    json: async <T>(path: string, body?: string) => read((await ask(path, body)).json() as Promise<T>),
    text: async (path) => read((await ask(path)).text()),
    traces: async (ids, method) => {
      const text = await read((await ask('/traces', JSON.stringify({ ids, method }))).text())
      return text.split('\n')
    },
    list: async <T>(path: `/v1/${string}`) => {
      const all: T[] = []
      for (let next: string | null = path; next !== null; ) {
        const response = await ask(next)
        const some: T[] = JSON.parse(await read(response.text()))
        all.push(...some)
        next = nextPath(next, response)
      }
      return all
    },
  }
}
