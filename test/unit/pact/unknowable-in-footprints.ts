export const UNKNOWABLE_IN_FOOTPRINTS: ReadonlyMap<string, string> = new Map([])
