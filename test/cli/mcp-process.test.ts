import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BUILT_PROGRAM } from '../fixtures/built-program.ts'
import { type Calculated, callOf, type McpSession, startMcp } from '../fixtures/mcp-client.ts'

const DIESEL = 'desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'
const ROW = { id: 'a', activity: 'fuel', start: '2025-01-31', value: '1234.56', unit: 'l', factor: DIESEL }

let session: McpSession

beforeAll(async () => {
  session = await startMcp()
})

afterAll(async () => {
  await session.client.close()
  expect(session.complaints).toEqual([])
})

describe('tonne mcp as a process', () => {
  it('answers clients of the newest protocol the same', async () => {
    const modern = await startMcp([], { versionNegotiation: { mode: 'auto' } })
    expect(modern.client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
    expect(await callOf(modern, 'calculate', ROW)).toEqual(await callOf(session, 'calculate', ROW))
    await modern.client.close()
    expect(modern.complaints).toEqual([])
  })

  it('stays in service after a line that is not of the protocol', async () => {
    const child = spawn(process.execPath, [BUILT_PROGRAM, 'mcp'], { stdio: ['pipe', 'pipe', 'ignore'] })
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
    child.stdin.write(`not JSON\n{}\n${JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'initialize', params })}\n`)
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    expect(JSON.parse(String(line))).toMatchObject({ id: 7, result: { serverInfo: { name: 'tonne' } } })
    child.stdin.end()
    expect(await once(child, 'close')).toEqual([0, null])
  })

  it('uses the factors of the company', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonne-mcp-'))
    const file = join(folder, 'factors.csv')
    writeFileSync(file, 'key,unit,category,co2e\nown/pellets/t,t,fuel,72.5\n')
    const own = await startMcp(['--factors', file])
    const row = { ...ROW, factor: 'own/pellets/t', unit: 'kg' }
    const { data } = await callOf(own, 'calculate', row)
    const [result] = (data as Calculated).results
    expect(result).toMatchObject({ co2eKg: '89.5056' })
    expect((await callOf(own, 'verify', { trace: result?.trace })).data).toMatchObject({ verified: true })
    expect((await callOf(own, 'find_factor', { words: 'pellets', edition: 'own' })).data).toMatchObject({
      factors: [{ key: 'own/pellets/t', co2eKg: '72.5' }],
    })
    await own.client.close()
    rmSync(folder, { recursive: true })
    expect((await callOf(session, 'calculate', row)).isError).toBe(true)
  })

  it('ends with its input', () => {
    const run = spawnSync(process.execPath, [BUILT_PROGRAM, 'mcp'], { input: '', encoding: 'utf8' })
    expect(run).toMatchObject({ status: 0, stdout: '', stderr: '' })
  })
})
