import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measurePost, tracePost } from './measure-post.ts'
import { findWorse, MEASURES_LEFT, type Measure, measureSources } from './measures.ts'

// npm run structure [-- COMMIT]: the measures of the sources with their goals, next to those of another commit.
// Fails if a measure is worse than measures-left.json says
const [commit] = process.argv.slice(2)

/** Measures the sources of a commit, which are unpacked into a temporary folder. */
function measureCommit(name: string): readonly Measure[] {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-structure-'))
  try {
    const archive = execFileSync('git', ['archive', name, 'src'], { maxBuffer: 2 ** 30 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    return measureSources(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const before = commit === undefined ? [] : measureCommit(commit)
const measures = [...measureSources(), ...measurePost(await tracePost())]
const earlierName = commit === undefined ? '' : commit.slice(0, 8).padStart(9)
console.log(`${''.padEnd(32)}${earlierName}${'now'.padStart(8)}${'goal'.padStart(8)}`)
for (const [index, { name, value, counted, goal }] of measures.entries()) {
  const earlier = commit === undefined ? '' : String(before[index]?.value ?? '').padStart(9)
  const wanted = goal === undefined ? '' : `≤ ${goal}`
  console.log(`${name.padEnd(32)}${earlier}${String(value).padStart(8)}${wanted.padStart(8)}  ${counted}`)
}

const worse = findWorse(measures)
for (const { name, value } of worse) {
  console.error(
    `✗ ${name}: ${value}, but test/architecture/measures-left.json accepts ${MEASURES_LEFT[name] ?? 'none'}`,
  )
}
if (worse.length > 0) process.exitCode = 1
