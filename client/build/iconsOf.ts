import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** A picture of the installed page. */
interface Icon {
  readonly file: string;
  readonly pixels: number;
  /** How much of the width the drawing takes. */
  readonly share: number;
  /** Systems that cut icons to a form of their own fill no gaps: the ground reaches to the edge. */
  readonly isFilled: boolean;
}

/** What a system cuts away lies outside a circle of 80 % of the width, which the corners of the drawing touch. */
const SAFE_SHARE = 0.78;

export const APPLE_ICON = { file: 'icons/apple-touch-icon.png', pixels: 180, share: SAFE_SHARE, isFilled: true } as const satisfies Icon;

/** The icons that the manifest lists. */
export const MANIFEST_ICONS = [192, 512].flatMap((pixels): Icon[] => [
  { file: `icons/icon-${pixels}.png`, pixels, share: 1, isFilled: false },
  { file: `icons/maskable-${pixels}.png`, pixels, share: SAFE_SHARE, isFilled: true },
]);

/** The drawing of an icon. @param source the favicon, as SVG. @param ground the color behind it. */
const svgOf = (source: string, ground: string, { share, isFilled }: Icon): string => {
  const [edge, size] = [(100 - 100 * share) / 2, 100 * share];
  const inner = source.replace('<svg ', `<svg x="${edge}" y="${edge}" width="${size}" height="${size}" `);
  const plate = isFilled ? `<rect width="100" height="100" fill="${ground}" />` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${plate}${inner}</svg>`;
};

/** Loads the renderer that the server uses for link previews; a process starts it once. */
const loadRenderer = async (): Promise<(typeof import('@resvg/resvg-wasm'))['Resvg']> => {
  const { Resvg, initWasm } = await import('@resvg/resvg-wasm');
  await initWasm(await readFile(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Resvg;
};

let renderer: ReturnType<typeof loadRenderer> | undefined;

/** Returns the icons as PNG by their file names. @param source the favicon, as SVG. @param ground the color behind filled ones. */
export const iconsOf = async (source: string, ground: string): Promise<ReadonlyMap<string, Uint8Array>> => {
  const Resvg = await (renderer ??= loadRenderer());
  const draw = (icon: Icon): Uint8Array =>
    new Resvg(svgOf(source, ground, icon), { fitTo: { mode: 'width', value: icon.pixels } }).render().asPng();
  return new Map([...MANIFEST_ICONS, APPLE_ICON].map((icon) => [icon.file, draw(icon)]));
};
