/** True for the socket of a connection with TLS. */
export function isEncrypted(socket: object | null | undefined): boolean {
  return (socket as { readonly encrypted?: unknown } | null | undefined)?.encrypted === true
}
