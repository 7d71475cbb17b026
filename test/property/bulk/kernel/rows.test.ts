import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { kernelTables } from '../../../../src/bulk/coefficients/kernel-tables.ts'
import { kernelNames } from '../../../../src/bulk/kernel/create-workspace.ts'
import { bracketOf } from '../../../../src/core/exact/index.ts'
import { IS_THOROUGH, SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { randomFrom } from '../../../oracle/random.ts'
import { hardRows, type RowsWanted } from './hard-rows.ts'
import { judge, kernelSays, type Verdict, workspaceOf } from './kernel-says.ts'

const KERNELS = kernelNames()
const COLUMNS = ['value', 'value and second'] as const
/** Rows of a run, more on demand. */
const ROWS = Number(process.env.TONNE_KERNEL_ROWS ?? scaleRuns(15_001))
const TIE_ROWS = scaleRuns(3000)
const WANTED: RowsWanted[] = COLUMNS.flatMap((columns) => [
  { columns, kind: 'ordinary', rows: ROWS },
  { columns, kind: 'long', rows: ROWS },
  { columns, kind: 'near ties', rows: TIE_ROWS },
  { columns, kind: 'long near ties', rows: TIE_ROWS },
])

function expectRight({ settled, listed, ...found }: Verdict): void {
  expect(found).toEqual({ wrong: [], needless: [] })
  expect(settled).toBeGreaterThan(0)
  expect(listed).toBeGreaterThan(0)
}

describe.each(SEEDS)('every row that a kernel settles is the exact product, rounded once (seed %i)', (seed) => {
  describe.each(WANTED)('$rows rows by $columns, $kind', (wanted) => {
    it.each(KERNELS)('%s', (kernel) => {
      const rows = hardRows(randomFrom(seed), wanted)
      expectRight(kernelSays(rows, kernel, 'not_negative'))
      expectRight(kernelSays(rows, kernel, 'any'))
    })
  })

  it.runIf(IS_THOROUGH)('wasm-simd-fma, in a process of a runtime that is told to have it', (test) => {
    if (KERNELS.includes('wasm-simd-fma')) test.skip('this runtime has it: it is among the kernels above')
    const program = new URL('fused-kernel.ts', import.meta.url).pathname
    const flags = ['--experimental-wasm-relaxed-simd', '--import', 'tsx']
    const given = [...flags, program, String(seed), JSON.stringify(WANTED)]
    const { status, stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' })
    if (status === 9) test.skip(`this version of Node knows no flag for it: ${stderr.trim()}`)
    expect(stderr).toBe('')
    const verdicts = JSON.parse(stdout) as (Verdict | null)[]
    if (verdicts.includes(null)) test.skip('this machine has no fused multiply-add')
    for (const verdict of verdicts) expectRight(verdict as Verdict)
  })
})

describe('the rows are hard enough to tell a kernel that is wrong', () => {
  const forms = [
    { name: 'without a margin', narrow: { headBits: 13, marginBits: 300 }, wide: { headBits: 27, marginBits: 300 } },
    {
      name: 'with a bit too many in the heads',
      narrow: { headBits: 19, marginBits: 64 },
      wide: { headBits: 33, marginBits: 75 },
    },
  ]

  it.each(forms)('brackets $name', ({ narrow, wide }) => {
    const tableOf = (set: Parameters<typeof kernelTables>[0], form: typeof wide) => {
      const scale = set.hasSecond ? 10n ** 12n : 10n ** 6n
      return Float64Array.from(
        set.pairs.flatMap(({ per1: { co2, ch4, n2o, co2e } }) => {
          const brackets = [co2, ch4, n2o, co2e].map((exact) => {
            const { n, d } = exact ?? { n: 0n, d: 1n }
            return bracketOf({ n, d: d * scale }, form)
          })
          return (['head', 'up', 'down'] as const).flatMap((side) => brackets.map((bracket) => bracket[side]))
        }),
      )
    }
    for (const columns of COLUMNS) {
      const wanted = { columns, kind: 'near ties', rows: TIE_ROWS } as const
      const wrong = [1, 2, 3, 4].flatMap((seed) => {
        const rows = hardRows(randomFrom(seed), wanted)
        const workspace = workspaceOf(rows, 'js')
        const tables = { ...kernelTables(rows.set), narrow: tableOf(rows.set, narrow), wide: tableOf(rows.set, wide) }
        workspace.load(tables, 'not_negative')
        return judge(rows, workspace, 'not_negative').wrong
      })
      expect(wrong).not.toEqual([])
    }
  })
})
