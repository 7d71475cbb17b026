import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'

const READY = 'Prism is listening'

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** A proxy that refuses every request and every answer which is not as the document says. */
export async function proxy(document: string, upstream: string): Promise<{ readonly url: string; close(): void }> {
  const port = await freePort()
  const given = ['proxy', document, upstream, '--errors', '--port', String(port), '--host', '127.0.0.1']
  const child = spawn('node_modules/.bin/prism', given, { stdio: ['ignore', 'pipe', 'pipe'] })
  await new Promise<void>((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer) => {
      said += chunk.toString()
      if (said.includes(READY)) resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('exit', () => reject(new Error(`the proxy ended: ${said}`)))
  })
  return { url: `http://127.0.0.1:${port}`, close: () => void child.kill() }
}
