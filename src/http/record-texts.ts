/** Characters of the texts of one generation; two are kept. */
const CHARACTERS_MAX = 4 * 1024 * 1024

/** One of so many texts that are not known is remembered: lists that are read once cost little, others are known soon. */
const TAKEN_EVERY = 8

/** True for data that nothing can change: plain objects and lists, frozen through and through. */
function isFrozenData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  if (!Object.isFrozen(value)) return false
  if (Array.isArray(value)) return value.every(isFrozenData)
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isFrozenData)
}

/**
 * The JSON of records that are shown again and again. A store in memory gives the same object for as long as a record
 * stays as it is, and that object is frozen, so that its text stays right; it is forgotten with the object. What can
 * change is written anew each time. No more than 8 Mi characters are kept.
 */
export class RecordTexts {
  #young = new WeakMap<object, string>()
  #old = new WeakMap<object, string>()
  #characters = 0
  #missed = 0

  /** The JSON of a list of records. */
  listText(records: readonly object[]): string {
    let json = ''
    for (const record of records) json += json === '' ? this.#textOf(record) : `,${this.#textOf(record)}`
    return `[${json}]`
  }

  #textOf(record: object): string {
    const young = this.#young.get(record)
    if (young !== undefined) return young
    const old = this.#old.get(record)
    const text = old ?? JSON.stringify(record)
    if (old !== undefined || this.#isTaken(record)) this.#keep(record, text)
    return text
  }

  #isTaken(record: object): boolean {
    this.#missed = (this.#missed + 1) % TAKEN_EVERY
    return this.#missed === 0 && isFrozenData(record)
  }

  #keep(record: object, text: string): void {
    this.#characters += text.length
    if (this.#characters > CHARACTERS_MAX) {
      this.#old = this.#young
      this.#young = new WeakMap()
      this.#characters = text.length
    }
    this.#young.set(record, text)
  }
}
