import { spawn } from 'node:child_process'
import type { Page, PageStep } from './page.ts'

type ShellStep = Extract<PageStep, { does: 'shell' }>

/** The blocks of a page that a reader types into one shell, from the top of the page down. */
export function sessionOf({ steps }: Page): ShellStep[] {
  return steps.filter((step): step is ShellStep => step.does === 'shell' && step.isSession)
}

/** A stop for a command that waits for something that never comes. */
const SESSION_MS_MAX = 200_000

/** A line that no command prints: the number of the block that begins behind it. */
const mark = (index: number | string) => `==== block ${index} ====`

/** Types blocks into one bash, and returns what each printed. Whatever they started is ended with the shell. */
export async function typeSession(
  steps: readonly ShellStep[],
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<string[]> {
  const script = steps.map(({ block }, index) => `printf '\\n%s\\n' '${mark(index)}'\n${block.code}\n`).join('')
  const child = spawn('bash', [], { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (piece: string) => {
      printed += piece
    })
  }
  // one stream for both, as on a terminal
  child.stdin.end(`exec 2>&1\n${script}printf '\\n%s\\n' '${mark('end')}'\n`)
  const stop = setTimeout(() => endGroup(child.pid), SESSION_MS_MAX)
  await new Promise((done) => child.once('exit', done))
  clearTimeout(stop)
  endGroup(child.pid)
  const parts = printed.split(/^\n?==== block \w+ ====\n/m)
  if (parts.length !== steps.length + 2) throw new Error(`the session of commands broke off:\n${printed}`)
  return parts.slice(1, -1)
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch {
    // everything had ended by itself
  }
}
