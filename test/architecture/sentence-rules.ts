import type ts from 'typescript'
import { commentsOf, pathOf } from './program.ts'

/** A turn of phrase that a reader must decode, with what to write instead. */
interface PhraseRule {
  readonly pattern: RegExp
  readonly instead: string
}

const VERB = '(?:is|are|was|were|has|have|had|holds?|follows?|comes?|counts?|stands?|belongs?|differs?|changes?|costs?)'

/** The phrases of `GLOSSARY.md`, "Sentences". They find about half of the sentences that must be read twice. */
export const PHRASES: readonly PhraseRule[] = [
  { pattern: /\b(?<!all )of wh(?:ich|om)\b/i, instead: 'two sentences, or "whose"' },
  { pattern: /^of /i, instead: 'the subject first' },
  {
    pattern: new RegExp(`(?:^|[;:.,] |\\b(?:of|for|from|by|with|and|or|to|in|than|but|as|all) )what ${VERB}\\b`, 'i'),
    instead: 'the noun: records, fields, rows, inputs',
  },
  { pattern: /\b(?:is|are|be|been|was|were) (?:told|said)\b/i, instead: 'reported, determined' },
  { pattern: /\bas far as\b/i, instead: '"if", or "the part that"' },
  { pattern: /\bbeside\b/i, instead: 'next to, in addition to, other than' },
  { pattern: /\b(?:comes?|came|coming) (?:to|about|of|out of)\b/i, instead: 'amounts to, results in' },
  { pattern: /\b(?:true|null|undefined|false|empty|absent|zero|none) where\b/i, instead: '"if"' },
  { pattern: /\b(?:whoever|whatever|whichever|wherever)\b/i, instead: 'who acts' },
  { pattern: /\b(?:but|save) for\b/i, instead: 'except' },
  { pattern: /\b(?:is|are|was|were) there(?=[.,;:)]|$)/i, instead: 'exists' },
  { pattern: /\b(?:the|its|a|another|whole) ways?\b(?! (?:to|that))/i, instead: 'route, conversion, path' },
  {
    pattern: /\b(?:stands?|stood|standing) (?:in|for|beside|at|behind|as|before|on|apart|out)\b/i,
    instead: 'represents, is stored, appears',
  },
  { pattern: /\b(?:held|holds?) (?:it |them |each |every )?to\b/i, instead: 'checked against' },
  { pattern: /\banew\b|\bis due\b|\bis over\b/i, instead: 'again, is expected' },
]

/** The comments with a phrase that the glossary replaces: place, comment and what to write. */
export function decodedComments(file: ts.SourceFile): string[] {
  return commentsOf(file).flatMap(({ text, line }) => {
    const words = text.replace(/@example[\s\S]*$/, '').replace(/^[/*\s]+|\s*\*+\/$/g, '')
    const flat = words.replace(/\s*\n\s*\* ?/g, ' ')
    const rule = PHRASES.find(({ pattern }) => pattern.test(flat))
    return rule === undefined ? [] : [`${pathOf(file)}:${line} ${flat.slice(0, 80)}: write ${rule.instead}`]
  })
}
