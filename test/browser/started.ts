import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { type DatabaseServer, serveDatabase } from './database-server.ts'
import { launch } from './open-page.ts'

/** The browser and the server of the tests of a file. */
export interface Started {
  readonly browser: Browser
  readonly server: DatabaseServer
}

function running<T>(one: T | undefined): T {
  if (one === undefined) throw new Error('the browser and the server are started before the first test of a file')
  return one
}

/** Starts a browser and a server before the tests of a file, and ends them after the last one. */
export function startForFile(): Started {
  let browser: Browser | undefined
  let server: DatabaseServer | undefined
  beforeAll(async () => {
    browser = await launch()
    server = await serveDatabase()
  })
  afterAll(async () => {
    await browser?.close()
    server?.stop()
  })
  return {
    get browser() {
      return running(browser)
    },
    get server() {
      return running(server)
    },
  }
}
