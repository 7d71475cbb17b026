import { describe, expect, it } from 'vitest'
import { calculateMovement, defineFactor, type TransportMode } from '../../../../src/index.ts'
import { createPlaces } from '../../../../src/reference/places/index.ts'
import { thrownBy } from '../../../fixtures/violations.ts'

const factor = defineFactor({ key: 'test/barge', unit: 't·km', per1: { co2e: '0.031' }, distanceBasis: 'actual' })
const distance = { value: 253, kind: 'actual' } as const
const by = (mode: string) => () => calculateMovement({ mass: 10, distance, mode: mode as TransportMode, factor })

describe('carriage on inland water', () => {
  it.each(['BARGE', 'barge', 'inland waterway', 'INLAND_WATER', 'inland navigation', 'inlandvessel', 'Binnenschiff'])(
    '%s is not a mode, and the sentence says what to give',
    async (mode) => {
      const message = /inland water.*no routes and no factors are available; give SHIP, the distance travelled/
      expect(thrownBy(by(mode))).toMatchObject([{ path: 'mode', code: 'invalid_choice' }])
      expect(by(mode)).toThrow(message)
      const request = { from: '51.4, 6.7', to: '51.9, 4.5', mode: mode as TransportMode }
      await expect(createPlaces().distance(request)).rejects.toThrow(message)
      await expect(createPlaces().resolve('51.4, 6.7', { mode: mode as TransportMode })).rejects.toThrow(message)
    },
  )

  it('is calculated as SHIP over a declared distance by a factor of the caller', () => {
    expect(by('SHIP')().emission.co2e).toBe(78.43)
    expect(by('SHIP')().notices).toEqual([])
  })

  it('leaves other modes that are none what they were', () => {
    expect(by('BARGES')).toThrow(/must be one of: TRUCK, SHIP, AIR, RAIL/)
    expect(by('CANAL')).toThrow(/must be one of/)
    for (const mode of ['old barge', 'barge train']) expect(by(mode)).toThrow(/must be one of/)
  })
})
