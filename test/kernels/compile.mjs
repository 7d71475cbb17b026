/**
 * Compiles the bulk kernels, test/kernels/assembly, and embeds them in src/bulk/kernel/data.
 *
 * Run: `npm ci --prefix test/kernels`, then `npm run build --prefix test/kernels` after a change of the sources, or
 * `npm run check --prefix test/kernels`, which fails when the committed bytes do not come from the committed sources.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const DATA = 'src/bulk/kernel/data'
/** The first bytes of a memory are the module's: KERNEL_BYTES in src/bulk/kernel/layout.ts. */
const KERNEL_BYTES = 1024
const MEMORY = ['--importMemory', '--noExportMemory', '--memoryBase', '64']
const OPTIMIZE = ['-O3', '--converge', '--noAssert', '--runtime', 'stub', '--enable', 'simd']
const FMA = ['--enable', 'relaxed-simd']
const SHARED = ['--enable', 'threads', '--sharedMemory', '--maximumMemory', '65536']
const VARIANTS = [
  { name: 'simd', options: [] },
  { name: 'simd-shared', options: SHARED },
  { name: 'simd-fma', options: FMA },
  { name: 'simd-fma-shared', options: [...FMA, ...SHARED] },
]

async function compile(name, options) {
  const written = new Map()
  const given = ['test/kernels/assembly/index.ts', '--baseDir', ROOT, '--outFile', `${name}.wasm`]
  const { error, stderr } = await asc.main([...given, ...OPTIMIZE, ...MEMORY, ...options], {
    readFile: (path, base) => {
      try {
        return readFileSync(`${base}/${path}`, 'utf8')
      } catch {
        return null
      }
    },
    writeFile: (path, contents) => void written.set(path, contents),
    listFiles: () => [],
  })
  if (error) throw new Error(`${name}: ${stderr.toString()}`, { cause: error })
  return Buffer.from(written.get(`${name}.wasm`))
}

/** The constants of the sources, which are the same in all variants, lie within the bytes that are the module's. */
function checkConstants(bytes) {
  const memory = new WebAssembly.Memory({ initial: 1 })
  new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } })
  const end = new Uint8Array(memory.buffer).findLastIndex((byte) => byte !== 0) + 1
  if (end > KERNEL_BYTES) throw new Error(`the constants end at ${end}, and ${KERNEL_BYTES} bytes are kept for them`)
}

function embedded(name, bytes) {
  const constant = `WASM_${name.toUpperCase().replaceAll('-', '_')}`
  return `// Generated: npm run build --prefix test/kernels. The WebAssembly of test/kernels/assembly, ${bytes.length} bytes.

/** The kernel '${name}' in base64. */
export const ${constant} =
  '${bytes.toString('base64')}'
`
}

const isCheck = process.argv[2] === 'check'
const differing = []
for (const { name, options } of VARIANTS) {
  const bytes = await compile(name, options)
  const path = `${ROOT}${DATA}/wasm-${name}.ts`
  const text = embedded(name, bytes)
  if (name === 'simd') checkConstants(bytes)
  console.log(`${name}: ${bytes.length} bytes`)
  if (!isCheck) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) differing.push(`${DATA}/wasm-${name}.ts`)
}
if (differing.length > 0) {
  console.error(`not what the sources compile to: ${differing.join(', ')}; run npm run build --prefix test/kernels`)
  process.exitCode = 1
}
