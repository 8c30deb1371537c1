import type { Language } from '../src/platform/settings.js';
import { app as csApp } from '../src/text/cs/app.js';
import { newGame as csNewGame } from '../src/text/cs/newGame.js';
import { offline as csOffline } from '../src/text/cs/offline.js';
import { app as deApp } from '../src/text/de/app.js';
import { newGame as deNewGame } from '../src/text/de/newGame.js';
import { offline as deOffline } from '../src/text/de/offline.js';
import { app as enApp } from '../src/text/en/app.js';
import { newGame as enNewGame } from '../src/text/en/newGame.js';
import { offline as enOffline } from '../src/text/en/offline.js';
import { app as esApp } from '../src/text/es/app.js';
import { newGame as esNewGame } from '../src/text/es/newGame.js';
import { offline as esOffline } from '../src/text/es/offline.js';
import { app as frApp } from '../src/text/fr/app.js';
import { newGame as frNewGame } from '../src/text/fr/newGame.js';
import { offline as frOffline } from '../src/text/fr/offline.js';
import { app as plApp } from '../src/text/pl/app.js';
import { newGame as plNewGame } from '../src/text/pl/newGame.js';
import { offline as plOffline } from '../src/text/pl/offline.js';
import { app as ukApp } from '../src/text/uk/app.js';
import { newGame as ukNewGame } from '../src/text/uk/newGame.js';
import { offline as ukOffline } from '../src/text/uk/offline.js';

/** What a manifest says in one language. */
export interface ManifestWords {
  readonly description: string;
  /** The names of its shortcuts. */
  readonly learn: string;
  readonly computer: string;
  readonly puzzles: string;
  readonly sandbox: string;
  readonly rules: string;
}

/** The words that the page itself has for the same things. */
const wordsOf = (
  { tagline }: { readonly tagline: string },
  { door }: { readonly door: { readonly learn: string; readonly computer: string } },
  { puzzles, sandbox, rules }: { readonly puzzles: string; readonly sandbox: string; readonly rules: string },
): ManifestWords => ({ description: tagline, learn: door.learn, computer: door.computer, puzzles, sandbox, rules });

/** By language. */
export const MANIFEST_WORDS: Readonly<Record<Language, ManifestWords>> = {
  en: wordsOf(enApp, enNewGame, enOffline),
  pl: wordsOf(plApp, plNewGame, plOffline),
  de: wordsOf(deApp, deNewGame, deOffline),
  fr: wordsOf(frApp, frNewGame, frOffline),
  es: wordsOf(esApp, esNewGame, esOffline),
  cs: wordsOf(csApp, csNewGame, csOffline),
  uk: wordsOf(ukApp, ukNewGame, ukOffline),
};
