import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const MODULES = fileURLToPath(new URL('./node_modules', import.meta.url))
const DENO = [
  'run',
  '--node-modules-dir=manual',
  '--allow-net',
  '--allow-read',
  '--allow-write',
  '--allow-env',
  '--allow-sys',
]

/** The programs of the runtimes, and what they are called with before a file. */
export const RUNTIMES = {
  [`Node ${process.versions.node.split('.')[0]}`]: [process.execPath],
  'Node 22': [`${MODULES}/node22/bin/node`],
  'Node 24': [`${MODULES}/node24/bin/node`],
  Bun: [`${MODULES}/bun/bin/bun.exe`],
  Deno: [`${MODULES}/deno/deno`, ...DENO],
}

/** A command of a runtime with a file of this folder, started; `stop` ends it. */
export function start(runtime, ...more) {
  const [command, ...options] = RUNTIMES[runtime]
  const child = spawn(command, [...options, ...more], { cwd: HERE, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = []
  child.stderr.on('data', (chunk) => said.push(chunk))
  const exited = once(child, 'exit')
  return { child, exited, stderr: () => Buffer.concat(said).toString() }
}

/** What a program prints; rejects with what it says when it fails. */
export async function printed(runtime, ...more) {
  const { child, exited, stderr } = start(runtime, ...more)
  const parts = []
  child.stdout.on('data', (chunk) => parts.push(chunk))
  const [[code]] = await Promise.all([exited, once(child.stdout, 'close')])
  if (code !== 0) throw new Error(`${runtime} ${more.join(' ')} ended with ${code}: ${stderr()}`)
  return Buffer.concat(parts).toString()
}

/** A server that says in a line of JSON or by its address which port it has. */
export async function served(runtime, ...more) {
  const { child, exited, stderr } = start(runtime, ...more)
  const stop = async () => {
    child.kill()
    await exited
  }
  for await (const line of createInterface(child.stdout)) {
    const port = /(?:"port":|http:\/\/127\.0\.0\.1:)(\d+)/.exec(line)?.[1]
    if (port === undefined) continue
    // what else it prints is read, so that it never waits
    child.stdout.resume()
    return { port: Number(port), stop, stderr }
  }
  throw new Error(`${runtime} ${more.join(' ')} serves nothing: ${stderr()}`)
}
