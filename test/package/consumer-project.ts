import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, lstatSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty project of a stranger, with the packed tarball installed. */
export interface ConsumerProject {
  /** Its path has a space, as paths of strangers may. */
  readonly folder: string
  /** Runs a command there and gives what it printed. */
  run(command: string, ...parameters: string[]): string
  /** Writes a file there. */
  write(name: string, text: string): void
}

export function emptyProject(): ConsumerProject {
  const folder = mkdtempSync(join(tmpdir(), 'tonne consumer '))
  return {
    folder,
    run: (command, ...parameters) =>
      execFileSync(command, parameters, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
    write: (name, text) => writeFileSync(join(folder, name), text),
  }
}

/** What `npm pack` made. */
export interface Packed {
  readonly filename: string
  /** Bytes of the tarball. */
  readonly size: number
  /** Bytes of its files. */
  readonly unpackedSize: number
  readonly files: readonly { readonly path: string; readonly size: number }[]
}

/** Packs dist as it is, and installs the tarball. */
export function installPacked({ folder, run, write }: ConsumerProject): Packed {
  const parameters = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const [packed] = JSON.parse(execFileSync('npm', parameters, { encoding: 'utf8' })) as Packed[]
  assert.ok(packed)
  write('package.json', '{ "private": true }')
  run('npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', `./${packed.filename}`)
  return packed
}

/** The packages that are installed in a project, and the bytes of all their files. */
export function installedIn(folder: string): { readonly packages: readonly string[]; readonly bytes: number } {
  const modules = join(folder, 'node_modules')
  const entries = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  const sizes = entries.map((path) => lstatSync(join(modules, path))).map((stat) => (stat.isFile() ? stat.size : 0))
  const folders = readdirSync(modules).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`) : [name],
  )
  const packages = folders.filter((name) => existsSync(join(modules, name, 'package.json')))
  return { packages, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
