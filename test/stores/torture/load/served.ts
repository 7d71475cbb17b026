import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { compiledProcess } from '../compiled-process.ts'
import { fuelOf } from './interleaved-company.ts'

/** A server of two companies, in a process of its own. */
export interface Served {
  readonly port: number
  readonly keys: { readonly noisy: string; readonly quiet: string }
  /** A site of the quiet company. */
  readonly siteId: string
  stop(): Promise<void>
}

/** Starts a server on a store of an engine, the noisy company of which has so many records. */
export async function served(engine: string, records: number): Promise<Served> {
  const file = compiledProcess(new URL('served-store.ts', import.meta.url))
  const execArgv = ['--max-old-space-size=8192']
  const child: ChildProcess = fork(file, [engine, String(records)], { execArgv, stdio: ['ignore', 2, 2, 'ipc'] })
  const ended = once(child, 'exit')
  const told = await Promise.race([once(child, 'message'), ended])
  if (typeof told[0] !== 'object' || told[0] === null) throw new Error(`the server ended with ${told[0]}`)
  const stop = async () => {
    child.disconnect()
    await ended
  }
  return { ...(told[0] as Omit<Served, 'stop'>), stop }
}

/** A client that keeps a connection open. */
export interface HttpClient {
  /** The status of an answer that was read to its end. */
  send(method: string, path: string, body?: object): Promise<number>
  close(): void
}

/** A client of the server with the key of one company. */
export function clientOf({ port }: Served, key: string): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const send = (method: string, path: string, body?: object) =>
    new Promise<number>((resolve, reject) => {
      const headers = { 'x-api-key': key, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
      const sent = request({ port, host: '127.0.0.1', method, path, headers, agent }, (response) => {
        response.on('data', () => undefined)
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  return { send, close: () => agent.destroy() }
}

/** The n-th of the everyday requests of a company: as many posts as lists. */
export function everyday({ siteId }: Served, nth: number): Parameters<HttpClient['send']> {
  const path = `/v1/sites/${siteId}/fuel`
  return nth % 2 === 0 ? ['POST', path, fuelOf(1 + (nth % 9_000))] : ['GET', `${path}?limit=20`]
}

/** The value below which so many hundredths of the list are. */
export function percentile(list: readonly number[], hundredths: number): number {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[Math.min(Math.floor((sorted.length * hundredths) / 100), sorted.length - 1)] ?? Number.NaN
}
