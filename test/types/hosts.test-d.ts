import { createServer } from 'node:http'
import type { Api } from '../../src/http/index.ts'
import { type ByteStream, type NodeHandler, nodeHandler } from '../../src/http/node.ts'
import type { SqliteClient } from '../../src/ledger/collections/sqlite.ts'

// What hosts hand to the adapters, as they declare it.

declare const api: Api
createServer(nodeHandler(api))

interface EventMap {
  readonly close: []
  readonly data: [chunk: string | Buffer]
  readonly end: []
  readonly error: [error: Error]
}

/** A stream as the types of Node declare it since they list its events. */
interface ListedEvents {
  readonly destroyed: boolean
  readonly readableEnded: boolean
  on<Name extends keyof EventMap>(eventName: Name, listener: (...args: EventMap[Name]) => void): this
  // biome-ignore lint/suspicious/noExplicitAny: so they declare it
  on(eventName: string | symbol, listener: (...args: any[]) => void): this
  pause(): this
}

declare const listed: ListedEvents
export const stream: ByteStream = listed
export const handler: NodeHandler = nodeHandler(api)

/** A statement as the types of Bun declare it: its parameters are a list that may change, or a tuple. */
interface BunStatement {
  run(...params: (string | number | null)[] | [null] | [string]): object
  all(...params: (string | number | null)[] | [null] | [string]): unknown[]
}

declare const bunDatabase: { prepare(sql: string): BunStatement; exec(sql: string): object }
export const sqliteClient: SqliteClient = bunDatabase
