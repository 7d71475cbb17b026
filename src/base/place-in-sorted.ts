import { readItem } from './items.ts'

/**
 * Finds the index of the first item of a sorted list that is not earlier, by binary search; the length of the list if
 * there is none.
 */
export function bisect<Item>(sorted: readonly Item[], isEarlier: (item: Item) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isEarlier(readItem(sorted, middle))) low = middle + 1
    else high = middle
  }
  return low
}
