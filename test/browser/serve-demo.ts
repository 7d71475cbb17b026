import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built `tonne serve --demo` is. */
    readonly url: string
  }
}

const PROGRAM = 'dist/cli/main.js'

/** Starts the built server of the demo for all tests, and ends it after them. */
export async function setup({ provide }: TestProject): Promise<() => void> {
  if (!existsSync('dist/cli/page/page.js')) throw new Error('the page is not built: npm run build makes it')
  const server = spawn(process.execPath, [PROGRAM, 'serve', '--demo', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    server.stdout.on('data', (chunk) => {
      printed += chunk
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0]
      if (found !== undefined) resolve(found)
    })
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  server.stdout.resume()
  provide('url', url)
  return () => void server.kill('SIGTERM')
}
