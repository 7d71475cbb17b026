/** What carries the people or the freight. TRUCK is any road vehicle, SHIP any vessel. */
export type TransportMode = 'TRUCK' | 'SHIP' | 'AIR' | 'RAIL'

/** The modes of transport. */
export const TRANSPORT_MODES: readonly TransportMode[] = Object.freeze(['TRUCK', 'SHIP', 'AIR', 'RAIL'])
