import { createApi } from './api.ts'
import { createPanel } from './panel.ts'
import { showPending } from './pending.ts'
import { loadYear } from './year.ts'

/** The key of the invented company, which the server writes into the page. */
const apiKey = document.querySelector<HTMLMetaElement>('meta[name="tonne-api-key"]')?.content ?? ''
const year = document.querySelector<HTMLElement>('#year')

if (year !== null) {
  const api = createApi(apiKey, (...request) => fetch(...request))
  const panel = createPanel(document.body)
  showPending(year, { says: 'Reading the year …', load: () => loadYear(api, panel) })
}
