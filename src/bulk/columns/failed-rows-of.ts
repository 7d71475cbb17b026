/** Status bytes compared at a time. */
const WORD_ROWS = 4

/** Returns the aligned 32-bit words of a column of bytes, and the index of their first byte. */
function alignedWords({ buffer, byteOffset, length }: Uint8Array): {
  readonly words: Int32Array
  readonly start: number
} {
  const start = (WORD_ROWS - (byteOffset % WORD_ROWS)) % WORD_ROWS
  const count = Math.floor((length - start) / WORD_ROWS)
  return count > 0
    ? { words: new Int32Array(buffer, byteOffset + start, count), start }
    : { words: new Int32Array(0), start: length }
}

/** Calls `visit` with the number of each row whose status is not 0, in order, skipping most rows by words. */
function visitFailedRows(status: Uint8Array, visit: (row: number) => void): void {
  const look = (from: number, to: number) => {
    for (let row = from; row < to; row++) if (status[row] !== 0) visit(row)
  }
  const { words, start } = alignedWords(status)
  look(0, start)
  for (let word = 0; word < words.length; word++) {
    if (words[word] !== 0) look(start + WORD_ROWS * word, start + WORD_ROWS * (word + 1))
  }
  look(start + WORD_ROWS * words.length, status.length)
}

function countFailedRows(status: Uint8Array): number {
  let failed = 0
  visitFailedRows(status, () => {
    failed++
  })
  return failed
}

/** Returns the numbers of the rows whose status is not 0; `failed` is how many there are, if the caller knows it. */
export function failedRowsOf(status: Uint8Array, failed: number = countFailedRows(status)): Uint32Array {
  const rows = new Uint32Array(failed)
  let index = 0
  if (failed > 0) {
    visitFailedRows(status, (row) => {
      rows[index++] = row
    })
  }
  return rows
}
