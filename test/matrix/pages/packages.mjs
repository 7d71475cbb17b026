import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Folders of the packages that a page may tell to install: those of the matrix first, then those of this repository. */
function foldersOfPackages() {
  const below = readdirSync('test/matrix', { withFileTypes: true }).filter((one) => one.isDirectory())
  const own = below.map(({ name }) => join('test/matrix', name, 'node_modules'))
  return ['test/matrix/node_modules', ...own, 'node_modules'].filter((path) => existsSync(path))
}

/** Every package by its name: where it is installed. */
export function packagesOf(tonne) {
  const found = { tonne }
  for (const folder of foldersOfPackages()) {
    for (const name of readdirSync(folder)) {
      if (name.startsWith('.')) continue
      const names = name.startsWith('@') ? readdirSync(join(folder, name)).map((one) => `${name}/${one}`) : [name]
      for (const one of names) found[one] ??= resolve(folder, one)
    }
  }
  return found
}
