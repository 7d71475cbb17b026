import type { BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { units } from '../../src/core/units/index.ts'
import { findFactor } from '../../src/reference/factors/index.ts'
import { violationsOf } from './axe.ts'
import { type Opened, openWatched } from './open-page.ts'
import { startForFile } from './started.ts'

const GAS = 'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'
// SHA-256 of 'abc', FIPS 180-2, appendix B.1
const DIGEST = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'

const started = startForFile()
let site = ''
let fuelPath = ''
let tripPath = ''

async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const headers = { 'x-api-key': started.server.key, 'content-type': 'application/json' }
  const answer = await fetch(`${started.server.url}/page${path}`, {
    ...{ method, headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return (answer.status === 204 ? null : await answer.json()) as Answer
}

interface Made {
  readonly id: string
}

/** A site with gas and its evidence in January, and a flight. */
async function seedCompany(): Promise<void> {
  const address = { address: '1 Quay Street', coordinates: { lat: '51.45', lng: '-2.59' } }
  site = (await send<Made>('POST', '/v1/sites', { name: 'Quay', address, area: 1000, unit: 'M2', countryId: 826 })).id
  const days = { startDate: '2025-01-01T00:00:00.000Z', endDate: '2025-02-01T00:00:00.000Z' }
  const files = [{ id: DIGEST, name: 'invoice.pdf', url: 'https://files.example/invoice.pdf' }]
  const factor = findFactor(GAS)
  const fuel = { ...days, value: 1000, unitId: units.kilowattHour.id, emissionFactorId: factor.id, comment: '', files }
  fuelPath = `/v1/sites/${site}/fuel/${(await send<Made>('POST', `/v1/sites/${site}/fuel`, fuel)).id}`
  const movementDto = {
    transportType: 'AIR',
    fromAddress: { startPoint: 'LHR' },
    toAddress: { endPoint: 'JFK' },
  }
  const when = { startDateUtc: '2025-03-01T00:00:00.000Z', endDateUtc: '2025-03-02T00:00:00.000Z' }
  tripPath = `/v1/travels/${(await send<Made>('POST', '/v1/travels', { movementDto, ...when })).id}`
}

function openHash(resource: string, path: string): string {
  return `#open=${encodeURIComponent(`form:${new URLSearchParams({ resource, path })}`)}`
}

async function openWith(
  key: string,
  { hash = '', ...options }: BrowserContextOptions & { readonly hash?: string } = {},
): Promise<Opened> {
  const opened = await openWatched(started.browser, { url: `${started.server.url}/${hash}`, ...options })
  await opened.page.getByLabel('API key').fill(key)
  await opened.page.getByRole('button', { name: 'Show the year' }).click()
  return opened
}

const panel = (page: Page) => page.locator('dialog.panel')
const isFocused = (node: Element) => node === document.activeElement

describe('a company without records', () => {
  it('leads to the import, and a key that can only read to somebody else', async () => {
    const { page, close } = await openWith(started.server.key)
    await page.getByRole('link', { name: 'Import a file' }).click()
    await page.getByRole('heading', { name: 'Choose a file' }).waitFor()
    await close()
    const reader = await openWith(started.server.readOnlyKey)
    await reader.page.getByText('This key can only read: ask someone whose key may write').waitFor()
    expect(await reader.page.getByRole('link', { name: /Import/ }).count()).toBe(0)
    await reader.close()
  })
})

describe('a key', () => {
  beforeAll(seedCompany)

  it('that is wrong is asked for again, with the reason, and the right one opens the page', async () => {
    const { page, close } = await openWith('tonne_wrong', { bypassCSP: true })
    await page.getByRole('alert').getByText('The server does not accept this key.').waitFor()
    const input = page.getByLabel('API key')
    expect(await input.evaluate(isFocused)).toBe(true)
    expect(await violationsOf(page)).toEqual([])
    await input.fill(started.server.key)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'By month' }).waitFor()
    await close()
  })

  it('that expires while a form is filled in is asked for over it, and nothing that was typed is lost', async () => {
    const { key, id } = await send<Made & { key: string }>('POST', '/v1/api-keys', { name: 'short' })
    const { page, close } = await openWith(key, { hash: openHash('Site', `/v1/sites/${site}`), bypassCSP: true })
    await panel(page).getByLabel('Name', { exact: true }).fill('Quay West')
    await send('DELETE', `/v1/api-keys/${id}`)
    await panel(page).getByRole('button', { name: 'Save changes' }).click()
    const dialog = page.getByRole('dialog', { name: 'API key' })
    await dialog.getByText('nothing that you typed is lost').waitFor()
    expect(await dialog.getByLabel('API key').evaluate(isFocused)).toBe(true)
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await panel(page).getByText('The API key is no longer valid. Try again to enter another one.').waitFor()
    expect(await panel(page).getByLabel('Name', { exact: true }).inputValue()).toBe('Quay West')
    await panel(page).getByRole('button', { name: 'Save changes' }).click()
    await dialog.getByLabel('API key').fill('tonne_wrong')
    await page.keyboard.press('Enter')
    await dialog.getByText('The server does not accept this key.').waitFor()
    await dialog.getByLabel('API key').fill(started.server.key)
    await page.keyboard.press('Enter')
    await page.getByText('Saved: Quay West.').waitFor()
    await close()
  })

  it('that can only read sees evidence and assumptions, no form by a link, and why', async () => {
    const { page, close } = await openWith(started.server.readOnlyKey, { hash: openHash('SiteFuel', fuelPath) })
    await page.getByText('This key can only read, so the form is not shown.').waitFor()
    expect(await page.locator('dialog.panel[open]').count()).toBe(0)
    await page.getByText('All 2 records').click()
    await page.getByRole('button', { name: /Natural gas, Quay West.*Explain/ }).click()
    await panel(page).getByRole('heading', { name: 'Evidence' }).waitFor()
    expect(await panel(page).getByRole('link', { name: 'invoice.pdf' }).getAttribute('href')).toBe(
      'https://files.example/invoice.pdf',
    )
    await panel(page).getByText(DIGEST).waitFor()
    await panel(page).getByText('No calorific basis was given; the factor is on a gross basis').waitFor()
    expect(await panel(page).innerText()).not.toContain('undefined')
    await close()
  })
})

describe('a form', () => {
  it('changes a part of a trip, and leaves its other empty fields alone', async () => {
    const { page, close } = await openWith(started.server.key, { hash: openHash('Travel', tripPath) })
    await panel(page)
      .getByLabel(/^End point/)
      .fill('BOS')
    await panel(page).getByRole('button', { name: 'Save changes' }).click()
    await page.getByText(/^Saved: Travels/).waitFor()
    const after = await send<{ movementDto: { toAddress: { endPoint: string } } }>('GET', tripPath)
    expect(after.movementDto.toAddress.endPoint).toBe('BOS')
    await close()
  })

  it('names every empty field at once, in words for people, and the field around a fault opens', async () => {
    const { page, close } = await openWith(started.server.key, { hash: '#open=form%3Aresource%3DSiteFuel' })
    await panel(page).getByRole('button', { name: 'Save', exact: true }).click()
    const alert = panel(page).getByRole('alert')
    await alert.waitFor()
    expect((await alert.getByRole('link').allInnerTexts()).sort()).toEqual([
      'Last day is missing; choose a day.',
      'Quantity is missing; write a number.',
      'Site is missing; choose one.',
      'Start date is missing; choose a day.',
      'Unit is missing; choose one.',
    ])
    expect(await panel(page).getByRole('combobox', { name: 'Vendor optional' }).count()).toBe(1)
    await close()
  })

  it('says that its days are locked when it opens, and again at the field', async () => {
    const lock = await send<Made>('POST', '/v1/period-locks', {
      from: '2025-01-01',
      to: '2025-02-01',
      comment: 'filed',
    })
    const { page, close } = await openWith(started.server.key, { hash: openHash('SiteFuel', fuelPath) })
    await panel(page).getByText('January 2025 is locked (“filed”): records of these days cannot be').waitFor()
    await panel(page)
      .getByLabel(/^Quantity/)
      .fill('5')
    await panel(page).getByRole('button', { name: 'Save changes' }).click()
    const sentence =
      'Start date is in January 2025, which is locked (“filed”); choose other days, or have the period unlocked under “Locked periods” in “Your data”.'
    await panel(page).getByRole('link', { name: sentence }).waitFor()
    await panel(page)
      .getByRole('button', { name: /^Delete a site fuel record/ })
      .click()
    await panel(page).getByRole('button', { name: 'Delete it' }).click()
    await panel(page)
      .getByText(/^The record is in January 2025, which is locked/)
      .waitFor()
    await send('DELETE', `/v1/period-locks/${lock.id}`)
    await close()
  })
})

describe('a figure', () => {
  it('filters the page by the keyboard, as its bar does by a press, and the filter is cleared', async () => {
    const { page, close } = await openWith(started.server.key, { hash: '#year=2025' })
    await page
      .getByRole('button', { name: /March 2025.*Explain/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    await panel(page).getByRole('button', { name: 'Show only these records on the page' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('1 record in March 2025').waitFor()
    expect(new URL(page.url()).hash).toContain('month=03')
    await page.getByRole('button', { name: 'Show all' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('All 2 records').waitFor()
    await close()
  })
})
