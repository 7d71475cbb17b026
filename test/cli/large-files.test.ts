import { describe, expect, it } from 'vitest'
import { RECORD_BYTES_MAX } from '../../src/apps/cli/calculate/block-reader.ts'
import { COLUMNS_MAX } from '../../src/apps/cli/calculate/run-file.ts'
import type { WorkerAnswer, WorkerPort } from '../../src/apps/cli/calculate/worker-messages.ts'
import { fail } from '../../src/core/errors/index.ts'
import { memoryFiles, runTonne, type World } from './memory-io.ts'

const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'
const HEADER = 'activity,start,value,unit,factor'
const ROW = `fuel,2025-01-01,1,l,${GAS_OIL}`

const calculate = (text: string | Uint8Array, options: readonly string[] = [], world: World = {}) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], {
    ...(typeof text === 'string' ? { files: { 'in.csv': text } } : { bytes: { 'in.csv': text } }),
    ...world,
  })

/** A header and so many rows. */
const fileOf = (rows: number, row = ROW) => `${HEADER}\n${`${row}\n`.repeat(rows)}`

const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))

describe('text that is not as it should be', () => {
  it.each<readonly [string, string | Uint8Array, string]>([
    ['a quote never closed', `${HEADER}\n${ROW}\n"x\n`, 'in.csv:3:1: csv_malformed: opens a quote'],
    ['invalid UTF-8', bytesOf(`${HEADER}\n${ROW}\n`, [0xc3, 0x28], '\n'), 'in.csv:3:1: file_unreadable: is not UTF-8'],
    ['a NUL byte', `${HEADER}\n${ROW}\nfu\0el`, 'in.csv:3:3: csv_malformed: has a NUL byte'],
    ['carriage returns alone', `${HEADER}\r${ROW}\r`, 'in.csv:1:33: csv_malformed: has a carriage return'],
    ['a carriage return at the end', `${HEADER}\n${ROW}\r`, ': csv_malformed: has a carriage return'],
    ['the header twice', `${HEADER}\n${HEADER}\n${ROW}\n`, 'in.csv:2:1: invalid_choice: activity: must be one of'],
    ['too many columns', 'a,'.repeat(99_999), `has 100000 columns, more than the ${COLUMNS_MAX} that are read`],
    [
      'a row too long',
      `${HEADER}\n${ROW}\n${'x'.repeat(RECORD_BYTES_MAX)}`,
      'in.csv:3:1: csv_malformed: is a record of more',
    ],
    [
      'a quoted cell too long',
      `${HEADER}\n"${'x\n'.repeat(RECORD_BYTES_MAX)}",`,
      'in.csv:2:1: csv_malformed: is a record',
    ],
    [
      'a quote far from the next',
      `${HEADER}\n5" pipe,${ROW.slice(5)}\n${`${ROW}\n`.repeat(20_000)}`,
      'in.csv:2:2: csv_malformed',
    ],
    ['a header too long', 'x'.repeat(2 * RECORD_BYTES_MAX), 'in.csv:1:1: csv_malformed: is a record of more'],
    ['an empty file', new Uint8Array(0), 'in.csv:1:1: csv_malformed: is empty'],
    ['a byte order mark alone', bytesOf([0xef, 0xbb, 0xbf]), 'in.csv:1:1: csv_malformed: is empty'],
    ['blank lines alone', '\n\r\n\n', 'in.csv:1:1: csv_malformed: is empty'],
    ['a header alone', `${HEADER}\n`, 'in.csv: required: has no activities'],
    ['rows with nothing in them', `${HEADER}\n,,,,\n`, 'in.csv: required: has no activities'],
  ])('%s is refused, and nothing is left', async (_, text, message) => {
    for (const options of [[], ['--skip-bad', 'bad.csv'], ['--workers', '2']]) {
      if (options[0] === '--skip-bad' && message.includes('activity: must')) continue
      const run = await calculate(text, options)
      expect(run.stderr).toContain(message)
      expect(run.code).toBe(1)
      expect(run.stdout).toBe('')
      expect(Object.keys(run.files).filter((path) => path !== 'in.csv')).toEqual([])
    }
  })

  it('is not read on after a line that never ends', async () => {
    let given = 0
    const world: World = {
      openInput: async () => ({
        size: 2 ** 30,
        chunks: async function* () {
          for (; given < 2 ** 30; given += 65_536) yield new Uint8Array(65_536).fill(120)
        },
      }),
    }
    const run = await calculate('', [], world)
    expect(run.stderr).toContain('in.csv:1:1: csv_malformed: is a record of more than 1048576 bytes')
    expect(given).toBeLessThan(4 * RECORD_BYTES_MAX)
  })

  it('reads a file in pieces of any size, marks and last lines without an end', async () => {
    const text = `\uFEFF${HEADER},id\r\n${ROW},a\r\n\r\n${ROW},ü`
    for (const pieceBytes of [1, 2, 3, 7, 1000]) {
      const run = await calculate(text, [], { pieceBytes })
      expect(run.files['out.csv']?.split('\n').map((line) => line.split(',')[0])).toEqual(['id', 'a', 'ü', ''])
    }
  })
})

describe('rows that are wrong', () => {
  const bad = ROW.replace(',1,', ',x,')

  it('are printed by cause, with the first rows of each', async () => {
    const run = await calculate(fileOf(2500, bad))
    expect(run.stderr.split('\n')).toEqual([
      expect.stringMatching(
        /^in\.csv:2:17: not_a_number: value: .* \(2500 rows; line 2, "x"; line 3, "x"; line 4, "x"; …\)$/,
      ),
      'tonne: 2500 errors in in.csv, of 1 cause; nothing was written',
      '',
    ])
  })

  it('are printed up to a limit of causes, and counted beyond it', async () => {
    const rows = Array.from({ length: 2500 }, (_, index) => ROW.replace('fuel,', `wood ${index},`))
    const run = await calculate(`${HEADER}\n${rows.join('\n')}\n`)
    const lines = run.stderr.trimEnd().split('\n')
    expect(lines.length).toBe(1001)
    expect(lines[999]).toContain('in.csv:1001:1: invalid_choice: activity: ')
    expect(lines[1000]).toBe('tonne: 2500 errors in in.csv; the first 1000 causes are shown; nothing was written')
  })

  it('are left out and written to a file to mend with --skip-bad, which says so', async () => {
    const run = await calculate(`${HEADER}\n${ROW}\n${bad}\n${ROW},x\n${ROW}\n`, ['--skip-bad', 'bad.csv'])
    expect(run.code).toBe(0)
    expect(run.files['out.csv']?.split('\n').map((line) => line.split(',')[0])).toEqual(['id', 'line 2', 'line 5', ''])
    expect(run.stderr.split('\n')).toEqual([
      expect.stringContaining('in.csv:3:17: not_a_number: value: '),
      expect.stringContaining(`in.csv:4:${ROW.length + 2}: csv_malformed: the row has 6 cells`),
      'tonne: 2 rows of in.csv were left out; bad.csv has them; fix that file and calculate it',
      '',
    ])
    expect(run.stdout).toContain('written: out.csv, bad.csv')
    expect(run.files['bad.csv']?.split('\n')).toEqual([
      `${HEADER},problem`,
      expect.stringMatching(`^${bad},"?line 3: value: is not a number`),
      expect.stringMatching(`^${ROW},x,"line 4: the row has 6 cells`),
      '',
    ])
    const mended = (run.files['bad.csv'] ?? '').replace(',x,l', ',2,l').replace('s,x,', 's,')
    const again = await calculate(mended, ['--skip-bad', 'bad.csv'])
    expect(again.files['out.csv']?.split('\n').length).toBe(4)
    const unmended = await calculate((run.files['bad.csv'] ?? '').replace('s,x,', 's,'), ['--skip-bad', 'bad.csv'])
    expect(unmended.files['bad.csv']?.split('\n')).toEqual([
      `${HEADER},problem`,
      expect.stringMatching(`^${bad},"?line 2: value: is not a number`),
      '',
    ])
    const none = await calculate(`${HEADER}\n${ROW}\n`, ['--skip-bad', 'bad.csv'])
    expect(none.stderr).toBe('tonne: no row of in.csv was left out\n')
    const all = await calculate(`${HEADER}\n${bad}\n`, ['--skip-bad', 'bad.csv'])
    expect(all.code).toBe(1)
    expect(all.stderr).toContain('in.csv: required: has no row that can be calculated; leave out --skip-bad')
    expect(all.files).not.toHaveProperty('bad.csv')
  })

  it('are those whose id the format of the output cannot hold', async () => {
    const line = (id: string) =>
      JSON.stringify({ id, activity: 'fuel', start: '2025-01-01', value: 1, unit: 'l', factor: GAS_OIL })
    const files = { 'in.ndjson': `${line('a')}\n${line('b\0')}\n${line('c')}\n` }
    const run = (...options: string[]) =>
      runTonne(['calculate', 'in.ndjson', '--output', 'out.csv', ...options], { files })
    expect((await run()).stderr).toContain('in.ndjson:2:1: csv_malformed: a cell with a NUL byte cannot be written')
    const { stdout, files: written } = await run('--skip-bad', 'bad.ndjson')
    expect(written['out.csv']?.split('\n').map((one) => one.split(',')[0])).toEqual(['id', 'a', 'c', ''])
    const problem = '{"problem":"line 2: a cell with a NUL byte cannot be written as CSV",'
    expect(written['bad.ndjson']).toBe(`${line('b\0').replace('{', problem)}\n`)
    const again = await runTonne(['calculate', 'bad.ndjson', '--out-format', 'ndjson'], { files: written })
    expect(again.stdout).toContain('"id":"b\\u0000"')
    expect(stdout).toContain('2 activities, 2 calculations')
  })

  it('may not be written where the results go', async () => {
    expect((await calculate(fileOf(1), ['--skip-bad', 'out.csv'])).stderr).toContain('must name four different files')
  })

  it('leave nothing on the standard output of a file of usual size', async () => {
    const files = { 'in.csv': `${fileOf(10)}${bad}\n` }
    const run = await runTonne(['calculate', 'in.csv'], { files })
    expect(run.stdout).toBe('')
    expect(run.code).toBe(1)
  })

  it('are reported to leave a standard output incomplete that could not wait', async () => {
    const files = { 'in.csv': `${fileOf(160_000)}${bad}\n` }
    const run = await runTonne(['calculate', 'in.csv'], { files })
    expect(run.stdout.length).toBeGreaterThan(2 ** 23)
    expect(run.stderr).toContain('tonne: the rows on the standard output are incomplete\n')
    expect(run.code).toBe(1)
  })
})

describe('an output much larger than its input', () => {
  it.each([300, 700, 1000])('holds ids of %i characters that are not copied', async (length) => {
    const row = (index: number) =>
      `"${'ü'.repeat(length)}${index % 7}",${'s'.repeat(length)},electricity,2025-01-01,${index}.5,kWh,GB`
    const lines = Array.from({ length: Math.ceil(2.5e6 / (2 * length + 80)) }, (_, index) => row(index))
    const text = `id,site,activity,start,value,unit,country\n${lines.join('\n')}`
    const run = await calculate(text)
    expect(run.stderr).toBe('')
    expect(run.files['out.csv']).toBe((await calculate(text, ['--traces', 'traces.ndjson'])).files['out.csv'])
  })
})

describe('threads', () => {
  it.each(['0', '1.5', 'two', '65', '-1', ''])('are rejected in the number %j', async (workers) => {
    const run = await calculate(fileOf(1), [`--workers=${workers}`])
    expect(run.stderr).toContain('--workers must be a whole number from 1 to 64')
    expect(run.code).toBe(1)
  })

  it('give the bytes of one, with proofs and without', async () => {
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

  it('say nothing of what comes after broken text', async () => {
    const good = `${ROW}\n`.repeat(20_000)
    const broken = `${HEADER}\n${good}5" pipe\n${good}6" pipe\n${good}`
    for (const text of [broken, bytesOf(broken, [0xff], '\n')]) {
      const one = await calculate(text)
      expect(one.stderr).toContain('1 error in in.csv')
      expect(await calculate(text, ['--workers', '3'])).toEqual(one)
    }
  })

  it('tell what comes before bytes that are not text first', async () => {
    const wide = `${ROW},x\n`.repeat(1001)
    const text = bytesOf(`${HEADER}\n${`${ROW}\n`.repeat(14_000)}${wide}${`${ROW}\n`.repeat(14_000)}`, [0xff], '\n')
    const one = await calculate(text)
    expect(one.stderr).toContain('1002 errors in in.csv, of 2 causes; nothing was written')
    expect(await calculate(text, ['--workers', '3'])).toEqual(one)
  })

  it('that die give an error and leave nothing', async () => {
    const dying = (): WorkerPort => {
      let die: (reason: string) => void = () => undefined
      return {
        send: ({ kind }) => void (kind === 'block' && setImmediate(() => die('out of memory'))),
        onAnswer: (_: (answer: WorkerAnswer) => void) => undefined,
        onDeath: (listener) => {
          die = listener
        },
        stop: async () => undefined,
      }
    }
    const run = await calculate(fileOf(60_000), ['--workers', '2'], { startWorker: dying })
    expect(run.stderr).toContain('tonne: internal_error: a thread of the program died: out of memory')
    expect(run.code).toBe(1)
    expect(run.files).not.toHaveProperty('out.csv')
  })
})

describe('an output that cannot be written', () => {
  it.each(['out.csv', 'traces.ndjson', 'bad.csv'])('is an error of %s, and leaves nothing', async (full) => {
    const world: World = {
      stageFiles: (files) => {
        const staged = memoryFiles(files)
        const open = async (path: string) => {
          const output = await staged.open(path)
          let size = 0
          const write = async (bytes: Uint8Array) => {
            size += bytes.length
            if (path === full && size > 100) fail('', 'file_unreadable', `${path} cannot be written: the disk is full`)
            await output.write(bytes)
          }
          return { write }
        }
        return { ...staged, open }
      },
    }
    const bad = ROW.replace(',1,', ',x,')
    const text = `${fileOf(20)}${bad}\n${bad}\n`
    const run = await calculate(text, ['--traces', 'traces.ndjson', '--skip-bad', 'bad.csv'], world)
    expect(run.stderr).toBe(`tonne: file_unreadable: ${full} cannot be written: the disk is full\n`)
    expect(run.code).toBe(1)
    expect(Object.keys(run.files)).toEqual(['in.csv'])
  })
})
