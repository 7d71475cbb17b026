import { withoutAccents, wordList } from './word-list.ts'

/** Yes and no; also of a return trip. */
const NAMED_FLAGS = wordList({
  true: [
    ...['yes', 'y', '1', 'x', 'return', 'return trip', 'round trip', 'roundtrip', 'rt', 'ret', 'two way', 'rtn'],
    'both ways',
    ...['ja', 'oui', 'sí', 'sì', 'aller-retour', 'hin und zurück', 'hin- und rückfahrt', 'ida y vuelta'],
    ...['andata e ritorno', 'a/r', 'hin-/rückfahrt', 'hin- und rückreise'],
  ],
  false: [
    ...['no', 'n', '0', 'one way', 'oneway', 'ow', 'o/w', 'single', 'single trip', 'sgl', 'nein', 'non', 'einfach'],
    ...['einfache fahrt', 'hinfahrt', 'nur hinfahrt', 'aller simple', 'aller', 'ida', 'solo ida', 'solo andata'],
    ...[
      'andata',
      'outbound',
      'inbound',
      'hinreise',
      'rückreise',
      'rückfahrt',
      'ida simple',
      'trayecto simple',
      'enkel',
    ],
  ],
})

const BOTH_WAYS =
  /\b(?:return|round ?trip|aller[ -]?(?:et |\/ ?)?retour|hin[ -]*(?:und|u\.|\/)[ -]*(?:zuruck|zurueck|ruck\w*|rueck\w*)|ida y vuelta|andata e ritorno)\b/
const ONE_WAY = /\b(?:single|one[ -]way|aller simple|einfache?|solo (?:ida|andata)|sola andata)\b/

/** The words of a flag, with the names of tickets that say which ways they hold: 'Off-Peak Return', 'Advance Single'. */
export const FLAG_WORDS: typeof NAMED_FLAGS = {
  ...NAMED_FLAGS,
  find: (text) => {
    const known = NAMED_FLAGS.find(text)
    if (known !== undefined) return known
    const words = withoutAccents(text).toLowerCase()
    const [isBoth, isOne] = [BOTH_WAYS.test(words), ONE_WAY.test(words)]
    return isBoth === isOne ? undefined : isBoth ? 'true' : 'false'
  },
}
