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

/** The first page: one's own games, a new table, others to join or to watch. */
export const StartScreen = () => (
  <Page kind="start">
    <div class="start-top">
      <div class="hero">
        <h1>{t('app.title')}</h1>
        <p>{t('app.tagline')}</p>
        <OfflineLine />
        <div class="row">
          <Link to="/learn" kind="button learn-link">
            <Glyph name="play" />
            <span>{t('app.learn.start')}</span>
          </Link>
          {lessonDone.value && (
            <Link to="/learn/game" kind="button coached-link">
              <Glyph name="flag" />
              <span>{t('app.learn.game')}</span>
            </Link>
          )}
          <Link to="/sandbox" kind="button sandbox-link">
            <Glyph name="board" />
            <span>{t('app.sandbox.start')}</span>
          </Link>
        </div>
      </div>
      <MyGames />
    </div>
    <QuickMatchButton />
    <NewTablePanel />
    <aside class="start-side">
      <section class="plate">
        <JoinForm />
      </section>
      <PublicTables />
    </aside>
  </Page>
);
