import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { FilesOnDisk, openFileInput } from '../../src/apps/cli/node-io.ts'
import { BUILT_PROGRAM } from '../fixtures/built-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonne-streams-'))
const path = (name: string) => join(folder, name)
const PROGRAM = [BUILT_PROGRAM]
const HEADER = 'id,activity,start,value,unit,factor\n'
const ROW = ',fuel,2025-01-01,1234.5,l,desnz-2025/fuels/liquid-fuels/gas-oil/litres\n'
const rows = (count: number) => Array.from({ length: count }, (_, index) => `R-${index}${ROW}`).join('')
const temporaries = () => readdirSync(folder).filter((name) => name.endsWith('.tmp'))

function tonne(...argv: string[]) {
  return spawnSync(process.execPath, [...PROGRAM, ...argv], { encoding: 'utf8', maxBuffer: 2 ** 28 })
}

/** Calls back until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

function ended(child: ChildProcessWithoutNullStreams): Promise<readonly [number | null, NodeJS.Signals | null]> {
  return new Promise((resolve) => {
    child.on('close', (code, signal) => resolve([code, signal]))
  })
}

afterAll(() => rmSync(folder, { recursive: true }))

describe('a large file as a process', () => {
  writeFileSync(path('in.csv'), HEADER + rows(40_000))

  it('gives the same bytes in one thread, in threads and through pipes', () => {
    expect(tonne('calculate', path('in.csv'), '--output', path('one.csv')).status).toBe(0)
    expect(tonne('calculate', path('in.csv'), '--output', path('two.csv'), '--workers', '2').status).toBe(0)
    const one = readFileSync(path('one.csv'), 'utf8')
    expect(one.split('\n').length).toBe(40_002)
    expect(readFileSync(path('two.csv'), 'utf8')).toBe(one)
    const input = readFileSync(path('in.csv'), 'utf8')
    const argv = [...PROGRAM, 'calculate', '-', '--workers', '2']
    expect(spawnSync(process.execPath, argv, { input, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout).toBe(one)
  })

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('leaves nothing when %s ends it', async (signal) => {
    const child = spawn(process.execPath, [...PROGRAM, 'calculate', '-', '--output', path('stopped.csv')])
    child.stdin.write(HEADER + rows(100))
    await until(() => temporaries().length > 0)
    child.kill(signal)
    expect(await ended(child)).toEqual([null, signal])
    expect(temporaries()).toEqual([])
    expect(existsSync(path('stopped.csv'))).toBe(false)
  })

  it.skipIf(!existsSync('/dev/full'))('says that a disk is full', () => {
    const file = tonne('calculate', path('in.csv'), '--output', '/dev/full')
    expect(file.stderr).toBe('tonne: file_unreadable: /dev/full cannot be written: the disk is full\n')
    expect(file.status).toBe(1)
    const shell = [process.execPath, ...PROGRAM, 'calculate', path('in.csv')].map((word) => `'${word}'`).join(' ')
    const stream = spawnSync('sh', ['-c', `${shell} > /dev/full`], { encoding: 'utf8' })
    expect(stream.stderr).toContain('tonne: file_unreadable: the standard output cannot be written: the disk is full')
    expect(stream.status).toBe(1)
  })

  it('says what cannot be read', () => {
    expect(tonne('calculate', folder).stderr).toContain(': file_unreadable: cannot be read: it is a folder')
    expect(tonne('calculate', path('none.csv')).stderr).toContain('there is no such file or folder')
  })
})

describe('a file that becomes shorter while it is read', () => {
  it('is an error', async () => {
    writeFileSync(path('shrinking.csv'), new Uint8Array(2 ** 23))
    const { size, chunks } = await openFileInput(path('shrinking.csv'))
    expect(size).toBe(2 ** 23)
    const read = async () => {
      for await (const chunk of chunks()) if (chunk.length > 0) truncateSync(path('shrinking.csv'), 2 ** 21)
    }
    await expect(read()).rejects.toMatchObject({ code: 'file_unreadable', message: expect.stringContaining('shorter') })
  })
})

describe('a disk that fails while a file is read', () => {
  it('is an error when its turn comes', async () => {
    writeFileSync(path('failing.csv'), new Uint8Array(2 ** 22))
    const handle = await open(path('failing.csv'))
    const prototype = Object.getPrototypeOf(handle) as typeof handle
    await handle.close()
    const { chunks } = await openFileInput(path('failing.csv'))
    const reads = chunks()[Symbol.asyncIterator]()
    const read = vi.spyOn(prototype, 'read').mockResolvedValueOnce({ bytesRead: 9, buffer: new Uint8Array(9) })
    read.mockRejectedValue(new Error('EIO: i/o error'))
    await reads.next()
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    await new Promise((resolve) => setTimeout(resolve, 10))
    process.off('unhandledRejection', unhandled)
    await expect(reads.next()).rejects.toMatchObject({ code: 'file_unreadable' })
    read.mockRestore()
    expect(unhandled).not.toHaveBeenCalled()
  })
})

describe('files on their way', () => {
  it('appear together or not at all', async () => {
    const kept = new FilesOnDisk()
    const first = await kept.open(path('kept-1'))
    await first.write(new TextEncoder().encode('one'))
    await kept.open(path('kept-2'))
    expect(existsSync(path('kept-1'))).toBe(false)
    await kept.keep()
    await kept.discard()
    expect(readFileSync(path('kept-1'), 'utf8')).toBe('one')
    expect(existsSync(path('kept-2'))).toBe(true)
    const dropped = new FilesOnDisk()
    await dropped.open(path('dropped'))
    await expect(dropped.open(path('no/where'))).rejects.toMatchObject({ code: 'file_unreadable' })
    await dropped.discard()
    expect(temporaries()).toEqual([])
    expect(existsSync(path('dropped'))).toBe(false)
    expect(process.listenerCount('SIGINT')).toBe(0)
  })

  it('are rejected in place of a folder before anything is written', async () => {
    const files = new FilesOnDisk()
    await files.open(path('beside-a-folder'))
    await expect(files.open(folder)).rejects.toMatchObject({ message: expect.stringContaining('it is a folder') })
    await files.discard()
  })

  it('do not mind what a program that was killed has left', async () => {
    const [first, second] = [new FilesOnDisk(), new FilesOnDisk()]
    await first.open(path('at-once'))
    const output = await second.open(path('at-once'))
    await output.write(new TextEncoder().encode('two'))
    await second.keep()
    await first.discard()
    expect(readFileSync(path('at-once'), 'utf8')).toBe('two')
    expect(temporaries()).toEqual([])
  })

  it('are told apart from each other through links to their folder', () => {
    symlinkSync(folder, path('link'))
    const run = tonne('calculate', path('in.csv'), '--output', path('new.csv'), '--traces', path('link/new.csv'))
    expect(run.stderr).toContain('must name three different files')
  })
})
