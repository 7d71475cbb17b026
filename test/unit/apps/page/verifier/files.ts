import {
  collectHeads,
  type FileReport,
  type GivenFile,
  reportOf,
} from '../../../../../src/apps/page/verifier/read-file.ts'

/** A file as a browser gives it. */
export function fileOf(name: string, content: string | Uint8Array): File {
  return new File([content], name)
}

/** The same file, read in pieces of a few bytes, which cut characters too. */
export function inPieces(file: File, pieceBytes: number): GivenFile {
  const { name, size } = file
  const stream = () => {
    let index = 0
    return new ReadableStream({
      pull: async (controller) => {
        if (index >= size) return controller.close()
        controller.enqueue(new Uint8Array(await file.slice(index, index + pieceBytes).arrayBuffer()))
        index += pieceBytes
      },
    })
  }
  return { name, size, slice: (from, to) => file.slice(from, to), stream: stream as GivenFile['stream'] }
}

/** The reports of files that are given together. */
export async function reportsOf(...files: readonly GivenFile[]): Promise<readonly FileReport[]> {
  const evidence = await collectHeads(files)
  return Promise.all(files.map((file) => reportOf(file, evidence)))
}

/** The kinds and verdicts of a file's parts. */
export function verdictsOf({ results }: FileReport): readonly string[] {
  return results.map(({ kind, verdict }) => `${kind} ${verdict}`)
}

/** `place code path` of every difference of a file. */
export function differencesOf({ results }: FileReport): readonly string[] {
  return results.flatMap(({ differences }) => differences.map(({ place, code, path }) => `${place} ${code} ${path}`))
}
