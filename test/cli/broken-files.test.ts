import { describe, expect, it } from 'vitest'
import { RECORD_BYTES_MAX } from '../../src/apps/cli/calculate/block-reader.ts'
import type { WorkerAnswer, WorkerPort } from '../../src/apps/cli/calculate/worker-messages.ts'
import { fail } from '../../src/core/errors/index.ts'
import { COLUMNS_MAX } from '../../src/rows/index.ts'
import { bytesOf, calculateFile, fileOf, HEADER, ROW } from './gas-oil-files.ts'
import { memoryFiles, runTonne, type World } from './memory-io.ts'

const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'

describe('text that is no table', () => {
  it.each<readonly [string, string | Uint8Array, string]>([
    ['a quote never closed', `${HEADER}\n${ROW}\n"x\n`, 'in.csv:3:1: csv_malformed: opens a quote'],
    ['invalid UTF-8', bytesOf(`${HEADER}\n${ROW}\n`, [0xc3, 0x28], '\n'), 'in.csv:3:1: file_unreadable: is not UTF-8'],
    ['a NUL byte', `${HEADER}\n${ROW}\nfu\0el`, 'in.csv:3:3: csv_malformed: has a NUL byte'],
    ['carriage returns alone', `${HEADER}\r${ROW}\r`, 'in.csv:1:33: csv_malformed: has a carriage return'],
    ['a carriage return at the end', `${HEADER}\n${ROW}\r`, ': csv_malformed: has a carriage return'],
    [
      'the header twice',
      `${HEADER}\n${HEADER}\n${ROW}\n`,
      'in.csv:2:1: csv_malformed: names columns or units a second time',
    ],
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
  ])('is rejected and leaves no file: %s', async (_, text, message) => {
    for (const options of [[], ['--skip-bad', 'bad.csv'], ['--workers', '2']]) {
      if (options[0] === '--skip-bad' && message.includes('activity: must')) continue
      const run = await calculateFile(text, options)
      expect(run.stderr).toContain(message)
      expect(run.code).toBe(1)
      expect(run.stdout).toBe('')
      expect(Object.keys(run.files).filter((path) => path !== 'in.csv')).toEqual([])
    }
  })

  it('is not read further when a line never ends', async () => {
    let given = 0
    const world: World = {
      openInput: async () => ({
        size: 2 ** 30,
        chunks: async function* () {
          for (; given < 2 ** 30; given += 65_536) yield new Uint8Array(65_536).fill(120)
        },
      }),
    }
    const run = await calculateFile('', [], world)
    expect(run.stderr).toContain('in.csv:1:1: csv_malformed: is a record of more than 1048576 bytes')
    expect(given).toBeLessThan(4 * RECORD_BYTES_MAX)
  })

  it('is read in pieces of any size, with a byte order mark and without a last line break', async () => {
    const text = `\uFEFF${HEADER},id\r\n${ROW},a\r\n\r\n${ROW},ü`
    for (const pieceBytes of [1, 2, 3, 7, 1000]) {
      const run = await calculateFile(text, [], { pieceBytes })
      expect(run.files['out.csv']?.split('\n').map((line) => line.split(',')[0])).toEqual(['id', 'a', 'ü', ''])
    }
  })
})

describe('rows that are wrong', () => {
  const bad = ROW.replace(',1,', ',x,')

  it('are printed by cause, with the first rows of each', async () => {
    const run = await calculateFile(fileOf(2500, bad))
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
    const run = await calculateFile(`${HEADER}\n${rows.join('\n')}\n`)
    const lines = run.stderr.trimEnd().split('\n')
    expect(lines.length).toBe(1001)
    expect(lines[999]).toContain('in.csv:1001:1: invalid_choice: activity: ')
    expect(lines[1000]).toBe('tonne: 2500 errors in in.csv; the first 1000 causes are shown; nothing was written')
  })

  it('end with exit code 1 and --skip-bad if no row is left, and the file to fix has them', async () => {
    const run = await calculateFile(`${HEADER}\n${bad}\n`, ['--skip-bad', 'bad.csv'])
    expect([run.code, run.stderr.includes('tonne: no row of in.csv is left, and nothing was calculated')]).toEqual([
      1,
      true,
    ])
    expect(run.files['bad.csv']).toContain(bad)
    const some = await calculateFile(`${HEADER}\n${bad}\n${ROW}\n`, ['--skip-bad', 'bad.csv'])
    expect([some.code, some.stderr.includes('no row')]).toEqual([0, false])
  })

  it('are left out with --skip-bad and written to a file to fix', async () => {
    const run = await calculateFile(`${HEADER}\n${ROW}\n${bad}\n${ROW},x\n${ROW}\n`, ['--skip-bad', 'bad.csv'])
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
    const again = await calculateFile(mended, ['--skip-bad', 'bad.csv'])
    expect(again.files['out.csv']?.split('\n').length).toBe(4)
    const unmended = await calculateFile((run.files['bad.csv'] ?? '').replace('s,x,', 's,'), ['--skip-bad', 'bad.csv'])
    expect(unmended.files['bad.csv']?.split('\n')).toEqual([
      `${HEADER},problem`,
      expect.stringMatching(`^${bad},"?line 2: value: is not a number`),
      '',
    ])
    const none = await calculateFile(`${HEADER}\n${ROW}\n`, ['--skip-bad', 'bad.csv'])
    expect(none.stderr).toBe('tonne: no row of in.csv was left out\n')
    const all = await calculateFile(`${HEADER}\n${bad}\n`, ['--skip-bad', 'bad.csv'])
    expect(all.code).toBe(1)
    expect(all.stderr).toContain('in.csv:2:17: not_a_number: value: ')
    expect(all.files['bad.csv']?.trim().split('\n')).toHaveLength(2)
  })

  it('include those whose id the format of the output cannot hold', async () => {
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

  it('cannot be written to the file of the results', async () => {
    expect((await calculateFile(fileOf(1), ['--skip-bad', 'out.csv'])).stderr).toContain(
      'must name four different files',
    )
  })

  it('leave the standard output empty when the file is small', async () => {
    const files = { 'in.csv': `${fileOf(10)}${bad}\n` }
    const run = await runTonne(['calculate', 'in.csv'], { files })
    expect(run.stdout).toBe('')
    expect(run.code).toBe(1)
  })
})

describe('threads', () => {
  it.each(['0', '1.5', 'two', '65', '-1', ''])('are rejected when their number is %j', async (workers) => {
    const run = await calculateFile(fileOf(1), [`--workers=${workers}`])
    expect(run.stderr).toContain('--workers must be a whole number from 1 to 64')
    expect(run.code).toBe(1)
  })

  it('cause an error and leave no file when they die', async () => {
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
    const run = await calculateFile(fileOf(60_000), ['--workers', '2'], { startWorker: dying })
    expect(run.stderr).toContain('tonne: internal_error: a thread of the program died: out of memory')
    expect(run.code).toBe(1)
    expect(run.files).not.toHaveProperty('out.csv')
  })
})

describe('an output that cannot be written', () => {
  it.each(['out.csv', 'traces.ndjson', 'bad.csv'])('is an error of %s and leaves no file', async (full) => {
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
    const run = await calculateFile(text, ['--traces', 'traces.ndjson', '--skip-bad', 'bad.csv'], world)
    expect(run.stderr).toBe(`tonne: file_unreadable: ${full} cannot be written: the disk is full\n`)
    expect(run.code).toBe(1)
    expect(Object.keys(run.files)).toEqual(['in.csv'])
  })
})
