/**
 * Follows every page from top to bottom as a reader does: in an empty folder, with what the page says to install, itself or
 * by a link to the paragraph on it, and nothing else, its files saved under their names, its commands typed into a shell, its examples run one after the other
 * with their assertions. It runs the built package. A page that forgets to say what to install, or whose commands print
 * something else than it shows, is red.
 */
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { documents } from '../../docs/collect-examples.ts'
import { compileExample } from '../../docs/compile-example.ts'
import { commandsOf, installOf, isAsSaid, pageOf } from '../../docs/page.ts'
import { runElsewhere } from '../../docs/run-elsewhere.ts'
import { sessionOf, typeSession } from '../../docs/session.ts'
import { packagesOf } from './packages.mjs'

const isFast = process.env.MATRIX === 'fast'
const workshop = mkdtempSync(join(tmpdir(), 'tonne-pages-'))
afterAll(() => rmSync(workshop, { recursive: true, force: true, maxRetries: 5 }))

/** The package as it is published, beside its one dependency. */
function buildPackage() {
  if (!existsSync('dist/index.js')) throw new Error('there is no dist: npm run build')
  const tonne = join(workshop, 'node_modules/tonne')
  mkdirSync(tonne, { recursive: true })
  cpSync('package.json', join(tonne, 'package.json'))
  for (const shipped of ['dist', 'src/schemas', 'src/verify/python'])
    cpSync(shipped, join(tonne, shipped), { recursive: true })
  symlinkSync(resolve('node_modules/zod'), join(workshop, 'node_modules/zod'))
  symlinkSync(resolve('node_modules/decimal.js'), join(workshop, 'node_modules/decimal.js'))
  return tonne
}

/** `npm install a b` without a network: links what is installed for these tests, and nothing that was not asked for. */
function fakeNpm() {
  const bin = join(workshop, 'bin')
  mkdirSync(bin)
  const script = resolve('test/matrix/pages/install.mjs')
  writeFileSync(join(bin, 'npm'), `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`, { mode: 0o755 })
  return bin
}

const packages = packagesOf(buildPackage())
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_)/.test(name))),
  PATH: [fakeNpm(), dirname(process.execPath), process.env.PATH].join(delimiter),
  PACKAGES: JSON.stringify(packages),
  PORT: '0',
  NO_COLOR: '1',
  NEXT_TELEMETRY_DISABLED: '1',
}

/** What a command prints, and its exit code; whatever it started is ended with it. */
function type(command, folder) {
  return new Promise((done) => {
    const child = spawn('bash', ['-c', command], { cwd: folder, env: environment, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    child.stdout.on('data', (piece) => (printed += piece))
    child.stderr.on('data', (piece) => (printed += piece))
    child.on('exit', (code) => {
      // the group of the shell: a server that was left running in the background
      try {
        process.kill(-child.pid, 'SIGKILL')
      } catch {}
      setImmediate(() => done({ code, printed: printed.replace(/^npm warn .*\n/gm, '') }))
    })
  })
}

function save(folder, name, text) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), text)
}

/** An example as a file whose assertions are checked. */
function saveExample(folder, block) {
  const name = `example-${block.line}.mts`
  const { typescript } = compileExample({ ...block, noRun: undefined })
  const prelude = `import { assertionsOf } from '${resolve('test/matrix/pages/assertions.mjs')}'
const { __at, __equal, __throws } = assertionsOf('${block.file}')
`
  save(folder, name, `${prelude}${typescript}\n`)
  return name
}

/** What a page asks for that these tests have not installed. */
function missingPackages({ steps }) {
  const commands = steps.flatMap((step) => (step.does === 'shell' ? commandsOf(step.block) : []))
  return commands
    .filter((command) => command.startsWith('npm install ') && runElsewhere(command) === undefined)
    .flatMap((command) => command.split(/\s+/).slice(2))
    .filter((name) => !name.startsWith('-') && packages[name] === undefined)
}

/** Types the blocks that share one shell, once all files of the page are saved. */
async function followSession(page, folder) {
  const steps = sessionOf(page)
  if (steps.length === 0) return
  const printed = await typeSession(steps, { cwd: folder, env: environment })
  for (const [index, { block, output }] of steps.entries()) {
    const text = printed[index].replaceAll('\r', '')
    expect(isAsSaid(text, output?.code ?? ''), `${block.file}:${block.line}\n${text}`).toBe(true)
  }
}

for (const file of documents()) {
  const page = pageOf(file)
  const folder = join(workshop, file.replace(/\W+/g, '-'))
  mkdirSync(folder)
  const ofRepository = page.steps.some((step) => step.does === 'patch')
  const missing = missingPackages(page)
  const isLeftOut = isFast && missing.length > 0
  const why = ofRepository ? ' (skipped: it changes this repository)' : isLeftOut ? ` (skipped: the fast run has no ${missing})` : ''

  describe(`${file}, followed in an empty folder`, () => {
    it.skipIf(why !== '')(
      `does what it says${why}`,
      async () => {
        const examples = page.steps.filter(({ does }) => does === 'example').map(({ block }) => saveExample(folder, block))
        if (installOf(page, readFileSync(file, 'utf8')) === 'link') await type('npm install tonne tsx', folder)
        // in one process, for each of them loads the whole package
        save(folder, 'examples.mts', examples.map((name) => `import './${name}'\n`).join(''))
        for (const step of page.steps) {
          const place = `${file}:${step.block.line}`
          if (step.does === 'file') save(folder, step.name, `${step.block.code}\n`)
          else if (step.does === 'shell' && !step.isSession) {
            if (commandsOf(step.block).every((command) => runElsewhere(command) !== undefined)) continue
            const { code, printed } = await type(step.block.code, folder)
            if (step.output === null) expect(code, `${place}\n${printed}`).toBe(0)
            else expect(isAsSaid(printed, step.output.code), `${place}\n${printed}`).toBe(true)
          }
        }
        await followSession(page, folder)
        if (examples.length === 0) return
        const { code, printed } = await type('npx --no-install tsx examples.mts', folder)
        expect(code, printed).toBe(0)
      },
      600_000,
    )
  })
}
