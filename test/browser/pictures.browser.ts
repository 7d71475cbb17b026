import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import pixelmatch from 'pixelmatch'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { describe, expect, inject, it } from 'vitest'
import { openWatched } from './open-page.ts'
import { startForFile } from './started.ts'

const FOLDER = 'test/browser/pictures'
/** Writes the pictures, instead of comparing them. */
const IS_RENEWED = process.env.TONNE_PICTURES === 'write'
/** The share of pixels that may differ: edges of letters differ between versions of Chromium. */
const SHARE_MAX = 0.005
/** The difference of colours below which two pixels count as equal, from 0 to 1. */
const COLOUR_MAX = 0.25

/** Pictures use fonts that prepare.sh installs, and show neither a caret nor a movement. */
const STYLE = `
  :root { --sans: "DejaVu Sans"; --mono: "DejaVu Sans Mono" }
  *, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important }`

const PHONE = { width: 375, height: 760 }
const DESK = { width: 1000, height: 760 }

const started = startForFile()

/** Shows the page from an element on. */
async function showFrom(page: Page, selector: string): Promise<void> {
  await page.addStyleTag({ content: STYLE })
  await page.evaluate(() => document.fonts.ready)
  await page.locator(selector).evaluate((node) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, node.getBoundingClientRect().top + scrollY - 8)
  })
  // a picture of a page of another size has blank tiles before the next frame
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** The share of pixels that differ; 1 if the sizes do. */
function shareOfDifference(a: PNG, b: PNG): number {
  if (a.width !== b.width || a.height !== b.height) return 1
  const { width, height } = a
  const differing = pixelmatch(a.data, b.data, undefined, width, height, { threshold: COLOUR_MAX })
  return differing / (width * height)
}

/** Compares the page with a picture of the repository. If they differ, writes the new one next to it, as NAME.new.png. */
async function compare(page: Page, name: string): Promise<void> {
  const bytes = await page.screenshot()
  const path = `${FOLDER}/${name}.png`
  if (IS_RENEWED) {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(path, bytes)
    return
  }
  const share = existsSync(path) ? shareOfDifference(PNG.sync.read(readFileSync(path)), PNG.sync.read(bytes)) : 1
  if (share > SHARE_MAX) writeFileSync(`${FOLDER}/${name}.new.png`, bytes)
  expect(share, `${name} differs; look at ${FOLDER}/${name}.new.png`).toBeLessThanOrEqual(SHARE_MAX)
}

const BILLS = `Thornbeck Pumps, heating oil
Site,Fuel,Date from,Date to,Volume (L),Country,Supplier ref
Leeds works,gas oil,2025-01-01,2025-01-31,1200,GB,A-1
Leeds works,gas oil,2025-02-01,2025-02-28,1100.5,GB,A-2
Hull depot,strange oil,2025-01-01,2025-01-31,300,GB,A-3
Hull depot,gas oil,2025-02-01,2025-02-28,abc,GB,A-4
`

async function openMapping(): Promise<Page> {
  const { page } = await openWatched(started.browser, { url: started.server.url, viewport: DESK, bypassCSP: true })
  await page.getByLabel('API key').fill(started.server.key)
  await page.getByRole('button', { name: 'Show the year' }).click()
  await page.getByRole('link', { name: 'Import', exact: true }).click()
  await page
    .locator('#import-file')
    .setInputFiles({ name: 'bills.csv', mimeType: 'text/csv', buffer: Buffer.from(BILLS) })
  await page.getByLabel('Kind of activity').selectOption('fuel')
  await page.getByText('The file was read again.').waitFor()
  return page
}

describe('the pictures of the page', () => {
  it('show the mapping of a file, also in forced colours, and its preview in the dark and on a phone', async () => {
    const page = await openMapping()
    await showFrom(page, '#step-columns')
    await compare(page, 'mapping')
    await page.emulateMedia({ forcedColors: 'active' })
    await page.setViewportSize(PHONE)
    await showFrom(page, '.mapping tbody tr:nth-child(4)')
    await compare(page, 'mapping-forced-phone')
    // the picture is too coarse for what tells a guess and the current step from the others
    const borderOf = (selector: string) =>
      page.locator(selector).evaluate((node) => getComputedStyle(node).borderBottomStyle)
    expect(await borderOf('.badge.guess')).toBe('solid')
    expect([await borderOf('.steps li:nth-child(1)'), await borderOf('.steps li:nth-child(2)')]).toEqual([
      'none',
      'solid',
    ])
    await page.emulateMedia({ forcedColors: 'none' })
    await page.setViewportSize(DESK)
    await page.getByRole('button', { name: 'Check the rows' }).click()
    await page.getByRole('heading', { name: '2 rows need a decision' }).waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await showFrom(page, '#step-check')
    await compare(page, 'preview-dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(PHONE)
    await showFrom(page, '#step-check')
    await compare(page, 'preview-phone')
    await page.context().close()
  })

  it('show the months of sites, and the records on a phone in the dark', async () => {
    const url = `${inject('url')}/#year=2025`
    const { page, close } = await openWatched(started.browser, { url, viewport: DESK, bypassCSP: true })
    await page.getByRole('heading', { name: 'By month' }).waitFor()
    await showFrom(page, '.completeness')
    await compare(page, 'months')
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'dark' })
    await showFrom(page, '#records')
    await compare(page, 'records-phone-dark')
    await close()
  })

  it('show the missing items of a report, and the form of the statement on a phone in the dark', async () => {
    const url = `${inject('url')}/#report=secr`
    const { page, close } = await openWatched(started.browser, { url, viewport: DESK, bypassCSP: true })
    const links = page.getByRole('button', { name: /^State it/ })
    await links.first().waitFor()
    await page.getByRole('heading', { name: 'Missing', exact: true }).evaluate((node) => {
      node.id = 'missing-items'
    })
    await showFrom(page, '#missing-items')
    await compare(page, 'missing-items')
    await page.getByRole('button', { name: 'Statement of the company' }).click()
    await page.getByRole('button', { name: 'Save the statement' }).waitFor()
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ colorScheme: 'dark' })
    await showFrom(page, '.panel')
    await compare(page, 'statement-phone-dark')
    await close()
  })
})
