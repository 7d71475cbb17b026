import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectSameNumbers } from './expect-numbers.mjs'
import { servePages } from './page-server.mjs'
import { printed, RUNTIMES } from './started.mjs'

const [HERE] = Object.keys(RUNTIMES)
const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium'

if (existsSync(EXECUTABLE)) describe('Chromium', describePages)
else {
  describe('Chromium', () => {
    it.skip(`the pages (skipped: there is no ${EXECUTABLE}; CHROMIUM may name another)`)
  })
}

function describePages() {
  const held = {}
  beforeAll(async () => {
    held.pages = await servePages()
    held.browser = await chromium.launch({
      executablePath: EXECUTABLE,
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    })
    held.due = JSON.parse(await printed(HERE, 'numbers/print.mjs'))
  })
  afterAll(async () => {
    await held.browser?.close()
    await held.pages?.close()
  })

  /** What the program of a page gives, and what the browser said of errors meanwhile. */
  async function inPage(path) {
    const page = await held.browser.newPage()
    const errors = []
    try {
      const said = new Promise((resolve, reject) => {
        page.on('console', (message) => {
          if (message.type() === 'error') errors.push(message.text())
          if (message.type() === 'info') resolve(message.text())
        })
        page.on('pageerror', reject)
      })
      await page.goto(`${held.pages.origin}${path}`)
      return { ...JSON.parse(await said), errors }
    } finally {
      await page.close()
    }
  }

  it(`has the same bytes as ${HERE}, from the files of the package as they are`, async () => {
    const { given, errors } = await inPage('/plain')
    const others = expectSameNumbers(given, held.due)
    console.info(`Chromium: ${others} of ${given.measured.length} distances differ by a millionth of a metre`)
    expect([given.chosen, ...Object.keys(given.kernels)]).toEqual(['wasm-simd-fma', 'wasm-simd-fma', 'wasm-simd', 'js'])
    expect(errors).toEqual([])
  })

  it('has the same bytes where a policy forbids eval and WebAssembly, by the kernel in JavaScript', async () => {
    const { given } = await inPage('/strict')
    expectSameNumbers(given, held.due)
    expect([given.chosen, ...Object.keys(given.kernels)]).toEqual(['js', 'js'])
  })

  for (const [what, path, file, isShared, kernel] of [
    ['that copy their rows', '/plain', '/bulk-worker.js', false, 'wasm-simd-fma'],
    ['with shared memory', '/isolated', '/bulk-worker.js', true, 'wasm-simd-fma'],
    ['where a policy forbids WebAssembly', '/strict', '/strict/bulk-worker.js', true, 'js'],
  ]) {
    it(`gives the bits of one thread in web workers ${what}`, async () => {
      const { given, isIsolated } = await inPage(`${path}?worker=${file}`)
      const { rows, totals } = JSON.parse(held.due.kernels.js)
      expect([isIsolated, given.kernel]).toEqual([isShared, kernel])
      expect({ ...given.rows, exactRows: rows.exactRows }).toEqual(rows)
      expect(given.totals).toEqual(totals)
    })
  }
}
