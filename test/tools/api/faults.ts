import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { docCommentOf } from './doc-comment.ts'
import { anchorsOf } from './reference.ts'
import type { Surface } from './surface.ts'

const FENCED = /^```[\s\S]*?^```$/gm
const LINK = /\]\(([^)#\s]*)(?:#([^)\s]*))?\)/g
const INLINE_TAG = /\{@\w+/

function headingsOf(page: string): string[] {
  return anchorsOf([...page.replace(FENCED, '').matchAll(/^### (.*)$/gm)].map(([, title = '']) => title))
}

/** Links of one page to files, pages and headings that are not there. */
function brokenLinks(folder: string, file: string, pages: ReadonlyMap<string, string>): string[] {
  const text = (pages.get(file) ?? '').replace(FENCED, '')
  return [...text.matchAll(LINK)].flatMap(([, path = '', anchor]) => {
    if (/^https?:/.test(path)) return []
    const target = pages.get(path || file)
    const isThere = target === undefined ? existsSync(join(folder, path)) : true
    const isReached = anchor === undefined || (target !== undefined && headingsOf(target).includes(anchor))
    return isThere && isReached ? [] : [`${file}: nothing is at ${path}${anchor === undefined ? '' : `#${anchor}`}`]
  })
}

/** Exports without a doc comment, functions without an example, tags that no page shows. */
function undocumented({ entries }: Surface): string[] {
  return entries.flatMap(({ entry, items }) =>
    items.flatMap((item) => {
      const { text, examples } = docCommentOf(item)
      const place = `${entry.specifier} ${item.name}`
      if (text === '') return [`${place} has no doc comment`]
      const found = INLINE_TAG.test(text) ? [`${place} has an inline tag; write the name in backticks`] : []
      return item.kind === 'function' && examples.length === 0 ? [...found, `${place} has no @example`] : found
    }),
  )
}

/** What is wrong with the reference whose pages go into `folder`. */
export function referenceFaults(surface: Surface, pages: ReadonlyMap<string, string>, folder: string): string[] {
  return [...undocumented(surface), ...[...pages.keys()].flatMap((file) => brokenLinks(folder, file, pages))]
}
