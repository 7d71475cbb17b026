import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Decimal } from 'decimal.js'
import { describe, expect, it } from 'vitest'
import { calculateElectricity, calculateFuel, type EmissionFactor } from '../../../src/index.ts'
import { findFactor, publishedCatalogue } from '../../../src/reference/factors/index.ts'

const COLUMNS = ['co2', 'ch4', 'n2o', 'co2e', 'biogenicCo2'] as const
const WideDecimal = Decimal.clone({ precision: 60 })

const of = (edition: string) => publishedCatalogue.factors().filter((factor) => factor.edition === edition)

/** The exact sum of a column's published digits. */
function sum(factors: readonly EmissionFactor[], column: (typeof COLUMNS)[number]): string {
  const digits = factors.map(({ per1, biogenicCo2 }) => (column === 'biogenicCo2' ? biogenicCo2 : per1[column]) ?? 0)
  return digits.reduce((total: Decimal, one) => total.plus(one), new WideDecimal(0)).toFixed()
}

/**
 * Rows and exact sums of the published digits, reckoned from the publishers' tables apart from this library. They change
 * only with a corrected publication, and then the version of the data does too.
 */
const TOTALS = [
  ['desnz-2024', 420, ['58714.07749', '359.33345295030682', '356.18947', '73627.67998', '4455.75']],
  ['desnz-2025', 2479, ['91436.36052', '394.29136772452046', '483.42585', '810277.34445', '8815.76935']],
  ['desnz-2026', 2428, ['0', '0', '0', '810006.8434', '0']],
  ['epa-2025', 640, ['96863.4677', '13.04439708', '2.747547631', '218199.434', '5955.87936']],
  ['ember', 208, ['0', '0', '0', '89.84023', '0']],
  ['ember-2015', 212, ['0', '0', '0', '102736.65', '0']],
  ['ember-2016', 212, ['0', '0', '0', '102619.75', '0']],
  ['ember-2017', 212, ['0', '0', '0', '102274.75', '0']],
  ['ember-2018', 212, ['0', '0', '0', '100315.29', '0']],
  ['ember-2019', 212, ['0', '0', '0', '99720.81', '0']],
  ['ember-2020', 212, ['0', '0', '0', '97407.83', '0']],
  ['ember-2021', 212, ['0', '0', '0', '95679.74', '0']],
  ['ember-2022', 212, ['0', '0', '0', '94713.55', '0']],
  ['ember-2023', 210, ['0', '0', '0', '92942.21', '0']],
  ['ember-2024', 196, ['0', '0', '0', '83325.47', '0']],
  ['ember-2025', 91, ['0', '0', '0', '33039.62', '0']],
  ['ipcc-ar4', 42, ['1', '1', '1', '219876', '0']],
  ['ipcc-ar5', 54, ['1', '3', '1', '219189', '0']],
  ['ipcc-ar6', 61, ['1', '2', '1', '221045.564', '0']],
  ['eu-517-2014', 12, ['0', '0', '0', '44', '0']],
  ['desnz-2025-gwp', 10, ['0', '0', '0', '18.503', '0']],
  ['tonne', 1, ['0', '0', '0', '0', '0']],
] as const

/** The editions of the first release, each with its number of rows then. */
const FIRST_EDITIONS = {
  'desnz-2024': 420,
  'desnz-2025': 420,
  'epa-2025': 259,
  ember: 208,
  'ipcc-ar4': 26,
  'ipcc-ar5': 31,
  'ipcc-ar6': 29,
  tonne: 1,
}

/**
 * Rows, figures, and the digest of the lines `key|row|co2e|co2|ch4|n2o`, sorted: written from the publishers' tables by a
 * program apart from this library, keys by the rule of the slugs.
 */
const CELLS = [
  ['desnz-2025', /^desnz-2025$/, 2479, 6385, '3050f77b0f77e0b1f55cc6cc403ccab97f88880e1acd231e2ecb5d9b8a026a53'],
  ['desnz-2026', /^desnz-2026$/, 2428, 2428, 'e50c661deab781ffb04fb61050f2fe25b6d8862be2e72e0724127564e12b1382'],
  ['Ember by year', /^ember-\d+$/, 2193, 2193, '23ef9d6d983f2c8502ee52abddecb9e43f0daac4cb2f503a2d902b4438afc6dc'],
  ['the rest of epa-2025', /^epa-2025$/, 381, 729, '1abcea311d7bdb2e813cf3557fd78c38815eea86fc456da829f03f9cc70ce99b'],
] as const

function digestOf(lines: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(`${lines.join('\n')}\n`)))
}

describe('the shipped editions', () => {
  it.each(TOTALS)('%s: %i rows, and the sums of their digits', (edition, rows, sums) => {
    const factors = of(edition)
    expect(factors).toHaveLength(rows)
    expect(COLUMNS.map((column) => sum(factors, column))).toEqual(sums)
  })

  it('hold each key and each id once', () => {
    const factors = publishedCatalogue.factors()
    for (const field of ['key', 'id'] as const) {
      expect(new Set(factors.map((factor) => factor[field])).size).toBe(factors.length)
    }
  })

  it('have keys of lower-case words', () => {
    for (const { key } of publishedCatalogue.factors()) expect(key).toMatch(/^[a-z0-9-]+(\/[a-z0-9-]+)+$/)
  })

  it('have UUIDs of version 5', () => {
    const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
    for (const { id } of publishedCatalogue.factors()) expect(id).toMatch(pattern)
  })

  // reckoned by Python's uuid.uuid5 in the namespace of src/core/emissions/uuid.ts, of edition and row
  it.each([
    ['desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres', '41392a1f-eebe-5c70-ab2f-5c34b5386fbc'],
    ['epa-2025/egrid2023/camx/mwh', '16590d8e-bd38-565d-b91c-41f29f94ec02'],
    ['ember/de/kwh', 'f8c14ecc-4e2f-57da-ab3b-64ad1e405fd5'],
    ['ipcc-ar5/gwp100/hfc-134a/kg', '3b54cb9a-754e-5f4c-8643-770f01d435d0'],
    ['tonne/zero-emission-electricity/kwh', 'e62661f5-24ee-5806-8455-d508c26a940d'],
  ])('%s has the id %s', (key, id) => {
    expect(findFactor(key).id).toBe(id)
  })

  // a key or id that changed breaks the records and traces of every user
  it('keep their keys and ids for ever', () => {
    const ofFirstRelease = Object.entries(FIRST_EDITIONS).flatMap(([edition, rows]) => of(edition).slice(0, rows))
    expect(digestOf(ofFirstRelease.map(({ key, id }) => `${key} ${id}`))).toBe(
      'cd55c044f895dba5dcc025b26bd68f4abe4cbac49d128683acde262393de9c63',
    )
  })

  it.each(CELLS)('%s: with the keys and every cell of the publisher', (_, editions, rows, cells, digest) => {
    const factors = publishedCatalogue
      .factors()
      .filter(({ edition }) => editions.test(edition))
      .slice(-rows)
    const figures = factors.map(({ per1, biogenicCo2 }) => [per1.co2e, per1.co2 ?? biogenicCo2, per1.ch4, per1.n2o])
    const lines = factors.map(({ key, row }, index) => [key, row, ...(figures[index] ?? [])].join('|')).sort()
    expect([lines.length, figures.flat().filter((one) => one !== null).length]).toEqual([rows, cells])
    expect(digestOf(lines)).toBe(digest)
  })
})

/** Key; row; unit; CO2, CH4, N2O, CO2e, biogenic CO2 as published ('' not published); region ('' none); table. */
const FIGURES = `
desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres|1_101_1011_8|l|2.53763|0.00029|0.0329|2.57082||GB|Fuels
desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv|1_100_1004_6|kWh|0.18259|0.00028|0.00009|0.18296||GB|Fuels
desnz-2024/fuels/gaseous-fuels/natural-gas/kwh-gross-cv|1_100_1004_6|kWh|0.18253|0.00028|0.00009|0.1829||GB|Fuels
desnz-2025/fuels/gaseous-fuels/propane/litres|1_100_1007_8|l|1.5414|0.00133|0.00084|1.54358||GB|Fuels
desnz-2025/wtt-fuels/gaseous-fuels/natural-gas/kwh-net-cv|11_100_1004_7|kWh||||0.03347||GB|WTT- fuels
desnz-2024/heat-and-steam/district-heat-and-steam/kwh|10_401_4003_5|kWh|0.17791|0.00122|0.00052|0.17965||GB|Heat and steam
desnz-2025/transmission-and-distribution/t-d-uk-electricity/electricity-uk/kwh|13_402_4000_5|kWh|0.01834|0.00008|0.00011|0.01853||GB|Transmission and distribution
desnz-2025/freighting-goods/hgv-all-diesel/rigid-over-3-5-7-5-tonnes/average-laden/tonne-km|27_304_3112_14|t·km|0.52212|0.00011|0.00538|0.52761||GB|Freighting goods
desnz-2025/freighting-goods/cargo-ship/container-ship/8000plus-teu/tonne-km|27_320_3229_14|t·km|0.0125|0.00000448|0.00015|0.01266||GB|Freighting goods
desnz-2024/freighting-goods/cargo-ship/vehicle-transport/average/tonne-km|27_320_3238_14|t·km|0.03805|0.00001|0.00046|0.03852||GB|Freighting goods
desnz-2024/business-travel-land/rail/international-rail/passenger-km|25_315_3148_11|passenger·km|0.00441|0.00002|0.00003|0.00446||GB|Business travel- land
desnz-2025/wtt-business-travel-air/wtt-flights/international-to-from-non-uk/economy-class/without-rf/passenger-km|22_912_3181_11|passenger·km||||0.01656||GB|WTT- business travel- air
desnz-2025/hotel-stay/maldives/room-per-night|29_600_4031_13|room·night||||152.2||MV|Hotel stay
desnz-2024/hotel-stay/south-africa/room-per-night|29_600_4046_13|room·night||||51.4||ZA|Hotel stay
desnz-2025/homeworking/heating/per-fte-working-hour|32_602_9999_12|FTE·h||||0.30234||GB|Homeworking
desnz-2025/water-supply/cubic-metres|17_404_4005_1|m3||||0.1913||GB|Water supply
epa-2025/stationary/anthracite/short-ton|17, per short ton|short ton|2602|0.276|0.04|||US|Table 1
epa-2025/stationary/agricultural-byproducts/mmbtu-hhv|32, per mmBtu (HHV)|mmbtu||0.032|0.0042||118.17|US|Table 1
epa-2025/stationary/propane/us-gallon|72, per US gallon|US gal|5.72|0.00027|0.00005|||US|Table 1
epa-2025/mobile/kerosene-type-jet-fuel/us-gallon|109, per US gallon|US gal|9.75|||||US|Table 2
epa-2025/mobile/ethanol-100pct/us-gallon|108, per US gallon|US gal|||||5.75|US|Table 2
epa-2025/mobile/heavy-duty-trucks-lng/vehicle-mile|275, per vehicle-mile|mi||0.000921|0.000017|||US|Table 4
epa-2025/nonroad/agricultural-equipment-lpg/us-gallon|302, per US gallon|US gal||0.00033|0.00094|||US|Table 5
epa-2025/egrid2023/camx/mwh|342, per MWh|MWh|436.655|0.025|0.003|||US-CAMX|Table 6
epa-2025/freight/aircraft/short-ton-mile|428, per short ton-mile|short ton·mi|1.086|0|0.0000334|||US|Table 8
epa-2025/travel/air-travel-medium-haul-from-300-miles-under-2300-miles/passenger-mile|514, per passenger-mile|passenger·mi|0.129|0.0000006|0.0000041|||US|Table 10
epa-2025/mobile/gasoline-heavy-duty-vehicles-model-year-up-to-1980/vehicle-mile|206, per vehicle-mile|mi||0.0004604|0.0000497|||US|Table 3
epa-2025/nonroad/logging-equipment-gasoline-2-stroke/us-gallon|320, per US gallon|US gal||0.00962|0|||US|Table 5
epa-2025/egrid2023-non-baseload/camx/mwh|342, non-baseload, per MWh|MWh|1033.985|0.051|0.007|||US-CAMX|Table 6
epa-2025/waste/asphalt-concrete/recycled/short-ton|490, Recycled, per short ton|short ton||||0.004||US|Table 9 (AR4; transport to the facility included, avoided emissions excluded)
epa-2025/waste/mixed-msw/landfilled/short-ton|477, Landfilled, per short ton|short ton||||0.58||US|Table 9 (AR4; transport to the facility included, avoided emissions excluded)
epa-2025/gwp/methane/kg|525, per kg|kg|0|1|0|28||US|Table 11 (CH4)
epa-2025/gwp/r-410a/kg|575, per kg|kg|0|0|0|1924||US|Table 12 (50% HFC-32, 50% HFC-125)
epa-2025/gwp/r-406a/kg|568, per kg|kg|0|0|0|0||US|Table 12 (55% HCFC-22, 41% HCFC-142b, 4% isobutane)
ember/de/kwh|DE|kWh||||0.34206||DE|intensity by country
ember-2024/de/kwh|DE|kWh||||336.38||DE|intensity by country
ember-2015/tm/kwh|TM|kWh||||1306.7||TM|intensity by country
tonne/zero-emission-electricity/kwh|zero-emission-electricity|kWh|0|0|0|0|||chapter 6
`

describe('published figures', () => {
  it.each(
    FIGURES.trim()
      .split('\n')
      .map((line) => line.split('|')),
  )('%s', (key = '', ...cells) => {
    const { row, unit, per1, biogenicCo2, region, source } = findFactor(key)
    const figures = [per1.co2, per1.ch4, per1.n2o, per1.co2e, biogenicCo2].map((digits) => digits ?? '')
    expect([row, unit, ...figures, region ?? '', source.table]).toEqual(cells)
  })
})

describe('the editions say of their factors', () => {
  it('DESNZ: CO2e of each gas, AR5, but hotels (not stated) and homeworking (AR4)', () => {
    for (const factor of [...of('desnz-2024'), ...of('desnz-2025')]) {
      const { category, gasBasis, publishedGwp } = factor
      const expected = { hotel: null, 'outside-of-scopes': null, homeworking: 'AR4_GWP100' }[category]
      expect({ gasBasis, publishedGwp }).toEqual({
        gasBasis: 'co2e',
        publishedGwp: expected === undefined ? 'AR5_GWP100' : expected,
      })
    }
  })

  it('DESNZ: flights hold the distance uplift and say whether radiative forcing is in', () => {
    const flights = of('desnz-2025').filter(({ name }) => /with(out)? rf$/i.test(name))
    expect(flights).toHaveLength(72)
    for (const { name, radiativeForcing, distanceBasis } of flights) {
      expect(radiativeForcing).toBe(/without rf$/i.test(name) ? 'excluded' : 'included')
      expect(distanceBasis).toBe('great_circle_uplift_included')
    }
  })

  it('EPA: masses of the gases, in kilograms; eGRID2023 in pounds, and its data are of 2023', () => {
    const ofGases = of('epa-2025').filter(({ per1 }) => per1.co2e === null)
    expect(ofGases).toHaveLength(396)
    for (const { category, massUnit, gasBasis, publishedGwp, gwp, source } of ofGases) {
      const isGrid = category.startsWith('electricity')
      expect([massUnit, source.editionYear, source.dataYear]).toEqual(isGrid ? ['lb', 2025, 2023] : ['kg', 2025, 2025])
      expect([gasBasis, publishedGwp, gwp]).toEqual(['mass', 'AR5_GWP100', 'AR5_GWP100'])
    }
  })

  it('EPA: waste in metric tons by AR4, GWPs by AR5', () => {
    const others = of('epa-2025').filter(({ per1 }) => per1.co2e !== null)
    const kinds = others.map(({ category, unit, massUnit, gwp }) => [category, unit, massUnit, gwp].join(' '))
    expect(
      Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length])),
    ).toEqual({
      'waste-disposal short ton t AR4_GWP100': 183,
      'refrigerant-other kg kg AR5_GWP100': 61,
    })
  })

  it('EPA: the blend whose figure is not that of its composition is left out', () => {
    expect(publishedCatalogue.find('epa-2025/gwp/r-424a/kg')).toBeUndefined()
  })

  it('Ember: lifecycle, of no stated year in the table of the first release, else of the year of its edition', () => {
    for (const { boundary, source } of of('ember')) {
      expect([boundary, source.editionYear, source.dataYear]).toEqual(['lifecycle', 0, null])
    }
    const byYear = publishedCatalogue.factors().filter(({ edition }) => /^ember-\d/.test(edition))
    for (const { boundary, edition, source, massUnit } of byYear) {
      expect([boundary, `ember-${source.editionYear}`, source.dataYear, massUnit]).toEqual([
        'lifecycle',
        edition,
        source.editionYear,
        'g',
      ])
    }
  })

  it('biogenic CO2 is in no total, and what holds only some gases may not stand alone', () => {
    for (const { per1, biogenicCo2, complete, edition } of publishedCatalogue.factors()) {
      if (biogenicCo2 !== null) expect([per1.co2, per1.co2e]).toEqual([null, null])
      if (edition !== 'epa-2025' || per1.co2e !== null) continue
      expect(complete).toBe((per1.co2 ?? biogenicCo2) !== null && per1.ch4 !== null && per1.n2o !== null)
    }
    expect(publishedCatalogue.factors().filter(({ complete }) => !complete)).toHaveLength(263)
  })

  it('every one names its licence, and those that ask for a sentence carry it', () => {
    for (const { source } of publishedCatalogue.factors()) {
      expect(source.licence).not.toBe('')
      expect(source.attribution !== '').toBe(
        /^(Open Government Licence|CC BY|Commission Decision)/.test(source.licence),
      )
    }
  })
})

describe('figures derived from published ones', () => {
  it('eGRID2023, pounds per MWh: kilograms, and CO2e with AR5', () => {
    // (436.655 + 0.025 × 28 + 0.003 × 265) lb × 0.45359237 kg/lb
    const grid = findFactor('epa-2025/egrid2023/camx/mwh')
    const { emission } = calculateElectricity({ value: 1, unit: 'MWh', grid, method: 'location' })
    expect(emission).toMatchObject({ co2e: 198.7414969155, ch4: 0.01133980925 })
  })

  it('wood: CH4 and N2O in the total, its CO2 apart', () => {
    // 0.0072 × 28 + 0.0036 × 265
    const factor = findFactor('epa-2025/stationary/wood-and-wood-residuals/mmbtu-hhv')
    const { emission, biogenicCo2 } = calculateFuel({ value: 1, unit: 'mmbtu', factor })
    expect([emission.co2, emission.co2e, biogenicCo2]).toEqual([0, 1.1556, 93.8])
  })

  it('DESNZ diesel: the mass of each gas from its CO2e', () => {
    const factor = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
    const { emission } = calculateFuel({ value: 1, unit: 'l', factor })
    expect(emission).toEqual({ co2: 2.53763, ch4: 0.00029 / 28, n2o: 0.0329 / 265, co2e: 2.57082 })
  })
})
