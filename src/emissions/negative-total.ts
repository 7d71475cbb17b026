import { type Notice, notice } from '../errors/index.ts'

/** The notice of a total that is below zero. `name` is what people call it: 'Scope 2 by market'. */
export function negativeTotalNotice(name: string, path: string): Notice {
  const message = `${name} is below zero: credits are more than the quantities that they correct; check their sign and their period`
  return notice('total_negative', path, message)
}
