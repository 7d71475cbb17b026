/** The cabin class of a seat. */
export type CabinClass = 'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS' | 'FIRST_CLASS'

/** The cabin classes. */
export const CABIN_CLASSES = [
  'ECONOMY',
  'PREMIUM_ECONOMY',
  'BUSINESS',
  'FIRST_CLASS',
] as const satisfies readonly CabinClass[]

/** The treatment of a flight's non-CO2 effects: excluded, or as by DESNZ (CO2 × 1.7). */
export type RadiativeForcing = 'none' | 'desnz1.7'

/** The choices of radiative forcing. */
export const RADIATIVE_FORCING_CHOICES = ['none', 'desnz1.7'] as const satisfies readonly RadiativeForcing[]
