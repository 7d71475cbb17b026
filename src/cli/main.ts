#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { nodeIo } from './node-io.ts'
import { main } from './program.ts'

// a reader that has enough (tonne … | head) closes the pipe: that is no error of ours
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    throw error
  })
}

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
process.exitCode = await main(process.argv.slice(2), nodeIo(version))
