import {
  allocate,
  apportionCalculation,
  type Calculation,
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateQuantity,
  calculateRefrigerant,
  calculateSpend,
  calculateTrip,
  calculateVehicle,
  type EmissionFactor,
  EmissionsError,
  toTrace,
} from '../../src/index.ts'
import { type Catalogue, findCalorificValues, findRefrigerant } from '../../src/reference/factors/index.ts'
import { publishedSeries } from '../../src/reference/factors/spend/index.ts'
import { calculateEnergy, toEnergyTrace } from '../../src/standards/energy/index.ts'
import { FITTING } from '../../src/verify/factor-category.ts'
import { SI } from '../../src/verify/known-units.ts'
import { foundDistances } from '../fixtures/found-distances.ts'
import { type Random, randomFrom } from '../oracle/random.ts'

const UNITS = Object.values(SI).map((units) => Object.keys(units))
const GWP_SETS = ['AR4_GWP100', 'AR5_GWP100', 'AR6_GWP100'] as const
const REFRIGERANTS = ['HFC-134a', 'R-404A', 'R-410A', 'HFC-32', 'R-407C', 'R-22', 'R-401A', 'R-402A', 'SF6']
const MODES = ['TRUCK', 'SHIP', 'AIR', 'RAIL'] as const
const KINDS = ['great_circle', 'shortest_feasible', 'actual', 'estimate'] as const

/** Draws calculations of every method, with published factors, from a seed. */
export class TraceGenerator {
  readonly #random: Random
  readonly #catalogue: Catalogue
  readonly #byCategory: (pattern: RegExp) => readonly EmissionFactor[]

  constructor(seed: number, catalogue: Catalogue) {
    this.#random = randomFrom(seed)
    this.#catalogue = catalogue
    const lists = new Map<string, readonly EmissionFactor[]>()
    this.#byCategory = ({ source }) => {
      const list = lists.get(source) ?? catalogue.factors().filter(({ category }) => new RegExp(source).test(category))
      lists.set(source, list)
      return list
    }
  }

  /** Returns so many traces, one energy trace in twenty among them. */
  *traces(count: number): Generator<string> {
    let made = 0
    while (made < count) {
      const trace = this.#tryTrace()
      if (trace === undefined) continue
      made += 1
      yield trace
    }
  }

  #tryTrace(): string | undefined {
    try {
      return this.#chance(0.05) ? this.#energy() : toTrace(this.#shared(this.#calculation()))
    } catch (error) {
      // the drawn inputs do not fit each other
      if (EmissionsError.is(error)) return undefined
      throw error
    }
  }

  #chance(share: number): boolean {
    return this.#random.unit() < share
  }

  #pick<Item>(items: readonly Item[]): Item {
    return this.#random.one(items)
  }

  #value(): string {
    const integer = Math.floor(this.#random.unit() * 10 ** Math.floor(1 + this.#random.unit() * 6))
    const decimals = this.#chance(0.5) ? `.${String(Math.floor(this.#random.unit() * 10 ** 6))}` : ''
    return `${integer}${decimals}`
  }

  #unitLike(unit: string): string {
    return this.#chance(0.4) ? unit : this.#pick(UNITS.find((units) => units.includes(unit)) ?? [unit])
  }

  /** A mode, and a factor that it takes. */
  #byMode(method: 'movement' | 'trip') {
    const mode = this.#pick(MODES)
    const use = `${method}-${mode.toLowerCase()}` as keyof typeof FITTING
    return { mode, factor: this.#factor(new RegExp(`^(?:${FITTING[use].replaceAll(' ', '|')})$`)) }
  }

  /** A published factor of these categories, or one that is derived from it. */
  #factor(categories: RegExp): EmissionFactor {
    const factor = this.#pick(this.#byCategory(categories))
    if (this.#chance(0.6)) return factor
    const suffix = this.#pick(['+wtt', ...GWP_SETS.map((set) => `?gwp=${set}`), '?rf=1.7', '?montreal=apart'])
    try {
      return this.#catalogue.find(factor.key + suffix) ?? factor
    } catch (error) {
      if (EmissionsError.is(error)) return factor
      throw error
    }
  }

  #distance() {
    if (this.#chance(0.15)) return this.#pick(Object.values(foundDistances))
    return { value: this.#value(), unit: this.#pick(['km', 'mi', 'nmi', 'm']), kind: this.#pick(KINDS) }
  }

  #calculation(): Calculation {
    const draws = [
      () => this.#fuel(),
      () => this.#electricity(),
      () => this.#vehicle(),
      () => this.#movement(),
      () => this.#trip(),
      () => this.#quantity(),
      () => this.#spend(),
      () => this.#refrigerant(),
    ]
    return this.#pick(draws)()
  }

  /** The calculation, or its share of a batch or a period. */
  #shared(calculation: Calculation): Calculation {
    if (this.#chance(0.1)) {
      const masses = Array.from({ length: 1 + Math.floor(this.#random.unit() * 4) }, () => this.#value())
      return allocate(calculation, this.#chance(0.1) ? ['0', '0', '0'] : masses)[0] as Calculation
    }
    if (!this.#chance(0.1)) return calculation
    const period = { start: '2023-11-05', end: this.#pick(['2024-02-29', '2025-01-01T06:30:00.000Z', '2024-12-31']) }
    const parts = apportionCalculation(calculation, period, this.#pick(['year', 'month']))
    return this.#pick(parts).calculation
  }

  #fuel(): Calculation {
    const factor = this.#factor(/^(?:fuel|bioenergy|heat-steam|fuel-mobile)/)
    const { heatingValue } = factor
    const basis = heatingValue === null ? {} : { heatingValue }
    const value = { value: this.#value(), allowCredits: true }
    if (this.#chance(0.7)) return calculateFuel({ ...value, unit: this.#unitLike(factor.unit), factor, ...basis })
    const bridge = this.#chance(0.5)
      ? this.#pick(this.#catalogue.bridges?.() ?? [])
      : { name: 'density', from: 'l', to: factor.unit, times: '0.8512', source: 'our supplier' }
    return calculateFuel({ ...value, unit: this.#unitLike(bridge.from), factor, bridge, ...basis })
  }

  #electricity(): Calculation {
    const grid = this.#factor(/^electricity$/)
    const value = { value: this.#value(), unit: this.#unitLike('kWh'), grid }
    if (this.#chance(0.3)) return calculateElectricity({ method: 'location', ...value })
    const residual = this.#chance(0.5) ? { residual: this.#factor(/^electricity$/) } : {}
    if (this.#chance(0.5)) {
      const percentageOfCleanEnergy = this.#pick([0, 0.5, 12.5, 33.3, 99.9, 100])
      return calculateElectricity({ method: 'market', ...value, ...residual, percentageOfCleanEnergy })
    }
    const kinds = ['contract', 'certificate', 'supplier_mix'] as const
    const instruments = Array.from({ length: 1 + Math.floor(this.#random.unit() * 3) }, (_, index) => ({
      kind: this.#pick(kinds),
      name: `instrument ${index}`,
      energy: this.#value(),
      unit: this.#unitLike('kWh'),
      factor: this.#factor(/^electricity/),
    }))
    return calculateElectricity({ method: 'market', ...value, ...residual, instruments })
  }

  #vehicle(): Calculation {
    if (this.#chance(0.5)) {
      const factor = this.#factor(/^(?:fuel|fuel-mobile)$/)
      const consumption = {
        value: String(this.#random.unit() * 12),
        unit: this.#unitLike(factor.unit),
        per: 100 as const,
      }
      return calculateVehicle({ amount: this.#value(), unit: this.#pick(['km', 'mi']), factor, consumption })
    }
    const factor = this.#factor(/^(?:vehicle|freight-road|travel-road)/)
    return calculateVehicle({ amount: this.#value(), unit: this.#pick(['km', 'mi']), factor })
  }

  #movement(): Calculation {
    const mass = { mass: this.#value(), massUnit: this.#unitLike('kg') }
    const returned = this.#chance(0.3)
      ? ({ isReturnMoving: true, returnMovement: this.#pick(['double', 'once']) } as object)
      : {}
    return calculateMovement({ ...mass, distance: this.#distance(), ...this.#byMode('movement'), ...returned })
  }

  #trip(): Calculation {
    const legs = Array.from({ length: Math.floor(this.#random.unit() * 3) }, () => ({
      ...this.#byMode('trip'),
      distance: this.#distance(),
      isReturn: this.#chance(0.4),
      passengers: 1 + Math.floor(this.#random.unit() * 3),
    }))
    const hotel = this.#chance(0.5) || legs.length === 0
    const nights = { nights: 1 + Math.floor(this.#random.unit() * 9), rooms: 1, factor: this.#factor(/^hotel$/) }
    return calculateTrip({ legs, ...(hotel ? { hotel: nights } : {}) })
  }

  #quantity(): Calculation {
    const factor = this.#factor(/^(?:material-use|waste-disposal|water|homeworking|hotel|heat-steam)/)
    return calculateQuantity({ value: this.#value(), unit: this.#unitLike(factor.unit), factor })
  }

  #spend(): Calculation {
    const factor = this.#factor(/^spend/)
    const year = 2016 + Math.floor(this.#random.unit() * 9)
    const currency = this.#pick(['USD', 'GBP', 'EUR', 'JPY', 'CHF', 'AUD'])
    const scope3Category = this.#pick([1, 2] as const)
    return calculateSpend({ amount: this.#value(), currency, year, factor, series: publishedSeries, scope3Category })
  }

  #refrigerant(): Calculation {
    const found = findRefrigerant(this.#pick(REFRIGERANTS), this.#pick(GWP_SETS))
    return calculateRefrigerant({ mass: this.#value(), unit: this.#unitLike('kg'), ...found })
  }

  #energy(): string {
    const value = { value: this.#value(), unit: this.#unitLike('kWh') }
    if (this.#chance(0.5)) {
      const carrier = this.#pick(['electricity', 'heat', 'steam', 'cooling'] as const)
      const bought = { kind: 'purchased', carrier } as const
      const origin = this.#pick([null, 'fossil', 'renewable', 'nuclear'] as const)
      const source =
        origin === 'renewable' || origin === 'nuclear'
          ? { ...bought, origin, evidence: 'grid_mix' as const }
          : { ...bought, origin }
      return toEnergyTrace(calculateEnergy({ ...value, source }))
    }
    const source = { kind: 'fuel', fuel: 'natural_gas' } as const
    const basis = { heatingValue: 'gross', basis: this.#pick(['net', 'gross'] as const) } as const
    const calorificValues = findCalorificValues('desnz-2025/natural-gas')
    return toEnergyTrace(calculateEnergy({ ...value, source, ...basis, calorificValues }))
  }
}
