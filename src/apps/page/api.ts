/** A response of /v1 that cannot be shown, with what happened and what to do. */
export class LoadError extends Error {}

/** /v1 for one company. */
export interface CompanyApi {
  json<T>(path: `/v1/${string}`): Promise<T>
  text(path: `/v1/${string}`): Promise<string>
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

/** Creates access to /v1 of the server that the page came from. Both methods throw `LoadError`. */
export function createApi(apiKey: string, send: typeof fetch): CompanyApi {
  const ask = async (path: string) => {
    const asked = send(`/page${path}`, { headers: { 'x-api-key': apiKey } })
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
    json: async <T>(path: string) => read((await ask(path)).json() as Promise<T>),
    text: async (path) => read((await ask(path)).text()),
  }
}
