import { describe, expect, it } from 'vitest'
import { type Encoding, encodingOf } from '../../src/apps/cli/encoding.ts'
import { kilogramsOfRun } from './calculated-file.ts'
import { runTonne } from './memory-io.ts'

/** Encodes a text by decoding every pair of bytes, since the platform only decodes these code pages. */
function encoderOf(encoding: string): (text: string) => Uint8Array {
  const bytesOf = new Map<string, readonly number[]>()
  const decoder = new TextDecoder(encoding)
  const add = (bytes: readonly number[]) => {
    const text = decoder.decode(Uint8Array.from(bytes))
    if ([...text].length === 1 && text !== '\uFFFD' && !bytesOf.has(text)) bytesOf.set(text, bytes)
  }
  for (let first = 0; first < 256; first++) add([first])
  for (let first = 0x81; first < 0xff; first++) for (let second = 0x40; second < 0xff; second++) add([first, second])
  return (text) => Uint8Array.from([...text].flatMap((character) => bytesOf.get(character) ?? []))
}

const TEXTS: readonly (readonly [encoding: Encoding, header: string, site: string])[] = [
  ['shift_jis', '拠点,開始日,電気使用量 (kWh)', '東京本社ビル'],
  ['euc-jp', 'サイト,ひづけ,電気の使用量 (kWh)', '東京のオフィス'],
  ['gbk', '公司名称,日期,用电量 (kWh)', '上海浦东新区电力供应有限公司'],
  ['big5', '公司名稱,日期,用電量 (kWh)', '台北市信義區電力公司'],
  ['euc-kr', '사업장 이름,날짜,전기 사용량 (kWh)', '서울특별시 강남구 본사 건물'],
]
const MAPS = (header: string) => {
  const [site, start, value] = header.split(',')
  return ['--map', `${site}=site`, '--map', `${start}=start`, '--map', `${value}=value`]
}
const run = (bytes: Uint8Array | string, options: readonly string[] = []) =>
  runTonne(
    ['calculate', 'in.csv', '--output', 'out.csv', '--country', 'JP', '--map', '=activity:electricity', ...options],
    {
      files: { 'in.csv': bytes as string },
    },
  )

describe('text in code pages of Asia', () => {
  it.each(TEXTS)('is detected: %s', async (encoding, header, site) => {
    const text = `${header}\n${site},2024-01-01,1000\n`
    const bytes = encoderOf(encoding)(text)
    expect(new TextDecoder(encoding).decode(bytes)).toBe(text)
    expect(encodingOf(bytes)).toBe(encoding)
    const options = [...MAPS(header), '--map', '=unit:kWh']
    const [plain, read] = [await run(text, options), await run(bytes, options)]
    expect(plain.stderr).toBe('')
    expect(kilogramsOfRun(read)).toBe(kilogramsOfRun(plain))
    expect(read.files['out.csv']).toContain(site)
    expect(read.stdout).toContain('its text is ')
  })

  it.each(TEXTS)('is read as an option names it: %s', async (encoding, header, site) => {
    const bytes = encoderOf(encoding)(`${header}\n${site},2024-01-01,1000\n`)
    const read = await run(bytes, [...MAPS(header), '--map', '=unit:kWh', '--encoding', encoding])
    expect(read.files['out.csv']).toContain(site)
  })
})

describe('text in other code pages', () => {
  it.each([
    ['windows-1251', 'Объект,Дата,Электроэнергия (kWh)\nМосква,2024-01-01,1000\n'],
    ['windows-1253', 'Εγκατάσταση,Ημερομηνία,Ρεύμα (kWh)\nΑθήνα,2024-01-01,1000\n'],
    ['gbk', '日期,电量\n2024-01-01,1000\n'],
    ['shift_jis', 'ﾋﾞﾙ,ﾃﾞﾝｷ\n2024-01-01,1000\n'],
  ])('is asked about with the words that each would give: %s', async (encoding, text) => {
    const { stderr, files } = await run(encoderOf(encoding)(text))
    expect(files['out.csv']).toBeUndefined()
    const [word = ''] = /^[^,]+/.exec(text) ?? []
    expect(stderr).toContain(`"${word}" by --encoding ${encoding}`)
  })

  it.each([
    'Größe,Straße,Zürich,Käufer,Übertrag,ÄÖÜ\n“Plant”,it’s Bob’s,Tom’s – 5 m³ · 20 °C\n',
    'Électricité,Coût,Noël,Île-de-France\n« gaz »,crème brûlée,à l’été,œuvre\n',
    'Fácil,Ações,São João,Instalação,ligação,Àquela\nCaraça,Conceição,maçã,não\n',
    'Sähkö,Lämpö,Määrä,Yhtiö,Tyyppi\nHyvää,yö,älä,öljy,Hämeenlinna\n',
  ])('is Windows-1252 by the letters of Western Europe: %s', (text) => {
    expect(encodingOf(encoderOf('windows-1252')(text))).toBe('windows-1252')
  })

  it('names the first word that the encoding decides', async () => {
    const { stdout } = await run(encoderOf('windows-1252')('Größe,start,value,unit\nx,2024-01-01,10,kWh\n'), [
      '--map',
      'Größe=note',
    ])
    expect(stdout).toContain('its text is Windows-1252, as in "Größe"')
  })
})
