/** Reports whether the client is gone. A class, since creating an object with a getter for every request is slow. */
export class ClientSignal {
  readonly #isGone: () => boolean

  constructor(isGone: () => boolean) {
    this.#isGone = isGone
  }

  get aborted(): boolean {
    return this.#isGone()
  }
}
