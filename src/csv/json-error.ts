/** Tokens expected next in a JSON text. */
type Due = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or ]' | ', or }' | 'end'

// // written as a string, so that the pattern has no control characters
const CONTROL = '\\u0000-\\u001f'
const TEXT = `"(?:[^"\\\\${CONTROL}]|\\\\(?:["\\\\/bfnrt]|u[\\da-fA-F]{4}))*"`
const WORD = '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null'
const TOKEN = new RegExp(`(${TEXT})|(${WORD})|([{}[\\],:])`, 'y')
const SPACE = /[ \t\r\n]*/y

/**
 * Returns the token expected after a token, or `undefined` if the token is not allowed. `open` is the stack of
 * brackets.
 */
function after(due: Due, kind: string, open: ('{' | '[')[]): Due | undefined {
  const closed = (): Due => {
    const around = open.at(-1)
    return around === undefined ? 'end' : around === '{' ? ', or }' : ', or ]'
  }
  if (due === 'value' || due === 'value or ]') {
    if (kind === 'text' || kind === 'word') return closed()
    if (kind === '{' || kind === '[') {
      open.push(kind)
      return kind === '{' ? 'key or }' : 'value or ]'
    }
  }
  if ((due === 'key' || due === 'key or }') && kind === 'text') return ':'
  if (due === ':' && kind === ':') return 'value'
  if (kind === ',' && due === ', or ]') return 'value'
  if (kind === ',' && due === ', or }') return 'key'
  if ((kind === ']' || kind === '}') && due.endsWith(`or ${kind}`)) {
    open.pop()
    return closed()
  }
  return undefined
}

/**
 * The index at which a text stops being JSON; its length if it ends too early. Not every engine reports this position.
 */
export function jsonErrorIndex(text: string): number {
  const open: ('{' | '[')[] = []
  let due: Due = 'value'
  for (let index = 0; ; ) {
    SPACE.lastIndex = index
    SPACE.test(text)
    const start = SPACE.lastIndex
    TOKEN.lastIndex = start
    const token = TOKEN.exec(text)
    if (token === null) return start
    const kind = token[1] !== undefined ? 'text' : token[2] !== undefined ? 'word' : (token[3] as string)
    const next = after(due, kind, open)
    if (next === undefined) return start
    due = next
    index = TOKEN.lastIndex
  }
}
