/** Texts by their names, as in a file of `shared/locales`. */
interface TextTree {
  readonly [name: string]: string | TextTree;
}

/** What a language other than English is loaded with, and how the texts of a part of the page are loaded. */
interface Locale {
  readonly core: TextTree;
  readonly names: TextTree;
  readonly parts: Readonly<Record<string, () => Promise<TextTree>>>;
}

/** The build makes it from `shared/locales`: client/build/localesPlugin.ts. */
declare module 'hexfall:locales' {
  /** By language. English is part of the scripts of the page. */
  export const LOCALES: Readonly<Record<string, () => Promise<Locale>>>;
  /** What a player without a name is called in these languages. */
  export const UNNAMED: readonly string[];
}
