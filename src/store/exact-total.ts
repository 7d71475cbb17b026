import { type Exact, parseNumber, printExact, type Rational } from '../exact/index.ts'

/** Parses an exact number, keeping its text. Throws the number codes. */
export function readExact(exact: Exact): { readonly text: string; readonly value: Rational } {
  const value = parseNumber(exact, 'exact')
  // a number means the decimal it prints as; a text is kept as written
  return { text: typeof exact === 'string' ? exact.trim() : printExact(value), value }
}
