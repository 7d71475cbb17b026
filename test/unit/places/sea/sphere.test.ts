import { describe, expect, it } from 'vitest'
import { sees } from '../../../../src/places/sea/sight.ts'
import { walk } from '../../../../src/places/sea/sphere.ts'

describe('a walk along a great circle', () => {
  it('has no line to follow between antipodes', () => {
    expect(walk({ lat: -30, lng: -100 }, { lat: 30, lng: 80 }, () => 100)).toBe(false)
    expect(walk({ lat: 0, lng: -150 }, { lat: 0, lng: 30 }, () => 100)).toBe(false)
    expect(walk({ lat: 90, lng: 0 }, { lat: -90, lng: 0 }, () => 100)).toBe(false)
    // both are water: the Pacific off Mexico and the Indian Ocean
    expect(sees({ lat: 15, lng: -115 }, { lat: -15, lng: 65 })).toBe(false)
  })

  it('ends at once where both ends are one point', () => {
    expect(walk({ lat: 12, lng: 34 }, { lat: 12, lng: 34 }, () => 100)).toBe(true)
    expect(walk({ lat: 12, lng: 34 }, { lat: 12, lng: 34 }, () => 0)).toBe(false)
  })
})
