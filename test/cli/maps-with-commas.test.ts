import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const TRIPS = 'activity,start,mode,Start,to\ntrip,2025-03-01,RAIL,Bham,Leeds\ntrip,2025-03-01,RAIL,York,Leeds'
const WRITTEN = TRIPS.replace('Bham', '"Birmingham, GB"').replace('York', '"York, GB"').replace('Start', 'from')

describe('a comma in an entry of --map', () => {
  it.each([
    [['Start=from', 'Bham=from:Birmingham, GB', 'York=from:York, GB']],
    [['Start=from,Bham=from:Birmingham, GB,York=from:York, GB']],
    [['Start=from', 'Bham=from:Birmingham,GB', 'York=from:York,GB']],
    [['Bham=from:Birmingham, GB,Start=from', 'York=from:York, GB']],
    [['Bham=from:Birmingham, GB;Start=from', 'York=from:York, GB']],
  ])('belongs to the word before it, unless another entry follows: %j', async (maps) => {
    const { kg, stderr } = await calculateText(TRIPS, ...maps.flatMap((map) => ['--map', map]))
    expect([stderr, kg]).toEqual(['', (await calculateText(WRITTEN)).kg])
  })

  it.each(['Fuel=fuel,Use, gross=value,Day=start', 'Diesel oil=fuel:diesel,Fuel=fuel, Use, gross=value, Day=start'])(
    'belongs to the name after it: %s',
    async (map) => {
      const text = 'activity,Day,Fuel,"Use, gross",unit,country\nfuel,2025-03-01,diesel,10,l,GB'
      const { kg, stderr } = await calculateText(text, '--map', map)
      expect([stderr, kg.length]).toEqual(['', 1])
    },
  )

  it('is an error after an entry without a word', async () => {
    const { stderr } = await calculateText(TRIPS, '--map', 'Start=from, GB')
    expect(stderr).toContain('--map must hold NAME=column')
  })
})
