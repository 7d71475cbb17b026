import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { BUILT_PROGRAM } from '../fixtures/built-program.ts'

const PROGRAM = [BUILT_PROGRAM]
const folder = mkdtempSync(join(tmpdir(), 'tonne-'))
const path = (name: string) => join(folder, name)

function tonne(...argv: string[]) {
  return spawnSync(process.execPath, [...PROGRAM, ...argv], { encoding: 'utf8' })
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('the program as a process', () => {
  const good = 'activity,start,value,unit,factor\nfuel,2025-01-01,1,l,desnz-2025/fuels/liquid-fuels/gas-oil/litres\n'

  it('prints the version of the package', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
    expect(tonne('--version')).toMatchObject({ status: 0, stdout: `${version}\n` })
  })

  it('writes results and traces under their names, and nothing else', () => {
    writeFileSync(path('in.csv'), good)
    writeFileSync(path('old.csv'), 'old')
    symlinkSync(path('old.csv'), path('out.csv'))
    const run = tonne('calculate', path('in.csv'), '--output', path('out.csv'), '--traces', path('traces.ndjson'))
    expect(run.status).toBe(0)
    expect(readFileSync(path('old.csv'), 'utf8')).toContain('2.75541')
    expect(readdirSync(folder).sort()).toEqual(['in.csv', 'old.csv', 'out.csv', 'traces.ndjson'])
  })

  it('leaves files as they were when a row fails or one of them cannot be written', () => {
    writeFileSync(path('in.csv'), good)
    writeFileSync(path('kept.csv'), 'kept')
    const failed = tonne('calculate', path('in.csv'), '--output', path('kept.csv'), '--traces', path('no/where.ndjson'))
    expect(failed).toMatchObject({ status: 1, stdout: '' })
    expect(failed.stderr).toContain('cannot be written: there is no such file or folder')
    writeFileSync(path('in.csv'), good.replace(',1,', ',x,'))
    expect(tonne('calculate', path('in.csv'), '--output', path('kept.csv')).status).toBe(1)
    expect(readFileSync(path('kept.csv'), 'utf8')).toBe('kept')
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })

  it('rejects text that is not UTF-8', () => {
    writeFileSync(path('latin.csv'), Buffer.from([...Buffer.from(good), 0xe4]))
    expect(tonne('calculate', path('latin.csv')).stderr).toContain('is not UTF-8 text')
  })

  it('reads the standard input', () => {
    const stdout = execFileSync(process.execPath, [...PROGRAM, 'calculate', '-'], {
      input: good,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    expect(stdout).toContain('2.75541')
  })

  it('ends quietly when its reader closes the pipe', async () => {
    const child = spawn(process.execPath, [...PROGRAM, 'factors', '', '--category', 'fuel', '--json'])
    const errors: Buffer[] = []
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk))
    child.stdout.once('data', () => child.stdout.destroy())
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect(Buffer.concat(errors).toString()).toBe('')
    expect(code).toBe(0)
  })
})
