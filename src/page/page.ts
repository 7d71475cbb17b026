import type { ReportFile } from '../display/index.ts'
import { createApi } from './api.ts'
import { startPage } from './app.ts'
import { forgetKey, keyForm, storedKey } from './key-form.ts'
import { fileSource } from './report-file.ts'
import { serverSource } from './source.ts'

const find = (selector: string) => document.querySelector<HTMLElement>(selector)
/** The key of the demo company, which the server writes into its page; empty for other companies. */
const demoKey = document.querySelector<HTMLMetaElement>('meta[name="tonne-api-key"]')?.content ?? ''
/** The data of a report in one file. */
const data = find('#tonne-report')?.textContent ?? ''
const [controls, year, heading] = [find('#controls'), find('#year'), find('h1')]

if (controls !== null && year !== null && heading !== null) {
  const places = { controls, year, heading }
  const openWith = (key: string) => {
    const send: typeof fetch = async (...request) => {
      const response = await fetch(...request)
      if (response.status === 401 && demoKey === '') {
        forgetKey()
        controls.replaceChildren()
        year.replaceChildren(keyForm(openWith))
      }
      return response
    }
    startPage(serverSource(createApi(key, send), new Date()), places)
  }
  const key = demoKey === '' ? storedKey() : demoKey
  if (data !== '') startPage(fileSource(JSON.parse(data) as ReportFile), places)
  else if (key !== '') openWith(key)
  else year.replaceChildren(keyForm(openWith))
}
