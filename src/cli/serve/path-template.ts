/**
 * The template of a request target, '/v1/sites/{siteId}', which keeps ids and query strings out of logs; '(unknown)' if
 * none matches, since an unknown path may contain anything, even a key. Fixed names take precedence over parameters.
 */
export function pathTemplate(target: string, templates: readonly string[]): string {
  const segments = (target.split('?', 1)[0] as string).split('/')
  const isOf = (template: string) => {
    const parts = template.split('/')
    return (
      parts.length === segments.length && parts.every((part, index) => part.startsWith('{') || part === segments[index])
    )
  }
  return templates.filter(isOf).sort((a, b) => a.split('{').length - b.split('{').length)[0] ?? '(unknown)'
}
