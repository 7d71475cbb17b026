import { wordList } from './word-list.ts'

/** The months by name, in the languages of bills: 1 to 12 as text. */
const NAMES: readonly string[] = [
  'jan january januar jänner janvier janv enero ene gennaio gen januari janeiro styczeń stycznia sty',
  'feb february februar feber février fevrier févr fevr fév febrero febbraio februari fevereiro fev luty lutego lut',
  'mar march märz maerz mär mrz mars marzo maart mrt março marco marzec marca marts',
  'apr april avril avr abril abr aprile kwiecień kwietnia kwi',
  'may mai mayo maggio mag mei maio maj maja',
  'jun june juni juin junio giugno giu junho czerwiec czerwca cze',
  'jul july juli juillet juil julio luglio lug julho lipiec lipca lip',
  'aug august août aout aoû agosto ago augustus augusti sierpień sierpnia sie',
  'sep sept september septembre septiembre settembre set setembro wrzesień września wrz',
  'oct october oktober okt octobre octubre ottobre ott outubro out październik października paź',
  'nov november novembre noviembre novembro listopad listopada lis',
  'dec december dezember dez décembre decembre déc diciembre dic dicembre desember dezembro grudzień grudnia gru',
]

/** The numbers of the months, with their names. */
export const MONTH_WORDS = wordList<string>(
  Object.fromEntries(NAMES.map((names, index) => [String(index + 1), names.split(' ')])),
)
