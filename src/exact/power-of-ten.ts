const SMALL: readonly bigint[] = Array.from({ length: 64 }, (_, k) => 10n ** BigInt(k))

/** 10^k for k ≥ 0. */
export function powerOfTen(k: number): bigint {
  return SMALL[k] ?? 10n ** BigInt(k)
}
