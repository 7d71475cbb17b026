/**
 * Makes node_modules ready beyond what npm does: runs the install scripts that npm may block, and unpacks the tarball
 * of tonne that the tests are for: the one in TONNE_TARBALL, else one packed from dist of the root as it is.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const MODULES = join(HERE, 'node_modules')

/** What a package puts in place by its install script, and how to ask it whether it is there. */
const BINARIES = {
  bun: { script: 'install.js', ask: ['bin/bun.exe', '--version'] },
  deno: { script: 'install.cjs', ask: ['deno', '--version'] },
  workerd: { script: 'install.js', ask: ['bin/workerd', '--version'] },
}

function runs([file, ...options], folder) {
  try {
    execFileSync(join(folder, file), options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

for (const [name, { script, ask }] of Object.entries(BINARIES)) {
  const folder = join(MODULES, name)
  if (!runs(ask, folder)) execFileSync(process.execPath, [script], { cwd: folder, stdio: 'inherit' })
}

function packed() {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-'))
  const options = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]
  const [{ filename }] = JSON.parse(execFileSync('npm', options, { cwd: ROOT, encoding: 'utf8' }))
  return { tarball: join(folder, filename), remove: () => rmSync(folder, { recursive: true }) }
}

const given = process.env.TONNE_TARBALL
const { tarball, remove } = given === undefined ? packed() : { tarball: given, remove: () => undefined }
const target = join(MODULES, 'tonne')
rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'])
remove()
