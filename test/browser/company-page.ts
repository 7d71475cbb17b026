import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { units } from '../../src/core/units/index.ts'
import { findFactor } from '../../src/reference/factors/index.ts'
import type { DatabaseServer } from './database-server.ts'
import { type Opened, openWatched } from './open-page.ts'

const GAS = 'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'

async function post(server: DatabaseServer, path: string, body: object): Promise<{ readonly id: string }> {
  const headers = { 'x-api-key': server.key, 'content-type': 'application/json' }
  const answer = await fetch(`${server.url}/page${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as { readonly id: string }
}

/** A site with gas in every month of 2025 but April, and in two months of 2026. */
export async function seedCompany(server: DatabaseServer): Promise<string> {
  const address = { address: '1 Quay Street', coordinates: { lat: '51.45', lng: '-2.59' } }
  const site = await post(server, '/v1/sites', { name: 'Quay', address, area: 1000, unit: 'M2', countryId: 826 })
  const months = [...Array.from({ length: 12 }, (_, index) => [2025, index] as const), [2026, 0], [2026, 1]] as const
  for (const [year, month] of months) {
    if (year === 2025 && month === 3) continue
    const [startDate, endDate] = [month, month + 1].map((one) => new Date(Date.UTC(year, one, 1)).toISOString())
    const value = 1000 + 10 * month
    const comment = month === 5 ? 'estimated read' : `meter ${month + 1}`
    const unitId = units.kilowattHour.id
    await post(server, `/v1/sites/${site.id}/fuel`, {
      ...{ startDate, endDate, value, comment, unitId, emissionFactorId: findFactor(GAS).id },
    })
  }
  return site.id
}

/** Calls the fuel of a site. */
async function callFuel(server: DatabaseServer, method: string, path: string): Promise<Response> {
  return fetch(`${server.url}/page/v1/sites/${path}`, { method, headers: { 'x-api-key': server.key } })
}

/** Records gas of a site. */
export function postFuel(server: DatabaseServer, siteId: string, fields: object): Promise<{ readonly id: string }> {
  const gas = { unitId: units.kilowattHour.id, emissionFactorId: findFactor(GAS).id }
  return post(server, `/v1/sites/${siteId}/fuel`, { ...gas, ...fields })
}

/** Reads a record of gas. */
export async function readFuel(server: DatabaseServer, siteId: string, id: string) {
  return (await (await callFuel(server, 'GET', `${siteId}/fuel/${id}`)).json()) as Readonly<Record<string, unknown>>
}

/** Deletes a record of gas. */
export async function deleteFuel(server: DatabaseServer, siteId: string, id: string): Promise<void> {
  await callFuel(server, 'DELETE', `${siteId}/fuel/${id}`)
}

/** A browser, and the server of the company that it opens. */
export interface CompanyPage {
  readonly browser: Browser
  readonly server: DatabaseServer
}

/** Opens the page of the company with a key. */
export async function openCompanyPage(
  { browser, server }: CompanyPage,
  hash = '',
  { key = server.key, ...options }: BrowserContextOptions & { key?: string } = {},
): Promise<Opened> {
  const opened = await openWatched(browser, { url: `${server.url}/${hash}`, ...options })
  await opened.page.getByLabel('API key').fill(key)
  await opened.page.getByRole('button', { name: 'Show the year' }).click()
  await opened.page.getByRole('heading', { name: 'By month' }).waitFor()
  return opened
}

/** Opens the page, with its forms. */
export async function openCompanyForms(
  on: CompanyPage,
  hash = '',
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const opened = await openCompanyPage(on, hash, options)
  await opened.page.getByRole('heading', { name: 'Your data' }).waitFor()
  return opened
}

/** Waits until the page shows the saved record. */
export async function refreshed(page: Page): Promise<void> {
  await page.locator('main#year:not([aria-busy])').waitFor()
}

/** What went wrong, without the responses that a browser reports because they are not 200. */
export function otherProblems(problems: readonly string[]): readonly string[] {
  return problems.filter((problem) => !/status of (?:400|412)/.test(problem))
}
