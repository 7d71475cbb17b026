import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { BUILT_PROGRAM } from '../fixtures/built-program.ts'

const PROGRAM = [BUILT_PROGRAM, 'serve', '--port', '0']

/** A server as a process, once it says where it is. */
async function serving() {
  const child = spawn(process.execPath, PROGRAM)
  const printed = { stdout: '', stderr: '' }
  child.stderr.on('data', (chunk) => {
    printed.stderr += chunk
  })
  const closed = once(child, 'close') as Promise<[number | null]>
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed.stdout += chunk
      if (printed.stdout.includes('/health')) resolve()
    })
    closed.then(() => reject(new Error(printed.stderr)))
  })
  const url = /http:\/\/[\d.]+:\d+/.exec(printed.stdout)?.[0] ?? ''
  const key = /API key +(\S+)/.exec(printed.stdout)?.[1] ?? ''
  return { child, closed, printed, url, key }
}

/** True while new requests are taken. */
async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { headers: { connection: 'close' } })).ok
  } catch {
    return false
  }
}

/** A socket that is connected, and has written so much. */
async function connected(url: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  if (text !== '') await new Promise<void>((resolve) => void socket.write(text, () => resolve()))
  return socket
}

describe('tonne serve as a process', () => {
  for (const [name, isClosed] of [
    ['standard error', { stdout: false, stderr: true }],
    ['standard output', { stdout: true, stderr: false }],
    ['standard output and error', { stdout: true, stderr: true }],
  ] as const) {
    it(`goes on when the reader of its ${name} goes away`, async () => {
      const { child, closed, url, key } = await serving()
      if (isClosed.stderr) child.stderr.destroy()
      if (isClosed.stdout) child.stdout.destroy()
      for (let asked = 0; asked < 5; asked++) {
        const answer = await fetch(`${url}/v1/units`, { headers: { 'x-api-key': key } })
        expect([answer.status, (await answer.text()).length > 0]).toEqual([200, true])
      }
      expect(child.exitCode).toBe(null)
      child.kill('SIGTERM')
      expect(await closed).toEqual([0, null])
    })
  }

  it('goes on when nobody reads even its greeting to the end', async () => {
    const child = spawn(process.execPath, [...PROGRAM, '--demo'])
    const closed = once(child, 'close')
    child.stderr.resume()
    const [first] = (await once(child.stdout, 'data')) as [Buffer]
    child.stdout.destroy()
    const url = /http:\/\/[\d.]+:\d+/.exec(String(first))?.[0] ?? ''
    expect((await fetch(`${url}/health`)).status).toBe(200)
    child.kill('SIGTERM')
    expect(await closed).toEqual([0, null])
  })

  it('does not wait for connections that ask for nothing, nor for half a header', async () => {
    const { child, closed, url } = await serving()
    const sockets = [await connected(url, ''), await connected(url, 'GET /health HTTP/1.1\r\nho')]
    await (await fetch(`${url}/health`)).text()
    const start = Date.now()
    child.kill('SIGTERM')
    expect(await closed).toEqual([0, null])
    expect(Date.now() - start).toBeLessThan(3000)
    for (const socket of sockets) socket.destroy()
  })

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    it(`finishes what is on its way at ${signal}, takes nothing more, and ends with 0`, async () => {
      const { child, closed, printed, url, key } = await serving()
      // a connection that is kept open for more must not hold the process
      await (await fetch(`${url}/v1/units`, { headers: { 'x-api-key': key } })).text()
      const body = JSON.stringify({ area: -1 })
      const headers = { 'x-api-key': key, 'content-type': 'application/json', 'content-length': body.length }
      const sent = request(`${url}/v1/sites`, { method: 'POST', headers })
      const answered = once(sent, 'response')
      await new Promise<void>((resolve) => sent.write(body.slice(0, 5), () => resolve()))
      // the health check is answered after the half request has come in
      await (await fetch(`${url}/health`)).text()
      child.kill(signal)
      while (await isAnswering(url)) expect(child.exitCode).toBe(null)
      sent.end(body.slice(5))
      const [response] = (await answered) as [{ statusCode: number; resume(): void }]
      response.resume()
      expect(response.statusCode).toBe(400)
      expect(await closed).toEqual([0, null])
      expect(printed.stderr).toContain('"path":"/v1/sites","status":400')
    })
  }
})
