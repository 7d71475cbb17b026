/** The time in which a browser reports the click of a finger that was lifted. */
const CLICK_MS = 100

/**
 * Follows which control the reader holds: one that is pressed, a list that is open, or a text that is being typed. To
 * replace a held control loses a click or letters.
 */
export class HeldControls {
  #isPressed = false
  /** The presses so far. */
  #presses = 0
  #used: Element | null = null
  #waiting: (() => void)[] = []

  constructor(place: HTMLElement) {
    place.addEventListener('pointerdown', ({ target }) => {
      // a browser does not report where the press on an open list ends
      if (target instanceof HTMLSelectElement) this.#used = target
      else this.#press()
    })
    place.addEventListener('keydown', ({ key, target }) => {
      if (key === ' ') this.#press()
      else if (key === 'Escape') this.#leave(target)
    })
    place.addEventListener('input', ({ target }) => {
      // a search is not ended by leaving it: its box keeps its letters when it is replaced
      if (!(target instanceof HTMLInputElement && target.type === 'search') && target instanceof Element)
        this.#used = target
    })
    place.addEventListener('click', ({ target }) => {
      // the press of a program does not leave the control that was used before
      if (target !== this.#used) this.forget()
    })
    for (const left of ['change', 'focusout']) place.addEventListener(left, ({ target }) => this.#leave(target))
    for (const end of ['pointerup', 'pointercancel', 'keyup', 'blur']) addEventListener(end, () => this.#release())
  }

  /** Resolves as soon as no control is held. */
  free(): Promise<void> {
    if (this.#isFree()) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Forgets a control that was replaced. */
  forget(): void {
    this.#used = null
    this.#resume()
  }

  #isFree(): boolean {
    // an element that was removed is left without an event
    return !this.#isPressed && this.#used?.isConnected !== true
  }

  #leave(target: EventTarget | null): void {
    if (target === this.#used) this.forget()
  }

  #press(): void {
    this.#isPressed = true
    this.#presses++
  }

  #release(): void {
    const own = this.#presses
    // the click follows the end of the press
    setTimeout(() => {
      if (own !== this.#presses) return
      this.#isPressed = false
      this.#resume()
    }, CLICK_MS)
  }

  #resume(): void {
    if (!this.#isFree()) return
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
