import type { TransportMode } from '../../emissions/index.ts'

/** The modes of transport. */
export const TRANSPORT_MODES: readonly TransportMode[] = Object.freeze(['TRUCK', 'SHIP', 'AIR', 'RAIL'])
