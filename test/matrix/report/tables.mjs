import { CATALOGUE, HOST_NAMES, NOTES } from '../cases/catalogue.mjs'
import { COLUMNS, groupBy } from './results.mjs'

const countOf = (tests, outcome) => tests.filter((test) => test.outcome === outcome).length

/** 'all', 'all but 3', '**1 failed**'; '' where there is nothing. The number of cases is left to the suite, which grows. */
function cell(tests) {
  if (tests.length === 0) return ''
  const [skipped, failed] = ['skipped', 'failed'].map((outcome) => countOf(tests, outcome))
  if (failed > 0) return `**${failed} failed**`
  return skipped > 0 ? `all but ${skipped}` : 'all'
}

const line = (cells) => `| ${cells.map((one) => String(one).replaceAll('|', '\\|')).join(' | ')} |`

function table(head, rows) {
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)].join('\n')
}

/** One row for a host, one column for a group of cases. */
export function hostTable(tests) {
  const rows = [...groupBy(tests, ({ row }) => row)].map(([row, own]) => {
    return [row, ...COLUMNS.map((column) => cell(own.filter((test) => test.column === column)))]
  })
  return table(['host', ...COLUMNS], rows)
}

/** What a test is called in the table of skips. */
const skippedName = ({ name, manner }) => (manner === 'status alone' ? `${name} (its status is looked at)` : name)

/** Without the words of the suite, which say the same of every host. */
const reasonOf = ({ reason }) =>
  reason.replace(/^not so that .*?: /, '') || 'what stands before it failed, and nothing was run'

/** Every skip with its reason, and the hosts that it is so in; those of the same hosts for the same reason in one row. */
export function skipTable(tests) {
  const told = tests.filter(({ outcome, manner }) => outcome === 'skipped' || manner === 'status alone')
  const single = [...groupBy(told, (test) => JSON.stringify([skippedName(test), reasonOf(test)]))].map(([, same]) => {
    return {
      name: skippedName(same[0]),
      why: reasonOf(same[0]),
      hosts: [...new Set(same.map(({ row }) => row))].join('; '),
    }
  })
  const rows = [...groupBy(single, ({ why, hosts }) => JSON.stringify([why, hosts]))].map(([, same]) => {
    const [{ why, hosts }] = same
    return [why, same.map(({ name }) => `"${name}"`).join(', '), hosts]
  })
  return table(['why', 'cases', 'hosts'], rows)
}

const startsWith = (row, name) => row === name || (row.startsWith(name) && !/^\w/.test(row.slice(name.length)))

/** How a case fared in a host that it is due in: true where it passed there, else why not. */
function faredIn(own, name) {
  const there = own.filter(({ row }) => startsWith(row, name))
  if (there.length === 0) return 'it is not written for this host'
  if (there.some(({ outcome }) => outcome === 'failed')) return 'it fails'
  return there.some(({ outcome }) => outcome === 'passed') || reasonOf(there[0])
}

/** Every adapter case by its number: the hosts that it was run in, and those that it was not, with the reason. */
export function caseTable(tests) {
  const rows = Object.entries(CATALOGUE).map(([id, [hosts, about]]) => {
    const own = tests.filter((test) => test.id === id)
    const fared = hosts.map((host) => [HOST_NAMES[host], faredIn(own, HOST_NAMES[host])])
    const passed = fared.filter(([, how]) => how === true).map(([name]) => name)
    const missing = groupBy(
      fared.filter(([, how]) => how !== true),
      ([, how]) => how,
    )
    const why = [...missing].map(([how, names]) => `${names.map(([name]) => name).join(', ')}: ${how}`)
    const run = passed.length > 4 ? `${passed.length} of ${hosts.length} hosts` : passed.join(', ') || 'nowhere'
    return [id, about, run, [...why, ...(NOTES[id] === undefined ? [] : [NOTES[id]])].join('; ')]
  })
  return table(['', 'about', 'passed in', 'not in, or to be said'], rows)
}

/** The outcome of a whole run. */
export function summary(tests) {
  const rows = new Set(tests.map(({ row }) => row))
  const failed = countOf(tests, 'failed')
  return `${rows.size} hosts and ways to mount: ${failed === 0 ? 'no' : failed} failed case${failed === 1 ? '' : 's'} in the last whole run.`
}

/** What was installed, by its own word. */
export function versionTable(packages) {
  return table(['package', 'version'], packages)
}
