import { MessageChannel } from 'node:worker_threads'
import { serveBlocks } from '../../src/apps/cli/calculate/serve-blocks.ts'
import type { WorkerPort } from '../../src/apps/cli/calculate/worker-messages.ts'
import type { ByteInput, CliIo, StagedFiles } from '../../src/apps/cli/io.ts'
import { main } from '../../src/apps/cli/program.ts'
import { fail } from '../../src/core/errors/index.ts'

/** A run of the program without a machine: what it printed, what it wrote, and its exit code. */
export interface Run {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  readonly files: Readonly<Record<string, string>>
  /** Addresses that were opened in a browser. */
  readonly opened: readonly string[]
}

/** What the run finds. */
export interface World {
  readonly files?: Readonly<Record<string, string>>
  /** Files that are not text. */
  readonly bytes?: Readonly<Record<string, Uint8Array>>
  /** Files are read in pieces of so many bytes. */
  readonly pieceBytes?: number
  readonly openInput?: CliIo['openInput']
  readonly stageFiles?: (files: Record<string, string>) => StagedFiles
  readonly startWorker?: () => WorkerPort
  readonly now?: () => number
  readonly loadModule?: CliIo['loadModule']
  readonly hasFile?: CliIo['hasFile']
  /** The standard output or error is a terminal. */
  readonly stdoutIsTerminal?: boolean
  readonly stderrIsTerminal?: boolean
  readonly stdinIsTerminal?: boolean
  readonly hasColors?: boolean
  /** Called once the program waits to be stopped, with what it has printed so far; it is stopped when that is done. */
  readonly untilStopped?: (printed: Readonly<Record<'stdout' | 'stderr', string>>) => Promise<void>
}

/** What calculates blocks as a thread does, without a thread. */
export function threadHere(): WorkerPort {
  const { port1, port2 } = new MessageChannel()
  serveBlocks(port2)
  return {
    send: (request) => port1.postMessage(request),
    onAnswer: (listener) => void port1.on('message', listener),
    onDeath: () => undefined,
    stop: async () => port1.close(),
  }
}

/** A file in memory, given in pieces of so many bytes. */
function memoryInput(text: string | Uint8Array, pieceBytes: number): ByteInput {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return {
    size: bytes.length,
    chunks: async function* () {
      for (let index = 0; index < bytes.length; index += pieceBytes) yield bytes.slice(index, index + pieceBytes)
    },
  }
}

/** Files that appear among others when they are kept. */
export function memoryFiles(files: Record<string, string>): StagedFiles {
  const staged = new Map<string, Uint8Array[]>()
  return {
    open: async (path) => {
      const pieces: Uint8Array[] = []
      staged.set(path, pieces)
      return { write: async (bytes) => void pieces.push(bytes.slice()) }
    },
    keep: async () => {
      for (const [path, pieces] of staged) files[path] = Buffer.concat(pieces).toString()
    },
    discard: async () => staged.clear(),
  }
}

/** Runs `main` over files in memory. */
export async function runTonne(argv: readonly string[], world: World = {}): Promise<Run> {
  const files: Record<string, string> = { ...world.files }
  const printed = { stdout: '', stderr: '' }
  const output = (name: 'stdout' | 'stderr', isTerminal = false) => ({
    isTerminal,
    hasColors: world.hasColors ?? false,
    write: (text: string) => {
      printed[name] += text
    },
    writeBytes: async (bytes: Uint8Array) => {
      printed[name] += new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    },
  })
  const opened: string[] = []
  const missing = () => fail('', 'file_unreadable', 'cannot be read: there is no such file or folder')
  const io: CliIo = {
    version: '1.2.3',
    stdout: output('stdout', world.stdoutIsTerminal),
    stderr: output('stderr', world.stderrIsTerminal),
    resolve: (path) => path,
    readText: (path) => files[path] ?? missing(),
    openInput: async (path) =>
      world.openInput?.(path) ??
      memoryInput(world.bytes?.[path] ?? files[path] ?? missing(), world.pieceBytes ?? 65_536),
    stageFiles: () => world.stageFiles?.(files) ?? memoryFiles(files),
    startWorker: () => world.startWorker?.() ?? threadHere(),
    loadModule: async (name) => world.loadModule?.(name),
    hasFile: (path) => world.hasFile?.(path) ?? path in files,
    openInBrowser: (url) => void opened.push(url),
    stdinIsTerminal: world.stdinIsTerminal ?? false,
    now: world.now ?? (() => Date.parse('2026-02-03T04:05:06.789Z')),
    outliveReaders: () => undefined,
    untilStopped: async () => world.untilStopped?.(printed),
  }
  const code = await main(argv, io)
  return { code, ...printed, files, opened }
}

/** Runs a CSV of a header and rows; the result file is out.csv. */
export function calculateCsv(lines: readonly string[], options: readonly string[] = []): Promise<Run> {
  return runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': lines.join('\n') } })
}
