/** True where a text of the equivalents names a line: it stands in it, or is all of it where that is a few characters. */
export function isInLine(text: string, line: string): boolean {
  return text.length < 8 ? line === text : line.includes(text)
}
