/**
 * Builds the project of the page on dbt, as the page says, on DuckDB with random activity: every total has the digits of
 * `sqlTotal`, every guard is silent, and two mistakes fail the build by the guard that is for them. Needs dist.
 *
 * Run: `npm run build && npm run test:dbt`. TONNE_SEED repeats a run.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { compile } from '../../src/bulk/coefficients/compile.ts'
import { sqlTotal } from '../../src/bulk/sql/sql-total.ts'
import { GASES } from '../../src/core/emissions/index.ts'
import { findFactor } from '../../src/reference/factors/index.ts'
import { isAsSaid, pageOf } from '../docs/page.ts'
import { chance } from '../sql/activity.ts'
import { demand } from '../sql/demand.ts'

const [python = ''] = process.argv.slice(2)
demand(python !== '', 'give the Python that has dbt, as npm run test:dbt does')
const seed = Number(process.env.TONNE_SEED ?? Math.floor(Math.random() * 2 ** 31))
const ROWS = 5000
const SITES = 40
const KINDS = ['diesel', 'natural gas']
const PAGE = 'src/docs/dbt.md'

const folder = mkdtempSync(join(tmpdir(), 'tonne-dbt-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

function save(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

function run(
  command: string,
  ...parameters: readonly string[]
): { readonly code: number | null; readonly printed: string } {
  const env = { ...process.env, DBT_SEND_ANONYMOUS_USAGE_STATS: 'false', NO_COLOR: '1' }
  const { status, stdout, stderr, error } = spawnSync(command, parameters, { cwd: folder, encoding: 'utf8', env })
  if (error !== undefined) throw error
  return { code: status, printed: `${stdout}${stderr}` }
}

const build = () => run(join(dirname(python), 'dbt'), 'build', '--profiles-dir', '.', '--no-use-colors')

/** Follows the page up to its activity; what its program prints is what the page says. */
function makeProject(): void {
  const text = readFileSync(PAGE, 'utf8')
  for (const line of readFileSync('test/dbt/requirements.txt', 'utf8').trim().split('\n'))
    demand(text.includes(`'${line}'`), `${PAGE} does not install ${line}`)
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(resolve('.'), join(folder, 'node_modules/tonne'))
  for (const step of pageOf(PAGE).steps) {
    if (step.does === 'file') save(step.name, `${step.block.code}\n`)
    if (step.does !== 'shell' || step.output === null) continue
    const { code, printed } = run(resolve('node_modules/.bin/tsx'), 'write-dbt.mts')
    demand(code === 0 && isAsSaid(printed, step.output.code), `the program of ${PAGE} prints:\n${printed}`)
  }
}

/** The totals of the model, by site, as DuckDB prints them. */
function totals(): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const query =
    'select site, co2::varchar co2, ch4::varchar ch4, n2o::varchar n2o, co2e::varchar co2e, "rows"::varchar "rows" from emissions'
  const program = `import duckdb, json
found = duckdb.connect('emissions.duckdb').execute('''${query}''')
names = [column[0] for column in found.description]
print(json.dumps([dict(zip(names, row)) for row in found.fetchall()]))`
  const { code, printed } = run(python, '-c', program)
  demand(code === 0, printed)
  return new Map((JSON.parse(printed) as Record<string, string>[]).map((row) => [row.site ?? '', row]))
}

/** Builds with random activity and compares each figure; returns how many. */
function checkTotals(): number {
  const below = chance(seed)
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    key: index % SITES,
    coefficient: below(KINDS.length),
    value: `${below(10 ** (1 + below(6)))}.${String(below(1_000_000)).padStart(6, '0')}`,
  }))
  const line = ({ key, coefficient, value }: (typeof rows)[number]) => `site ${key},${KINDS[coefficient]},${value}`
  save('seeds/used.csv', `${['site,kind,quantity', ...rows.map(line)].join('\n')}\n`)
  const { code, printed } = build()
  demand(code === 0, printed)
  const fuels = ['liquid-fuels/diesel-average-biofuel-blend/litres', 'gaseous-fuels/natural-gas/kwh-gross-cv']
  const factors = fuels.map((row) => findFactor(`desnz-2025/fuels/${row}`))
  const set = compile({ pairs: factors.map((factor) => ({ unit: factor.unit, factor })) })
  const columns = {
    key: rows.map(({ key }) => key),
    coefficient: rows.map(({ coefficient }) => coefficient),
    value: rows.map(({ value }) => value),
  }
  const found = totals()
  const due = sqlTotal(set, columns, { dialect: 'duckdb' })
  demand(found.size === due.length, `${found.size} sites, and ${due.length} of sqlTotal`)
  for (const total of due) {
    const row = found.get(`site ${total.key}`)
    demand(row?.rows === String(total.rows), `site ${total.key} has ${row?.rows} rows, not ${total.rows}`)
    for (const gas of GASES)
      demand(row?.[gas] === total[gas], `${gas} of site ${total.key} is ${row?.[gas]}, and ${total[gas]} of sqlTotal`)
  }
  return due.length * GASES.length
}

/** Demands that a change of a file fails the build by a guard. */
function checkGuard(guard: string, name: string, change: (text: string) => string): void {
  const before = readFileSync(join(folder, name), 'utf8')
  demand(change(before) !== before, `${name} is not changed for ${guard}`)
  save(name, change(before))
  const { code, printed } = build()
  demand(
    code === 1 && new RegExp(`FAIL \\d+ tonne_${guard}`).test(printed),
    `${guard} does not fail the build:\n${printed}`,
  )
  save(name, before)
}

makeProject()
const figures = checkTotals()
checkGuard('uncoveredPairs', 'seeds/used.csv', (text) => `${text}site 1,petrol,3\n`)
checkGuard('coefficients', 'seeds/tonne_coefficients.csv', (text) => text.replace('0000","', '0001","'))
console.log(
  `dbt on DuckDB: ${figures} figures of ${ROWS} rows are those of sqlTotal, 2 mistakes fail the build; TONNE_SEED=${seed} repeats this run`,
)
