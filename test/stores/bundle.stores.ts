import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Libsql from 'libsql'
import { describe, expect, it } from 'vitest'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { memoryStore, type ServiceRecords, type Store } from '../../src/service/index.ts'
import { verifyBundle } from '../../src/verify/index.ts'
import { runTonne } from '../cli/memory-io.ts'
import { places } from '../fixtures/batches.ts'
import { aYear } from '../fixtures/inventory.ts'
import { OURS, testService } from '../fixtures/service.ts'
import { ENGINES } from './engines.ts'

async function linesOf(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const line of lines) all.push(line)
  return all
}

const yearIn = (store: Store<ServiceRecords>) => aYear(testService({ store, places }))

describe.each(Object.entries(ENGINES))('a bundle from %s', (_, start) => {
  it('is that of the same company in memory, byte for byte, and verifies', async () => {
    const engine = await start()
    try {
      const { company, service } = await yearIn(await engine.open<ServiceRecords>())
      const { company: inMemory } = await yearIn(memoryStore<ServiceRecords>())
      const lines = await linesOf(company.export())
      expect(lines).toEqual(await linesOf(inMemory.export()))
      const head = await company.audit.head()
      expect(await verifyBundle(lines, { head })).toMatchObject({ verified: true, differences: [] })

      // who stops reading holds nobody up
      const reading = company.export()
      await reading.next()
      await reading.return()
      await company.files.create({ name: 'Bill' })
      expect((await company.audit.head()).sequence).toBe(head.sequence + 1)

      await service.erase(OURS)
      expect(await company.exactTotal()).toBe('0')
      expect((await company.audit.head()).sequence).toBe(0)
      expect((await company.audit.verifyLog()).differences).toEqual([])
      expect(await verifyBundle(company.export())).toMatchObject({ verified: true, counts: { record: 0, line: 0 } })
    } finally {
      await engine.close()
    }
  })
})

describe('tonne export', () => {
  const required = createRequire(import.meta.url)
  const loadModule = async (name: string) => {
    if (name === 'node:sqlite') return undefined
    return (await import(pathToFileURL(required.resolve(name)).href)) as Record<string, unknown>
  }

  it('writes a bundle of a database, which tonne verify checks', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonne-bundle-'))
    const file = join(folder, 'tonne.db')
    const client = new Libsql(file)
    try {
      const { company } = await yearIn(await sqliteStore<ServiceRecords>({ client }))
      const due = (await linesOf(company.export())).length
      const args = ['export', '--db', file, '--company', String(OURS)]
      const io = { loadModule, hasFile: existsSync }
      const { files, stderr, code } = await runTonne([...args, '--output', 'bundle.ndjson'], io)
      expect([code, stderr]).toEqual([0, `written: bundle.ndjson, ${due} lines\n`])
      const printed = await runTonne(args, io)
      expect(printed.stdout.split('\n').length).toBe(due + 1)
      const text = files['bundle.ndjson'] ?? ''
      const verified = await runTonne(['verify', 'bundle.ndjson'], { files: { 'bundle.ndjson': text } })
      expect(verified).toMatchObject({ code: 0, stderr: '' })
      expect(verified.stdout).toMatch(/^verified: a bundle of \d+ records, 9 traces, 11 lines of the log\n/)
      expect(verified.stdout.match(/\(no_head\)|\(own_factors, \d+\)/g)).toContain('(no_head)')
      const { sequence, digest } = await company.audit.head()
      const held = await runTonne(['verify', 'bundle.ndjson', '--head', `${sequence}:${digest}`, '--head-is-last'], {
        files: { 'bundle.ndjson': text },
      })
      expect(held.stdout).toContain('lines behind the head: 0')
      expect(held.stdout).not.toContain('no_head')
      const bent = text.replace('Leeds works', 'Leeds works ')
      const run = await runTonne(['verify', 'bundle.ndjson'], { files: { 'bundle.ndjson': bent }, pieceBytes: 999 })
      expect(run.code).toBe(1)
      expect(run.stdout).toMatch(/^not verified: a bundle of /)
      expect(run.stderr).toContain('digest is not the SHA-256 of the lines before')
    } finally {
      client.close()
      rmSync(folder, { recursive: true })
    }
  })
})
