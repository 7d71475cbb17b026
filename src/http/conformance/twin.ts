import { createService } from '../../service/index.ts'
import { createApi } from '../create-api.ts'
import type { Api } from '../request.ts'

/** An interface with one site, one key, a clock that stands still and ids that count: any two answer alike. */
export interface Twin {
  readonly api: Api
  readonly key: string
  readonly siteId: string
}

const MOMENT = Date.parse('2026-01-02T03:04:05.678Z')

/** Makes one; its key alone is its own. */
export async function makeTwin(): Promise<Twin> {
  let made = 0
  const newId = () => {
    made += 1
    return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  }
  const service = createService({ clock: () => MOMENT, newId })
  const company = service.company(1)
  const address = { address: 'Grüne Straße 1 – ☃', coordinates: { lat: '51.3', lng: 9.5 } }
  const site = await company.sites.create({ name: 'Größe 😀', address, area: 1, unit: 'M2', countryId: 276 })
  const issued = await company.apiKeys.issue({ name: 'conformance' })
  return { api: createApi({ service }), key: issued.record.key, siteId: site.record.id }
}
