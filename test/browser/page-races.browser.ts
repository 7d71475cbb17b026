import { beforeAll, describe, expect, it } from 'vitest'
import { openCompanyForms, openCompanyPage, seedCompany } from './company-page.ts'
import { startForFile } from './started.ts'

const started = startForFile()
let site = ''
beforeAll(async () => {
  site = await seedCompany(started.server)
})

describe('the controls above a year', () => {
  it('keep a search and a choice that follow each other at once', async () => {
    const { page, close } = await openCompanyPage(started, '#year=2025')
    await page.locator('[name=search]').fill('meter')
    await page.locator('[name=scope]').selectOption('SCOPE_1')
    await page.waitForURL(/search=meter/)
    expect(new URL(page.url()).hash).toMatch(/scope=SCOPE_1/)
    await close()
  })
})

describe('a form', () => {
  it('is saved with a file whose digest is still computed', async () => {
    const headers = { 'x-api-key': started.server.key }
    const list = `${started.server.url}/page/v1/sites/${site}/fuel`
    const [{ id = '' } = {}] = (await (await fetch(list, { headers })).json()) as { id: string }[]
    const path = `/v1/sites/${site}/fuel/${id}`
    const hash = `#open=${encodeURIComponent(`form:${new URLSearchParams({ resource: 'SiteFuel', path })}`)}`
    const { page, close } = await openCompanyForms(started, hash)
    await page.evaluate(() => {
      const digest = crypto.subtle.digest.bind(crypto.subtle)
      const released = new Promise<void>((resolve) => addEventListener('release', () => resolve(), { once: true }))
      crypto.subtle.digest = async (...digested) => {
        await released
        return digest(...digested)
      }
    })
    const form = page.locator('dialog.panel')
    const file = { name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('invoice') }
    await form.getByLabel('Attach files').setInputFiles(file)
    await form.getByRole('button', { name: 'Save changes' }).click()
    await page.evaluate(() => void dispatchEvent(new Event('release')))
    await page.getByText(/^Saved: /).waitFor()
    const after = (await (await fetch(`${started.server.url}/page${path}`, { headers })).json()) as { files?: object[] }
    expect(after.files).toMatchObject([{ name: 'invoice.pdf' }])
    await close()
  })

  it('keeps the period that is being locked while another one is unlocked', async () => {
    const headers = { 'x-api-key': started.server.key, 'content-type': 'application/json' }
    const body = JSON.stringify({ from: '2020-01-01', to: '2021-01-01', comment: 'filed' })
    await fetch(`${started.server.url}/page/v1/period-locks`, { method: 'POST', headers, body })
    const { page, close } = await openCompanyForms(started, '#open=locked-periods')
    const panel = page.locator('dialog.panel')
    await panel.getByLabel(/^Reason/).fill('reported')
    await panel.getByRole('button', { name: /^Unlock .*…/ }).click()
    await panel.getByRole('button', { name: 'Unlock it' }).click()
    await panel.getByText('No period is locked.').waitFor()
    expect(await panel.getByLabel(/^Reason/).inputValue()).toBe('reported')
    await close()
  })
})
