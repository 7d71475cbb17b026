import { isObject } from '../../errors/index.ts'
/** True for the socket of a connection with TLS. */
export function isEncrypted(socket: object | null | undefined): boolean {
  return isObject(socket) && socket.encrypted === true
}
