/** A message without the words that it proposes, and these words. */
export interface Proposals {
  readonly message: string
  readonly words: readonly string[]
}

const WRITE = /(?:; | or )?(?:[^;“”]*, )?write “([^”]+)” in its place/g
const MEANT = /; did you mean ([^;?]+)\?/

/** Finds the words that a message proposes for a cell: 'write “York, GB” in its place', 'did you mean kWh?'. */
export function findProposals(message: string): Proposals {
  const written = [...message.matchAll(WRITE)].map(([, word = '']) => word)
  const meant = MEANT.exec(message)?.[1]?.split(' or ') ?? []
  const words = [...new Set([...written, ...meant.map((word) => word.replaceAll('"', ''))])]
  return { message: words.length === 0 ? message : message.replaceAll(WRITE, '').replace(MEANT, ''), words }
}
