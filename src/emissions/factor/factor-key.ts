import type { EmissionFactor } from './emission-factor.ts'

/** The published key of a factor, without what was derived. */
export function baseKeyOf({ key }: Pick<EmissionFactor, 'key'>): string {
  return key.replace(/[?+].*/, '')
}

/** The key with an option set, or taken away where the value is undefined. */
export function withOption(key: string, name: string, value: string | undefined): string {
  const [path = '', query = ''] = key.split('?')
  const kept = query.split('&').filter((part) => part !== '' && !part.startsWith(`${name}=`))
  const options = value === undefined ? kept : [...kept, `${name}=${value}`].sort()
  return options.length === 0 ? path : `${path}?${options.join('&')}`
}
