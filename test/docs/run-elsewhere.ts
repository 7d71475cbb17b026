import { existsSync, readFileSync } from 'node:fs'

/** Scripts of package.json that `.ci/run` does not run, and why a page may name them all the same. */
const BY_HAND: Readonly<Record<string, string>> = {
  format: 'writes what npm run lint, in .ci/run, looks for',
  bench: 'measures; what it prints is of one machine',
  'test:prisma': 'installs 350 MB for one block of a page',
  'check:sea-graph': 'takes long; npm test derives samples of the same',
}

/** The tests that a page tells to run are part of `npm test` or of a thorough run, so that only their paths can be wrong. */
const PART_OF_TESTS = /^npx vitest run ((?:test\/[\w./-]+ *)+)$/

/** What runs `npm run <name>`; undefined: there is no such script, or nothing runs it. */
function runsScript(name: string): string | undefined {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> }
  if (scripts[name] === undefined) return undefined
  return readFileSync('.ci/run', 'utf8').includes(`${name}`) ? '.ci/run' : BY_HAND[name]
}

/**
 * What runs a command of a page that belongs to this repository, not to a reader's empty folder: `.ci/run` from a clean
 * clone, or the tests. Undefined: nothing does, and the page's own test has to.
 */
export function runElsewhere(command: string): string | undefined {
  if (/^npm install && npm (?:start|test)$/.test(command)) return '.ci/run'
  if (/^npm (?:install|test|start)$/.test(command)) return '.ci/run'
  if (command === '.ci/run') return 'whoever merges'
  if (/^(?:pip install|dbt) /.test(command)) return runsScript('test:dbt')
  const [, script] = /^npm run ([\w:]+)(?: -- [\w -]+)?$/.exec(command) ?? []
  if (script !== undefined) return runsScript(script)
  if (command.startsWith('npx tsx test/tools/')) return runsScript('check:recipes')
  const [, paths] = PART_OF_TESTS.exec(command) ?? []
  return paths?.split(/ +/).every((path) => existsSync(path)) === true ? 'npm test' : undefined
}
