import { readFileSync } from 'node:fs'
import type { Block } from './collect-blocks.ts'
import { blocksOfText, SAVED_AS } from './collect-examples.ts'

/**
 * What a reader does with a block, from the top of the page down:
 * - `example`: a program of its own, with its assertions in comments
 * - `file`: saved under the name that stands behind the language
 * - `shell`: typed into a shell in the folder of the files; `output` is what it prints; all blocks of a page that say
 *   `session` behind the language share one shell, so that a server and variables last from block to block
 * - `patch`: a change of this repository
 */
export type PageStep =
  | { readonly does: 'example' | 'patch'; readonly block: Block }
  | { readonly does: 'file'; readonly block: Block; readonly name: string }
  | { readonly does: 'shell'; readonly block: Block; readonly output: Block | null; readonly isSession: boolean }

/** A document as a reader follows it. Throws for a block that nothing checks. */
export interface Page {
  readonly file: string
  readonly steps: readonly PageStep[]
}

/** The page of a document's text. */
export function pageOf(file: string, text = readFileSync(file, 'utf8')): Page {
  const steps: PageStep[] = []
  const lines = text.split('\n')
  for (const block of blocksOfText(file, text)) {
    const { language, info, line } = block
    const last = steps.at(-1)
    const reject = (why: string): never => {
      throw new Error(`${file}:${line - 1}: ${why}`)
    }
    // drawings have a test of their own
    if (language === 'mermaid') continue
    if (language === 'diff') steps.push({ does: 'patch', block })
    else if (language === 'sh') {
      if (info !== '' && info !== 'session') reject(`'${info}' is unknown behind sh`)
      steps.push({ does: 'shell', block, output: null, isSession: info === 'session' })
    } else if (info !== '' && !info.startsWith('no-run')) {
      if (!SAVED_AS.test(info)) reject(`'${info}' is not a name of a file`)
      if (!requireEither(info, lines.slice(0, line - 1)))
        reject(`the text above does not say to save it as \`${info}\``)
      steps.push({ does: 'file', block, name: info })
    } else if (language === 'ts') {
      if (info === '') steps.push({ does: 'example', block })
    } else if (last?.does === 'shell' && last.output === null) steps[steps.length - 1] = { ...last, output: block }
    else reject(`${language} is neither a file with a name nor what the shell block before it prints`)
  }
  return { file, steps }
}

/** True where one of the few lines above names the file, so that a reader knows what to save the block as. */
function requireEither(name: string, above: readonly string[]): boolean {
  return above.slice(-6).join('\n').includes(`\`${name}\``)
}

/** The lines of a shell block that do something, continued ones as one. */
export function commandsOf({ code }: Block): string[] {
  return code
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/\s+#.*$/, '').trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

/** The files of a page that nothing on it uses: no command names them, and no other file imports them. */
export function unusedFiles({ steps }: Page): string[] {
  const names = steps.flatMap((step) => (step.does === 'file' ? [step.name] : []))
  const texts = steps.flatMap((step) => (step.does === 'shell' || step.does === 'file' ? [step.block.code] : []))
  // a framework finds them by their places
  const isRoute = (name: string) =>
    /(?:^|\/)(?:route|page|layout)\.[jt]sx?$|^(?:models|seeds)\/|^(?:dbt_project|profiles)\.yml$/.test(name)
  return names.filter((name) => !isRoute(name) && !texts.some((text) => text.includes(name)))
}

/** True where the text is what was said; a line or part of one written as `…` stands for anything. */
export function isAsSaid(text: string, said: string): boolean {
  const escaped = (part: string) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const lines = said
    .trim()
    .split('\n')
    .map((line) => (line.trim() === '…' ? '(?:.*\n)*?.*' : line.split('…').map(escaped).join('.*')))
  return new RegExp(`^${lines.join('\n')}$`).test(text.trim())
}

/** The link of a page whose reader installs the package as the index says. */
const HOW_TO_RUN = '(README.md#run-the-examples)'

/** Where a page says how to install the package: 'link' to the one paragraph on it, 'itself', or nowhere. */
export function installOf({ steps }: Page, text: string): 'link' | 'itself' | null {
  const commands = steps.flatMap((step) => (step.does === 'shell' ? commandsOf(step.block) : []))
  if (commands.some((command) => /^npm install tonne\b/.test(command))) return 'itself'
  return text.includes(HOW_TO_RUN) ? 'link' : null
}

/** True if a reader of the page needs the package: an example, or a command that runs it. */
export function needsPackage({ steps }: Page): boolean {
  return steps.some(
    (step) =>
      step.does === 'example' || (step.does === 'shell' && /\bnpx (?:tonne|tsx (?!test\/))/.test(step.block.code)),
  )
}
