import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { anchorsOf } from '../tools/api/reference.ts'
import { documents } from './collect-examples.ts'

const withoutBlocks = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '')

/** The anchors of a page's headings, as hosts of repositories derive them. */
function headingsOf(text: string): string[] {
  const titles = [...withoutBlocks(text).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) => title)
  return anchorsOf(titles.map((title) => title.replace(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-')))
}

/** The links of a page to a heading: file and anchor. */
function linksToHeadings(file: string, text: string): (readonly [file: string, anchor: string])[] {
  return [...withoutBlocks(text).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)/g)].map(
    ([, path = '', anchor = '']) => [path === '' ? file : join(dirname(file), path), anchor] as const,
  )
}

describe('links to headings', () => {
  it('are found, in the words of the heading', () => {
    const text = '# A `b` (c), d\n\n[x](#a-b-c-d) [y](other.md#e)\n\n```sh\n# no heading\n```\n## A b c d'
    expect(headingsOf(text)).toEqual(['a-b-c-d', 'a-b-c-d-1'])
    expect(linksToHeadings('f/page.md', text)).toEqual([
      ['f/page.md', 'a-b-c-d'],
      ['f/other.md', 'e'],
    ])
  })

  it.each(documents())('of %s lead to a heading', (file) => {
    const broken = linksToHeadings(file, readFileSync(file, 'utf8')).filter(
      ([target, anchor]) => !headingsOf(readFileSync(target, 'utf8')).includes(anchor),
    )
    expect(broken).toEqual([])
  })
})
