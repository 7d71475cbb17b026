import { describe, expect, it } from 'vitest'
import { foldPlaceName } from '../../src/core/countries/index.ts'
import { cityTable } from '../../src/reference/places/cities/city-table.ts'
import { cities } from '../../src/reference/places/cities/index.ts'
import { cityOfStation, cityOfStationOnly } from '../../src/rows/words/place-words.ts'
import { calculateText } from './calculated-file.ts'
import { printedOptions } from './printed-options.ts'

const FREIGHT = 'date,activity,mode,from,to,value,unit'
const lorry = (from: string, to: string, more = '') => `2025-03-01,freight,road,"${from}","${to}",10,t${more}`
const journey = (mode: string, from: string, to: string, more = '') => `2025-03-01,trip,${mode},${from},${to}${more}`
const TRIP = 'date,activity,mode,from,to'

const file = (...lines: readonly string[]) => `${lines.join('\n')}\n`

/** The options printed for a name. Each must settle it. */
async function settledByOptions(text: string): Promise<readonly [option: string, isAsked: boolean][]> {
  const { said } = await calculateText(text)
  const options = printedOptions(said.replaceAll(/\s+/g, ' ')).filter(([, value]) => /:/.test(value ?? ''))
  const settled: [string, boolean][] = []
  for (const option of options) {
    const next = await calculateText(text, ...option)
    settled.push([option.join(' '), next.said.includes('ambiguous_place') || next.said.includes('place_not_found')])
  }
  return settled
}

describe('a name of several places', () => {
  it.each(['Newcastle', 'Lincoln', 'York', 'Richmond', 'Victoria', 'Springfield', 'Valencia', 'Wellington'])(
    'is asked about with options that settle it: %s',
    async (name) => {
      const settled = await settledByOptions(file(`${FREIGHT},distance km`, lorry(name, '51.5; -0.1', ',')))
      expect(settled.length).toBeGreaterThan(1)
      expect(settled.filter(([, isAsked]) => isAsked)).toEqual([])
    },
  )

  it('is settled by the country or the state in its cell or in a column', async () => {
    const inCells = await calculateText(
      file(FREIGHT, lorry('Newcastle NSW', 'Sydney NSW'), lorry('Newcastle, NSW', 'Sydney, New South Wales')),
    )
    const byState = await calculateText(
      file(
        `${FREIGHT},from state,to state`,
        lorry('Newcastle', 'Sydney', ',NSW,NSW'),
        lorry('Perth', 'Sydney', ',WA,NSW'),
      ),
    )
    const byCountry = await calculateText(
      file(
        `${FREIGHT},fromCountry,toCountry`,
        lorry('Newcastle', 'Sydney', ',AU,AU'),
        lorry('Newcastle', 'London', ',GB,GB'),
      ),
    )
    expect([inCells.kg.length, byState.kg.length, byCountry.kg.length]).toEqual([2, 2, 2])
    expect(new Set([...inCells.kg, byState.kg[0], byCountry.kg[0]]).size).toBe(1)
    expect(byCountry.kg[1]).not.toBe(byCountry.kg[0])
  })
})

describe('the name of a station and of a town', () => {
  const distance = (text: string, ...options: readonly string[]) => calculateText(text, ...options)

  it('is asked about if the other end does not tell them apart', async () => {
    const asked = await distance(file(TRIP, journey('rail', 'Brussels', 'Waterloo')))
    expect(asked.said).toContain('"Waterloo" is a station of London, GB, and the name of a town')
    const near = await distance(
      file(TRIP, journey('rail', 'Brussels', 'Waterloo')),
      '--map',
      'Waterloo=to:Waterloo, BE',
    )
    const far = await distance(file(TRIP, journey('rail', 'Brussels', 'Waterloo')), '--map', 'Waterloo=to:London, GB')
    expect([near.kg.length, far.kg.length]).toEqual([1, 1])
    expect(far.kg[0]).toBeGreaterThan(2 * (near.kg[0] ?? 0))
  })

  it('is settled by the country of the row, and by a country without such a town', async () => {
    const inBelgium = await distance(file(`${TRIP},toCountry`, journey('rail', 'Brussels', 'Waterloo', ',BE')))
    const inLondon = await distance(file(`${TRIP},toCountry`, journey('rail', 'Brussels', 'Waterloo', ',GB')))
    const british = await distance(file(TRIP, journey('rail', 'Southampton', 'Waterloo')))
    expect([inBelgium.kg.length, inLondon.kg.length, british.kg.length]).toEqual([1, 1, 1])
    expect(inLondon.kg[0]).toBeGreaterThan(2 * (inBelgium.kg[0] ?? 0))
    expect(british.summary).toContain('the station "Waterloo" is London, GB')
  })

  it('is no station alone for any town of the table', () => {
    const { names } = cityTable()
    const towns = [...new Set(names)].filter((name) => {
      const [station] = cityOfStation(name)?.split(', ') ?? []
      const [country] = cityOfStation(name)?.split(', ').slice(1) ?? []
      if (station === undefined || country === undefined || name === station) return false
      const found = cities.find({ text: name, name, key: foldPlaceName(name), country: undefined, scheme: undefined })
      return found.some((one) => one.country !== country)
    })
    expect(towns.length).toBeGreaterThan(0)
    expect(towns.filter((name) => cityOfStationOnly(name) !== undefined)).toEqual([])
  })
})

describe('the code of a closed airport', () => {
  it.each(['TXL', 'THF', 'SXF', 'FBU', 'CGX', 'TSE', 'PLH', 'DSA', 'Berlin Tegel'])(
    'is explained, with an option that settles it: %s',
    async (code) => {
      const text = file(TRIP, journey('air', code, 'LHR'))
      expect((await calculateText(text)).said).toContain('which is closed or has another code now')
      const settled = await settledByOptions(text)
      expect(settled.map(([, isAsked]) => isAsked)).toEqual([false])
    },
  )
})
