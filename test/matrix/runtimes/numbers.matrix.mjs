import { beforeAll, describe, expect, it } from 'vitest'
import { expectSameNumbers } from './expect-numbers.mjs'
import { printed, RUNTIMES, served } from './started.mjs'

/** The servers of what has no files to run a program from. */
const SERVED = { workerd: 'servers/workerd.mjs', 'edge-runtime': 'servers/edge-runtime.mjs' }

async function numbersServed(server) {
  const { port, stop, stderr } = await served('Node 22', server)
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/numbers`)
    if (answer.status !== 200) throw new Error(`${answer.status} ${await answer.text()} ${stderr()}`)
    return await answer.text()
  } finally {
    await stop()
  }
}

const [HERE, ...OTHERS] = Object.keys(RUNTIMES)
const WAYS = {
  ...Object.fromEntries(OTHERS.map((runtime) => [runtime, () => printed(runtime, 'numbers/print.mjs')])),
  ...Object.fromEntries(Object.entries(SERVED).map(([name, server]) => [name, () => numbersServed(server)])),
}

/** Kernels of `tonne/bulk` that a runtime has, the one that it takes by itself first. */
const KERNELS = {
  'Node 22': ['wasm-simd-fma', 'wasm-simd', 'js'],
  'Node 24': ['wasm-simd-fma', 'wasm-simd', 'js'],
  Bun: ['wasm-simd', 'js'],
  Deno: ['wasm-simd-fma', 'wasm-simd', 'js'],
  // it lets nobody compile WebAssembly from bytes
  workerd: ['js'],
  'edge-runtime': ['wasm-simd-fma', 'wasm-simd', 'js'],
}

describe('the numbers of the runtimes', () => {
  const held = {}
  beforeAll(async () => {
    held.due = JSON.parse(await printed(HERE, 'numbers/print.mjs'))
  })

  for (const [runtime, get] of Object.entries(WAYS)) {
    it(`${runtime} has the same bytes as ${HERE}`, async () => {
      const numbers = JSON.parse(await get())
      const others = expectSameNumbers(numbers, held.due)
      console.info(`${runtime}: ${others} of ${numbers.measured.length} distances differ by a millionth of a metre`)
      expect([numbers.chosen, ...Object.keys(numbers.kernels)]).toEqual([KERNELS[runtime][0], ...KERNELS[runtime]])
    })
  }
})
