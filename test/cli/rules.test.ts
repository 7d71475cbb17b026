import { describe, expect, it } from 'vitest'
import { allMoves, movesCsv, movesText, type RuleMoves } from '../../src/apps/cli/rules/rule-moves.ts'
import type { UncheckedPayload } from '../../src/service/index.ts'
import { FACTORS, fuelInput, recordInput, siteInput, testService } from '../fixtures/service.ts'
import { runTonne } from './memory-io.ts'

const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'
const files = {
  'rule.json': JSON.stringify({ activity: 'siteFuels', emissionFactorId: GAS_OIL }),
  'list.json': '[]',
  'cut.json': '{',
}

async function preview(...argv: readonly string[]) {
  return runTonne(['rules', 'preview', ...argv], { files })
}

async function refused(...argv: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await preview(...argv)
  expect([code, stdout]).toEqual([1, ''])
  return stderr
}

/** A company with a rule for all fuel, and fuel of an account in the first months of 2025. */
async function ruledCompany() {
  const { company } = testService()
  const siteId = (await company.sites.create(siteInput())).record.id
  const figures = { co2: 2, ch4: 0, n2o: 0, co2e: 2, denominatorUnitId: 13 }
  const own = (await company.emissionFactors.create({ name: '=Own blend', ...figures })).record.id
  const create = async (changes: UncheckedPayload<'createFactorRule'> = {}) =>
    (await company.factorRules.create({ activity: 'siteFuels', emissionFactorId: FACTORS.diesel.id, ...changes }))
      .record.id
  const general = await create()
  const fuels: string[] = []
  for (const month of ['01', '02', '03']) {
    const startDate = `2025-${month}-01T00:00:00.000Z`
    const input = fuelInput({ emissionFactorId: null, account: '4930', startDate, endDate: startDate })
    fuels.push((await company.siteFuels.create(siteId, input)).record.id)
  }
  return { company, own, create, general, fuels }
}

/** The lines of CSV, whose cells here hold neither commas nor quotes, as objects. */
function linesOf(csv: string): readonly Readonly<Record<string, string>>[] {
  const [header = [], ...lines] = csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','))
  return lines.map((cells) => Object.fromEntries(header.map((name, index) => [name, cells[index] ?? ''])))
}

const said = (moves: RuleMoves) => movesText(moves).replaceAll(/\s+/g, ' ')

describe('tonne rules preview', () => {
  it('tells people, JSON and CSV the same of every record that a new rule would move', async () => {
    const argv = ['--demo', '--rule', 'rule.json', '--named', '--year', '2025']
    const [table, json, csv] = await Promise.all([
      preview(...argv),
      preview(...argv, '--format', 'json'),
      preview(...argv, '--format', 'csv'),
    ])
    expect([table, json, csv].map(({ code, stderr }) => [code, stderr])).toEqual([
      [0, ''],
      [0, ''],
      [0, ''],
    ])
    const moves = JSON.parse(json.stdout) as RuleMoves
    const { records, changed, unchanged, failed, differenceKg } = moves
    expect([changed > 10, failed > 10, changed + unchanged + failed, moves.moves.length]).toEqual([
      true,
      true,
      records,
      changed + failed,
    ])
    const text = table.stdout.replaceAll(/\s+/g, ' ')
    expect(text).toContain(`${records} checked, ${changed} would change, ${unchanged} would not, ${failed} cannot`)
    expect(text).toContain(`the difference is ${differenceKg} kg CO2e (a preview: nothing is written)`)
    expect(table.stdout.split('\n').filter((line) => line.length > 80 && !line.includes('/'))).toEqual([])
    const lines = csv.stdout.trimEnd().split('\n').slice(1)
    expect(lines).toHaveLength(changed + failed)
    for (const [index, { collection, recordId, before, after, differenceKg: kg }] of moves.moves.entries()) {
      const start = `${after === null ? 'stays' : 'moves'},${collection},${recordId},,,${before.factor},${before.co2eKg},`
      const end = after === null ? ',,,,,"' : `new,,${GAS_OIL},${after.co2eKg},${kg},`
      expect(lines[index]?.startsWith(start + end)).toBe(true)
      if (after !== null) expect(text).toContain(`${recordId}: ${before.co2eKg} to ${after.co2eKg} kg CO2e (${kg})`)
    }
    const none = await preview('--demo', '--rule', 'rule.json', '--from', '2031-01-01')
    expect([none.code, none.stdout]).toEqual([0, expect.stringMatching(/^0 checked, 0 would change/)])
  })

  it('names rule and level before and after, and ties', async () => {
    const { company, own, create, general, fuels } = await ruledCompany()
    const special = await create({ account: '4930', to: '2025-02-15' })
    const rule = { activity: 'siteFuels', account: '4930', from: '2025-02-01', emissionFactorId: own } as const
    const moves = await allMoves(company.factorRules, { create: rule }, {})
    expect([moves.ties, moves.records, moves.changed, moves.failed]).toEqual([[special], 3, 1, 1])
    expect(said(moves)).toContain(
      `Rules that tie, so that the change is rejected ${special} Records that would get another factor`,
    )
    expect(said(moves)).toContain(
      `siteFuels ${fuels[2]}: 2570.82 to 2000 kg CO2e (-570.82); ${FACTORS.diesel.key}, by rule ${general} for all, to`,
    )
    expect(said(moves)).toContain(', by rule new at account period')
    expect(said(moves)).toContain(`Records that cannot change siteFuels ${fuels[1]}: 2570.82 kg CO2e by`)
    expect(said(moves)).toContain('; factor_rule_tie: ')
    const [tie, ...lines] = linesOf(movesCsv(moves))
    expect(tie).toMatchObject({ kind: 'tie', ruleBefore: special, record: '' })
    expect(lines.map(({ kind, record }) => [kind, record])).toEqual([
      ['stays', fuels[1]],
      ['moves', fuels[2]],
    ])
    expect(lines[1]).toMatchObject({
      ...{ ruleBefore: general, levelBefore: '', factorBefore: FACTORS.diesel.key, co2eKgBefore: '2570.82' },
      ...{ ruleAfter: 'new', levelAfter: 'account period', co2eKgAfter: '2000', differenceKg: '-570.82', reasons: '' },
    })
  })

  it('tells of what loses its factor apart from what stays for another reason', async () => {
    const { company, general, fuels } = await ruledCompany()
    await company.periods.lock({ from: '2025-02-01', to: '2025-02-02' })
    const moves = await allMoves(company.factorRules, { delete: general }, { from: '2025-02-01' })
    expect([moves.records, moves.failed]).toEqual([2, 2])
    const [, lost = ''] = said(moves).split('Records that would lose their factor ')
    expect(lost).toContain(
      `siteFuels ${fuels[2]}: 2570.82 kg CO2e by ${FACTORS.diesel.key}, by rule ${general} for all; required: `,
    )
    expect(linesOf(movesCsv(moves)).map(({ kind }) => kind)).toEqual(['loses its factor', 'loses its factor'])
    const update = { id: general, comment: 'renamed' }
    const same = await allMoves(company.factorRules, { update }, {})
    expect([same.changed, same.unchanged, said(same).endsWith('nothing is written) ')]).toEqual([0, 3, true])
  })

  it('adds up the pages of more records than one lists, and shows people the first of them', async () => {
    const { company } = testService()
    await company.factorRules.create({ activity: 'activityRecords', emissionFactorId: FACTORS.landfill.id })
    const rows = Array.from({ length: 1001 }, () => recordInput({ emissionFactorId: null, account: '1' }))
    for (const row of rows) await company.activityRecords.create(row)
    const rule = { activity: 'activityRecords', account: '1', emissionFactorId: FACTORS.landfill.id } as const
    const moves = await allMoves(company.factorRules, { create: rule }, {})
    expect([moves.records, moves.changed, moves.differenceKg, moves.moves.length]).toEqual([1001, 1001, '0', 1001])
    expect(new Set(moves.moves.map(({ recordId }) => recordId)).size).toBe(1001)
    expect(said(moves)).toContain('and 951 more; --format csv lists them all')
    expect(linesOf(movesCsv(moves))).toHaveLength(1001)
  })

  it('rejects what it cannot mean, with what to do', async () => {
    const actionless = await runTonne(['rules', '--demo'])
    expect([actionless.code, actionless.stderr]).toEqual([1, expect.stringContaining('ACTION is missing')])
    const other = await runTonne(['rules', 'write', '--demo'])
    expect([other.code, other.stderr]).toEqual([1, expect.stringContaining('ACTION must be preview; received write')])
    expect(await refused('--rule', 'rule.json')).toContain('--db is missing')
    expect(await refused('--demo')).toContain('--rule is missing')
    expect(await refused('--demo', '--update', 'a')).toContain('--rule is missing')
    expect(await refused('--demo', '--delete', 'a', '--rule', 'rule.json')).toContain(
      '--delete cannot be combined with',
    )
    expect(await refused('--demo', '--rule', 'list.json')).toContain('list.json must be an object')
    expect(await refused('--demo', '--rule', 'cut.json')).toContain('cut.json is not JSON')
    expect(await refused('--demo', '--rule', 'none.json')).toContain('file_unreadable')
    expect(await refused('--demo', '--delete', 'nobody')).toContain('not_found: factorRuleId: ')
    expect(await refused('--demo', '--rule', 'rule.json', '--from', '2025-02-01', '--to', '2025-01-01')).toContain(
      'period_reversed: to: ',
    )
  })
})
