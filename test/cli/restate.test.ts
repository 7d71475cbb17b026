import { describe, expect, it } from 'vitest'
import type { StoredRestatement } from '../../src/service/index.ts'
import { runTonne } from './memory-io.ts'

const DEMO = ['restate', '--demo', '--year', '2025', '--from-edition', 'desnz-2025', '--to-edition', 'desnz-2026']

async function restated(...argv: readonly string[]): Promise<StoredRestatement> {
  const { code, stdout, stderr } = await runTonne([...DEMO, '--format', 'json', ...argv])
  expect([code, stderr]).toEqual([0, ''])
  return JSON.parse(stdout)
}

describe('tonne restate', () => {
  it('tells by factor what a switch of editions changes and what stays, and does what its preview tells', async () => {
    const { code, stdout, stderr } = await runTonne([...DEMO, '--preview'])
    expect([code, stderr]).toEqual([0, ''])
    // keys are not broken
    expect(stdout.split('\n').filter((line) => line.length > 80 && !line.includes('/'))).toEqual([])
    const { id, createdAt, updatedAt, finishedAt, actor, editionSwitch, ...preview } = await restated('--preview')
    const { records, changed, failed } = preview
    const said = stdout.replaceAll(/\s+/g, ' ')
    expect(said).toContain('desnz-2025 to desnz-2026: records that begin from 2025-01-01 up to 2026-01-01 (a preview: ')
    expect(said).toContain(`${records} checked, ${changed} change, `)
    expect(failed).toBeGreaterThan(0)
    const joined = stdout.replaceAll(/\s/g, '')
    for (const { factor, code, records } of editionSwitch?.withoutCounterpart ?? [])
      expect(joined).toContain(`${factor}(${code}):${records}record`)
    for (const { before } of preview.byFactor) expect(joined).toContain(before?.join('+'))
    for (const title of ['Without a counterpart', 'Factors for future records'])
      expect(stdout).toContain(`\n${title}\n`)
    expect(stdout).toContain('vehicle ')

    const run = await restated('--vehicles')
    expect(run).toMatchObject(preview)
    expect(run.finishedAt).not.toBeNull()
    expect(run.editionSwitch).toMatchObject({ vehicles: true, holders: editionSwitch?.holders })
  })

  it('restates by the rules of the company, which the demo lacks', async () => {
    const { code, stdout } = await runTonne(['restate', '--demo', '--year', '2025', '--rules', '--named', '--preview'])
    const said = stdout.replaceAll(/\s+/g, ' ')
    expect([code, said]).toEqual([0, expect.stringContaining('by rules, named factors too: records that begin from')])
    const [, records = '0'] = /(\d+) checked, 0 change, /.exec(said) ?? []
    expect(Number(records)).toBeGreaterThan(0)
    expect(said).toContain(
      `${records} already use the factor that the rules choose, or name their factor, 0 cannot be computed`,
    )
  })

  it('rejects what it cannot mean', async () => {
    const rejected = async (...argv: readonly string[]) => {
      const { code, stdout, stderr } = await runTonne(['restate', ...argv])
      expect([code, stdout]).toEqual([1, ''])
      return stderr
    }
    const editions = ['--from-edition', 'desnz-2024', '--to-edition', 'desnz-2025']
    expect(await rejected('--demo', '--year', '2025')).toContain('--from-edition is missing')
    expect(await rejected('--demo', '--year', '2025', '--from-edition', 'desnz-2024')).toContain(
      '--to-edition is missing',
    )
    expect(await rejected('--demo', ...editions)).toContain('--year is missing')
    expect(await rejected('--demo', '--rules', ...editions)).toContain('--from-edition cannot be combined with --rules')
    expect(await rejected('--demo', '--rules', '--vehicles')).toContain('--vehicles cannot be combined with --rules')
    expect(await rejected('--demo', '--named', ...editions)).toContain('--named works only with --rules')
    expect(await rejected('--year', '2025', ...editions)).toContain('--db is missing')
    const unknown = ['--from-edition', 'desnz-2024', '--to-edition', 'desnz-2027']
    expect(await rejected('--demo', '--year', '2025', ...unknown)).toContain('invalid_choice: editions[0].to')
  })
})
