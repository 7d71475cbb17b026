import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLLECTIONS } from '../../src/ledger/collections/index.ts'
import { ACTIVITY_COLLECTIONS } from '../../src/records/activities/activities.ts'
import { LOGGED_COLLECTIONS } from '../../src/reports/audit/recorded-collections.ts'
import { COLLECTIONS as BUNDLED } from '../../src/verify/bundle/collections.ts'

const SERVICE = ['ledger', 'records', 'reports', 'service'].map((folder) => `src/${folder}`)

/** The table itself, and the types of records. */
const NAMING_ALL = [
  'src/ledger/collections/collections.ts',
  'src/ledger/context/records.ts',
  'src/records/activities/activities.ts',
  // the record that each kind of row becomes
  'src/records/imports/row-draft.ts',
]

/** The names that a leak has in the service and below it; the library calls its own input `RefrigerantLeak`. */
const OF_LEAKS =
  /refrigerantLeak|RefrigerantLeak(?:Resource|s|Input)|REFRIGERANT_LEAK|refrigerant_leaks|site-refrigerant/

describe('the activities of the service', () => {
  it('are the collections of the store whose records have an emission', () => {
    const emitting = Object.entries(COLLECTIONS).filter(([, { exact }]) => exact === 'emission')
    expect(emitting.map(([name]) => name).sort()).toEqual([...ACTIVITY_COLLECTIONS].sort())
  })

  it('are those that the verifier, which imports nothing of the service, knows', () => {
    const emitting = [...BUNDLED].flatMap(([name, { exact }]) => (exact === 'emission' ? [name] : []))
    expect(emitting).toEqual(ACTIVITY_COLLECTIONS)
  })

  it('are all logged', () => {
    expect(LOGGED_COLLECTIONS).toEqual(expect.arrayContaining([...ACTIVITY_COLLECTIONS]))
  })

  it('touch the files of the recipe, and no other', () => {
    const recipe = readFileSync('.github/CONTRIBUTING.md', 'utf8').split('`refrigerantLeaks` is the example')[1] ?? ''
    const [steps = ''] = recipe.split('The compiler is red')
    const named = [...steps.matchAll(/`(src\/[^`]+\.ts)`/g)].map(([, path]) => path)
    const naming = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && OF_LEAKS.test(readFileSync(`src/${name}`, 'utf8')))
      .map((name) => `src/${name}`)
    expect([...new Set(named)].sort()).toEqual(naming.sort())
    expect(naming.filter((name) => !name.includes('refrigerant-leak'))).toHaveLength(12)
  })

  it('are enumerated in one table alone', () => {
    const files = SERVICE.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    const enumerating = files.filter((path) => {
      if (!path.endsWith('.ts')) return false
      const text = readFileSync(path, 'utf8')
      return (
        ACTIVITY_COLLECTIONS.filter((name) =>
          new RegExp(`(?:'${name}'|\\btx\\.${name}\\b|^ {2,4}${name}\\b)`, 'm').test(text),
        ).length > 2
      )
    })
    expect(enumerating.sort()).toEqual(NAMING_ALL)
  })
})
