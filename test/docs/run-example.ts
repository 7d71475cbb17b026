import { dirname, resolve } from 'node:path'
import { Decimal } from 'decimal.js'
import { expect } from 'vitest'
import { EmissionsError } from '../../src/core/errors/index.ts'
import { entryPoints } from '../package/entry-points.ts'
import { moduleTables } from '../package/factor-modules.ts'
import type { Example } from './collect-examples.ts'
import { compileExample } from './compile-example.ts'

const AsyncFunction = (async () => undefined).constructor as new (
  ...parametersAndBody: string[]
) => (...given: unknown[]) => Promise<void>

/** Runs an example on its own against the sources; a failure names the file and the line. Returns how much it checked. */
export async function runExample(example: Example): Promise<number> {
  const modules = new Map<string, unknown>()
  let line = example.line
  const place = () => `${example.file}:${line}`

  const at = (next: number) => {
    line = next
  }
  const equal = (where: number, actual: unknown, expected: () => unknown) => {
    at(where)
    expect(asWritten(actual), place()).toEqual(asWritten(expected()))
  }
  const throws = async (where: number, run: () => Promise<void>, code: string) => {
    at(where)
    const error = await run().then(
      () => undefined,
      (thrown: unknown) => thrown,
    )
    if (error !== undefined && !(error instanceof EmissionsError)) throw error
    expect(error?.code, place()).toBe(code)
  }
  try {
    const { javascript, imports, assertions } = compileExample(example)
    for (const specifier of imports) modules.set(specifier, await load(specifier, example))
    const run = new AsyncFunction('require', 'exports', '__at', '__equal', '__throws', javascript)
    await run((specifier: string) => modules.get(specifier), {}, at, equal, throws)
    return assertions
  } catch (error) {
    if (error instanceof Error && !error.message.startsWith(`${example.file}:`))
      error.message = `${place()}: ${error.message}`
    throw error
  }
}

/** The modules of factors are generated, so an example gets the table that they are made of. */
async function load(specifier: string, example: Example): Promise<unknown> {
  const [, path] = /^tonne\/factors\/(.+)/.exec(specifier) ?? []
  const table = path === undefined ? undefined : moduleTables().get(path)
  return table ?? import(/* @vite-ignore */ sourceOf(specifier, example))
}

/** An entry point's source file, a file beside the example, or a package as it is. */
function sourceOf(specifier: string, { file }: Example): string {
  const entry = entryPoints().find((one) => one.specifier === specifier)
  if (entry !== undefined) return resolve(entry.source)
  if (/^tonne(?:\/|$)/.test(specifier)) throw new Error(`'${specifier}' is not an entry point of package.json`)
  return specifier.startsWith('.') ? resolve(dirname(file), specifier) : specifier
}

/** Decimals and BigInts as their digits, so that a document can write them as a string. */
function asWritten(value: unknown): unknown {
  if (typeof value === 'bigint' || Decimal.isDecimal(value)) return String(value)
  if (Array.isArray(value)) return value.map(asWritten)
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, asWritten(one)]))
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
