import { printExact, type Rational, ZERO } from '../../exact/index.ts'

/** An exact total; printed when it is asked for. */
export class Total {
  #value: Rational = ZERO
  #text: string | undefined = '0'

  get value(): Rational {
    return this.#value
  }

  set value(value: Rational) {
    this.#value = value
    this.#text = undefined
  }

  /** The decimal or fraction, in lowest terms: the same for the same number, however it came about. */
  get text(): string {
    this.#text ??= printExact(this.#value)
    return this.#text
  }
}
