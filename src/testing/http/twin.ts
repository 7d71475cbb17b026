import { createApi } from '../../http/create-api.ts'
import type { ApiDocument } from '../../http/document.ts'
import { problemResponse } from '../../http/problem.ts'
import type { Api, ApiRequest } from '../../http/request.ts'
import { createService } from '../../service/index.ts'

/** An interface with one site, one key, a fixed clock and sequential ids: any two give the same responses. */
export interface Twin extends TwinNames {
  readonly api: Api
}

/** The key and site for requests to a twin. */
export interface TwinNames {
  readonly key: string
  readonly siteId: string
}

/** The behaviour of a twin: normal, with a long response that breaks off, or throwing a value that is not an Error. */
export type TwinKind = 'whole' | 'breaking' | 'faulty'

const MOMENT = Date.parse('2026-01-02T03:04:05.678Z')

const FAULTY: Twin = {
  api: { handle: () => Promise.reject(null), answer: () => Promise.reject(null) },
  key: '',
  siteId: '',
}

/** Yields the beginning of a list and then fails. */
async function* beginning(): AsyncGenerator<string, undefined> {
  yield '[1'
  throw new Error('the rest of the list cannot be read')
}

const BREAKING: Twin = {
  api: {
    handle: async ({ takesPieces }: ApiRequest) => {
      // without pieces, the interface answers the failure itself
      if (takesPieces !== true) return problemResponse(null, '/')
      const body = beginning()
      return { status: 200, headers: { 'content-type': 'application/json' }, body } as never
    },
    answer: async () => problemResponse(null, '/'),
  },
  key: '',
  siteId: '',
}

/** Records waste of a year, so that its report has records. */
const WASTE = {
  emissionFactorId: 'desnz-2025/waste-disposal/refuse/commercial-and-industrial-waste/landfill/tonnes',
  value: '0.5',
  unitId: 3,
  startDate: '2025-01-01',
  endDate: '2025-02-01',
} as const

/** Records enough batches for a list longer than a piece. */
const BATCHES = 120
const COMMENT = 'Größe 😀 ☃ '.repeat(200)

/** A document longer than a piece, with surrogate pairs throughout. */
const LONG: ApiDocument = {
  path: '/v1/long',
  contentType: 'text/plain; charset=utf-8',
  load: () => `x${'😀'.repeat(70_000)}`,
}

/** A cacheable page with text beyond ASCII, like the docs. */
const PAGE: ApiDocument = {
  path: '/v1/page',
  contentType: 'text/html; charset=utf-8',
  headers: { 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; style-src 'self'" },
  load: () => '<p>Größe ☃ 😀</p>',
}

/**
 * Makes the interface that a host in another process or runtime serves for `describeRemoteAdapter`. Call `makeTwin`
 * there, mount its `api`, and send its `key` and `siteId` to the process of the suite.
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
  await company.activityRecords.create(WASTE)
  const issued = await company.apiKeys.issue({ name: 'conformance' })
  const api = createApi({ service, extensions: true, documents: [PAGE, LONG] })
  return { api, key: issued.record.key, siteId: site.record.id }
}
