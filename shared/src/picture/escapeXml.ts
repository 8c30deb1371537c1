const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Whether XML may hold a character. */
const isAllowed = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20) return sign === '\t' || sign === '\n' || sign === '\r';
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
};

/** A text as the content of an element or of an attribute, of XML or HTML; what no XML may hold is left out. */
export const escapeXml = (text: string): string =>
  [...text]
    .filter(isAllowed)
    .map((sign) => ENTITIES[sign] ?? sign)
    .join('');
