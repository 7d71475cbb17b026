import type { Equivalent } from './equivalent.ts'

export const IN_PLACES: readonly Equivalent[] = [
  {
    reason: 'today no city with further names has a namesake abroad that is larger, and none is without inhabitants',
    mutants: [
      ['reference/places/cities/city-index.ts', 'countries[city] === country ?', 'true'],
      ['reference/places/cities/city-index.ts', 'countries[city] === country ?', '+1'],
    ],
  },
  {
    reason: 'a search that is cut short for speed alone: what it passes over lies on no shorter way',
    mutants: [
      ['reference/places/sea/sea-route.ts', 'if (left[node] === -1) left[node] =', 'true'],
      ['reference/places/sea/sea-route.ts', 'if (least >= total) return false', 'false'],
      ['reference/places/sea/sea-route.ts', 'if (least >= total) return false', 'least > total'],
      ['reference/places/sea/sea-route.ts', 'if (least >= total) return false', 'true'],
      ['reference/places/sea/sea-route.ts', 'if (key >= total) break', 'false'],
      ['reference/places/sea/sea-route.ts', 'if (key >= total) break', 'key > total'],
      ['reference/places/sea/sea-route.ts', 'if (key > km + readDouble(left, node)) continue', 'false'],
    ],
  },
  {
    reason: 'past the end of a list is nothing, which is neither land nor later than anything',
    mutants: [
      ['reference/places/sea/land-mask.ts', 'for (let cell = 0; cell < cells.length; cell++)', 'cell <= cells.length'],
      [
        'reference/places/sea/land-mask.ts',
        'for (let block = 0; block < blocks.length; block++)',
        'block <= blocks.length',
      ],
      ['reference/places/sea/min-heap.ts', 'while (index > 0)', 'index >= 0'],
      ['reference/places/sea/min-heap.ts', 'if (right < size &&', 'true'],
      ['reference/places/sea/min-heap.ts', 'if (right < size &&', 'right <= size'],
    ],
  },
  {
    reason: 'beyond the pole counts as land, so that the first block has its one degree from the first sweep',
    mutants: [
      ['reference/places/sea/land-mask.ts', 'for (let block = blocks.length - 1; block >= 0; block--)', 'block > 0'],
    ],
  },
  {
    reason: 'the same item by the same key is the same entry, whichever of the two comes first',
    mutants: [
      [
        'reference/places/sea/min-heap.ts',
        'readItem(this.#items, index) > item',
        'readItem(this.#items, index) >= item',
      ],
    ],
  },
  {
    reason: 'written over before it is read',
    mutants: [['reference/places/sea/min-heap.ts', 'readonly #items: number[] = []', '["Stryker was here"]']],
  },
  {
    reason: 'no two points lie as little as 1e-12 of the radius from each other, or from antipodes, at one radian',
    mutants: [
      ['reference/places/sea/sphere.ts', 'if (sin <= 1e-12 && angle > 1) return false', 'angle >= 1'],
      ['reference/places/sea/sphere.ts', 'if (sin <= 1e-12 && angle > 1) return false', 'sin < 1e-12'],
    ],
  },
  {
    reason:
      'how much farther is looked than the nearest that was found, or what is skipped before it is asked, is time',
    mutants: [
      ['reference/places/sea/land-mask.ts', 'away < ROWS && (away - 1) * KM_PER_CELL < nearest.km', 'true'],
      ['reference/places/sea/land-mask.ts', 'away < ROWS && (away - 1) * KM_PER_CELL < nearest.km', 'away <= ROWS'],
      [
        'reference/places/sea/land-mask.ts',
        'away < ROWS && (away - 1) * KM_PER_CELL < nearest.km',
        'away < ROWS || (away - 1) * KM_PER_CELL < nearest.km',
      ],
      [
        'reference/places/sea/land-mask.ts',
        'away < ROWS && (away - 1) * KM_PER_CELL < nearest.km',
        '(away - 1) * KM_PER_CELL <= nearest.km',
      ],
      [
        'reference/places/sea/land-mask.ts',
        'away < ROWS && (away - 1) * KM_PER_CELL < nearest.km',
        '(away - 1) / KM_PER_CELL',
      ],
      ['reference/places/sea/sea-route.ts', 'if (over >= readDouble(best, target) || ', 'false'],
      [
        'reference/places/sea/sea-route.ts',
        'if (over >= readDouble(best, target) || ',
        'over > readDouble(best, target)',
      ],
    ],
  },
  {
    reason:
      'what is read from JSON is not a point by an EmissionsError and nothing else; the guard is for the day it is not',
    mutants: [['reference/places/resolve/geocoder.ts', 'if (!EmissionsError.is(error)) throw error', 'false']],
  },
  {
    reason: 'of 60,000 pairs of points a kilometre apart none lay so far from each other to the last bit',
    mutants: [
      [
        'reference/places/resolve/geocoder.ts',
        'geodesicMetres(point, candidate.point) > SAME_PLACE_METRES',
        'geodesicMetres(point, candidate.point) >= SAME_PLACE_METRES',
      ],
    ],
  },
  {
    reason: 'the path is that of an error whose words are not passed on',
    mutants: [
      ['reference/places/resolve/geocoder.ts', "return readPoint({ lat, lng: lon }, '').point", '"Stryker was here!"'],
    ],
  },
  {
    reason: 'a bound on the work alone: no country has a name so long',
    mutants: [['reference/places/resolve/place-query.ts', 'text.length <= COUNTRY_LENGTH_MAX']],
  },
  {
    reason: 'the frame is larger than any way in it: how much larger, and what lies past it, is room alone',
    mutants: [
      ['reference/places/sea/coastal-field.ts', 'const rows = Math.ceil(km / KM_PER_CELL)', 'km * KM_PER_CELL'],
      [
        'reference/places/sea/coastal-field.ts',
        'const height = Math.min(ROWS - 1,',
        'Math.min(ROWS - 1, rowOf(lat) + rows) - firstRow - 1',
      ],
      [
        'reference/places/sea/coastal-field.ts',
        'const height = Math.min(ROWS - 1,',
        'Math.min(ROWS - 1, rowOf(lat) + rows) + firstRow',
      ],
      [
        'reference/places/sea/coastal-field.ts',
        'const height = Math.min(ROWS - 1,',
        'Math.max(ROWS - 1, rowOf(lat) + rows)',
      ],
      ['reference/places/sea/coastal-field.ts', 'const height = Math.min(ROWS - 1,', 'ROWS + 1'],
      [
        'reference/places/sea/coastal-field.ts',
        'const cos = Math.cos((Math.min(80,',
        'Math.max(80, Math.abs(lat) + rows / CELLS_PER_DEGREE)',
      ],
      ['reference/places/sea/coastal-field.ts', 'const cos = Math.cos((Math.min(80,', 'rows * CELLS_PER_DEGREE'],
      [
        'reference/places/sea/coastal-field.ts',
        'const columns = Math.min(COLUMNS / 2 - 1,',
        'Math.max(COLUMNS / 2 - 1, Math.ceil(rows / cos))',
      ],
      ['reference/places/sea/coastal-field.ts', 'const columns = Math.min(COLUMNS / 2 - 1,', 'COLUMNS / 2 + 1'],
      ['reference/places/sea/coastal-field.ts', 'const columns = Math.min(COLUMNS / 2 - 1,', 'COLUMNS * 2'],
      [
        'reference/places/sea/coastal-field.ts',
        'return { firstRow, firstColumn, height, width: 2 * columns + 1 }',
        '2 * columns - 1',
      ],
    ],
  },
  {
    reason: 'the eight moves hold each direction with its opposite',
    mutants: [['reference/places/sea/coastal-field.ts', 'cells.add(cellOfPoint(step) + up * COLUMNS + right)']],
  },
  {
    reason: 'a cell that is met again by more kilometres than it has improves nothing',
    mutants: [['reference/places/sea/coastal-field.ts', 'if (key > readDouble(best, slotOf(cell))) continue', 'false']],
  },
  {
    reason: 'of a product of two numbers only the sign is asked, which their quotient shares',
    mutants: [
      ['reference/places/sea/gates.ts', 'return side * dot(normal, wall.to) > 0', 'side / dot(normal, wall.to)'],
      ['reference/places/sea/gates.ts', 'return side * dot(normal, wall.to) > 0', 'side / dot(normal, wall.from)'],
    ],
  },
  {
    reason: 'longer steps over open water are for speed alone: the short ones see the same',
    mutants: [['reference/places/sea/sight.ts', 'if (open > STEP_KM) return open']],
  },
]
