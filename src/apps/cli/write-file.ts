import type { CliIo } from './io.ts'

/** Writes a file atomically: what `write` leaves unfinished is discarded. Throws EmissionsError `file_unreadable`. */
export async function writeFile<T>(
  path: string,
  io: Pick<CliIo, 'stageFiles'>,
  write: (append: (bytes: Uint8Array) => Promise<void>) => Promise<T>,
): Promise<T> {
  const files = io.stageFiles()
  try {
    const file = await files.open(path)
    const result = await write((bytes) => file.write(bytes))
    await files.keep()
    return result
  } finally {
    await files.discard()
  }
}
