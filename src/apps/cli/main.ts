#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { nodeIo } from './node-io.ts'
import { main } from './program.ts'

const here = new URL(import.meta.url)

/** Reads the version from the manifest, which is two folders above the built program and three above its source. */
function readVersion(): string {
  const paths = ['../../package.json', '../../../package.json'].map((path) => new URL(path, here))
  const manifest = paths.find((path) => existsSync(path)) ?? here
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }).version
}

/** Runs the program, or a worker thread started from the same file. */
async function start(): Promise<void> {
  if (parentPort !== null) {
    const { serveBlocks } = await import('./calculate/serve-blocks.ts')
    return serveBlocks(parentPort)
  }
  process.exitCode = await main(process.argv.slice(2), nodeIo(readVersion(), here))
}

await start()
