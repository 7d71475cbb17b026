import { createApi } from 'tonne/http'
import { createService } from 'tonne/service'
import { verify } from 'tonne/verify'

/** A company's records, totals, inventory, traces and answers over /v1, but for what is random: its key. */
export async function serviceNumbers() {
  let made = 0
  const newId = () => `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`
  const service = createService({ clock: () => Date.parse('2026-01-02T03:04:05.678Z'), newId })
  const acme = service.company(1)
  const address = { address: '1 Mill Lane, Leeds', coordinates: { lat: 53.79, lng: -1.53 } }
  const { record: site } = await acme.sites.create({ name: 'Works', address, area: 1200, unit: 'M2', countryId: 826 })
  const month = { startDate: '2025-01-01', endDate: '2025-02-01' }
  const power = await acme.siteEnergies.create(site.id, { value: 1, unitId: 5, percentageOfCleanEnergy: 40, ...month })
  const { record } = await acme.apiKeys.issue({ name: 'numbers' })
  const api = createApi({ service })
  const ask = (target, key = record.key) =>
    api.answer({ method: 'GET', target, headers: { 'x-api-key': key }, body: async () => '' })
  return {
    power,
    site: await acme.sites.get(site.id),
    inventory: await acme.inventory({ from: '2025-01-01', to: '2026-01-01' }),
    verified: verify(await acme.audit.trace(power.record.id)),
    answers: [await ask('/v1/units'), await ask(`/v1/sites/${site.id}/energy`), await ask('/v1/units', 'k_none')],
  }
}
