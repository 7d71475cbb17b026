/** Markup that needs no more escaping. */
export interface Html {
  readonly markup: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function written(part: string | Html | readonly Html[]): string {
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] as string)
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** Markup with every interpolated text escaped, also for attributes in double quotes. */
export function html(literals: TemplateStringsArray, ...parts: readonly (string | Html | readonly Html[])[]): Html {
  const markup = literals.reduce((made, literal, index) => made + written(parts[index - 1] ?? '') + literal)
  return { markup }
}
