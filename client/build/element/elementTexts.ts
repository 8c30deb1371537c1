import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts by their names, as in a file of `shared/locales`. */
interface Tree {
  readonly [name: string]: string | Tree;
}

/** The texts that sentences of a battle and descriptions of a hex are made of, by the beginnings of their names. */
const USED = [
  'acting.towards',
  'app.battle',
  'embed.board',
  'embed.help',
  'embed.problem.',
  'embed.step',
  'event.',
  'fact.',
  'picture.hq',
  'picture.points',
  'table.board',
  'table.decision.key.',
  'table.film.',
  'table.result.draw',
  'table.result.reason.',
  'table.result.won',
  'terrain.feature.',
  'terrain.opens',
  'terrain.spoken',
  'terrain.turretFacing',
  'words.direction.',
  'words.hex.',
  'words.prize.',
  'words.terrain.',
  'words.unit.',
];

/** What is named in a language as in no other. */
const NAMES = ['armies', 'tiles'];

const read = (path: string): Tree => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Tree) : {});

/** The texts of a tree by their names, with a dot between the parts. */
const flat = (tree: Tree, before = ''): (readonly [name: string, text: string])[] =>
  Object.entries(tree).flatMap(([name, found]) =>
    typeof found === 'string' ? [[before + name, found] as const] : flat(found, `${before}${name}.`),
  );

/** The texts of the board element in a language, and the names of armies and tiles as far as they are not those of English. */
export interface ElementTexts {
  readonly texts: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
}

/** Reads what the board element says in a language. @param folder where the folders of the languages are. */
export const elementTextsOf = (folder: string, language: string): ElementTexts => {
  const file = (name: string): Tree => read(join(folder, language, `${name}.json`));
  const found = [...flat(file('core')), ...flat(file('embed'), 'embed.'), ...flat(file('picture'), 'picture.')];
  const asked = found.filter(([name]) => USED.some((beginning) => name.startsWith(beginning)));
  const names = flat(file('names')).filter(([name]) => NAMES.some((kind) => name.startsWith(`${kind}.`)));
  return { texts: Object.fromEntries(asked), names: Object.fromEntries(names) };
};

/** The languages that are loaded when an element is in them. */
export const otherLanguages = (folder: string): string[] => readdirSync(folder).filter((language) => language !== 'en');
