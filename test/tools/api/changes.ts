/** A file that is not as it was written. */
export interface Change {
  readonly file: string
  /** Its text as committed; undefined for a file that is new. */
  readonly before: string | undefined
  /** Its text as it would be written now; undefined for a file that goes. */
  readonly after: string | undefined
}

/** The files of a folder that differ, by name. */
export function changesOf(
  folder: string,
  { before, after }: { readonly before: ReadonlyMap<string, string>; readonly after: ReadonlyMap<string, string> },
): Change[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => ({ file: `${folder}/${name}`, before: before.get(name), after: after.get(name) }))
}

const CONTEXT = 2

/** How many lines two lists begin with alike. */
function commonStart(a: readonly string[], b: readonly string[]): number {
  const index = a.findIndex((line, index) => line !== b[index])
  return index < 0 ? a.length : index
}

/**
 * A change as lines with - and +: from the first line that differs to the last, with two lines around it; at most `max` of
 * them. Several changes of one file show as one.
 */
export function printChange({ file, before, after }: Change, max: number): string {
  if (before === undefined) return `${file} is new`
  if (after === undefined) return `${file} is of no entry point any more`
  const [old, now] = [before.split('\n'), after.split('\n')]
  const start = commonStart(old, now)
  const end = commonStart(old.slice(start).reverse(), now.slice(start).reverse())
  const lines = [
    ...old.slice(Math.max(0, start - CONTEXT), start).map((line) => `  ${line}`),
    ...old.slice(start, old.length - end).map((line) => `- ${line}`),
    ...now.slice(start, now.length - end).map((line) => `+ ${line}`),
    ...old.slice(old.length - end, old.length - end + CONTEXT).map((line) => `  ${line}`),
  ]
  const more = lines.length > max ? [`  … ${lines.length - max} lines more`] : []
  return [`${file} differs from line ${start + 1} on:`, ...lines.slice(0, max), ...more].join('\n')
}
