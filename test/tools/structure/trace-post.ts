import { measurePost, tracePost } from './measure-post.ts'

// npx tsx test/tools/structure/trace-post.ts: the code that one POST of site fuel runs, from the request to the response.
// `--files` lists the calls by file, `--calls` each call in order

/** Counts equal texts, the most frequent first. */
function countTexts(texts: readonly string[]): readonly (readonly [text: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)
}

const calls = await tracePost()
for (const { name, value } of measurePost(calls)) console.log(`${String(value).padStart(5)} ${name}`)
if (process.argv.includes('--files'))
  for (const [file, count] of countTexts(calls.map((call) => call.file)))
    console.log(`${String(count).padStart(5)} ${file}`)
if (process.argv.includes('--calls')) for (const { file, name } of calls) console.log(`${file} ${name}`)
