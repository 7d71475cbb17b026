/** Horizontal tab. */
export const TAB = 9
/** Line feed. */
export const LINE_FEED = 10
/** Carriage return. */
export const CARRIAGE_RETURN = 13
/** Space. */
export const SPACE = 32
/** Double quote. */
export const QUOTE = 34
/** Comma. */
export const COMMA = 44
/** Minus sign. */
export const MINUS = 45
/** Decimal point. */
export const POINT = 46
/** Digit 0, the first of ten. */
export const ZERO = 48
/** Digit 9. */
export const NINE = 57
/** Semicolon. */
export const SEMICOLON = 59
/** Backslash. */
export const BACKSLASH = 92
