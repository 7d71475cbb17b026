import { readFileSync } from 'node:fs'

/** The columns of the table: the groups of the suite of the library, the adapter cases, and what a host has beside. */
export const COLUMNS = ['paths', 'bodies', 'headers', 'errors', 'adapter cases', 'beside']

const SUITE = /^adapter: (.*)/
const CASES = /^cases: (.*)/
const REASON = /^(.*) \((skipped|status alone): (.*)\)$/s

/** The row and the column of a test, by the names of what it stands in. */
function placeOf({ ancestorTitles, title }) {
  const at = ancestorTitles.findIndex((name) => SUITE.test(name) || CASES.test(name))
  if (at < 0) return { row: ancestorTitles[0] ?? '', column: 'beside' }
  const [, row] = SUITE.exec(ancestorTitles[at]) ?? CASES.exec(ancestorTitles[at])
  if (SUITE.test(ancestorTitles[at])) return { row, column: ancestorTitles[at + 1] ?? 'errors' }
  return { row, column: /^A\d{3} /.test(title) ? 'adapter cases' : 'beside' }
}

/** A test as the report sees it. */
function testOf(test) {
  const [, name = test.title, manner = '', reason = ''] = REASON.exec(test.title) ?? []
  const outcome = test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped'
  return { ...placeOf(test), name, outcome, manner, reason, id: /^(A\d{3}) /.exec(name)?.[1] ?? null }
}

/**
 * All tests of the hosts and runtimes, in the order of their files; a file that failed as a whole is a failed test of its own.
 */
export function readResults(file) {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'))
  const ofHosts = testResults.filter(({ name }) => /\/(?:hosts|runtimes)\/[^/]+$/.test(name))
  const files = ofHosts.sort((a, b) => (a.name < b.name ? -1 : 1))
  return files.flatMap(({ name, status, assertionResults }) => {
    const row = name.split('/').at(-1).replace('.matrix.mjs', '')
    const isLost = status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
    const lost = { row, column: 'beside', name: 'the whole file', outcome: 'failed', manner: '', reason: '', id: null }
    return [...assertionResults.map(testOf), ...(isLost ? [lost] : [])]
  })
}

/** What a list has, by a key, in the order that the keys come. */
export function groupBy(list, keyOf) {
  const groups = new Map()
  for (const one of list) {
    const key = keyOf(one)
    const group = groups.get(key) ?? []
    group.push(one)
    groups.set(key, group)
  }
  return groups
}
