/** Tells whether the client is gone, when it is asked: an object with a getter of its own is slow to make with every request. */
export class ClientSignal {
  readonly #isGone: () => boolean

  constructor(isGone: () => boolean) {
    this.#isGone = isGone
  }

  get aborted(): boolean {
    return this.#isGone()
  }
}
