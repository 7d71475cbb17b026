import { describe, expect, it } from 'vitest'
import { changedTrace } from '../fixtures/changed-trace.ts'
import { frozenTraces } from '../fixtures/frozen-traces.ts'
import { ENERGY_TRACES } from '../unit/verify/energy-traces.ts'
import { forged } from '../unit/verify/verify-mutations.ts'
import { runTonne } from './memory-io.ts'

const trace = frozenTraces.find(([name]) => name === 'fuel-1-litres')?.[1] ?? ''
const energy = ENERGY_TRACES[0]?.[1] ?? ''
const newer = forged({ ...JSON.parse(trace), format: 'tonne-trace/3' })
const laterMethod = forged({ ...JSON.parse(trace), method: { id: 'fuel', version: 2 } })
const older = forged({ ...JSON.parse(trace), format: 'tonne-trace/1' })
const wrong = trace.replace('1234.56', '1234.57')

const verified = (lines: readonly string[], ...argv: string[]) =>
  runTonne(['verify', 'traces', ...argv], { files: { traces: `${lines.join('\n')}\n` } })

describe('tonne verify of a file with traces of several formats', () => {
  it.each([
    ['a newer format', newer, 'format_newer: format is newer than this version of tonne can verify; it may be right'],
    ['a later method', laterMethod, 'format_newer: method is not known to this version of tonne; it may be right'],
    ['a pre-release format', older, 'format_prerelease: format is the format of a pre-release'],
  ])('names the trace of %s and verifies the others', async (_, other, sentence) => {
    const { code, stdout, stderr } = await verified([trace, other, trace])
    expect([code, stdout]).toEqual([1, '2 of 3 traces verified against the published factors\n'])
    expect(stderr.startsWith(`traces:2: ${sentence}`)).toBe(true)
    expect(stderr.split('\n')).toHaveLength(2)
  })

  it('says so in JSON, and calls it neither right nor wrong', async () => {
    const { code, stdout } = await verified([newer, wrong], '--json')
    const { verified: isVerified, differences, unanswered, counts } = JSON.parse(stdout)
    expect([code, isVerified, counts]).toEqual([1, false, { trace: 2 }])
    expect(new Set(differences.map(({ line }: { line: number }) => line))).toEqual(new Set([2]))
    expect(unanswered).toEqual([
      {
        line: 1,
        code: 'format_newer',
        path: 'format',
        message: expect.stringContaining('update tonne and verify again'),
      },
    ])
  })

  it('has no such list where every trace was answered', async () => {
    expect(JSON.parse((await verified([trace, energy], '--json')).stdout)).toEqual({
      verified: true,
      differences: [],
      counts: { trace: 2 },
    })
  })
})

describe('tonne verify of a difference between two long texts', () => {
  it('prints neither of them if both look the same when they are cut', async () => {
    const long = 'x'.repeat(200)
    const other = changedTrace('refrigerant-1-gas', ({ contributions: [one] }) => {
      one.label = `${long}a`
      one.factor.name = `${long}b`
    })
    const { stderr } = await verified([other])
    expect(stderr).toMatch(/label .*is not that of the factor \(rule_broken\)$/m)
  })
})

describe('commands that only read', () => {
  it.each(['verify', 'explain'])('do not say that nothing was written: %s', async (command) => {
    const { code, stderr } = await runTonne([command, 'table'], { files: { table: 'a,b\n1,2\n' } })
    expect([code, stderr.includes('nothing was written')]).toEqual([1, false])
    expect(stderr).toContain('table')
  })
})

describe('tonne explain of an energy trace', () => {
  it('says that it has no emission, and does not read it as a table', async () => {
    const { code, stdout, stderr } = await runTonne(['explain', 'traces'], { files: { traces: `${energy}\n` } })
    expect([code, stdout]).toEqual([1, ''])
    expect(stderr).toContain('is the trace of an amount of energy, which has no emission; check it by tonne verify')
  })
})
