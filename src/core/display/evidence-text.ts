/** A file that was attached to a record as evidence. */
export interface AttachedFile {
  /** The SHA-256 of its bytes in hex if it was attached as a file, or any other id. */
  readonly id: string
  readonly name: string
  /** '' if it has none. */
  readonly url: string
}

const DIGEST = /^[\da-f]{64}$/

/** True if the id of a file is the SHA-256 of its bytes. */
export function isFileDigest(id: string): boolean {
  return DIGEST.test(id)
}

/** Prints a file with its URL and its digest: 'bill.pdf (https://example.com/1, SHA-256 9f86…)'. */
function fileText({ id, name, url }: AttachedFile): string {
  const details = [...(url === '' ? [] : [url]), ...(isFileDigest(id) ? [`SHA-256 ${id}`] : [])]
  return details.length === 0 ? name : `${name} (${details.join(', ')})`
}

/** Prints the evidence of a record in one line: its files, '' for none. Every list of records uses it. */
export function evidenceText(files: readonly AttachedFile[]): string {
  return files.map(fileText).join('; ')
}
