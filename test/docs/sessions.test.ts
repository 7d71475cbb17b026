import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BUILT_PROGRAM } from '../fixtures/built-program.ts'
import { documents } from './collect-examples.ts'
import { isAsSaid, type Page, pageOf } from './page.ts'
import { sessionOf, typeSession } from './session.ts'

const pages = documents()
  .map((file) => pageOf(file))
  .filter((page) => sessionOf(page).length > 0)

/** A folder with the program and tsx installed, and the files of a page. */
function folderFor({ steps }: Page): string {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-session-'))
  const programs = join(folder, 'node_modules/.bin')
  mkdirSync(programs, { recursive: true })
  symlinkSync(resolve('node_modules/tsx'), join(folder, 'node_modules/tsx'))
  symlinkSync('../tsx/dist/cli.mjs', join(programs, 'tsx'))
  writeFileSync(join(programs, 'tonne'), `#!/bin/sh\nexec '${process.execPath}' '${BUILT_PROGRAM}' "$@"\n`)
  chmodSync(join(programs, 'tonne'), 0o755)
  writeFileSync(join(folder, 'package.json'), '{}')
  for (const step of steps) if (step.does === 'file') writeFileSync(join(folder, step.name), `${step.block.code}\n`)
  return folder
}

describe('the commands of a page that share one shell', () => {
  it('are found', () => {
    expect(pages.map(({ file }) => file)).toContain('src/docs/v1.md')
  })

  it.each(pages.map((page) => [page.file, page] as const))('do what %s shows', async (_, page) => {
    const cwd = folderFor(page)
    const steps = sessionOf(page)
    try {
      const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
      const printed = await typeSession(steps, { cwd, env: { PATH, HOME: cwd, NO_COLOR: '1' } })
      for (const [index, { block, output }] of steps.entries()) {
        const text = printed[index]?.replaceAll('\r', '') ?? ''
        expect(isAsSaid(text, output?.code ?? ''), `${block.file}:${block.line}\n${text}`).toBe(true)
      }
    } finally {
      rmSync(cwd, { recursive: true, force: true, maxRetries: 5 })
    }
  })
})
