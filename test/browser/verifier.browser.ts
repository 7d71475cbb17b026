import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calculateFuel, toTrace } from '../../src/index.ts'
import { findFactor } from '../../src/reference/factors/index.ts'
import { productFootprint } from '../../src/standards/pact/index.ts'
import { shipmentFootprint } from '../../src/standards/transport/index.ts'
import { runTonne } from '../cli/memory-io.ts'
import { newHeadKeys } from '../fixtures/head-keys.ts'
import { statementOf, steel } from '../fixtures/pact/footprints.ts'
import { fuelInput, siteInput, testService } from '../fixtures/service.ts'
import { EXAMPLE } from '../fixtures/transport/shipments.ts'
import { launch, openWatched } from './open-page.ts'

const PAGE = resolve('dist/verify.html')
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const factor = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const trace = toTrace(calculateFuel({ value: 2, unit: 'm3', factor }))
const energy = readFileSync('test/golden/energy/energy-1-litres.json', 'utf8')
const footprint = JSON.stringify(productFootprint({ quantity: 1, parts: [steel('1.5')] }, statementOf()).footprint)
const shipment = JSON.stringify(shipmentFootprint(EXAMPLE).extensions)

const signer = await newHeadKeys()
const { company } = testService({ headKeys: signer.keys })
const { record: site } = await company.sites.create(siteInput())
await company.siteFuels.create(site.id, fuelInput())
const signed = await company.audit.signHead()
const lines: string[] = []
for await (const line of company.export()) lines.push(line)
const bundle = `${lines.join('\n')}\n`

const FILES: Readonly<Record<string, string>> = {
  'diesel.json': `${trace}\n`,
  'energy.json': energy,
  'company.ndjson': bundle,
  'crate.json': footprint,
  'shipment.json': shipment,
  'heads.jws': `${signed}\n`,
  'signer.jwk': JSON.stringify(signer.open),
}

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

/** Opens the file as an auditor does: from the disk, without a network. */
function openFile(options: BrowserContextOptions = {}, path = PAGE) {
  return openWatched(browser, { url: pathToFileURL(path).href, offline: true, ...options })
}

const statusOf = (page: Page) => page.getByRole('status')

async function give(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const given = Object.entries(files).map(([name, text]) => {
    return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) }
  })
  await page.getByLabel('Choose files').setInputFiles(given)
  await page.getByRole('heading', { name: 'Statement' }).waitFor()
  await statusOf(page).filter({ hasText: 'The statement follows' }).waitFor()
}

const section = (page: Page, name: string) => page.locator('section.file', { has: page.getByRole('heading', { name }) })

async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run()
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
  })
}

describe('verify.html', () => {
  it('verifies every kind of file that is given, without a request', async () => {
    const { page, problems, strayed, close } = await openFile()
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await give(page, FILES)
    expect(await statusOf(page).textContent()).toMatch(/^7 files: 6 verified, 1 with public keys only\./)
    const text = (await page.locator('main').innerText()).replaceAll('\u2082', '2')
    expect(text).toContain(
      '2 m3 × 1000 l/m3 × 2.57082 kg CO2e/l (DESNZ 2025, Fuels, row 1_101_1011_8) = 5141.64 kg CO2e',
    )
    expect(text).toMatch(/1234\.56 US gal × .+ ≈ 46288\.58216005965 kWh/)
    for (const stated of ['5141.64 kg CO2e', '2570.82 kg CO2e', '4.295851965 kg CO2e']) expect(text).toContain(stated)
    await close()
    expect([problems, strayed, requests]).toEqual([[], [], []])
  })

  it('states digests, versions and date, the unchecked parts, and the limits of every verifier', async () => {
    const { page, close } = await openFile()
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    await give(page, { 'company.ndjson': bundle })
    const statement = await page.locator('.statement').innerText()
    const due = [
      new RegExp(`tonne ${version}, verify\\.html`),
      /Verified at\s+20\d\d-\d\d-\d\dT[\d:.]+Z/,
      /desnz-2025/,
      /tonne-bundle\/2/,
      new RegExp(JSON.parse(lines.at(-1) ?? '').digest),
      new RegExp((await company.audit.head()).digest),
      /no_head/,
      /What cannot be known/,
    ]
    for (const pattern of due) expect(statement).toMatch(pattern)
    await give(page, { 'heads.jws': signed, 'signer.jwk': FILES['signer.jwk'] ?? '' })
    const withHead = await page.locator('.statement').innerText()
    expect(withHead).toContain(signer.open.kid)
    expect(withHead).not.toContain('no_head')
    await close()
  })

  it('shows the code and the path of each difference', async () => {
    const { page, close } = await openFile()
    const bent = JSON.parse(trace)
    bent.contributions[0].emission.co2e = '51.4164'
    const forged = bundle.replace('"co2e":"2570.82"', '"co2e":"2570.83"')
    await give(page, { 'bent.json': JSON.stringify(bent), 'forged.ndjson': forged, 'other.txt': 'hello' })
    expect(await statusOf(page).textContent()).toMatch(/^3 files: 0 verified, 3 not verified\./)
    const differences = section(page, 'bent.json').locator('.differences')
    await expect(differences.innerText()).resolves.toMatch(
      /figure_differs contributions\[0\]\.emission\.co2e .*Expected 5141\.64, found 51\.4164/,
    )
    await expect(section(page, 'forged.ndjson').locator('.differences').innerText()).resolves.toMatch(
      /line \d+: trace\./,
    )
    await expect(section(page, 'other.txt').locator('.differences').innerText()).resolves.toContain('trace_invalid')
    await close()
  })

  it('reads names and texts of files as text, never as markup', async () => {
    const { page, problems, close } = await openFile()
    const bent = JSON.parse(trace)
    bent.contributions[0].label = '<img src=x onerror=alert(1)>'
    await give(page, { '<b>bold<b>.json': JSON.stringify(bent) })
    expect(await page.locator('main img, main b').count()).toBe(0)
    await page.getByRole('heading', { name: '<b>bold<b>.json' }).first().waitFor()
    await close()
    expect(problems).toEqual([])
  })

  it('takes files that are dropped, and removes them again', async () => {
    const { page, close } = await openFile()
    const transfer = await page.evaluateHandle((text) => {
      const made = new DataTransfer()
      made.items.add(new File([text], 'dropped.json'))
      return made
    }, trace)
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
    await section(page, 'dropped.json').waitFor()
    await page.getByRole('button', { name: 'Remove all files' }).click()
    expect(await statusOf(page).textContent()).toBe('No files yet.')
    expect(await page.locator('section.file').count()).toBe(0)
    expect(await page.getByLabel('Choose files').evaluate((node) => node === document.activeElement)).toBe(true)
    await close()
  })

  it('is used by the keyboard alone', async () => {
    const { page, close } = await openFile()
    const traces = Array.from({ length: 30 }, (_, index) => {
      return toTrace(calculateFuel({ value: index + 1, unit: 'l', factor }))
    })
    await give(page, { 'many.ndjson': traces.join('\n') })
    await page.locator('body').focus()
    const reached: string[] = []
    for (let step = 0; step < 12; step++) {
      await page.keyboard.press('Tab')
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
    }
    for (const name of ['Skip to the files', 'Remove all files', 'Print the statement', 'Show 10 more']) {
      expect(reached).toContain(name)
    }
    await page.getByRole('button', { name: 'Show 10 more' }).press('Enter')
    expect(await section(page, 'many.ndjson').locator('.figures > li').count()).toBe(30)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('LI')
    await close()
  })

  it.each([
    ['at a desk', {}],
    ['on a phone', { viewport: { width: 375, height: 700 } }],
    ['in the dark', { colorScheme: 'dark' }],
  ] as const)('has no violation of axe and nothing beyond its edge %s', async (_, options) => {
    const { page, close } = await openFile({ ...options, bypassCSP: true })
    expect(await violationsOf(page)).toEqual([])
    await give(page, { ...FILES, 'other.txt': 'hello', 'newer.json': trace.replace('trace/2', 'trace/3') })
    expect(await violationsOf(page)).toEqual([])
    const [content, seen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(content).toBeLessThanOrEqual(seen ?? 0)
    await close()
  })

  it('prints the statement and the numbers, without its controls', async () => {
    const { page, close } = await openFile()
    await give(page, FILES)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('#zone').isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Print the statement' }).isVisible()).toBe(false)
    expect(await page.locator('.statement').isVisible()).toBe(true)
    expect((await page.pdf()).length).toBeGreaterThan(10_000)
    await close()
  })

  it('allows only its own script and style sheet', async () => {
    const { page, problems, close } = await openFile()
    await page.evaluate(() => {
      const made = document.createElement('script')
      made.textContent = 'document.title = "changed"'
      document.head.append(made)
      return fetch('https://example.com/').catch(() => undefined)
    })
    expect(await page.title()).toMatch(/^Verify emissions/)
    expect(problems.join('\n')).toMatch(
      /policy: script-src-elem inline[\s\S]*policy: connect-src https:\/\/example\.com/,
    )
    await close()
  })

  it('is written by tonne verify --page', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonne-page-'))
    const path = join(folder, 'audit.html')
    const { execFileSync } = await import('node:child_process')
    execFileSync(process.execPath, ['dist/cli/main.js', 'verify', '--page', path], { stdio: 'pipe' })
    expect(readFileSync(path).equals(readFileSync(PAGE))).toBe(true)
    const { page, close } = await openFile({}, path)
    await give(page, { 'diesel.json': trace })
    await close()
    rmSync(folder, { recursive: true })
    const { code, stderr } = await runTonne(['verify', 'diesel.json', '--page', path])
    expect([code, stderr]).toEqual([1, expect.stringContaining('does not take diesel.json')])
  })
})
