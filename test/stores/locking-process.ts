import Libsql from 'libsql'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { createService, type ServiceRecords } from '../../src/service/index.ts'

// A process that locks a year of a company in a file and kills itself: file, company, 'before' or 'after' the commit.
const [file = '', companyId = '', moment = ''] = process.argv.slice(2)
const client = new Libsql(file)
let isArmed = false
const die = () => process.kill(process.pid, 'SIGKILL')
const store = await sqliteStore<ServiceRecords>({
  client: {
    prepare: (text) => client.prepare(text),
    exec: (text) => {
      const isLast = isArmed && text === 'commit'
      if (isLast && moment === 'before') die()
      client.exec(text)
      if (isLast) die()
    },
  },
})
isArmed = true
await createService({ store }).company(Number(companyId)).periods.lock({ from: '2025-01-01', to: '2026-01-01' })
