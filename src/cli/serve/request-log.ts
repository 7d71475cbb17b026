import type { TextOutput } from '../io.ts'
import type { Answered } from './http-server.ts'

const METHOD = /^[A-Z]{1,16}$/

/**
 * The template of a request target, '/v1/sites/{siteId}', which keeps ids and query strings out of logs; '(unknown)' if
 * none matches, since an unknown path may contain anything, even a key. Fixed names take precedence over parameters.
 */
function pathTemplate(target: string, templates: readonly string[]): string {
  const segments = target.replace(/\?.*/s, '').split('/')
  const isOf = (template: string) => {
    const parts = template.split('/')
    return (
      parts.length === segments.length && parts.every((part, index) => part.startsWith('{') || part === segments[index])
    )
  }
  return templates.filter(isOf).sort((a, b) => a.split('{').length - b.split('{').length)[0] ?? '(unknown)'
}

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
