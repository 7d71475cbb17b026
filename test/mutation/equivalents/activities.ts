import type { Equivalent } from './equivalent.ts'

export const IN_ACTIVITIES: readonly Equivalent[] = []
