import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runTonne } from '../cli/memory-io.ts'
import { documents } from './collect-examples.ts'
import { commandsOf, installOf, isAsSaid, needsPackage, type Page, pageOf, unusedFiles } from './page.ts'
import { runElsewhere } from './run-elsewhere.ts'

const pages = documents().map((file) => pageOf(file))
const named = pages.map((page) => [page.file, page] as const)

/** The files that a reader has saved before a step. */
function filesOf({ steps }: Page): Record<string, string> {
  return Object.fromEntries(
    steps.flatMap((step) => (step.does === 'file' ? [[step.name, `${step.block.code}\n`]] : [])),
  )
}

/** The commands of a page, and whether its own test in the matrix must run them. */
function commands({ steps }: Page) {
  return steps.flatMap((step) => (step.does === 'shell' ? commandsOf(step.block) : []))
}

/** Paths of this repository that a page names: in backticks, or as the target of a link. */
function pathsOf(file: string): string[] {
  const prose = readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```$/gm, '')
  const quoted = [...prose.matchAll(/`((?:src|test|bench|\.ci)\/[^`\s{}*<>…]*)`/g)].map(([, path = '']) => path)
  const linked = [...prose.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, path = '']) => join(dirname(file), path))
  return [...quoted, ...linked]
}

describe('pages', () => {
  it.each(named)('%s uses every file that it tells to save', (_, page) => {
    expect(unusedFiles(page)).toEqual([])
  })

  it.each(named.filter(([, page]) => needsPackage(page)))('%s says how to install the package', (file, page) => {
    expect(installOf(page, readFileSync(file, 'utf8'))).not.toBeNull()
  })

  it('only the README, the index and a host without tsx name the command that installs the package', () => {
    const naming = named.filter(([file, page]) => installOf(page, readFileSync(file, 'utf8')) === 'itself')
    expect(naming.map(([file]) => file).sort()).toEqual(['README.md', 'src/docs/README.md', 'src/docs/next.md'])
  })

  it.each(named)('%s names paths that exist', (file) => {
    expect(pathsOf(file).filter((path) => !existsSync(path))).toEqual([])
  })

  it.each(named)('%s names scripts that exist, and that something runs', (_, page) => {
    const ofRepository = commands(page).filter((one) =>
      /^npm (?:run|test|start)|^npx (?:vitest run|tsx) test\//.test(one),
    )
    expect(ofRepository.filter((one) => runElsewhere(one) === undefined)).toEqual([])
  })

  it.each(named)('%s shows patches that apply', (_, { steps }) => {
    for (const step of steps) {
      if (step.does !== 'patch') continue
      const place = `${step.block.file}:${step.block.line}`
      const apply = () =>
        execFileSync('git', ['apply', '--check', '--recount', '-'], { input: `${step.block.code}\n`, stdio: 'pipe' })
      expect(apply, place).not.toThrow()
    }
  })
})

describe('a command after tonne on a page', () => {
  const shells = pages.flatMap((page) =>
    page.steps.flatMap((step) => {
      if (step.does !== 'shell') return []
      const [only, ...more] = commandsOf(step.block)
      const argv = /^npx tonne ([^|>]*)$/.exec(only ?? '')?.[1]
      if (argv === undefined || more.length > 0) return []
      return [[`${page.file}:${step.block.line}`, { argv, page, output: step.output }] as const]
    }),
  )
  const files = new Map<Page, Record<string, string>>(pages.map((page) => [page, filesOf(page)]))

  it.each(shells)('%s does what is shown', async (place, { argv, page, output }) => {
    const parts = [...argv.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')
    const run = await runTonne(parts, { files: files.get(page) ?? {} })
    files.set(page, { ...run.files })
    if (output === null) expect(run, place).toMatchObject({ code: 0, stderr: '' })
    else expect(isAsSaid(run.stdout + run.stderr, output.code), `${place}\n${run.stdout}${run.stderr}`).toBe(true)
  })
})
