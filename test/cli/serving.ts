import { runTonne, type World } from './memory-io.ts'

/** Where a server that printed this listens. */
export const urlIn = (stdout: string) => /http:\/\/[\d.]+:\d+/.exec(stdout)?.[0] ?? ''

/** Serves, works while it serves, and gives back the run; what fails meanwhile fails the test. */
export async function serving(
  options: readonly string[],
  work: NonNullable<World['untilStopped']>,
  world: Pick<World, 'files'> = {},
) {
  const failures: unknown[] = []
  const untilStopped = (printed: Parameters<typeof work>[0]) =>
    work(printed).catch((error: unknown) => void failures.push(error))
  const run = await runTonne(['serve', '--port', '0', ...options], { ...world, untilStopped })
  for (const failure of failures) throw failure
  return run
}
