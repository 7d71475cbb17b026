import { readItem } from '../../../base/index.ts'

/** A min-heap of integers by key; equal keys are ordered by integer, so that every run is the same. */
export class MinHeap {
  readonly #keys: number[] = []
  readonly #items: number[] = []

  get size(): number {
    return this.#keys.length
  }

  push(key: number, item: number): void {
    let index = this.#keys.length
    while (index > 0) {
      const parent = (index - 1) >> 1
      if (!this.#isAfter(parent, key, item)) break
      this.#move(parent, index)
      index = parent
    }
    this.#keys[index] = key
    this.#items[index] = item
  }

  /** Removes and returns the first; the heap must not be empty. */
  pop(): { readonly key: number; readonly item: number } {
    const first = { key: readItem(this.#keys, 0), item: readItem(this.#items, 0) }
    const key = this.#keys.pop() as number
    const item = this.#items.pop() as number
    if (this.#keys.length > 0) this.#sink(key, item)
    return first
  }

  #sink(key: number, item: number): void {
    const size = this.#keys.length
    let index = 0
    for (let child = 1; child < size; child = 2 * index + 1) {
      const right = child + 1
      if (right < size && this.#isAfter(child, readItem(this.#keys, right), readItem(this.#items, right))) child = right
      if (this.#isAfter(child, key, item)) break
      this.#move(child, index)
      index = child
    }
    this.#keys[index] = key
    this.#items[index] = item
  }

  #move(from: number, to: number): void {
    this.#keys[to] = readItem(this.#keys, from)
    this.#items[to] = readItem(this.#items, from)
  }

  /** True if the entry at an index sorts after this key and item. */
  #isAfter(index: number, key: number, item: number): boolean {
    const other = readItem(this.#keys, index)
    return other > key || (other === key && readItem(this.#items, index) > item)
  }
}
