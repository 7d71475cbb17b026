/**
 * The template of a target, '/v1/sites/{siteId}', so that a log holds neither ids nor what stands in a query; '(unknown)'
 * where it is of none, for a path that is not known may be anything, a key too. Fixed names go before those in braces.
 */
export function pathTemplate(target: string, templates: readonly string[]): string {
  const segments = (target.split('?', 1)[0] as string).split('/')
  const isOf = (template: string) => {
    const parts = template.split('/')
    return parts.length === segments.length && parts.every((part, at) => part.startsWith('{') || part === segments[at])
  }
  return templates.filter(isOf).sort((a, b) => a.split('{').length - b.split('{').length)[0] ?? '(unknown)'
}
