import { AsyncLocalStorage } from 'node:async_hooks'

/** The context of every store here: on Node 20 each further one that has ever run slows every promise of the process. */
export const CONTEXT = new AsyncLocalStorage<object>()
