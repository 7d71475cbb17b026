import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

const SOURCE = 'src/apps/page'

/** The source of a content security policy that allows only this text. */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/**
 * Writes dist/verify.html: one file of the verifier's template, style sheet and script, which `script` names and which is
 * then removed. Its policy allows this script and style sheet by their hashes, and no request.
 */
export function writeVerifyPage(script: string, licences: string): void {
  const { version }: { readonly version: string } = JSON.parse(readFileSync('package.json', 'utf8'))
  const style = ['page.css', 'verifier/verifier.css']
    .map((name) => readFileSync(`${SOURCE}/${name}`, 'utf8'))
    .join('\n')
  const code = readFileSync(script, 'utf8')
  if (/<\/script|<!--/i.test(code)) throw new Error(`${script} holds a text that would end its element`)
  const parts: Readonly<Record<string, string>> = {
    VERSION: version,
    SCRIPT_HASH: hashOf(code),
    STYLE_HASH: hashOf(style),
    STYLE: style,
    SCRIPT: code,
    LICENCES: escapeText(licences),
  }
  const template = readFileSync(`${SOURCE}/verifier/verify.html`, 'utf8')
  // a function, because texts hold $
  const page = template.replace(/\{\{([A-Z_]+)\}\}/g, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`verify.html names ${name}, which the build does not know`)
    return part
  })
  writeFileSync('dist/verify.html', page)
  rmSync(script)
}
