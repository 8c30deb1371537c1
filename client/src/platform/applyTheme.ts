import { COLORS, LIVERIES } from '@hexfall/shared/picture/palette';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Offers the palette to style sheets: `--hx-borgo-paint`, `--hx-steel-dark` … on the element given. */
export const applyTheme = (root: HTMLElement): void => {
  for (const [livery, { paint, shade, light, ink }] of Object.entries(LIVERIES)) {
    for (const [shadeName, color] of Object.entries({ paint, shade, light, ink }))
      root.style.setProperty(`--hx-${livery}-${shadeName}`, color);
  }
  for (const [name, color] of Object.entries(COLORS)) root.style.setProperty(`--hx-${kebab(name)}`, color);
};
