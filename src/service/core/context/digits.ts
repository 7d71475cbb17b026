import { type Exact, nearestDouble, rationalOf } from '../../../exact/index.ts'
import type { Digits } from './records.ts'

/** A figure as the wire carries it: the nearest double. */
export function shownFigure(figure: Exact): number {
  return typeof figure === 'number' ? figure : nearestDouble(rationalOf(figure))
}

/** The figures that no double holds, which are read as text, to be kept beside the record; null where there are none. */
export function digitsOf<Field extends string>(figures: Readonly<Record<Field, Exact | null>>): Digits<Field> | null {
  let kept: Partial<Record<Field, Exact>> | null = null
  for (const field of Object.keys(figures) as Field[]) {
    const figure = figures[field]
    if (typeof figure === 'string') kept = { ...kept, [field]: figure } as Partial<Record<Field, Exact>>
  }
  return kept
}
