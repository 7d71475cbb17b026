import { describe, expect, it } from 'vitest'
import { type DatabaseAddress, shownAddress, withoutPassword } from '../../../../src/apps/cli/database/address.ts'

const postgres = (url: string): DatabaseAddress => ({ engine: 'postgres', url })

describe('the address of a database', () => {
  it('is shown without user, password and settings', () => {
    expect(shownAddress(postgres('postgres://me:secret@db.example:5433/tonne?sslmode=require'))).toBe(
      'postgres://db.example:5433/tonne',
    )
    expect(shownAddress({ engine: 'sqlite', file: './tonne.db' })).toBe('./tonne.db')
  })

  it('leaves no password in what a client says, however it writes it', () => {
    const url = 'postgres://me:s%23crets@host/tonne'
    const said = `login of me with s#crets failed at ${url} (s%23crets)`
    expect(withoutPassword(said, postgres(url))).toBe('login of me with *** failed at *** (***)')
    const inSettings = postgres('postgres://me@host/tonne?password=hush')
    expect(withoutPassword('hush was wrong, and hush again', inSettings)).toBe('*** was wrong, and *** again')
    expect(withoutPassword('none', postgres('postgres://me@host/tonne'))).toBe('none')
    expect(withoutPassword('100%', postgres('postgres://me:100%@host/tonne'))).toBe('***')
  })
})
