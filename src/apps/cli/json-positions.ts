import type { TextPosition } from '../../core/csv/index.ts'

/** The position of an item of a JSON list, and of the names of its fields at any depth. */
export interface ItemPosition {
  readonly start: TextPosition
  /** The first of a name. */
  readonly fields: ReadonlyMap<string, TextPosition>
  /** Names that one of its objects has twice. */
  readonly repeated: readonly string[]
}

const TOKEN = /"(?:[^"\\]|\\.)*"(\s*:)?|[[\]{}]|\n/gs

/** Finds where the items of a JSON list and their fields are. The text must be valid JSON. */
export function itemPositions(text: string): readonly ItemPosition[] {
  const items: { start: TextPosition; fields: Map<string, TextPosition>; repeated: string[] }[] = []
  // the names of each open object
  const open: Set<string>[] = []
  let [line, lineStart, depth] = [1, 0, 0]
  for (const { 0: token, 1: colon, index } of text.matchAll(TOKEN)) {
    const position = { line, column: index - lineStart + 1 }
    if (token === '\n') {
      line += 1
      lineStart = index + 1
    } else if (token === '{' || token === '[') {
      if (depth === 1) items.push({ start: position, fields: new Map(), repeated: [] })
      open.push(new Set())
      depth += 1
    } else if (token === '}' || token === ']') {
      open.pop()
      depth -= 1
    } else if (colon !== undefined) {
      const fields = items.at(-1)?.fields
      const name: string = JSON.parse(token.slice(0, -colon.length))
      if (fields !== undefined && !fields.has(name)) fields.set(name, position)
      const names = open.at(-1)
      if (names?.has(name) === true) items.at(-1)?.repeated.push(name)
      names?.add(name)
      // a name and its colon may be on different lines
      for (const [offset, sign] of Array.from(token, (sign, at) => [at, sign] as const)) {
        if (sign !== '\n') continue
        line += 1
        lineStart = index + offset + 1
      }
    }
  }
  return items
}
