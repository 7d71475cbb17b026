import { wordList } from './word-list.ts'

/** The months by name, in the languages of bills: 1 to 12 as text. */
const NAMES: readonly string[] = [
  'jan january januar jänner janvier janv enero ene gennaio gen januari janeiro',
  'feb february februar feber février fevrier févr fevr fév febrero febbraio februari fevereiro fev',
  'mar march märz maerz mär mrz mars marzo maart mrt março marco',
  'apr april avril avr abril abr aprile',
  'may mai mayo maggio mag mei maio',
  'jun june juni juin junio giugno giu junho',
  'jul july juli juillet juil julio luglio lug julho',
  'aug august août aout aoû agosto ago augustus',
  'sep sept september septembre septiembre settembre set setembro',
  'oct october oktober okt octobre octubre ottobre ott outubro out',
  'nov november novembre noviembre novembro',
  'dec december dezember dez décembre decembre déc diciembre dic dicembre desember dezembro',
]

/** The numbers of the months, with their names. */
export const MONTH_WORDS = wordList<string>(
  Object.fromEntries(NAMES.map((names, index) => [String(index + 1), names.split(' ')])),
)
