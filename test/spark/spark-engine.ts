import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Answer, Engine } from '../sql/engine.ts'
import type { KernelPlan } from './kernel-plan.ts'

const HERE = dirname(fileURLToPath(import.meta.url))

type Reply = { readonly rows: readonly Answer[] } | { readonly error: string }

/** Spark with two executors. */
export interface SparkEngine extends Engine {
  /** The executors, and the tasks that each has done. */
  readonly executors: () => Promise<readonly Answer[]>
  /** Makes the function `tonne(value, pair)`, whose answer has the four gases. */
  readonly register: (kernel: KernelPlan) => Promise<void>
}

/** Starts Spark with the Python of a virtual environment that has it. */
export async function openSpark(python: string): Promise<SparkEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-spark-'))
  const host = spawn(python, [join(HERE, 'host.py'), folder], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, PYSPARK_PYTHON: python, PYSPARK_DRIVER_PYTHON: python, SPARK_LOCAL_IP: '127.0.0.1' },
  })
  const ended = new Promise((resolve) => host.once('close', resolve))
  const lines = createInterface({ input: host.stdout })[Symbol.asyncIterator]()
  const reply = async (): Promise<readonly Answer[]> => {
    const { value, done } = await lines.next()
    if (done) throw new Error('Spark has ended')
    const read = JSON.parse(value) as Reply
    if ('error' in read) throw new Error(read.error)
    return read.rows
  }
  const ask = (request: object) => {
    host.stdin.write(`${JSON.stringify(request)}\n`)
    return reply()
  }
  const [started] = await reply()
  const ansi = (isOn: boolean) => async () => {
    await ask({ run: `SET spark.sql.ansi.enabled = ${isOn}` })
  }
  return {
    name: `Spark ${started?.version}, two executors`,
    dialect: 'spark',
    modes: { 'ANSI mode': ansi(true), 'without ANSI mode': ansi(false) },
    folder,
    run: async (statement) => {
      await ask({ run: statement })
    },
    rows: (statement) => ask({ rows: statement }),
    executors: () => ask({ executors: true }),
    register: async (kernel) => {
      await ask({ kernel })
    },
    close: async () => {
      host.stdin.end()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
