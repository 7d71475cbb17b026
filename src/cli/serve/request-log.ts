import type { TextOutput } from '../io.ts'
import type { Answered } from './http-server.ts'
import { pathTemplate } from './path-template.ts'

const METHOD = /^[A-Z]{1,16}$/

/** Logs each response as a line of JSON: time, method, path without ids, status, ms; never a key or a body. */
export function requestLog(output: TextOutput, templates: readonly string[], now: () => number) {
  return ({ method, target, status, ms }: Answered): void => {
    const line = {
      time: new Date(now()).toISOString(),
      method: METHOD.test(method) ? method : '(unknown)',
      path: pathTemplate(target, templates),
      status,
      ms,
    }
    output.write(`${JSON.stringify(line)}\n`)
  }
}
