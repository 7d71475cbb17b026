import { collectHeads, type FileReport, reportOf } from '../../../../../src/apps/page/verifier/read-file.ts'

/** A file as a browser gives it. */
export function fileOf(name: string, content: string | Uint8Array): File {
  return new File([content], name)
}

/** The reports of files that are given together. */
export async function reportsOf(...files: readonly File[]): Promise<readonly FileReport[]> {
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
