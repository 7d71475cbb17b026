import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What a verifier says of a proof. */
export interface Answer {
  /** verified, not_verified, format_newer, format_prerelease or trace_invalid. */
  readonly answer: string
  /** The codes of all differences, sorted, each once. */
  readonly codes: readonly string[]
  readonly seconds: number
}

const SCRIPT = fileURLToPath(new URL('answers.py', import.meta.url))

/** Returns what the Python verifier says of each proof, in order; with a list of publications also at level 3. */
export async function pythonAnswers(
  proofs: Iterable<string | object>,
  factorsFile?: string,
): Promise<readonly Answer[]> {
  const args = factorsFile === undefined ? [SCRIPT] : [SCRIPT, factorsFile]
  const child = spawn('python3', args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const failed = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`answers.py ended with exit code ${code}`)
  })
  const answers: Answer[] = []
  const read = (async () => {
    for await (const line of createInterface({ input: child.stdout })) answers.push(JSON.parse(line))
  })()
  for (const proof of proofs) {
    if (!child.stdin.write(`${JSON.stringify(proof)}\n`)) await once(child.stdin, 'drain')
  }
  child.stdin.end()
  await Promise.all([read, failed])
  return answers
}
