/** Stands for `npm install <names>` while pages are followed: links what the tests have, fails for what they have not. */
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const [command, ...names] = process.argv.slice(2)
const packages = JSON.parse(process.env.PACKAGES ?? '{}')
if (command !== 'install') throw new Error(`npm ${command} is not for pages that are followed in an empty folder`)
mkdirSync('node_modules/.bin', { recursive: true })
if (!existsSync('package.json')) writeFileSync('package.json', '{}\n')

for (const name of names.filter((one) => !one.startsWith('-'))) {
  const path = packages[name]
  if (path === undefined) throw new Error(`${name} is not installed for these tests`)
  const target = join('node_modules', name)
  mkdirSync(dirname(target), { recursive: true })
  if (!existsSync(target)) symlinkSync(path, target)
  const { bin = {} } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const programs = typeof bin === 'string' ? { [basename(name)]: bin } : bin
  for (const [program, file] of Object.entries(programs)) {
    const link = join('node_modules/.bin', program)
    if (!existsSync(link)) symlinkSync(join('..', name, file), link)
    chmodSync(join(path, file), 0o755)
  }
}
