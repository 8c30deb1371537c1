import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { CODE_LENGTH } from '@hexfall/shared/protocol/messages';
import { isOnline } from '../offline/isOnline.js';
import { startPeopleShown } from '../platform/ownProfile.js';
import { navigate, pathIn } from '../platform/route.js';
import { lessonDone } from '../platform/settings.js';
import { NeedsServer } from '../shell/EmptyState.js';
import { OfflineLine } from '../shell/OfflineLine.js';
import { Page } from '../shell/Page.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Form, TextField } from '../ui/fields.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { MyGames } from './MyGames.js';
import { PublicTables } from './PublicTables.js';
import { StartActions } from './StartActions.js';
import { StartBattle } from './StartBattle.js';
import { StartDay } from './StartDay.js';
import './StartScreen.css';
import './StartPeopleSpace.css';

/** Reserves the space for the people on the start page: the height they had last time, so that nothing below moves. */
export const StartPeopleSpace = () => {
  const lines = startPeopleShown.value;
  if (lines === 0) return null;
  return (
    <div class="plate start-people" data-part="start-people-space" aria-hidden="true">
      <ul>
        {Array.from({ length: lines }, (_, line) => (
          <li key={line} />
        ))}
      </ul>
    </div>
  );
};

/** What has been typed already: the document has the field before scripts run. */
const typedCode = (): string => document.querySelector<HTMLInputElement>('.join input')?.value ?? '';

/** A form for users who have a table's code and no link. */
const JoinForm = () => {
  const [code, setCode] = useState(typedCode);
  const path = pathIn(code);
  return (
    <Form
      class="join"
      onSubmit={() => {
        if (path !== null) navigate(path);
      }}
    >
      <p>{t('app.start.join')}</p>
      <div class="row">
        <TextField
          aria-label={t('app.start.joinCode')}
          placeholder={t('app.start.joinCode')}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby="join-hint"
          value={code}
          onInput={setCode}
        />
        <Button submits text={t('app.start.joinGo')} disabled={path === null || !isOnline.value} />
      </div>
      <p id="join-hint" class="quiet-text" role="status">
        {path === null && code.trim().length >= CODE_LENGTH && t('app.start.joinNone', { count: CODE_LENGTH })}
      </p>
      <NeedsServer />
    </Form>
  );
};

/** The first page: the ways into a game, one's own games, and others to join or to watch. @param people those one has played with. */
export const StartScreen = ({ people, dayPuzzle }: { readonly people: ComponentChildren; readonly dayPuzzle: ComponentChildren }) => {
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
                <span>{t('app.menu.puzzles')}</span>
              </Link>
              <Link to="/competitions" kind="button competitions-link">
                <Glyph name="chart" />
                <span>{t('app.menu.competitions')}</span>
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
      <div class="start-rest">
        <StartDay>{dayPuzzle}</StartDay>
        <section class="plate">
          <JoinForm />
        </section>
      </div>
      {/* Last, because it comes and goes: nothing lies below that could move under a finger. */}
      <PublicTables />
    </Page>
  );
};
