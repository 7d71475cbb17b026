/** The tokens of a JSON text that say where a name of a member is. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,]/g

/**
 * Returns the name of the first member that occurs twice in one object of a JSON text; undefined if none does. Parsers keep
 * only one of the two, so that two readers could see different data.
 */
export function repeatedMember(text: string): string | undefined {
  const open: (Set<string> | undefined)[] = []
  let last = ''
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{') open.push(new Set())
    else if (token === '[') open.push(undefined)
    else if (token === '}' || token === ']') open.pop()
    else if (token === ':') {
      const name: string = JSON.parse(last)
      const names = open.at(-1)
      if (names?.has(name) === true) return name
      names?.add(name)
    }
    last = token
  }
  return undefined
}
