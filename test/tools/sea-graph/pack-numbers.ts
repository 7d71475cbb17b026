/** Whole numbers of 0 and above, packed as src/reference/places/tables/packed-columns.ts reads them. */
export function packNumbers(values: readonly number[]): string {
  return values.map(packNumber).join('')
}

/** The first value, then how much each is more than the one before: n packed as 2n, -n as 2n - 1. */
export function packDifferences(values: readonly number[]): string {
  const differences = values.map((value, index) => value - (values[index - 1] ?? 0))
  return packNumbers(differences.map((one) => (one < 0 ? -2 * one - 1 : 2 * one)))
}

function packNumber(value: number): string {
  let packed = String.fromCharCode(97 + (value % 30))
  for (let above = Math.floor(value / 30); above > 0; above = Math.floor(above / 52)) {
    packed = String.fromCharCode(40 + (above % 52)) + packed
  }
  return packed
}
