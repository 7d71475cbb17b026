import { type Notice, notice } from '../errors/index.ts'

/** Creates the notice of a total below zero. `name` is its name for people: 'Scope 2 by market'. */
export function negativeTotalNotice(name: string, path: string): Notice {
  const message = `${name} is below zero: credits exceed the quantities that they correct; check their sign and their period`
  return notice('total_negative', path, message)
}
