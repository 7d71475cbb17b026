import { describe, expect, it } from 'vitest'
import { disagreements } from '../golden-case.ts'
import { glecHubs } from './glec-hubs.ts'
import { glecOtherModes } from './glec-other-modes.ts'
import { glecRoad } from './glec-road.ts'

const expressed = [...glecRoad, ...glecOtherModes, ...glecHubs]

/** The calculations of Module 4, in their order: nine by road, seven of mail, three by rail and by air, … */
const PUBLISHED = Object.entries({ road: 9, mail: 7, rail: 3, air: 3, sea: 2, bulk: 4, ropax: 3, hub: 3 }).flatMap(
  ([name, count]) => Array.from({ length: count }, (_, index) => `${name}-0${index + 1}`),
)

/** Printed figures of them that rest on others which are not printed. */
const WITHOUT_THEIR_INPUT = [
  ['mail-03', '0.0218, 0.0652 and 0.0870 kg per item', 'the figures of a 7 % blend per litre; Module 1 gives 0.0868'],
  [
    'rail-01',
    '8,765, 7,557 and 8,183 g per vehicle-kilometre',
    'the electricity, which is printed as 27, 23 and 25 kWh',
  ],
  ['rail-03', '2,273 kg', 'the unrounded intensity behind 17.0 g, of a train of which it was derived'],
  ['hub-01', '542,520 kg to 73,980 kg', 'the unrounded factors behind 0.49, 3.44, 3.32 and 0.29 kg'],
] as const

describe('calculations of the GLEC Framework', () => {
  it.each(expressed.map((golden) => [golden.id, golden.title, golden] as const))('%s: %s', (_id, _title, golden) => {
    expect(disagreements(golden)).toEqual([])
  })

  it('are all 34 expressed', () => {
    expect(PUBLISHED).toHaveLength(34)
    expect(expressed.map(({ id }) => id)).toEqual(PUBLISHED)
  })

  it('name what is printed and rests on a figure that is not', () => {
    for (const [id, printed, missing] of WITHOUT_THEIR_INPUT) {
      expect(PUBLISHED).toContain(id)
      expect(`${printed} ${missing}`).toMatch(/\d/)
    }
  })
})
