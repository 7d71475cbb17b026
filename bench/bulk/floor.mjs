/** The memory floor: what rows cost at least, however they are calculated. */
import asc from 'assemblyscript/asc'

const PAGE = 65_536
const OPTIONS = ['--outFile', 'floor.wasm', '-O3', '--runtime', 'stub', '--enable', 'simd', '--importMemory']

/**
 * AssemblyScript. The traffic of rows and no arithmetic, two rows a turn by vectors: reads value and pair, writes four
 * columns (the pair into one of them, so that it must be read). Tried beside it and slower: memory.copy by blocks of
 * 1,024 rows to all, four times Float64Array.set, the loop in JS.
 */
const SOURCE = `
export function copy(rows: i32, value: usize, pair: usize, co2: usize, ch4: usize, n2o: usize, co2e: usize): void {
  for (let row: i32 = 0; row < rows; row += 2) {
    const at = <usize>row << 3
    const v = v128.load(value + at)
    v128.store(co2 + at, v)
    v128.store(ch4 + at, v128.load64_zero(pair + (at >> 1)))
    v128.store(n2o + at, v)
    v128.store(co2e + at, v)
  }
}`

async function compiled() {
  let bytes
  const { error, stderr } = await asc.main(['floor.ts', ...OPTIONS], {
    readFile: (name) => (name === 'floor.ts' ? SOURCE : null),
    writeFile: (_, contents) => {
      bytes = contents
    },
    listFiles: () => [],
  })
  if (error !== null) throw new Error(`${error.message}\n${stderr}`)
  return bytes
}

/** A function that moves as many bytes as the rows of these columns pass through, once. */
export async function memoryFloor({ value, coefficient }) {
  const rows = value.length
  const starts = []
  let end = PAGE
  for (const width of [8, 4, 8, 8, 8, 8]) {
    starts.push(end)
    end += PAGE * Math.ceil((rows * width) / PAGE)
  }
  const memory = new WebAssembly.Memory({ initial: end / PAGE })
  // pages that were never written are all one page, and would be read from the nearest cache
  new Float64Array(memory.buffer, starts[0], rows).set(value)
  new Uint32Array(memory.buffer, starts[1], rows).set(coefficient)
  const abort = () => {
    throw new Error('the floor aborted')
  }
  const { instance } = await WebAssembly.instantiate(await compiled(), { env: { memory, abort } })
  return () => instance.exports.copy(rows, ...starts)
}
