import { printable } from '../../base/index.ts'
import { decimalText, rationalOf } from '../../core/display/index.ts'

/** Maximum line width of text for people. */
export const LINE_WIDTH = 80

const ESCAPES = { bold: '1', bar: '36', warning: '33' } as const

/** Colours a text for a terminal that has them. */
export function paint(text: string, look: keyof typeof ESCAPES): string {
  return text === '' ? '' : `\u001b[${ESCAPES[look]}m${text}\u001b[0m`
}

/** Shortens a text to `width` characters. */
export function shorten(text: string, width: number): string {
  return text.length > width ? `${text.slice(0, width - 1)}…` : text
}

/**
 * Wraps a text at spaces into lines of at most `width` characters; all but the first are indented. A line break in the
 * text is shown, like every character that does not print: no text of a file can look like a line of the program.
 */
export function wrap(text: string, indent = '', width = LINE_WIDTH): string {
  const lines: string[] = []
  const lead = /^ */.exec(text)?.[0] ?? ''
  let line = lead
  for (const word of printable(text.slice(lead.length)).trimEnd().split(' ')) {
    const isFirst = line.trim() === ''
    if (!isFirst && line.length + 1 + word.length > width) {
      lines.push(line)
      line = `${lead}${indent}${word}`
    } else line = isFirst ? `${line}${word}` : `${line} ${word}`
  }
  return [...lines, line].join('\n')
}

/** Wraps each line of a text of ours. */
export function wrapLines(text: string): string {
  return text
    .split('\n')
    .map((line) => wrap(line))
    .join('\n')
}

/** A paragraph of a title and lines below it, wrapped; none without lines. */
export function listParagraph(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [[title, ...lines.map((line) => wrap(`  ${line}`, '  '))].join('\n')]
}

/** Formats exact kilograms with three decimals: '1,234.500'. */
export function kilogramsText(exact: string): string {
  return decimalText(rationalOf(exact), 3)
}

/** Formats data as a line of JSON. */
export function jsonLine(data: unknown): string {
  return `${JSON.stringify(data)}\n`
}

/** A bar of `share` (0 to 1) of `width`, in eighths of a character. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.max(0, Math.min(1, share)) * width * 8)
  const rest = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'][eighths % 8] ?? ''
  return '█'.repeat(Math.floor(eighths / 8)) + rest
}

/**
 * Aligns rows in columns: the first to the left, the others to the right, each as wide as its widest cell. What does not
 * print in a cell is shown in visible form.
 */
export function table(cells: readonly (readonly string[])[]): string[] {
  const rows = cells.map((row) => row.map(printable))
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}
