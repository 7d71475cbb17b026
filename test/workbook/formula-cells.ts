import { readXlsx } from 'hucre/xlsx'

/** A formula with its value. */
export interface CalculatedCell {
  readonly formula: string
  readonly value: unknown
}

/** The formulas of a workbook by sheet and place, the row and the column from 0: 'Report 5,6'. */
export async function formulaCells(workbook: Uint8Array): Promise<ReadonlyMap<string, CalculatedCell>> {
  const { sheets } = await readXlsx(workbook)
  return new Map(
    sheets.flatMap(({ name, cells }) =>
      [...(cells ?? [])].flatMap(([place, { formula, value }]) =>
        formula === undefined ? [] : [[`${name} ${place}`, { formula, value }] as const],
      ),
    ),
  )
}
