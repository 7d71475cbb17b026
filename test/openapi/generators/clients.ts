import { createClient } from './dist/hey-api/client/index.ts'
import { createSite as createByHeyApi, listUnits as unitsByHeyApi } from './dist/hey-api/sdk.gen.ts'
import type { CreateSite as HeyApiSite } from './dist/hey-api/types.gen.ts'
import { createSite as createByKubb } from './dist/kubb/clients/createSite.ts'
import { listUnits as unitsByKubb } from './dist/kubb/clients/listUnits.ts'
import type { CreateSiteMutationRequest as KubbSite } from './dist/kubb/types/CreateSite.ts'
import {
  createSite as createByOrval,
  type CreateSite as OrvalSite,
  listUnits as unitsByOrval,
} from './dist/orval/client.ts'

/** The answers to the same two requests. */
interface Answers {
  /** The total of a site that was created: a new site has emitted nothing. */
  readonly totalEmission: number | undefined
  readonly units: number | undefined
}

declare const process: { readonly argv: readonly string[] }

// one payload has the types of all three
const SITE: OrvalSite & HeyApiSite & KubbSite = {
  name: 'Dublin depot',
  address: { address: '12 Quay Street', coordinates: { lat: '53.3', lng: -6.2 } },
  area: 450.5,
  unit: 'M2',
  countryId: 372,
}

/** Sends a POST and a GET by the client of each generator. The client of orval was generated with the address. */
async function callAll(baseUrl: string, key: string): Promise<Readonly<Record<string, Answers>>> {
  const headers = { 'x-api-key': key }
  const orvalSite = await createByOrval(SITE, { headers })
  const orvalUnits = await unitsByOrval(undefined, { headers })
  const client = createClient({ baseUrl, headers })
  const heyApiSite = await createByHeyApi({ client, body: SITE })
  const heyApiUnits = await unitsByHeyApi({ client })
  // kubb sends no media type of its own
  const kubbHeaders = { ...headers, 'content-type': 'application/json' }
  const kubbSite = await createByKubb(SITE, undefined, { baseURL: baseUrl, headers: kubbHeaders })
  const kubbUnits = await unitsByKubb(undefined, { baseURL: baseUrl, headers })
  return {
    orval: {
      totalEmission: orvalSite.status === 201 ? orvalSite.data.totalEmission : undefined,
      units: orvalUnits.status === 200 ? orvalUnits.data.length : undefined,
    },
    heyApi: { totalEmission: heyApiSite.data?.totalEmission, units: heyApiUnits.data?.length },
    kubb: { totalEmission: kubbSite.totalEmission, units: kubbUnits.length },
  }
}

const [, , baseUrl = '', key = ''] = process.argv
console.log(JSON.stringify(await callAll(baseUrl, key)))
