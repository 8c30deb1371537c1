/** Texts in English that come with the part of the page that shows them: see `addTexts`. */
export interface Parts {
  readonly cause: typeof import('@hexfall/shared/locales/en/cause.json');
  readonly coached: typeof import('@hexfall/shared/locales/en/coached.json');
  readonly flaw: typeof import('@hexfall/shared/locales/en/flaw.json');
  readonly guide: typeof import('@hexfall/shared/locales/en/guide.json');
  readonly keys: typeof import('@hexfall/shared/locales/en/keys.json');
  readonly lesson: typeof import('@hexfall/shared/locales/en/lesson.json');
  readonly local: typeof import('@hexfall/shared/locales/en/local.json');
  readonly options: typeof import('@hexfall/shared/locales/en/options.json');
  readonly push: typeof import('@hexfall/shared/locales/en/push.json');
  readonly picture: typeof import('@hexfall/shared/locales/en/picture.json');
  readonly plainBoard: typeof import('@hexfall/shared/locales/en/plainBoard.json');
  readonly profile: typeof import('@hexfall/shared/locales/en/profile.json');
  readonly puzzles: typeof import('@hexfall/shared/locales/en/puzzles.json');
  readonly record: typeof import('@hexfall/shared/locales/en/record.json');
  readonly reseat: typeof import('@hexfall/shared/locales/en/reseat.json');
  readonly result: typeof import('@hexfall/shared/locales/en/result.json');
  readonly review: typeof import('@hexfall/shared/locales/en/review.json');
  readonly rules: typeof import('@hexfall/shared/locales/en/rules.json');
  readonly sandbox: typeof import('@hexfall/shared/locales/en/sandbox.json');
  readonly study: typeof import('@hexfall/shared/locales/en/study.json');
}
export type PartName = keyof Parts;
