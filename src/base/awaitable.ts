/** A value, or the promise of one. */
export type Awaitable<T> = T | Promise<T>

/**
 * The result of `next`: at once if the value is there, otherwise once it is. What runs on a store in memory needs no promise,
 * and so the same functions are written for every store. An error of `next` is thrown at once in the first case.
 */
export function when<T, Result>(value: Awaitable<T>, next: (value: T) => Awaitable<Result>): Awaitable<Result> {
  return value instanceof Promise ? value.then(next) : next(value)
}
