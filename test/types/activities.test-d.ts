import { ACTIVITIES } from '../../src/records/activities/activities.ts'

// An activity that is forgotten, or a part of one, must not compile.

const { travels, ...others } = ACTIVITIES
// @ts-expect-error every collection with emissions has a definition
export const lacking: typeof ACTIVITIES = others
// @ts-expect-error a definition is of the collection that it stands for
export const mistaken: typeof ACTIVITIES = { ...others, travels: ACTIVITIES.movements }

type Travel = typeof travels
type Optional = { [Part in keyof Travel]-?: undefined extends Travel[Part] ? Part : never }[keyof Travel]
// a part that an activity does without says so by null
export const optional: [Optional] extends [never] ? true : Optional = true
