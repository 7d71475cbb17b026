/** A product of powers of unit symbols: 't·km/l' is t¹ km¹ l⁻¹. */
export class Monomial {
  readonly #powers = new Map<string, number>()

  constructor(unit: string) {
    this.multiplyBy(unit)
  }

  /** Multiplies by a unit ('km', 'kWh/MWh', '1'), or divides by it; returns this. */
  multiplyBy(unit: string, power: 1 | -1 = 1): this {
    const [above = '', ...below] = unit.split('/')
    this.#raise(above, power)
    for (const part of below) this.#raise(part, power === 1 ? -1 : 1)
    return this
  }

  /** True when all symbols cancel but those of a unit. */
  is(unit: string): boolean {
    const rest = new Monomial(unit)
    for (const [symbol, power] of this.#powers) rest.#add(symbol, -power)
    return rest.#powers.size === 0
  }

  toString(): string {
    const symbols = [...this.#powers].map(([symbol, power]) => (power === 1 ? symbol : `${symbol}^${power}`))
    return symbols.length === 0 ? '1' : symbols.join('·')
  }

  #raise(product: string, power: 1 | -1): void {
    for (const symbol of product.split('·')) if (symbol !== '1') this.#add(symbol, power)
  }

  #add(symbol: string, power: number): void {
    const sum = (this.#powers.get(symbol) ?? 0) + power
    if (sum === 0) this.#powers.delete(symbol)
    else this.#powers.set(symbol, sum)
  }
}
