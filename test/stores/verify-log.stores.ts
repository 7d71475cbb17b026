import type { ServiceRecords } from '../../src/service/index.ts'
import { describeLogDamage, type Vault } from '../fixtures/log-damage.ts'
import { OURS } from '../fixtures/service.ts'
import { ENGINES, type Engine } from './engines.ts'

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** A database of its own, written to behind the back of its store. */
async function vaultOf(start: () => Promise<Engine>): Promise<Vault> {
  const engine = await start()
  const store = await engine.open<ServiceRecords>()
  const own = `company_id = ${OURS}`
  return {
    store,
    keepsBytes: true,
    putLine: async (sequence, text) => {
      await engine.run(`delete from tonne_log where ${own} and sequence = ${sequence}`)
      const recordId = /"recordId":"([^"]*)"/.exec(text)?.[1] ?? ''
      const values = `${OURS}, ${sequence}, ${quoted(recordId)}, 1, ${quoted(text)}`
      await engine.run(`insert into tonne_log (company_id, sequence, record_id, version, record) values (${values})`)
    },
    removeLine: async (sequence) => {
      await engine.run(`delete from tonne_log where ${own} and sequence = ${sequence}`)
    },
    setHead: async ({ sequence, digest }) => {
      await engine.run(`update tonne_companies set log_sequence = ${sequence}, log_digest = '${digest}' where ${own}`)
    },
    setFuel: async (id, exact) => {
      await engine.run(`update tonne_site_fuels set exact = '${exact}' where ${own} and id = '${id}'`)
    },
    removeFuel: async (id) => {
      await engine.run(`delete from tonne_site_fuels where ${own} and id = '${id}'`)
    },
    close: () => engine.close(),
  }
}

for (const [name, start] of Object.entries(ENGINES)) describeLogDamage(name, () => vaultOf(start), 60)
