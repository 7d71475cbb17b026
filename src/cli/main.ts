#!/usr/bin/env node
import { readFileSync } from 'node:fs'
import { nodeIo } from './node-io.ts'
import { main } from './program.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
process.exitCode = await main(process.argv.slice(2), nodeIo(version))
