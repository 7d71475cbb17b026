/** An end of a journey as a client sends it, and the fields that it stands in. */
export interface JourneyEnd {
  readonly point: string
  /** Used only where the point is empty. */
  readonly address: string
  readonly fields: { readonly point: string; readonly address: string }
}

/** Start of a journey, as it is sent. */
export interface FromAddress {
  readonly startPoint: string
  readonly startAddress: string
}

/** End of a journey, as it is sent. */
export interface ToAddress {
  readonly endPoint: string
  readonly endAddress: string
}

/** Start of a journey; `within` comes before the fields in a path: 'movementDto.'. */
export function startOf({ startPoint, startAddress }: FromAddress, within = ''): JourneyEnd {
  const path = `${within}fromAddress`
  return {
    point: startPoint,
    address: startAddress,
    fields: { point: `${path}.startPoint`, address: `${path}.startAddress` },
  }
}

/** End of a journey; `within` as of `startOf`. */
export function endOf({ endPoint, endAddress }: ToAddress, within = ''): JourneyEnd {
  const path = `${within}toAddress`
  return { point: endPoint, address: endAddress, fields: { point: `${path}.endPoint`, address: `${path}.endAddress` } }
}

/** A stop on the way, which has no address. */
export function stopAt(point: string, field: string): JourneyEnd {
  return { point, address: '', fields: { point: field, address: field } }
}

/** The field that says where the end is. */
export function fieldOfEnd({ point, fields }: JourneyEnd): string {
  return point.trim() === '' ? fields.address : fields.point
}
