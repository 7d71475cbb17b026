import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../src/index.ts'
import { resolved } from '../../../fixtures/place-sources.ts'

/** Names as people of many languages write them, and the city that they mean; some are in no table. */
const MEANT: Readonly<Record<string, string>> = {
  // German
  Mailand: 'Milan, IT',
  Rom: 'Rome, IT',
  Singapur: 'Singapore, SG',
  Kopenhagen: 'Copenhagen, DK',
  Warschau: 'Warsaw, PL',
  Nizza: 'Nice, FR',
  Straßburg: 'Strasbourg, FR',
  Lüttich: 'Liège, BE',
  'Neu-Delhi': 'New Delhi, IN',
  Kapstadt: 'Cape Town, ZA',
  Klausenburg: 'Cluj-Napoca, RO',
  Agram: 'Zagreb, HR',
  Fiume: 'Rijeka, HR',
  // French
  Pékin: 'Beijing, CN',
  Londres: 'London, GB',
  Cologne: 'Köln, DE',
  Vienne: 'Vienna, AT',
  Anvers: 'Antwerpen, BE',
  Gênes: 'Genoa, IT',
  Ratisbonne: 'Regensburg, DE',
  'Le Caire': 'Cairo, EG',
  Athènes: 'Athens, GR',
  Barcelone: 'Barcelona, ES',
  Varsovie: 'Warsaw, PL',
  'La Haye': 'The Hague, NL',
  Cracovie: 'Kraków, PL',
  Trèves: 'Trier, DE',
  // Spanish
  Colonia: 'Köln, DE',
  Moscú: 'Moscow, RU',
  Pekín: 'Beijing, CN',
  Ginebra: 'Genève, CH',
  Florencia: 'Florence, IT',
  Burdeos: 'Bordeaux, FR',
  Estocolmo: 'Stockholm, SE',
  Fráncfort: 'Frankfurt am Main, DE',
  Amberes: 'Antwerpen, BE',
  Nápoles: 'Naples, IT',
  Bruselas: 'Brussels, BE',
  Milán: 'Milan, IT',
  'Nueva Delhi': 'New Delhi, IN',
  Friburgo: 'Freiburg, DE',
  Basilea: 'Basel, CH',
  // Italian
  Parigi: 'Paris, FR',
  Londra: 'London, GB',
  'Monaco di Baviera': 'Munich, DE',
  Amburgo: 'Hamburg, DE',
  Stoccarda: 'Stuttgart, DE',
  Zurigo: 'Zürich, CH',
  Marsiglia: 'Marseille, FR',
  Salonicco: 'Thessaloníki, GR',
  Lione: 'Lyon, FR',
  Lisbona: 'Lisbon, PT',
  Tolosa: 'Toulouse, FR',
  // Portuguese, Dutch, Polish, Czech, Hungarian, Nordic, Turkish
  Lisboa: 'Lisbon, PT',
  Moscovo: 'Moscow, RU',
  'Nova Iorque': 'New York City, US',
  Parijs: 'Paris, FR',
  Londen: 'London, GB',
  Keulen: 'Köln, DE',
  Wenen: 'Vienna, AT',
  Rijsel: 'Lille, FR',
  Paryż: 'Paris, FR',
  Rzym: 'Rome, IT',
  Wiedeń: 'Vienna, AT',
  Monachium: 'Munich, DE',
  Lipsko: 'Leipzig, DE',
  Mnichov: 'Munich, DE',
  Řím: 'Rome, IT',
  Bécs: 'Vienna, AT',
  Köpenhamn: 'Copenhagen, DK',
  Hampuri: 'Hamburg, DE',
  Selanik: 'Thessaloníki, GR',
  Köln: 'Köln, DE',
  Koln: 'Köln, DE',
  Malmo: 'Malmö, SE',
  Goteborg: 'Göteborg, SE',
  Krakow: 'Kraków, PL',
  Gdansk: 'Gdańsk, PL',
  Wroclaw: 'Wrocław, PL',
  Plovdiv: 'Plovdiv, BG',
  Timisoara: 'Timişoara, RO',
  Constanta: 'Constanţa, RO',
  'Ciudad de México': 'Mexico City, MX',
  'Sao Paulo': 'São Paulo, BR',
  Bogota: 'Bogotá, CO',
  Peking: 'Beijing, CN',
  Canton: 'Guangzhou, CN',
  Bombay: 'Mumbai, IN',
  Saigon: 'Ho Chi Minh City, VN',
  北京: 'Beijing, CN',
  Москва: 'Moscow, RU',
}

/** What a text is taken for: 'right', 'warned' (another city, with a notice), 'wrong' (another, in silence), or an error. */
async function verdict(text: string, meant: string): Promise<string> {
  try {
    const { place, notices } = await resolved(text, { mode: 'TRUCK' })
    if (place.label === meant) return 'right'
    return notices.length > 0 ? 'warned' : `wrong: ${place.label}`
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return error.code
  }
}

describe('ordinary names in many languages', () => {
  it('are the city that is meant or an error, and never another one in silence', async () => {
    const verdicts = new Map<string, string[]>()
    for (const [text, meant] of Object.entries(MEANT)) {
      const found = await verdict(text, meant)
      verdicts.set(found, [...(verdicts.get(found) ?? []), text])
    }
    expect(Object.keys(MEANT).length).toBeGreaterThan(80)
    expect([...verdicts.keys()].sort()).toEqual(['ambiguous_place', 'place_not_found', 'right'])
    expect(verdicts.get('right')?.length).toBeGreaterThan(55)
    expect(verdicts.get('ambiguous_place')).toEqual(['Vienne', 'Colonia', 'Florencia', 'Tolosa', 'Canton'])
  })
})
