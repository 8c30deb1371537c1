import type { PenGradient } from './Pen.js';

/** A number as short as it can be seen. */
export const shortNumber = (value: number): string => String(Math.round(value * 10_000) / 10_000);

/** An attribute; none if it says what holds anyway. */
export const attribute = (name: string, value: string | number, usual?: string | number): string =>
  value === usual ? '' : ` ${name}="${typeof value === 'number' ? shortNumber(value) : value}"`;

/** A gradient of SVG; its stops come after it was made. */
export class SvgGradient implements PenGradient {
  readonly #open: string;
  readonly #kind: string;
  readonly #shift: (offset: number) => number;
  #stops = '';

  constructor(kind: 'linearGradient' | 'radialGradient', attributes: string, shift: (offset: number) => number) {
    this.#kind = kind;
    this.#open = ` gradientUnits="userSpaceOnUse"${attributes}`;
    this.#shift = shift;
  }

  addColorStop(offset: number, color: string): void {
    const [stop, opacity] = paintOf(color);
    this.#stops += `<stop offset="${shortNumber(this.#shift(offset))}" stop-color="${stop}"${attribute('stop-opacity', opacity, 1)}/>`;
  }

  /** Its definition, with the name given. */
  named(id: string): string {
    return `<${this.#kind} id="${id}"${this.#open}>${this.#stops}</${this.#kind}>`;
  }
}

const RGBA = /^rgba?\((\d+),\s*(\d+),\s*(\d+)(?:,\s*([\d.e-]+))?\)$/;
const HEX8 = /^(#[0-9a-f]{6})([0-9a-f]{2})$/i;

/** A color as SVG 1.1 writes it, and its opacity. */
export const paintOf = (color: string): readonly [paint: string, opacity: number] => {
  const hex = HEX8.exec(color);
  if (hex) return [hex[1] ?? color, parseInt(hex[2] ?? 'ff', 16) / 255];
  const rgba = RGBA.exec(color);
  if (!rgba) return [color, 1];
  const channels = rgba.slice(1, 4).map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return [`#${channels.join('')}`, Number(rgba[4] ?? 1)];
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Whether XML may hold a character. */
const isAllowed = (sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20) return sign === '\t' || sign === '\n' || sign === '\r';
  return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
};

/** Escapes a text for the content of an element or attribute, in XML or HTML; drops characters that XML forbids. */
export const escapeXml = (text: string): string =>
  [...text]
    .filter(isAllowed)
    .map((sign) => ENTITIES[sign] ?? sign)
    .join('');
