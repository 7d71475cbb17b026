import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'

/** Headers of the number by which readings of a meter count: 'Multiplier', 'CT ratio', 'Wandlerfaktor'. */
const METER_MULTIPLIER =
  /\bmultipl|multiplik|\bct[ _-]?(?:ratio|factor|multiplier)\b|\b[cv]t\/[cv]t\b|\bmeter (?:factor|constant|ratio)\b|^m\.?f\.?$|wandler|z(?:ä|ae)hlerfaktor|umrechnungsfaktor|ablesefaktor|^faktor$|\bmno[żz]n|rapport (?:tc|de transformation)|coefficient de lecture|^constante$|factor de (?:multiplicaci[oó]n|lectura)|costante di lettura|vermenigvuldig|multiplikator/i

/** True for the header of a number by which readings count. */
export function namesMultiplier(header: string): boolean {
  return METER_MULTIPLIER.test(header.trim())
}

/** Headers of the numbers by which cubic metres of a meter of gas become standard ones, or energy. */
const GAS_CONVERSION =
  /zustandszahl|^z-?zahl$|brennwert|calorific|(?:heat|heating) (?:value|content)|volume correction|correction factor|^cv\b|\bpcs\b|potere calorifico|poder calor[ií]fico|pouvoir calorifique|calorische|^coeff?(?:icient[ea]?)?\.? ?(?:c|correttivo|di conversione|de conversion)\b|therm (?:factor|multiplier)|btu factor|wsp[oó][lł]czynnik konwersji/iu

/** True for the header of a number by which a volume of gas becomes energy: 'Brennwert', 'Coeff. C', 'Calorific value'. */
export function namesGasConversion(header: string): boolean {
  return GAS_CONVERSION.test(header.trim())
}

/** Asks if a multiplier of readings is in the quantities already. */
export function multiplierQuestion(header: string): string {
  return `${show(header)} is a number by which readings of a meter count, and it is not applied; if the quantity of each row already includes it, leave it out: pass ${mapText(header, '')}; if not, as with readings of the meter, multiply by it: pass ${mapText(header, 'multipliedBy')}`
}
