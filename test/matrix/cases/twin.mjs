import { createApi } from 'tonne/http'
import { createService } from 'tonne/service'

const MOMENT = Date.parse('2026-01-02T03:04:05.678Z')

/** Throws a text first, and null ever after. */
function faultyApi() {
  const thrown = ['x']
  const answer = () => Promise.reject(thrown.pop() ?? null)
  return { handle: answer, answer }
}

/**
 * An interface with one site and one key, as that of `tonne/testing`; two of them with the same options answer alike, but for
 * the key. One that is faulty throws what is not an error.
 */
export async function makeTwin({ kind = 'whole', ...options } = {}) {
  if (kind === 'faulty') return { api: faultyApi(), key: '', siteId: '' }
  let made = 0
  const newId = () => {
    made += 1
    return `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`
  }
  const service = createService({ clock: () => MOMENT, newId })
  const company = service.company(1)
  const address = { address: 'Grüne Straße 1 – ☃', coordinates: { lat: '51.3', lng: 9.5 } }
  const site = await company.sites.create({ name: 'Größe 😀', address, area: 1, unit: 'M2', countryId: 276 })
  const issued = await company.apiKeys.issue({ name: 'matrix' })
  return { api: createApi({ service, ...options }), key: issued.record.key, siteId: site.record.id }
}
