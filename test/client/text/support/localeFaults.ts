import { BLANK, entriesOf, type Entry, PLURAL } from './texts.js';

/** Counts of things in a game: the plural forms that they need are those that are read. */
const COUNTS = Array.from({ length: 200 }, (_, count) => count);

/** The plural forms of a language: those that are read, and those that its rules know. */
const pluralsOf = (language: string): { readonly read: readonly string[]; readonly known: readonly string[] } => {
  const rules = new Intl.PluralRules(language);
  const read = [...new Set([...COUNTS.map((count) => rules.select(count)), 'other'])];
  // `zero` is asked for in every language.
  return { read, known: [...rules.resolvedOptions().pluralCategories, 'zero'] };
};

/** Texts by name, each with its plural forms; a text without them is of the form ''. */
type Forms = ReadonlyMap<string, ReadonlyMap<string, string>>;

const formsOf = (entries: readonly Entry[]): Forms => {
  const found = new Map<string, Map<string, string>>();
  for (const [path, text] of entries) {
    const name = path.replace(PLURAL, '');
    const forms = found.get(name) ?? new Map<string, string>();
    found.set(name, forms.set(PLURAL.exec(path)?.[1] ?? '', text));
  }
  return found;
};

const blanksOf = (forms: ReadonlyMap<string, string>): readonly string[] => [
  ...new Set([...forms.values()].flatMap((text) => text.match(BLANK) ?? [])),
];

/** What is wrong with a text of a language. @param english its forms in English. */
const faultsOfText = (
  own: ReadonlyMap<string, string>,
  english: ReadonlyMap<string, string>,
  { read, known }: ReturnType<typeof pluralsOf>,
): readonly string[] => {
  const [wanted, found] = [blanksOf(english), blanksOf(own)];
  const isPlural = !english.has('');
  return [
    ...wanted.filter((blank) => !found.includes(blank)).map((blank) => `${blank} is missing`),
    ...found.filter((blank) => !wanted.includes(blank)).map((blank) => `English has no ${blank}`),
    ...(isPlural && own.has('') ? ['it has no plural forms, and the English text has'] : []),
    ...(!isPlural && !own.has('') ? ['it has plural forms, and the English text has none'] : []),
    ...(isPlural ? read.filter((form) => !own.has('') && !own.has(form)).map((form) => `the plural form _${form} is missing`) : []),
    ...[...own.keys()].filter((form) => form !== '' && !known.includes(form)).map((form) => `this language has no plural form _${form}`),
    ...[...own].filter(([form, text]) => text.trim() === '' && english.get(form) !== '').map(() => 'it is empty'),
  ];
};

/** What is wrong with the texts of a file, in sentences; that some are missing is not. @param english the same file in English. */
export const faultsOf = (language: string, own: TextTree, english: TextTree): readonly string[] => {
  const [plurals, wanted] = [pluralsOf(language), formsOf(entriesOf(english))];
  return [...formsOf(entriesOf(own))].flatMap(([name, forms]) => {
    const known = wanted.get(name);
    return (known ? faultsOfText(forms, known, plurals) : ['English has no text of this name']).map((fault) => `${name}: ${fault}`);
  });
};

/** The names of the texts that a file does not have. */
export const missingIn = (own: TextTree, english: TextTree): readonly string[] => {
  const found = formsOf(entriesOf(own));
  return [...formsOf(entriesOf(english)).keys()].filter((name) => !found.has(name));
};
