import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { sqliteEngine } from '../../engines.ts'
import { compiledProcess } from '../compiled-process.ts'
import type { Figure, Measure } from '../figure.ts'
import { fill } from './many-records.ts'

/** What the records take is no matter of answers: a store in memory has fewer. */
const RECORDS = { memory: { fast: 20_000, full: 20_000 }, SQLite: { fast: 20_000, full: 100_000 } } as const
const CLIENTS = 90
const RSS_MAX = 300e6
const HELD_MS = { fast: 4_000, full: 10_000 } as const
const SERVER = new URL('non-readers-server.ts', import.meta.url)

interface Told {
  readonly rssBefore: number
  readonly rssMax: number
  readonly stallMaxMs: number
}

interface Listening {
  readonly port: number
  readonly keys: readonly string[]
  readonly path: string
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6).toLocaleString('en')

/** What a server holds for clients that ask for a long list and read nothing of it; `file` is 'memory' or a database. */
async function besideNonReaders(engine: keyof typeof RECORDS, file: string, scale: 'fast' | 'full'): Promise<Figure[]> {
  const records = RECORDS[engine][scale]
  const server = fork(compiledProcess(SERVER), [file, String(records), String(CLIENTS)], {
    execArgv: ['--expose-gc'],
  })
  const [{ port, keys, path }] = (await once(server, 'message')) as [Listening]
  const ask = async (text: string): Promise<Told> => {
    server.send(text)
    return ((await once(server, 'message')) as [Told])[0]
  }
  try {
    await ask('reset')
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-api-key': keys[0] ?? '' } })
    const { length } = (await answer.json()) as readonly unknown[]
    const { stallMaxMs } = await ask('told')
    const sockets = keys.map((key) => {
      const socket = connect(port, '127.0.0.1').pause()
      socket.write(`GET ${path} HTTP/1.1\r\nhost: any\r\nx-api-key: ${key}\r\n\r\n`)
      return socket
    })
    await new Promise((resolve) => setTimeout(resolve, HELD_MS[scale]))
    const { rssBefore, rssMax } = await ask('told')
    for (const socket of sockets) socket.destroy()
    const name = `${(records / 2).toLocaleString('en')} records, ${engine}`
    return [
      {
        name: `${CLIENTS} clients that never read, ${name}`,
        aim: 'RSS at most 300 MB',
        measured: `${megabytes(rssMax)} MB, of which ${megabytes(rssBefore)} MB before they came`,
        holds: rssMax <= RSS_MAX,
        isSpeed: true,
      },
      {
        name: `one list read whole, ${name}`,
        aim: 'all records; nothing waits above 50 ms',
        measured: `${length.toLocaleString('en')} records; ${Math.round(stallMaxMs)} ms`,
        holds: length === records / 2 && stallMaxMs <= 50,
        isSpeed: true,
      },
    ]
  } finally {
    server.kill()
  }
}

/** Clients that ask for a long list and read nothing of it: what the server holds for them is bounded. */
export const measure: Measure = async ({ scale }): Promise<readonly Figure[]> => {
  const inMemory = await besideNonReaders('memory', 'memory', scale)
  const engine = sqliteEngine()
  try {
    await fill(await engine.open(), RECORDS.SQLite[scale])
    return [...inMemory, ...(await besideNonReaders('SQLite', engine.file, scale))]
  } finally {
    await engine.close()
  }
}
