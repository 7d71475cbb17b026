const GROUP_END = /(?:\.[^.[\]]+|\[\d+\])$/

/** The path of the field that shows a fault: its own, or the closest one around it; null for none. */
export function placeOfFault(path: string, places: ReadonlyMap<string, unknown>): string | null {
  for (let around = path; around !== ''; around = GROUP_END.test(around) ? around.replace(GROUP_END, '') : '') {
    if (places.has(around)) return around
  }
  return null
}
