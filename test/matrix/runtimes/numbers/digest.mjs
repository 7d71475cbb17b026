/** A stream of whole numbers below 2^32, the same in every runtime. */
export function randomBits(seed) {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return state
  }
}

/** 64 bits of bytes or text (FNV-1a, forwards and with another start), for what is too long to print. */
export function digest(of) {
  const bytes = typeof of === 'string' ? new TextEncoder().encode(of) : of
  const lanes = [0x811c9dc5, 0x9e3779b9].map((start) => {
    let state = start
    for (const byte of bytes) state = Math.imul(state ^ byte, 0x01000193)
    return (state >>> 0).toString(16).padStart(8, '0')
  })
  return `${lanes.join('')} of ${bytes.length}`
}

/** The bits of numbers, in one order of bytes. */
export function bitsOf(columns) {
  const view = new DataView(new ArrayBuffer(columns.reduce((length, { length: more }) => length + more * 8, 0)))
  let at = 0
  for (const column of columns) {
    for (const value of column) {
      view.setFloat64(at, value, true)
      at += 8
    }
  }
  return new Uint8Array(view.buffer)
}

/** The codes that a call throws. */
export function codesOf(call) {
  try {
    return call()
  } catch (error) {
    return error.violations.map(({ path, code }) => `${path}: ${code}`)
  }
}

/** Powers of ten as they are written: engines differ in what `10 ** -5` gives. */
const POWERS = [1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1, 1, 1e1, 1e2, 1e3, 1e4, 1e5]

/** A number of 16 or 17 digits below 4.3e14, from two random ones and one that says how large it is. */
export const randomNumber = (next) => (next() + next() / 2 ** 32) * POWERS[next() % POWERS.length]
