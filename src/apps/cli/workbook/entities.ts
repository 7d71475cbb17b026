const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00A0', euro: '€', pound: '£' },
  ...{ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', deg: '°', sup2: '²', sup3: '³' },
  ...{ eacute: 'é', egrave: 'è', agrave: 'à', ccedil: 'ç', ntilde: 'ñ', ndash: '–', mdash: '—' },
}

/** Decodes the references to characters in markup. An unknown one stays as it is. */
export function decodeEntities(text: string): string {
  return text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w{1,8});/gi, (reference: string, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? reference
    const point = Number(/^#x/i.test(name) ? `0${name.slice(1)}` : name.slice(1))
    return point <= 0x10ffff ? String.fromCodePoint(point) : reference
  })
}
