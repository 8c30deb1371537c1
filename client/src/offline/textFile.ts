/** The build names files of texts by their language. */
const TEXT_FILE = /\/text-([a-z]{2})-[^/]*$/;

/** Returns the name of a file of texts in the build, without the part that changes with its content. */
export const textFile = (language: string, part: string): string => `assets/text-${language}-${part}`;

/** Returns the language of a file of texts that is loaded later, by its address; null for any other file. */
export const languageOf = (url: string): string | null => TEXT_FILE.exec(url)?.[1] ?? null;
