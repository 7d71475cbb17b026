/** True for the socket of a connection with TLS. */
export function isEncrypted(socket: object | null | undefined): boolean {
  const secured: { readonly encrypted?: unknown } | null | undefined = socket
  return secured?.encrypted === true
}
