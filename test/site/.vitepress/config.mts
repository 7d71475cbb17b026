/** The Markdown of the repository as a site that can be searched. It has no content of its own; the sidebar is the index. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type DefaultTheme, type MarkdownRenderer } from 'vitepress'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const INDEX = 'src/docs/README.md'

/** A folder's `README.md` is the index of the folder. */
const addressOf = (path: string): string => path.replace(/(^|\/)README\.md/, '$1index.md')

/** Lets the links to a `README.md` lead to its address. */
function rewriteLinks(md: MarkdownRenderer): void {
  md.core.ruler.push('readme_links', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.attrGet('href')
      if (token.type === 'link_open' && href !== null && !href.includes(':')) token.attrSet('href', addressOf(href))
    }
  })
}

/** The headings of the index with the pages of their tables. */
function sidebar(): DefaultTheme.SidebarItem[] {
  const [, ...parts] = readFileSync(`${ROOT}/${INDEX}`, 'utf8').split(/^## /m)
  return parts.map((part) => ({
    text: part.split('\n')[0],
    items: [...part.matchAll(/^\|.*\[([^\]]+)\]\(((?:reference\/)?[\w-]+\.md)\) \|$/gm)].map(([, text, path = '']) => ({
      text,
      link: `/src/docs/${addressOf(path).replace(/(index)?\.md$/, '')}`,
    })),
  }))
}

export default defineConfig({
  title: 'tonne',
  description: 'Greenhouse-gas emissions from activity data, exact and traced',
  srcDir: ROOT,
  // the pages are those that the package ships
  srcExclude: [
    '!(README|CHANGELOG).md',
    '!(src|bench|test)/**/*',
    'src/!(docs)/**/*',
    'bench/*/**/*',
    'test/!(matrix|stores)/**/*',
    'test/matrix/*/**/*',
    'test/stores/!(torture)/**/*',
  ],
  outDir: fileURLToPath(new URL('dist', import.meta.url)),
  rewrites: addressOf,
  // angle brackets in the pages are text
  markdown: { html: false, config: rewriteLinks },
  // a folder that begins with a dot has no address
  ignoreDeadLinks: [/\.github\//],
  themeConfig: {
    nav: [
      { text: 'Pages', link: '/src/docs/' },
      { text: 'API reference', link: '/src/docs/reference/' },
    ],
    sidebar: sidebar(),
    outline: [2, 3],
    search: { provider: 'local' },
  },
})
