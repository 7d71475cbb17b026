import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dropFile, openEmptyCompany } from './import-page.ts'
import type { Opened } from './open-page.ts'
import { startForFile } from './started.ts'

const METERS = `Site,Product,Start,End,Quantity,Unit
Depot,Electricity,2024-01-01,2024-01-31,1000,kWh
Depot,Electricity,2024-02-01,2024-02-29,1100,kWh
`

const started = startForFile()

/** The settings in the first line of a request about a file. */
function settingsOf(route: Route): { readonly country?: string } {
  return JSON.parse(route.request().postDataBuffer()?.toString().split('\n')[0] ?? '{}')
}

async function openColumns(): Promise<Opened> {
  const opened = await openEmptyCompany(started.browser, started.server)
  await dropFile(opened.page, 'meters.csv', METERS)
  await opened.page.getByRole('heading', { name: /^What the columns of/ }).waitFor()
  return opened
}

/** Readings of a file that wait. */
interface HeldReadings {
  release(): Promise<void>
  /** Resolves when a reading waits. */
  arrived(): Promise<void>
  /** Resolves when the page has the answer of a reading. */
  ended(): Promise<void>
}

/** Lets the page read a file, and resolves each reading only when it is asked to. */
async function holdReadings(page: Page): Promise<HeldReadings> {
  // an entry of a resource is added when all of its answer is there
  const countEnded = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/page/imports/reading')).length
  const endedBefore = await page.evaluate(countEnded)
  const held: (() => Promise<void>)[] = []
  let onArrival: (() => void) | undefined
  await page.route('**/page/imports/reading', (route) => {
    held.push(() => route.continue())
    onArrival?.()
  })
  return {
    release: async () => {
      await Promise.all(held.splice(0).map((go) => go()))
      await page.unroute('**/page/imports/reading')
    },
    arrived: () => (held.length > 0 ? Promise.resolve() : new Promise((resolve) => (onArrival = resolve))),
    ended: async () => {
      await expect.poll(() => page.evaluate(countEnded), { timeout: 10_000 }).toBeGreaterThan(endedBefore)
    },
  }
}

/** The middle of an element. */
async function middleOf(page: Page, name: string): Promise<readonly [number, number]> {
  const button = page.getByRole('button', { name })
  await button.scrollIntoViewIfNeeded()
  const box = await button.boundingBox()
  if (box === null) throw new Error(`${name} is not shown`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

describe('the columns of a file', () => {
  it('are checked with the values in the fields when the button is pressed', async () => {
    const { page, close } = await openColumns()
    const asked: (string | undefined)[] = []
    await page.route('**/page/imports/preview', (route) => {
      asked.push(settingsOf(route).country)
      return route.continue()
    })
    const country = page.getByLabel('Country')
    await country.fill('FR')
    await page.keyboard.press('Tab')
    await page.getByText('The file was read again.').waitFor()
    await country.fill('Poland')
    await page.getByRole('button', { name: 'Check the rows' }).click()
    await page.getByText('Depot').first().waitFor()
    await page.getByRole('button', { name: 'Back to the columns' }).click()
    expect(await country.inputValue()).toBe('Poland')
    // a press of a program moves no focus, so that no change is reported before it
    await country.fill('Spain')
    await page.getByRole('button', { name: 'Check the rows' }).evaluate((pressed: HTMLElement) => pressed.click())
    await page.getByRole('heading', { name: /^Check meters.csv/ }).waitFor()
    expect(asked).toEqual(['Poland', 'Spain'])
    await close()
  })

  it('keep a button under the pointer while the file is read again', async () => {
    const { page, close } = await openColumns()
    const readings = await holdReadings(page)
    const [x, y] = await middleOf(page, 'Check the rows')
    await page.getByLabel('Country').fill('PL')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await readings.arrived()
    await readings.release()
    await readings.ended()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await page.mouse.up()
    await page.getByRole('button', { name: 'Import 2 records' }).waitFor()
    await close()
  })

  it('keep the letters and the place of a text that is typed while the file is read again', async () => {
    const { page, close } = await openColumns()
    const readings = await holdReadings(page)
    await page.getByLabel('Country').fill('PL')
    await page.getByLabel('Unit', { exact: true }).click()
    await page.keyboard.type('MW')
    await readings.arrived()
    await readings.release()
    await readings.ended()
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await page.keyboard.type('h')
    await page.keyboard.press('Tab')
    await page.getByText('The file was read again.').waitFor()
    expect(await page.getByLabel('Unit', { exact: true }).inputValue()).toBe('MWh')
    expect(await page.getByLabel('Country').inputValue()).toBe('PL')
    expect(await page.getByLabel('Fuel', { exact: true }).evaluate((node) => node === document.activeElement)).toBe(
      true,
    )
    await close()
  })

  it('keep every one of two changes that follow each other before the file is read', async () => {
    const { page, close } = await openColumns()
    const readings = await holdReadings(page)
    await page.getByLabel('Meaning of Product').selectOption('note')
    await page.getByLabel('Kind of activity').selectOption('electricity')
    await page.getByLabel('Country').fill('PL')
    await page.keyboard.press('Tab')
    await readings.release()
    await page.getByText('The file was read again.').waitFor()
    const shown = ['Meaning of Product', 'Kind of activity', 'Country'].map((name) =>
      page.getByLabel(name).inputValue(),
    )
    expect(await Promise.all(shown)).toEqual(['note', 'electricity', 'PL'])
    await close()
  })
})
