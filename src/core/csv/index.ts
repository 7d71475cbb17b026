export { BACKSLASH, CARRIAGE_RETURN, COMMA, LINE_FEED, POINT, QUOTE, SEMICOLON, SPACE, TAB } from './ascii.ts'
export { ByteDictionary, type KeySpans } from './byte-dictionary.ts'
export { type ByteSource, ByteWriter, byteSource } from './byte-writer.ts'
export { CellScanner, countLines, csvCut, lineCut } from './cell-scanner.ts'
export {
  type CsvDelimiter,
  type CsvRecord,
  checkWidth,
  csvCell,
  csvRecords,
  inertCell,
} from './csv-records.ts'
export { type Mantissa, readMantissa } from './decimal-digits.ts'
export { FieldScanner, VALUE } from './field-scanner.ts'
export { digitsEnd } from './json-values.ts'
export { type NdjsonLine, ndjsonLines, parseNdjson, parseNdjsonLine } from './ndjson.ts'
export { csvPositionOf, positionPath, rejectCsv, type TextPosition } from './position.ts'
export { splitLines } from './text-lines.ts'
