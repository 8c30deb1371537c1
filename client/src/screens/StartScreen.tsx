import type { ComponentChildren } from 'preact';
import { Glyph } from '../hud/Glyph.js';
import { Link } from '../hud/Link.js';
import { lessonDone } from '../settings/lessonDone.js';
import { t } from '../text/translate.js';
import { JoinForm } from './JoinForm.js';
import { MyGames } from './MyGames.js';
import { NewTablePanel } from './NewTablePanel.js';
import { OfflineLine } from './OfflineLine.js';
import { Page } from './Page.js';
import { PublicTables } from './PublicTables.js';
import { QuickMatchButton } from './QuickMatchButton.js';
import { StartBattle } from './StartBattle.js';
import { StartDoors } from './StartDoors.js';

/** The first page: the ways into a game, one's own games, and others to join or to watch. @param people those one has played with. */
export const StartScreen = ({ people }: { readonly people: ComponentChildren }) => (
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
          <StartDoors />
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
    </div>
    <aside class="start-side">
      <section class="plate">
        <JoinForm />
      </section>
      <QuickMatchButton />
      {people}
      <PublicTables />
    </aside>
    <details class="plate new-table-fold">
      <summary>
        <h2>{t('app.start.heading')}</h2>
        <span class="quiet-text">{t('app.start.headingAbout')}</span>
      </summary>
      <NewTablePanel />
    </details>
  </Page>
);
