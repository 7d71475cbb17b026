import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Api, type ApiRequest, type ApiResponse, createApi, documentation } from '../../src/http/index.ts'
import { nodeHandler } from '../../src/http/node.ts'
import { createService } from '../../src/service/index.ts'
import { fillCompany, type Ids } from '../contract/http/fixtures/company-records.ts'
import { ofText } from '../fixtures/http.ts'

/** The header that makes an answer lie, so that what checks answers is seen to refuse one. */
export const LIE = 'x-lie'

/** An interface with its records, listening. */
export interface Served {
  readonly url: string
  readonly ids: Ids
  close(): void
}

/** The answer without its last field. */
function lessOneField(answer: ApiResponse): ApiResponse {
  const entries = Object.entries(JSON.parse(ofText(answer).body) as object)
  return { ...answer, body: JSON.stringify(Object.fromEntries(entries.slice(0, -1))) }
}

function lyingOnDemand(api: Api): Api {
  const answer = async (request: ApiRequest) => {
    const given = await api.answer(request)
    return request.headers[LIE] === undefined ? given : lessOneField(given)
  }
  return { handle: answer, answer }
}

/** The interface with its documents and one record of each kind, on a free port of this machine. */
export async function serve(options: { readonly extensions: boolean }): Promise<Served> {
  const service = createService()
  const ids = await fillCompany(service.company(1))
  const api = createApi({ service, documents: documentation(), ...options })
  const server = createServer(nodeHandler(lyingOnDemand(api)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    ids,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
