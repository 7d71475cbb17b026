import { describe, expect, it } from 'vitest'
import { MinHeap } from '../../../../../src/reference/places/sea/min-heap.ts'

type Entry = readonly [key: number, item: number]

function heapOf(entries: readonly Entry[]): MinHeap {
  const heap = new MinHeap()
  for (const [key, item] of entries) heap.push(key, item)
  return heap
}

function popAll(heap: MinHeap): readonly Entry[] {
  const popped: Entry[] = []
  while (heap.size > 0) {
    const { key, item } = heap.pop()
    popped.push([key, item])
  }
  return popped
}

/** Keys in a muddle, several of them equal: the powers of a generator. */
const MUDDLE: readonly Entry[] = Array.from({ length: 100 }, (_, item) => [3 ** (item % 16) % 17, (item * 37) % 100])

const inOrder = (entries: readonly Entry[]) => [...entries].sort((a, b) => a[0] - b[0] || a[1] - b[1])

describe('a heap', () => {
  it.each([
    ['none', []],
    ['one', [[5, 1]]],
    [
      'falling keys',
      [
        [3, 1],
        [2, 2],
        [1, 3],
      ],
    ],
    [
      'equal keys, by number',
      [
        [1, 9],
        [1, 4],
        [1, 7],
        [1, 0],
      ],
    ],
    ['a muddle', MUDDLE],
    ['a muddle backwards', [...MUDDLE].reverse()],
  ] as const satisfies readonly (readonly [string, readonly Entry[]])[])(
    'gives back the smallest first: %s',
    (_what, entries) => {
      const heap = heapOf(entries)
      expect(heap.size).toBe(entries.length)
      expect(popAll(heap)).toEqual(inOrder(entries))
    },
  )

  it('keeps the order while it is filled and emptied by turns', () => {
    const heap = heapOf(MUDDLE.slice(0, 50))
    const first = Array.from({ length: 20 }, () => heap.pop().item)
    expect(first).toEqual(
      inOrder(MUDDLE.slice(0, 50))
        .slice(0, 20)
        .map(([, item]) => item),
    )
    for (const [key, item] of MUDDLE.slice(50)) heap.push(key, item)
    const rest = [...inOrder(MUDDLE.slice(0, 50)).slice(20), ...MUDDLE.slice(50)]
    expect(popAll(heap)).toEqual(inOrder(rest))
  })
})
