import { COEFFICIENT, LIST, LISTED, PAIRS } from '../../../src/bulk/kernel/job'

/** The undecided rows of a job. */
export class List {
  @inline static push(list: usize, count: i32, row: i32): i32 {
    store<u32>(list + ((<usize>count) << 2), row)
    return count + 1
  }

  @inline static pushTwo(list: usize, count: i32, row: i32): i32 {
    const at = list + ((<usize>count) << 2)
    store<u32>(at, row)
    store<u32>(at, row + 1, 4)
    return count + 2
  }
}

/** Lists every row of a block. */
export function listAll(job: usize, first: i32, rows: i32): void {
  const list = <usize>load<u32>(job, LIST)
  let count = load<i32>(job, LISTED)
  for (let row = first; row < first + rows; row++) count = List.push(list, count, row)
  store<i32>(job, count, LISTED)
}

/** True if all rows of a block have one of the loaded pairs. */
export function knowsPairs(job: usize, first: i32, rows: i32): bool {
  const from = <usize>load<u32>(job, COEFFICIENT) + ((<usize>first) << 2)
  const to = from + ((<usize>rows) << 2)
  let at = from
  let most = i32x4.splat(0)
  for (; at + 16 <= to; at += 16) most = i32x4.max_u(most, v128.load(at))
  for (; at < to; at += 4) most = i32x4.max_u(most, v128.load32_splat(at))
  return !v128.any_true(i32x4.ge_u(most, i32x4.splat(load<i32>(job, PAIRS))))
}
