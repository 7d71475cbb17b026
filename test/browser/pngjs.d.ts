/** The parts of pngjs that the pictures use. */
declare module 'pngjs' {
  export class PNG {
    constructor(size: { readonly width: number; readonly height: number })
    static readonly sync: { read(bytes: Uint8Array): PNG; write(image: PNG): Uint8Array }
    readonly width: number
    readonly height: number
    readonly data: Uint8Array
  }
}
