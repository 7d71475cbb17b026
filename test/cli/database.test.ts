import { describe, expect, it } from 'vitest'
import { runTonne, type World } from './memory-io.ts'

const hasFile = () => true
const usage = (command: string, said: string) => [1, `tonne: ${said}\nSee tonne ${command} --help\n`]

async function rejection(argv: readonly string[], world: World = {}) {
  const { code, stdout, stderr } = await runTonne(argv, { hasFile, ...world })
  expect(stdout).toBe('')
  return [code, stderr]
}

describe('a database of the program', () => {
  it('needs a driver, and says which to install', async () => {
    for (const command of ['serve', 'migrate', 'keys']) {
      expect(await rejection([command, '--db', './tonne.db'])).toEqual(
        usage(
          command,
          "there is no driver of SQLite here: type 'npm install better-sqlite3', or use Node 22.13 or newer, which has one",
        ),
      )
      expect(await rejection([command, '--db', 'postgres://localhost/tonne'])).toEqual(
        usage(command, "there is no driver of Postgres here: type 'npm install pg'"),
      )
    }
  })

  it('says which driver is there, but not for this Node, and goes on to one that works', async () => {
    const broken = Object.assign(new Error('was compiled against a different Node.js version'), {
      code: 'ERR_DLOPEN_FAILED',
    })
    const loadModule = async (name: string) => {
      if (name === 'better-sqlite3') throw broken
      return undefined
    }
    expect(await rejection(['migrate', '--db', 'a.db'], { loadModule })).toEqual(
      usage('migrate', "better-sqlite3 is here, but not for this Node: type 'npm rebuild better-sqlite3'"),
    )
    class Refusing {
      constructor() {
        throw new Error('this one was tried')
      }
    }
    const withNext: NonNullable<World['loadModule']> = async (name) =>
      name === 'libsql' ? { default: Refusing } : loadModule(name)
    expect(await rejection(['migrate', '--db', 'a.db'], { loadModule: withNext })).toEqual([
      1,
      'tonne: store_unavailable: database: a.db could not be opened: this one was tried\n',
    ])
  })

  it('is a file or a URL of Postgres, and what is none is not shown', async () => {
    const address = (db: string) => rejection(['migrate', '--db', db])
    const url =
      'the postgres:// URL of a server, percent-encoded where user and password have more than letters and digits'
    for (const db of ['', ':memory:']) {
      const said = '--db must name a file; leave --db out to keep records in memory'
      expect(await address(db)).toEqual(usage('migrate', said))
    }
    for (const db of [
      'postgres://a:se#cret@host/x',
      'postgres://a:se?cret@host/x',
      'postgres://a:12#cret@host/x',
      'postgres://a:se/cret@host/x',
      'postgres://a:secret@ho st',
    ])
      expect(await address(db), db).toEqual(usage('migrate', `--db is not a valid URL; write ${url}`))
    expect(await address('mysql://a:secret@host/x')).toEqual(
      usage('migrate', `--db takes no mysql: address; give a file of SQLite, or ${url}`),
    )
  })

  it('is asked for where a command needs one, with options that go together', async () => {
    const missing = '--db is missing: a file of SQLite, or the postgres:// URL of a server'
    expect(await rejection(['migrate'])).toEqual(usage('migrate', missing))
    expect(await rejection(['keys'])).toEqual(usage('keys', missing))
    const file = ['--db', 'a.db']
    const cases = [
      [['serve', '--row-security'], '--row-security is for a Postgres database; name it with --db'],
      [['serve', ...file, '--row-security'], '--row-security is for Postgres; a SQLite file has no policies'],
      [['migrate', ...file, 'x'], 'migrate accepts no operands; received x'],
      [['keys', ...file, 'x'], 'keys accepts no operands; received x'],
      [['keys', ...file, '--company', '0'], '--company must be a whole number above zero; received 0'],
      [['keys', ...file, '--company', '1.5'], '--company must be a whole number above zero; received 1.5'],
      [['keys', ...file, '--name', 'a', '--revoke', 'b'], 'give --name or --revoke, not both'],
      [['keys', ...file, '--read-only'], '--read-only is for a new key; give --name too'],
      [['keys', ...file, '--admin'], '--admin is for a new key; give --name too'],
      [['keys', ...file, '--expires', '2030-01-01'], '--expires is for a new key; give --name too'],
      [['keys', ...file, '--name', 'a', '--read-only', '--admin'], 'give --read-only or --admin, not both'],
    ] as const
    for (const [argv, said] of cases) expect(await rejection(argv)).toEqual(usage(argv[0], said))
  })

  it('is there before it is looked at: a wrong name makes no empty file', async () => {
    const gone = { hasFile: () => false }
    const said = "tonne: file_unreadable: a.db is not there; 'tonne migrate --db a.db' makes it\n"
    expect(await rejection(['keys', '--db', 'a.db'], gone)).toEqual([1, said])
    expect(await rejection(['migrate', '--db', 'a.db', '--check'], gone)).toEqual([1, said])
  })
})
