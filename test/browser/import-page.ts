import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { DatabaseServer } from './database-server.ts'
import { type Opened, openWatched } from './open-page.ts'

/** Opens the page of a company without records. Waits for the screens of a key that may write. */
export async function openEmptyCompany(
  browser: Browser,
  { url, key, readOnlyKey }: Pick<DatabaseServer, 'url' | 'key' | 'readOnlyKey'>,
  options: BrowserContextOptions = {},
): Promise<Opened> {
  const opened = await openWatched(browser, { url, ...options })
  const { page } = opened
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Show the year' }).click()
  await page.getByText('There are no records yet.').waitFor()
  if (key === readOnlyKey) return opened
  await page.getByRole('link', { name: 'Import', exact: true }).waitFor()
  await page.getByRole('heading', { name: 'Your data' }).waitFor()
  return opened
}

/** Drops a file on the page, as a browser does. */
export async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([fileName = '', content = '']) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content], fileName, { type: 'text/csv' }))
      return transfer
    },
    [name, text],
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer })
  await page.dispatchEvent('body', 'drop', { dataTransfer })
}
