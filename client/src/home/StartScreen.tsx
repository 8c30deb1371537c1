import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Glyph } from '../ui/Glyph.js';
import { lazy, loadingLine } from '../ui/lazy.js';
import { Link } from '../ui/Link.js';
import { lessonDone } from '../platform/lessonDone.js';
import { t } from '../text/translate.js';
import { JoinForm } from '../lobby/JoinForm.js';
import { MyGames } from './MyGames.js';
import { OfflineLine } from '../shell/OfflineLine.js';
import { Page } from '../shell/Page.js';
import { PublicTables } from './PublicTables.js';
import { StartBattle } from './StartBattle.js';
import { StartActions } from './StartActions.js';
import './StartScreen.css';

/** The form of a new table, which is fetched when it is unfolded. */
const NewTable = lazy(async () => (await import('./NewTablePanel.js')).NewTablePanel, loadingLine);

/** Whether the form of a new table has been opened already: the document has its place before scripts run. */
const isFoldOpen = (): boolean => document.querySelector('.new-table-fold[open]') !== null;

/** The first page: the ways into a game, one's own games, and others to join or to watch. @param people those one has played with. */
export const StartScreen = ({ people }: { readonly people: ComponentChildren }) => {
  const [isOpen, setOpen] = useState(isFoldOpen);
  const wasOpened = useRef(false);
  wasOpened.current ||= isOpen;
  return (
    <Page kind="start">
      <div class="start-top">
        <div class="hero">
          <div class="hero-text">
            <h1>{t('app.title')}</h1>
            <p>{t('app.tagline')}</p>
            <OfflineLine />
          </div>
          <StartBattle />
          <div class="hero-ways">
            <StartActions />
            <div class="row">
              {lessonDone.value && (
                <Link to="/learn/game" kind="button coached-link">
                  <Glyph name="flag" />
                  <span>{t('app.learn.game')}</span>
                </Link>
              )}
              <Link to="/puzzles" kind="button puzzles-link">
                <Glyph name="bulb" />
                <span>{t('app.puzzles.start')}</span>
              </Link>
              <Link to="/sandbox" kind="button sandbox-link">
                <Glyph name="board" />
                <span>{t('app.sandbox.start')}</span>
              </Link>
            </div>
          </div>
        </div>
        <MyGames />
        {people}
      </div>
      <section class="plate">
        <JoinForm />
      </section>
      <details class="plate new-table-fold" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <h2>{t('app.start.heading')}</h2>
          <span class="quiet-text">{t('app.start.headingAbout')}</span>
        </summary>
        {wasOpened.current && <NewTable />}
      </details>
      {/* Last, because it comes and goes: nothing lies below that could move under a finger. */}
      <PublicTables />
    </Page>
  );
};
