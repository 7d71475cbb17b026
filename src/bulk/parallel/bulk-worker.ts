/** An event of a worker: `data` of a message, `message` or `error` of a failure. */
export interface BulkWorkerEvent {
  readonly type: string
}

/**
 * A worker as a pool uses it: a web worker of a browser, Deno or Bun, or a thread that `tonne/bulk/node` adapts.
 * 'close' comes only from runtimes that report the end of a worker.
 */
export interface BulkWorker {
  postMessage(message: unknown, transfer: ArrayBuffer[]): void
  addEventListener(
    type: 'message' | 'messageerror' | 'error' | 'close',
    listener: (event: BulkWorkerEvent) => void,
  ): void
  terminate(): unknown
  /** Keeps the process alive while work is pending. */
  ref?(): unknown
  /** Lets the process exit while the worker is idle. */
  unref?(): unknown
}

/** The global scope of a worker: `self` of a web worker, or a port of a worker thread. */
export interface BulkScope {
  /** Typed so that `self` fits even if the compiler takes it for the window of a page. */
  postMessage(...messageAndTransfer: never[]): unknown
  addEventListener(type: 'message', listener: (event: BulkWorkerEvent) => void): void
  /** Starts the delivery of messages on a port. */
  start?(): unknown
}
