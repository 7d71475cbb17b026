import { describe, expect, it } from 'vitest'
import { bytesOf, calculateFile, fileOf, HEADER, ROW } from './gas-oil-files.ts'
import { runTonne } from './memory-io.ts'

// files of megabytes take seconds each: only a thorough run reads them

describe('a wrong row at the end of a large file', () => {
  it('leaves the standard output incomplete, and the error says so', async () => {
    const files = { 'in.csv': `${fileOf(160_000)}${ROW.replace(',1,', ',x,')}\n` }
    const run = await runTonne(['calculate', 'in.csv'], { files })
    expect(run.stdout.length).toBeGreaterThan(2 ** 23)
    expect(run.stderr).toContain('tonne: the rows on the standard output are incomplete\n')
    expect(run.code).toBe(1)
  })
})

describe('an output much larger than its input', () => {
  it.each([300, 700, 1000])('is whole when ids of %i characters outgrow the space for it', async (length) => {
    const row = (index: number) =>
      `"${'ü'.repeat(length)}${index % 7}",${'s'.repeat(length)},electricity,2025-01-01,${index}.5,kWh,GB`
    const lines = Array.from({ length: Math.ceil(2.5e6 / (2 * length + 80)) }, (_, index) => row(index))
    const text = `id,site,activity,start,value,unit,country\n${lines.join('\n')}`
    const run = await calculateFile(text)
    expect(run.stderr).toBe('')
    expect(run.files['out.csv']).toBe((await calculateFile(text, ['--traces', 'traces.ndjson'])).files['out.csv'])
  })
})

describe('threads', () => {
  it('write the same bytes as one, with traces and without', async () => {
    const files = { 'in.csv': fileOf(30_000), 'few.csv': fileOf(300) }
    for (const [file, options] of [
      ['in.csv', []],
      ['few.csv', ['--traces', 'traces.ndjson']],
    ] as const) {
      const run = (workers: string) =>
        runTonne(['calculate', file, '--output', 'out.csv', ...options, '--workers', workers], { files })
      expect(await run('3')).toEqual(await run('1'))
    }
  })

  it('report no row after broken text', async () => {
    const good = `${ROW}\n`.repeat(20_000)
    const broken = `${HEADER}\n${good}5" pipe\n${good}6" pipe\n${good}`
    for (const text of [broken, bytesOf(broken, [0xff], '\n')]) {
      const one = await calculateFile(text)
      expect(one.stderr).toContain('1 error in in.csv')
      expect(await calculateFile(text, ['--workers', '3'])).toEqual(one)
    }
  })

  it('report the rows before bytes that are not UTF-8 first', async () => {
    const wide = `${ROW},x\n`.repeat(1001)
    const text = bytesOf(`${HEADER}\n${`${ROW}\n`.repeat(14_000)}${wide}${`${ROW}\n`.repeat(14_000)}`, [0xff], '\n')
    const one = await calculateFile(text)
    expect(one.stderr).toContain('1002 errors in in.csv, of 2 causes; nothing was written')
    expect(await calculateFile(text, ['--workers', '3'])).toEqual(one)
  })
})
