export const TAB = 9
export const LINE_FEED = 10
export const CARRIAGE_RETURN = 13
export const SPACE = 32
export const QUOTE = 34
export const COMMA = 44
export const MINUS = 45
export const POINT = 46
/** The first of ten digits. */
export const ZERO = 48
export const NINE = 57
export const SEMICOLON = 59
export const EQUALS = 61
export const BACKSLASH = 92
