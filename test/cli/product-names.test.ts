import { describe, expect, it } from 'vitest'
import { publishedCatalogue } from '../../src/reference/factors/index.ts'
import { shellWord } from '../../src/rows/index.ts'
import { findProduct, fuelProblem } from '../../src/rows/words/product-words.ts'
import { runTonne } from './memory-io.ts'
import { printedOptions } from './printed-options.ts'

const calculate = (text: string, options: readonly string[] = []) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', '--country', 'GB', ...options], { files: { 'in.csv': text } })
const fileOf = (products: readonly string[], { column = 'product', unit = 'l' } = {}) =>
  [`id,date,${column},amount,unit`, ...products.map((name, index) => `r${index},2025-01-05,${name},100,${unit}`)].join(
    '\n',
  )
/** The key of the factor of each row, in order, without its biogenic CO2. */
const factorsOf = (results = '') =>
  results
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => /desnz-2025\/[^,?]*|epa-2025\/[^,?]*/.exec(line)?.[0])

/** Brands and grades that are sold as petrol and as diesel. */
const BRANDS =
  'V-Power,Premium,BP Ultimate,Ultimate,Momentum,Synergy,Excellium,Plus,Supreme,Synergy Supreme+,Optimax,Shell,E+,Aral Ultimate,Eni Plus'.split(
    ',',
  )

describe('a product in a file of vehicles', () => {
  const VEHICLES = ['--map', '=activity:vehicle']

  it('is the fuel of the vehicles that the word for empty cells names', async () => {
    const { files, stdout } = await calculate(fileOf(['Diesel', 'Unleaded']), VEHICLES)
    expect(factorsOf(files['out.csv'])).toEqual([
      expect.stringContaining('/diesel-average-biofuel-blend/'),
      expect.stringContaining('/petrol-average-biofuel-blend/'),
    ])
    expect(files['out.csv']?.match(/,vehicle,/g)).toHaveLength(4)
    expect(stdout).not.toContain('where another column says so')
  })

  it('fails with nothing but its own problem', async () => {
    const { stderr } = await calculate(fileOf(['AdBlue']), VEHICLES)
    expect(stderr).toContain('"AdBlue" is a fluid')
    expect(stderr).toContain('tonne: 1 error in')
  })
})

describe('brands of fuel', () => {
  it.each(BRANDS)('%s is asked, with options that work', async (brand) => {
    const run = await calculate(fileOf([brand]))
    expect(run.code).toBe(1)
    const options = printedOptions(run.stderr).map(([, value = '']) => value)
    expect(options).toEqual(['petrol', 'diesel', 'none'].map((fuel) => `${brand}=product:${fuel}`))
    for (const [index, fuel] of ['petrol', 'diesel'].entries()) {
      const mapped = await calculate(fileOf([brand]), ['--map', options[index] ?? ''])
      expect(factorsOf(mapped.files['out.csv'])).toEqual([expect.stringContaining(`/${fuel}-average-biofuel-blend/`)])
    }
  })

  it('of one fuel are read, by its name, octane number, share or standard', async () => {
    const petrol = ['Premium 98', 'Aral Ultimate 102', 'V-Power 99', 'Super E10', 'Premium E5', 'Super', 'Super Plus']
    const diesel = ['V-Power Diesel', 'Kraftstoff Diesel', 'Premium B7', 'BP Ultimate Diesel', 'Excellium Diesel']
    const { files } = await calculate(fileOf([...petrol, ...diesel]))
    const blend = (fuel: string) => `desnz-2025/fuels/liquid-fuels/${fuel}-average-biofuel-blend/litres`
    expect(factorsOf(files['out.csv'])).toEqual([
      ...petrol.map(() => blend('petrol')),
      ...diesel.map(() => blend('diesel')),
    ])
  })

  it('are read and asked alike in the fuel of a row with an activity', async () => {
    const text = (fuel: string) => `activity,start,fuel,value,unit\nvehicle,2025-01-05,${fuel},100,l`
    const { stderr } = await calculate(text('V-Power'))
    expect(stderr).toContain('--map "V-Power=fuel:petrol" or --map "V-Power=fuel:diesel"')
    const mapped = await calculate(text('V-Power'), ['--map', 'V-Power=fuel:petrol'])
    const read = await calculate(text('Aral Ultimate Diesel'))
    expect(factorsOf(mapped.files['out.csv'])).toEqual([expect.stringContaining('/petrol-average')])
    expect(factorsOf(read.files['out.csv'])).toEqual([expect.stringContaining('/diesel-average')])
  })
})

/** Published rows that are materials, feedstocks or groups as well as fuels, so that their names alone do not say burning. */
const NO_PRODUCTS =
  /^(?:Mixed \(.*|Municipal Solid Waste|Plastics|Tires|Agricultural Byproducts|Solid Byproducts|Other Biomass Gases|Fuel Gas|Asphalt and Road Oil|Butylene|Ethane|Ethylene|Heavy Gas Oils|Isobutylene|Lubricants|Naphtha.*|Natural Gasoline|Other Oil.*|Pentanes Plus|Petrochemical Feedstocks|Propylene|Special Naphtha|Unfinished Oils|Used Oil|Waste oils|Rendered Animal Fat|Vegetable Oil|North American .*|Bamboo|Refinery miscellaneous|WTT.*)$/

describe('published fuels', () => {
  const isFuel = ({ category, boundary }: { category: string; boundary: string }) =>
    ['fuel', 'bioenergy'].includes(category) && boundary === 'TTW'
  const names = [
    ...new Set(
      publishedCatalogue
        .factors()
        .filter(isFuel)
        .map(({ name }) => name.split(' / ').at(-1) ?? ''),
    ),
  ]

  it.each(names.filter((name) => !NO_PRODUCTS.test(name)))('%s is a product by its own name', (name) => {
    expect(findProduct(name)).toMatchObject({ activity: 'fuel' })
  })

  it.each([
    ['wood-pellets', 'Wood pellets', 'Holzpellets', 'granulés de bois', 'pellets de madera', 'pellet di legno'],
    ['wood-chips', 'Wood chips', 'Hackschnitzel', 'plaquettes forestières', 'astillas', 'cippato'],
    ['wood-logs', 'Logs', 'Brennholz', 'bois de chauffage', 'leña', 'legna da ardere'],
    ['butane', 'Butane', 'Butan', 'gaz butane', 'butano', 'gas butano'],
    ['propane', 'Propane', 'Propangas', 'gaz propane', 'propano', 'propan'],
    ['biogas', 'Biogas', 'biogaz', 'biogás'],
    ['burning-oil', 'Kerosene', 'Kerosene 28', 'Kerosin', 'kérosène', 'queroseno', 'cherosene', 'Heating oil'],
    ['gas-oil', 'Gas oil', 'Red diesel', 'IGO', 'Heizöl', 'fioul domestique', 'gasóleo C', 'gasolio da riscaldamento'],
    ['lng', 'LNG', 'Flüssigerdgas', 'gaz naturel liquéfié', 'GNL'],
    ['anthracite', 'Anthracite', 'Anthrazit', 'antracita', 'antracite'],
    ['peat', 'Peat', 'Torf', 'tourbe', 'turba', 'torba'],
    ['lignite', 'Lignite', 'Braunkohle', 'lignito'],
  ])('%s has a name in each language', async (key, ...words) => {
    const { stderr, files } = await calculate(fileOf(words, { unit: 't' }))
    expect(stderr).toBe('')
    expect(factorsOf(files['out.csv'])).toEqual(words.map(() => expect.stringContaining(`/${key}/`)))
  })

  it.each(['Coal', 'Steinkohle', 'houille', 'carbón', 'carbone'])(
    '%s is asked, because each use has a factor',
    async (coal) => {
      const { stderr } = await calculate(fileOf([coal], { unit: 't' }))
      expect(stderr).toContain('factor_ambiguous')
      expect(stderr).toContain('coal-industrial')
    },
  )

  it.each(['Hydrogen', 'Wasserstoff', 'hydrogène', 'Charcoal', 'Holzkohle'])(
    '%s is a fuel without a factor',
    async (fuel) => {
      expect((await calculate(fileOf([fuel], { unit: 'kg' }))).stderr).toContain(`no factor for fuel "${fuel}"`)
    },
  )
})

describe('blends and synthetic fuels', () => {
  it.each(['B5', 'B10', 'B20', 'B30', 'Biodiesel B20', 'E15', 'E85', 'R33', 'HVO 20', 'HVO20', 'biodiesel blend'])(
    '%s is a blend without a factor',
    (name) => {
      expect(findProduct(name)).toBeUndefined()
      expect(fuelProblem(name)).toMatch(/^is a blend of /)
    },
  )

  it.each([
    ['XTL', /HVO or fossil/],
    ['GTL', /synthetic fuel/],
    ['BTL', /synthetic fuel/],
    ['LSFO', /ships or at a site/],
    ['AdBlue', /cleaning exhaust/],
  ])('%s is asked', (name, question) => {
    expect(findProduct(name)).toBeUndefined()
    expect(fuelProblem(name)).toMatch(question)
  })

  it.each(['R22', 'R-32', 'R134a', '95', 'Premium services'])('%s is no blend and no brand', (name) => {
    expect([findProduct(name), fuelProblem(name)]).toEqual([undefined, undefined])
  })
})

describe('the question about an unknown product', () => {
  it.each(['R-410A', 'Blue Diesel X'])('offers no fuel for %s', async (name) => {
    const { stderr } = await calculate(fileOf([name]))
    expect(stderr).toContain('name one in place of FUEL: --map ')
    expect(stderr).toContain(`tonne factors ${shellWord(name)}`)
    expect(stderr).not.toMatch(/product:(?:diesel|petrol)/)
  })
})

describe('products of bills in other languages', () => {
  it.each(['Strom HT', 'Strom NT', 'Netzstrom', 'Energia elektryczna czynna'])('%s is electricity', (name) => {
    expect(findProduct(name)?.activity).toBe('electricity')
  })

  it.each([
    ['Gaz ziemny wysokometanowy', 'natural gas'],
    ['Węgiel kamienny', 'coal'],
  ])('%s is %s', (name, fuel) => {
    expect(findProduct(name)?.fuel).toBe(fuel)
  })

  it.each([
    ['District Steam', 'district heat and steam'],
    ['Woda', 'water supply'],
  ])('%s is %s', (name, factor) => {
    expect(findProduct(name)?.factor).toBe(factor)
  })
})
