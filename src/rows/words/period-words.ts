/** Headers of a period in one cell: 'Billing period', 'Période de facturation', 'Abrechnungszeitraum'. */
const PERIOD =
  /^(?:(?:billing|bill|invoice|usage|service|supply|reading|consumption|meter)[ _]?(?:periods?|dates|cycle)|dates? of (?:supply|service|consumption)|\p{L}*zeitraum|p[ée]riode(?: de (?:facturation|consommation|relev[ée]|relève))?|per[íi]odo(?: d[ei])? (?:facturaci[oó]n|consumo|fatturazione|fatura[çc][aã]o)|okres (?:rozliczeniowy|zużycia)|(?:verbruiks|factuur|leverings)periode)$/iu
/** Headers of a month or a day of bills and cards that no other list has. */
const STARTS = /^(?:bill month|month of (?:bill|use|usage|supply)|date out|laad-?datum|tank-?datum)$/i
const YEARS = /^(?:year|calendar year|jahr|kalenderjahr|année|annee|año|ano|anno|jaar|rok|år)$/i

/** True for the header of the time of an activity: a period, a month of a bill, a day of loading. */
export function namesPeriodColumn(header: string): boolean {
  return PERIOD.test(header.trim()) || STARTS.test(header.trim())
}

/** True for the header of a year. */
export function namesYear(header: string): boolean {
  return YEARS.test(header.trim())
}
