/** Prints a number of things: '1 row', '1,200 rows'. */
export function countPhrase(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`
}
