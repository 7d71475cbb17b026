import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

/** A program of this folder as one file, for runtimes that read no packages themselves. */
export async function bundled(file, format) {
  const { outputFiles } = await build({
    absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
    entryPoints: [file],
    bundle: true,
    write: false,
    format,
    target: 'es2022',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['import'],
  })
  return outputFiles[0].text
}
