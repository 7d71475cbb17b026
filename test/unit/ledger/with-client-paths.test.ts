import { describe, expect, it } from 'vitest'
import type { Calculation } from '../../../src/core/emissions/index.ts'
import { notice } from '../../../src/core/errors/index.ts'
import { relabelNotices } from '../../../src/ledger/references/with-client-paths.ts'

const FUEL = { factor: 'emissionFactorId' }
const VEHICLE = { factor: 'vehicle.emissionFactorId' }

const said = (path: string, message = 'is an old edition') => notice('factor_edition_older', path, message)
const calculation = (notices: Calculation['notices']) => ({ notices }) as unknown as Calculation

describe('notices at the fields of a client', () => {
  it('are said of the fields of each activity, though the notices are the same', () => {
    const notices = Object.freeze([said('factor')])
    for (let time = 0; time < 2; time++) {
      expect(relabelNotices(FUEL, calculation(notices)).notices).toEqual([said('emissionFactorId')])
      expect(relabelNotices(VEHICLE, calculation(notices)).notices).toEqual([said('vehicle.emissionFactorId')])
    }
  })

  it('are those of each factor', () => {
    const [old, none] = [Object.freeze([said('factor', 'is old')]), Object.freeze([])]
    expect(relabelNotices(FUEL, calculation(old)).notices).toEqual([said('emissionFactorId', 'is old')])
    expect(relabelNotices(FUEL, calculation(none)).notices).toEqual([])
  })

  it('are looked at again where their list may have changed', () => {
    const notices = [said('factor')]
    relabelNotices(FUEL, calculation(notices))
    notices.push(said('unit'))
    expect(relabelNotices(FUEL, calculation(notices)).notices).toHaveLength(2)
  })
})
