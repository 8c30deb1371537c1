import { Link } from '../hud/Link.js';
import { isOnline, isKept } from '../offline/isOnline.js';
import { t } from '../text/translate.js';

/** What needs no server, by its path. */
const WORKS = [
  ['/learn', 'offline.lesson'],
  ['/learn/game', 'offline.coached'],
  ['/puzzles', 'offline.puzzles'],
  ['/sandbox', 'offline.sandbox'],
  ['/rules', 'offline.rules'],
] as const;

/** Says that there is no network, and what can be used without. */
export const OfflineLine = () => (
  <div class="offline-place" role="status">
    {!isOnline.value && (
      <div class="offline-line">
        <p>{t(isKept() ? 'offline.works' : 'offline.nothingKept')}</p>
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
