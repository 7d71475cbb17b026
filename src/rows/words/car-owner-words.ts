import { plainText } from './word-list.ts'

/** The owner of a car. The mileage of an employee's own car is business travel, and that of a company's car is Scope 1. */
export type CarOwner = 'employee' | 'company'

const CARS =
  '(?:car|vehicle|pkw|auto|wagen|fahrzeug|kfz|voiture|vehicule|coche|vehiculo|turismo|automobile|veicolo|macchina|mezzo|auto(?:mobil)?|samochod|bil|carro|viatura)s?'
const OF_EMPLOYEE =
  "(?:own|private(?:ly owned)?|personal(?:ly owned)?|employee(?:-| )owned|employee(?:'?s)?|privat(?:e[rsn]?)?|eigene[rsn]?|personnel(?:le)?|prive(?:e)?|particular|propi[oa]|personale|proprio|propria|privat[oa]|eigen|prive|prywatny|wlasny|egen|egna|proprio)"
const OF_COMPANY =
  "(?:company(?:-| )?(?:owned)?|business|corporate|firm|fleet|pool|dienst|firmen|geschafts|geschaefts|pool|de (?:fonction|service|societe)|d'entreprise|d’entreprise|de (?:la )?empresa|aziendale|di servizio|bedrijfs|dienst|zaak|sluzbowy|tjanste|firma|da empresa)"
const LINK = '[ -]?'
const either = (owner: string) => new RegExp(`(?<!\\p{L})(?:${owner}${LINK}${CARS}|${CARS} ${owner})(?!\\p{L})`, 'u')
const [OWN, COMPANY] = [either(OF_EMPLOYEE), either(OF_COMPANY)]
/** Words for claims of employees, and for the cars that they drive. */
const CLAIMS =
  /(?<!\p{L})(?:gr[ea]y fleet|mileage (?:claim|reimbursement|allowance|expenses?)|claimed mileage|(?:personal|private) mileage|km-?geld|kilometergeld|kilometerpauschale|fahrtkosten(?:erstattung)?|indemnites? kilometriques?|frais kilometriques?|kilometraje propio|rimborso (?:chilometrico|km)|kilometervergoeding|milersattning|kjoregodtgjorelse)(?!\p{L})/u

/** Finds whose car a text names; undefined for other texts. */
export function ownerOfCar(text: string): CarOwner | undefined {
  const words = plainText(text)
  const [isOwn, isCompany] = [OWN.test(words) || CLAIMS.test(words), COMPANY.test(words)]
  // 'Personal mileage in company car' is the car of the company
  if (isCompany) return OWN.test(words) ? undefined : 'company'
  return isOwn ? 'employee' : undefined
}

/** The words of a car without those for its owner: 'medium diesel' of 'Own car, medium diesel'; '' for no others. */
export function withoutOwner(text: string): string {
  const words = plainText(text)
  return [OWN, COMPANY, CLAIMS]
    .reduce((left, one) => left.replace(one, ' '), words)
    .replaceAll(/[,;/()\s-]+/g, ' ')
    .replace(/(?<!\p{L})mileage(?!\p{L})/u, '')
    .trim()
}
