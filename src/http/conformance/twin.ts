import { createService } from '../../service/index.ts'
import { createApi } from '../create-api.ts'
import type { ApiDocument } from '../document.ts'
import { problemResponse } from '../problem.ts'
import type { Api, ApiRequest, BodyPieces } from '../request.ts'

/** An interface with one site, one key, a clock that stands still and ids that count: any two answer alike. */
export interface Twin extends TwinNames {
  readonly api: Api
}

/** What a request to a twin has to name. */
export interface TwinNames {
  readonly key: string
  readonly siteId: string
}

/** The interface that a host serves: one that answers, one whose long answer breaks off, or one that throws a value that is no error. */
export type TwinKind = 'whole' | 'breaking' | 'faulty'

const MOMENT = Date.parse('2026-01-02T03:04:05.678Z')

const FAULTY: Twin = {
  api: { handle: () => Promise.reject(null), answer: () => Promise.reject(null) },
  key: '',
  siteId: '',
}

/** Begins a list that it never ends. */
async function* beginning(): AsyncGenerator<string, undefined> {
  yield '[1'
  throw new Error('the rest of the list cannot be read')
}

const BREAKING: Twin = {
  api: {
    handle: async ({ takesPieces }: ApiRequest) => {
      // what takes no pieces is answered as the interface itself does it
      if (takesPieces !== true) return problemResponse(null, '/')
      const body = beginning() as BodyPieces
      return { status: 200, headers: { 'content-type': 'application/json' }, body } as never
    },
    answer: async () => problemResponse(null, '/'),
  },
  key: '',
  siteId: '',
}

/** Batches of a list that is longer than a piece. */
const BATCHES = 120
const COMMENT = 'Größe 😀 ☃ '.repeat(200)

/** A document that is longer than a piece, with pairs of surrogates at every place of it. */
const LONG: ApiDocument = {
  path: '/v1/long',
  contentType: 'text/plain; charset=utf-8',
  load: () => `x${'😀'.repeat(70_000)}`,
}

/** A page as the docs are: text beyond ASCII that browsers may keep. */
const PAGE: ApiDocument = {
  path: '/v1/page',
  contentType: 'text/html; charset=utf-8',
  headers: { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; style-src 'self'" },
  load: () => '<p>Größe ☃ 😀</p>',
}

/**
 * The interface that `describeRemoteAdapter` asks a host in another process or runtime to serve: `makeTwin` is called there,
 * its `api` is mounted, and its `key` and `siteId` are sent to where the suite runs.
 *
 * @example
 * ```ts
 * import { makeTwin } from 'tonne/testing'
 * const { api, key, siteId } = await makeTwin('whole')
 * const headers = { 'x-api-key': key }
 * const { status } = await api.answer({ method: 'GET', target: `/v1/sites/${siteId}/fuel`, headers, body: async () => '' })
 * status // => 200
 * ```
 */
export async function makeTwin(kind: TwinKind = 'whole'): Promise<Twin> {
  if (kind === 'faulty') return FAULTY
  if (kind === 'breaking') return BREAKING
  let made = 0
  const newId = () => {
    made += 1
    return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  }
  const service = createService({ clock: () => MOMENT, newId })
  const company = service.company(1)
  const address = { address: 'Grüne Straße 1 – ☃', coordinates: { lat: '51.3', lng: 9.5 } }
  const site = await company.sites.create({ name: 'Größe 😀', address, area: 1, unit: 'M2', countryId: 276 })
  for (let n = 0; n < BATCHES; n += 1) {
    await company.batches.create({ name: `Batch ${n}`, manufacturingDate: '2026-01-01', comment: COMMENT })
  }
  const issued = await company.apiKeys.issue({ name: 'conformance' })
  return { api: createApi({ service, documents: [PAGE, LONG] }), key: issued.record.key, siteId: site.record.id }
}
