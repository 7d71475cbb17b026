import { lazy, lazyPattern } from '../../base/index.ts'

/**
 * Letters that look like Latin ones, each after the Latin letter: Cyrillic, Greek, Armenian and phonetic letters by
 * confusables.txt of Unicode UTS #39 (16.0), with small capitals and letters with a hook or tail. Letters with accents,
 * and wide, narrow and mathematical letters, follow from NFKD.
 */
const LOOK_ALIKES = [
  'aАаΑαɑᴀ bВвЬьΒʙᏴ cСсҪҫϹϲᴄ dԀԁᴅđĐ eЕеҼҽΕᴇ fքꜰ gɡցɢ hНнҢңҤҥӉӊҺһΗհʜħĦ iІіΙιɪıɩ jЈјϳյᴊ kКкҚқҜҝҞҟӃӄΚκĸƙƘᴋ',
  'l1|Ӏӏʟłⱡǀ丨 mМмΜᴍ nпΝηոռɴ o0ОоΟοσՕօᴏøØㅇ pРрΡρᴘ qԚԛզգ rгʀ sЅѕՏꜱ tТтҬҭΤτᴛŧŦ uՍսυᴜ vѴѵΝνʋᴠ wԜԝѠѡωաᴡ',
  'xХхҲҳΧχ yУуҮүΥγʏƴƳ zΖᴢ 3ЗзӠӡ',
]

const latinOf = lazy(() => {
  const groups = LOOK_ALIKES.flatMap((line) => line.split(' '))
  return new Map(groups.flatMap(([latin = '', ...others]) => others.map((other) => [other, latin] as const)))
})
const marks = lazyPattern('\\p{M}', 'gu')
const separators = lazyPattern('[^\\p{L}\\p{N}/]', 'gu')

/**
 * Folds a text to its looks, to compare names: letters, digits and `/` in lower case, without accents; letters of other
 * scripts that look like Latin ones are those, and so are `0`, `1`, `rn` and `vv`.
 */
export function foldLookAlikes(text: string): string {
  const map = latinOf()
  const letters = Array.from(text.normalize('NFKD').replace(marks(), ''), (one) => map.get(one) ?? one).join('')
  return letters.normalize('NFKD').toLowerCase().replace(separators(), '').replaceAll('rn', 'm').replaceAll('vv', 'w')
}

/**
 * Returns a function that finds the name that a text imitates; undefined if it imitates none, and for the names
 * themselves.
 */
export function lookAlikeFinder(names: Iterable<string>): (text: string) => string | undefined {
  const own = new Set(names)
  const folded = new Map(Array.from(own, (name) => [foldLookAlikes(name), name] as const))
  return (text) => (own.has(text) ? undefined : folded.get(foldLookAlikes(text)))
}
