import { isKept, missing } from '../offline/isOnline.js';
import { t } from '../text/translate.js';
import { Link } from '../ui/Link.js';
import './OfflineLine.css';

/** What needs no server, by its path. */
const WORKS = [
  ['/learn', 'offline.lesson'],
  ['/learn/game', 'offline.coached'],
  ['/puzzles', 'app.menu.puzzles'],
  ['/sandbox', 'app.menu.sandbox'],
  ['/rules', 'app.menu.rules'],
] as const;

/** The messages by what is missing: with the files of the page stored, and without. */
const SENTENCES = {
  network: ['offline.works', 'offline.nothingKept'],
  server: ['offline.serverAway', 'offline.serverAwayNothingKept'],
} as const;

/** Says that there is no network or no server, and what can be used without. */
export const OfflineLine = () => (
  <div class="offline-place" role="status">
    {missing.value && (
      <div class="offline-line">
        <p>{t(SENTENCES[missing.value][isKept() ? 0 : 1])}</p>
        {isKept() && (
          <ul>
            {WORKS.map(([path, text]) => (
              <li key={path}>
                <Link to={path}>{t(text)}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    )}
  </div>
);
