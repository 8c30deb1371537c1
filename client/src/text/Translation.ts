import type { ArmyId } from '@hexfall/shared/model/tile';
import type { en } from './en.js';
import type { cause } from './en/cause.js';
import type { coached } from './en/coached.js';
import type { flaw } from './en/flaw.js';
import type { guide } from './en/guide.js';
import type { keys } from './en/keys.js';
import type { lesson } from './en/lesson.js';
import type { local } from './en/local.js';
import type { options } from './en/options.js';
import type { push } from './en/push.js';
import type { profile } from './en/profile.js';
import type { puzzles } from './en/puzzles.js';
import type { record } from './en/record.js';
import type { result } from './en/result.js';
import type { review } from './en/review.js';
import type { rules } from './en/rules.js';
import type { sandbox } from './en/sandbox.js';
import type { study } from './en/study.js';

/** Texts in English that come with the part of the page that shows them: see `addTexts`. */
export interface Parts {
  readonly cause: typeof cause;
  readonly coached: typeof coached;
  readonly flaw: typeof flaw;
  readonly guide: typeof guide;
  readonly keys: typeof keys;
  readonly lesson: typeof lesson;
  readonly local: typeof local;
  readonly options: typeof options;
  readonly push: typeof push;
  readonly profile: typeof profile;
  readonly puzzles: typeof puzzles;
  readonly record: typeof record;
  readonly result: typeof result;
  readonly review: typeof review;
  readonly rules: typeof rules;
  readonly sandbox: typeof sandbox;
  readonly study: typeof study;
}
export type PartName = keyof Parts;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The texts of another language: those of English, except that a plural has the forms of that language, which the tests check. */
export type Translated<T> = {
  readonly [K in keyof T as K extends `${string}_${PluralForm}` ? never : K]: T[K] extends string ? string : Translated<T[K]>;
} & { readonly [K in keyof T as K extends `${string}_other` ? K : never]: string } & {
  readonly [K in keyof T as K extends `${infer Base}_other` ? `${Base}_${Exclude<PluralForm, 'other'>}` : never]?: string;
};

/** Names that are data elsewhere: of armies by id, of tiles and maps by their English name. */
export interface Names {
  readonly armies: Readonly<Record<ArmyId, string>>;
  readonly tiles: Readonly<Record<string, string>>;
  readonly maps: Readonly<Record<string, string>>;
}

/** A language other than English. */
export interface Translation {
  /** What is loaded with the language. */
  readonly texts: Translated<typeof en>;
  /** Missing in Polish, whose names are printed on the tiles and stand with them. */
  readonly names?: Names;
  /** What is loaded with a part of the page. */
  readonly parts: { readonly [P in PartName]: () => Promise<Translated<Parts[P]>> };
}
