import { describe, expect, it } from 'vitest'
import { ACTIVITY_KINDS, columnRule, INPUT_COLUMN_NAMES } from '../../src/rows/columns.ts'
import { runTonne } from './memory-io.ts'

describe('tonne template', () => {
  it.each(ACTIVITY_KINDS)('prints a file of %s that can be calculated, with its columns alone', async (activity) => {
    const { stdout, stderr, code } = await runTonne(['template', activity])
    expect(code).toBe(0)
    const columns = INPUT_COLUMN_NAMES.filter((column) => columnRule(column).of.includes(activity))
    expect(stdout.split('\n')[0]).toBe(columns.join(','))
    for (const column of columns) expect(stderr).toMatch(new RegExp(`^  ${column} `, 'm'))
    const run = await runTonne(['calculate', 'in.csv', '--output', 'out.csv'], { files: { 'in.csv': stdout } })
    expect(run.stderr).toBe('')
    expect(run.stdout).toContain('2 activities')
  })

  it('understands other words for activities, and proposes the nearest', async () => {
    expect((await runTonne(['template', 'Freight'])).stdout).toContain('movement')
    expect((await runTonne(['template', 'electricty'])).stderr).toContain('did you mean electricity?')
  })
})
