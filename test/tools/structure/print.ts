import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureSources } from './measures.ts'

// npm run structure [-- COMMIT]: the measures of the sources, next to those of another commit
const [commit] = process.argv.slice(2)

/** Measures the sources of a commit, which are unpacked into a folder for the time of it. */
function measureCommit(name: string) {
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
if (commit !== undefined) console.log(`${''.padEnd(32)}${commit.slice(0, 8).padStart(8)}     now`)
for (const [index, { name, value, counted }] of measureSources().entries()) {
  const earlier = commit === undefined ? '' : String(before[index]?.value).padStart(8)
  console.log(`${name.padEnd(32)}${earlier}${String(value).padStart(8)}  ${counted}`)
}
