/** A value, or the promise of one. */
export type Awaitable<T> = T | Promise<T>

/**
 * Calls `next` with a value: at once, or when its promise is settled. Functions written like this need no promises on a store in
 * memory, and are the same for every store. For a value, an error of `next` is thrown at once.
 */
export function when<T, Result>(value: Awaitable<T>, next: (value: T) => Awaitable<Result>): Awaitable<Result> {
  return value instanceof Promise ? value.then(next) : next(value)
}
