import { runTonne, type World } from './memory-io.ts'

const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'
export const HEADER = 'activity,start,value,unit,factor'
export const ROW = `fuel,2025-01-01,1,l,${GAS_OIL}`

/** Calculates a file, in.csv, into out.csv. */
export const calculateFile = (text: string | Uint8Array, options: readonly string[] = [], world: World = {}) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], {
    ...(typeof text === 'string' ? { files: { 'in.csv': text } } : { bytes: { 'in.csv': text } }),
    ...world,
  })

/** A header and so many rows. */
export const fileOf = (rows: number, row = ROW) => `${HEADER}\n${`${row}\n`.repeat(rows)}`

/** The bytes of texts and of numbers, one after the other. */
export const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)))
