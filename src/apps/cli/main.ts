#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { nodeIo } from './node-io.ts'
import { main } from './program.ts'

const here = new URL(import.meta.url)

/** Runs the program, or a worker thread started from the same file. */
async function run(): Promise<void> {
  if (parentPort !== null) {
    const { serveBlocks } = await import('./calculate/serve-blocks.ts')
    return serveBlocks(parentPort)
  }
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', here), 'utf8')) as { version: string }
  process.exitCode = await main(process.argv.slice(2), nodeIo(version, here))
}

await run()
