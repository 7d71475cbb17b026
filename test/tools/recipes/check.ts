import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandsOf, pageOf } from '../../docs/page.ts'

// npm run check:recipes [-- WORD]: follows each recipe of CONTRIBUTING in a copy of this checkout; its commands must pass
const PAGE = '.github/CONTRIBUTING.md'
const [wanted = ''] = process.argv.slice(2)

/** A section of the page with a patch: its title, and where it is. */
interface Recipe {
  readonly title: string
  readonly text: string
}

function recipes(): readonly Recipe[] {
  const sections = readFileSync(PAGE, 'utf8').split(/^## /m).slice(1)
  return sections
    .map((text) => ({ title: text.slice(0, text.indexOf('\n')), text }))
    .filter(({ text }) => text.includes('\n```diff\n'))
}

/** Where each recipe has its copy, one after the other: the tests find what they compiled by the path and the content. */
const folder = mkdtempSync(join(tmpdir(), 'tonne-recipe-'))

/** Copies the files of this checkout that git knows or would add, with its packages by a link. */
function copyCheckout(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  for (const name of listed.split('\0')) if (name !== '' && existsSync(name)) cpSync(name, join(folder, name))
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
}

/** Follows a recipe from its top: applies each patch and runs each command. Returns what failed. */
function follow({ title, text }: Recipe): readonly string[] {
  const failed: string[] = []
  const cwd = folder
  for (const step of pageOf(PAGE, text).steps) {
    if (step.does === 'patch') {
      execFileSync('git', ['apply', '--recount', '-'], { cwd, input: `${step.block.code}\n`, stdio: ['pipe', 1, 2] })
    }
    if (step.does !== 'shell') continue
    for (const command of commandsOf(step.block)) {
      const started = Date.now()
      const { status } = spawnSync(command, { cwd, shell: true, stdio: ['ignore', 1, 2] })
      console.log(`${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s: ${command}`)
      if (status !== 0) failed.push(`${title}: ${command}`)
    }
  }
  return failed
}

const failed = recipes()
  .filter(({ title }) => title.includes(wanted))
  .flatMap((recipe) => {
    console.log(`\n## ${recipe.title}`)
    copyCheckout()
    try {
      return follow(recipe)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
for (const one of failed) console.log(`✗ ${one}`)
process.exitCode = failed.length === 0 ? 0 : 1
