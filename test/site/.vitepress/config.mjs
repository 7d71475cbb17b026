/** The Markdown of the repository as a site that can be searched. It has no content of its own; the sidebar is the index. */
import { cpSync, readFileSync, rmSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const INDEX = 'src/docs/README.md'

/** The Markdown of the package that the site shows. */
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'src/docs',
  'bench/README.md',
  'test/README.md',
  'test/matrix/README.md',
  'test/stores/torture/README.md',
]

/** A folder's `README.md` is the index of the folder. */
const addressOf = (path) => path.replace(/(^|\/)README\.md/, '$1index.md')

/** Lets the links to a `README.md` lead to its address. */
function rewriteLinks(md) {
  md.core.ruler.push('readme_links', ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.attrGet('href')
      if (token.type === 'link_open' && href !== null && !href.includes(':')) token.attrSet('href', addressOf(href))
    }
  })
}

/** The headings of the index with the pages of their tables. */
function sidebar() {
  const [, ...parts] = readFileSync(`${ROOT}/${INDEX}`, 'utf8').split(/^## /m)
  const groups = parts.map((part) => ({
    text: part.split('\n')[0],
    items: [...part.matchAll(/^\|.*\[([^\]]+)\]\(((?:reference\/)?[\w-]+\.md)\) \|$/gm)].map(([, text, path = '']) => ({
      text,
      link: `/src/docs/${addressOf(path).replace(/(index)?\.md$/, '')}`,
    })),
  }))
  return groups.filter(({ items }) => items.length > 0)
}

/** Copies the Markdown of the package to below the folder where the generator is installed, from which it loads its code. */
function copyPages(to) {
  rmSync(to, { recursive: true, force: true })
  for (const path of PAGES) {
    cpSync(`${ROOT}/${path}`, `${to}/${path}`, {
      recursive: true,
      filter: (from) => statSync(from).isDirectory() || from.endsWith('.md'),
    })
  }
}

const srcDir = fileURLToPath(new URL('../dist/pages', import.meta.url))
copyPages(srcDir)

export default defineConfig({
  title: 'tonne',
  description: 'Greenhouse-gas emissions from activity data, exact and traced',
  srcDir,
  outDir: fileURLToPath(new URL('../dist/site', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../dist/cache', import.meta.url)),
  rewrites: addressOf,
  // angle brackets in the pages are text
  markdown: { html: false, config: rewriteLinks },
  // a folder that begins with a dot has no address
  ignoreDeadLinks: [/\.github\//],
  // the index for searches is one file
  vite: { build: { chunkSizeWarningLimit: 5000 } },
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
