import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { markPureCalls } from './mark-pure-calls.ts'

/** Bundles a module, importing only `used`, and returns the text that is left of it. */
async function keptOf(code: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: 'import { used } from "module"\nconsole.log(used)', resolveDir: '.' },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [
      {
        name: 'module',
        setup(bundle) {
          bundle.onResolve({ filter: /^module$/ }, () => ({ path: 'module', namespace: 'text' }))
          bundle.onLoad({ filter: /./, namespace: 'text' }, () => ({ contents: markPureCalls(code) }))
        },
      },
    ],
  })
  return outputFiles[0]?.text ?? ''
}

describe('marks of pure initialisers', () => {
  it.each([
    ['a call', 'const unused = Object.freeze({ a: 1 })'],
    ['calls in a call', 'const unused = Object.freeze(Object.keys(table))'],
    ['a chain of calls', 'const unused = [0, 1].map((one) => one + 1).filter(Boolean)'],
    ['a new object', 'const unused = new WeakMap()'],
    ['what is spread', 'const unused = { ...table, b: [...Object.keys(table)] }'],
    ['a field that is read', 'const unused = Object.keys(table.a)'],
    ['a text made of others', `const unused = \`\${table} and \${Object.keys(table)}\``],
    ['one of several constants', 'const first = 1, unused = Object.keys(table)'],
  ])('leave out %s that nobody uses', async (_, line) => {
    const kept = await keptOf(`const table = { a: {} }\n${line}\nexport const used = 'kept'\nexport { unused }`)
    expect(kept).toContain('kept')
    expect(kept).not.toContain('unused')
    expect(kept).not.toContain('table')
  })

  it.each([
    [`export const used = { ...{ a: 1 }, b: \`\${1}\` }`, { a: 1, b: '1' }],
    ['export const used = Object.freeze([...new Set([1, 1])])', [1]],
    ['export const used = ((n) => n * 2)(21)', 42],
    ['const { a, b } = { ...{ a: 1, b: 2 } }\nexport const used = [a, b]', [1, 2]],
  ])('change no value: %s', async (code, value) => {
    const marked = `data:text/javascript,${encodeURIComponent(markPureCalls(code))}`
    expect(await import(/* @vite-ignore */ marked)).toEqual(expect.objectContaining({ used: value }))
  })

  it.each([
    ['functions and classes', 'const f = () => Object.keys({})\nclass C {\n  x = new Map()\n}\n'],
    ['statements', "console.log('once')\nfor (const one of [new Map()]) one.clear()\n"],
    ['what waits', `const data = await fetch(\`\${url}\`)\n`],
  ])('leave %s as they are', (_, code) => {
    expect(markPureCalls(code)).toBe(code)
  })
})
