import type { Violations } from '../../errors/index.ts'
import type { StopSignal } from './web.ts'

const METHODS = ['throwIfAborted', 'addEventListener', 'removeEventListener'] as const

function isSignal(value: unknown): value is StopSignal {
  if (typeof value !== 'object' || value === null) return false
  const signal = value as Partial<StopSignal>
  return typeof signal.aborted === 'boolean' && METHODS.every((name) => typeof signal[name] === 'function')
}

/** Collects `invalid_type` at 'signal' unless the value is an AbortSignal, undefined or null. */
export function checkSignal(signal: unknown, violations: Violations): void {
  if (signal === undefined || signal === null || isSignal(signal)) return
  const about = { expected: 'an AbortSignal', received: signal }
  violations.add('signal', 'invalid_type', { message: 'is no AbortSignal; give that of an AbortController', ...about })
}
