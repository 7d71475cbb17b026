import { printExact, type Rational, ZERO } from '../../exact/index.ts'

/** An exact total, printed on demand. */
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

  /** The decimal or fraction in lowest terms: the same text for the same number, whatever its history. */
  get text(): string {
    this.#text ??= printExact(this.#value)
    return this.#text
  }
}
