/** What comes from a worker: `data` of a message, `message` or `error` of a failure. */
export interface BulkWorkerEvent {
  readonly type: string
}

/**
 * A worker as a pool uses it. Web workers of browsers, Deno and Bun are such; `tonne/bulk/node` makes worker threads such.
 * 'close' is heard where a runtime says that a worker ended.
 */
export interface BulkWorker {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void
  addEventListener(
    type: 'message' | 'messageerror' | 'error' | 'close',
    listener: (event: BulkWorkerEvent) => void,
  ): void
  terminate(): unknown
  /** Keeps the process alive while there is work. */
  ref?(): unknown
  /** Lets the process end while there is none. */
  unref?(): unknown
}

/** The inside of a worker: `self` of a web worker, a port of a worker thread. */
export interface BulkScope {
  /** Typed so that `self` fits where the compiler takes it for the window of a page. */
  postMessage(...messageAndTransfer: never[]): unknown
  addEventListener(type: 'message', listener: (event: BulkWorkerEvent) => void): void
  /** Ports deliver messages from here on. */
  start?(): unknown
}
