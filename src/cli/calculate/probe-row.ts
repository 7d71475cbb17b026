import type { SourceRow } from '../source-row.ts'

/** The row with another value, which occurs in no other cell; undefined if it has no value. */
export function probeRow(row: SourceRow): { readonly row: SourceRow; readonly value: string } | undefined {
  const cell = row.cells.get('value')
  if (cell === undefined) return undefined
  const texts = new Set([...row.cells.values()].map(({ text }) => text))
  let value = '7.000001'
  while (texts.has(value)) value += '1'
  return { row: { ...row, cells: new Map([...row.cells, ['value', { ...cell, text: value }]]) }, value }
}
