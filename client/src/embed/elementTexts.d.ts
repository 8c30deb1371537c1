/** The build makes it from `shared/locales`: client/build/element/elementTexts.ts. */
declare module 'hexfall:element-texts' {
  export interface LanguageTexts {
    readonly texts: Readonly<Record<string, string>>;
    /** Of armies and tiles, by kind and name. */
    readonly names: Readonly<Record<string, string>>;
  }
  export const ENGLISH: Readonly<Record<string, string>>;
  /** By language. */
  export const OTHERS: Readonly<Record<string, () => Promise<{ readonly default: LanguageTexts }>>>;
}
