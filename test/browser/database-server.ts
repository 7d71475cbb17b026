import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const PROGRAM = 'dist/cli/main.js'
/** A Node that has SQLite. */
const NODE = fileURLToPath(new URL('node_modules/node24/bin/node', import.meta.url))

/** A running `tonne serve --db`, on a new database. */
export interface DatabaseServer {
  readonly url: string
  readonly key: string
  readonly readOnlyKey: string
  /** Ends the server, and deletes its database. */
  stop(): void
}

function run(...args: readonly string[]): string {
  return execFileSync(NODE, [PROGRAM, ...args], { encoding: 'utf8' })
}

/** A new database with two keys, which the tests of a file copy: the program starts three times to make it. */
interface NewDatabase extends Pick<DatabaseServer, 'key' | 'readOnlyKey'> {
  readonly path: string
}

let made: NewDatabase | undefined

function newDatabase(): NewDatabase {
  if (made !== undefined) return made
  const folder = mkdtempSync(join(tmpdir(), 'tonne-browser-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'tonne.db')
  run('migrate', '--db', path)
  const keyOf = (text: string) => /tonne_\S+/.exec(text)?.[0] ?? ''
  const key = keyOf(run('keys', '--db', path, '--name', 'writer', '--admin'))
  const readOnlyKey = keyOf(run('keys', '--db', path, '--name', 'reader', '--read-only'))
  made = { path, key, readOnlyKey }
  return made
}

/** Starts `tonne serve --db` on a new database of SQLite with two keys. */
export async function serveDatabase(): Promise<DatabaseServer> {
  const { path, key, readOnlyKey } = newDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'tonne-browser-'))
  const db = join(folder, 'tonne.db')
  copyFileSync(path, db)
  const server = spawn(NODE, [PROGRAM, 'serve', '--db', db, '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] })
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
  const stop = () => {
    server.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
  return { url, key, readOnlyKey, stop }
}
