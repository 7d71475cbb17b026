import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { afterAll, beforeAll, it } from 'vitest'
import type { ServiceRecords } from '../../../src/service/index.ts'
import { checkBooking } from '../booking.ts'
import { postgresEngine } from '../engines.ts'
import { saveBlocks } from '../transaction-blocks.ts'

const HERE = resolve('test/stores/prisma')
const FOLDER = resolve('test/stores/dist/prisma')

/** A client, and what a block of the page exports. */
interface Generated {
  readonly PrismaClient: new (options: object) => { $disconnect(): Promise<void> }
}
type Book = (client: unknown, invoice: object) => Promise<void>

beforeAll(() => {
  saveBlocks(FOLDER, ['company-within.mts', 'prisma.mts'])
  symlinkSync(join(HERE, 'node_modules'), join(FOLDER, 'node_modules'))
  // the engine of migrations comes from a host of Prisma and generates nothing: any program in its place does
  const env = { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, ...process.env }
  execFileSync('node_modules/.bin/prisma', ['generate'], { cwd: HERE, env })
})
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))

it('commits and rolls back with both tables in a transaction of Prisma', async () => {
  const { PrismaClient } = (await import(join(FOLDER, 'generated/client.ts'))) as Generated
  const { bookInvoice } = (await import(join(FOLDER, 'prisma.mts'))) as { readonly bookInvoice: Book }
  const engine = await postgresEngine()
  const store = await engine.open<ServiceRecords>()
  await engine.run('create table invoices (number integer primary key)')
  const pool = engine.pool()
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool.options) })
  try {
    await checkBooking({
      store,
      countInvoices: async () => (await pool.query('select number from invoices')).rows.length,
      book: (invoice) => bookInvoice(prisma, invoice),
    })
  } finally {
    await prisma.$disconnect()
    await engine.close()
  }
})
