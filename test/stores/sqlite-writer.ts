import Libsql from 'libsql'
import type { Store } from '../../src/ledger/collections/index.ts'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { randomFrom } from '../oracle/random.ts'
import { type Kept, write } from './mixed-writes.ts'

// A process that writes to a file which another one writes to: file, company, seed. It sends what it kept.
const [file = '', companyId = '', seed = ''] = process.argv.slice(2)
const client = new Libsql(file)
const store: Store = await sqliteStore({ client })
const kept: Kept = { count: 0, tenths: 0, updates: 0 }
for (let index = 0; index < 100; index++) {
  await write(
    { store, companyId: Number(companyId), id: `${seed}-${index}`, random: randomFrom(Number(seed) * 1_000 + index) },
    kept,
  )
}
client.close()
process.send?.(kept)
process.disconnect?.()
