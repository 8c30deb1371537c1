import type { Frame, Replay } from '@hexfall/shared/picture/replay/buildReplay';
import { settings } from '../../platform/settings.js';
import { isForBrowser } from '../../store/input/shortcuts.js';
import { frameName, phaseMark } from '../../text/names.js';
import { t } from '../../text/translate.js';
import { Button, IconButton } from '../../ui/Button.js';
import { Slider } from '../../ui/fields.js';
import { type TableUi, useTable } from '../TableUi.js';
import './ReplayBar.css';
import '../MissedActionsBar.css';
import './ReplayFacts.css';

/** How fast replays run: the next of the speeds at each press. */
export const SpeedButton = ({ name }: { readonly name: string }) => {
  const { replay } = useTable();
  return (
    <Button
      name={name}
      size="small"
      class="replay-speed"
      label={t('table.film.speed', { value: settings.filmSpeed.value })}
      onClick={() => replay.faster()}
    >
      {settings.filmSpeed.value}×
    </Button>
  );
};

const whatText = ({ kind, phase }: Frame): string => {
  if (kind === 'opening' || kind === 'closing' || kind === 'action') return t(`film.${kind}`);
  return phase === null ? t('film.strike') : frameName(phase, t(`film.${kind}`));
};

/** Where on the scrubber a frame is, in percent. */
const share = (place: number, { frames }: Replay): string => `${(100 * place) / Math.max(1, frames.length - 1)}%`;

/** The phases of the battle along a line, and the place of the picture: to be dragged, pressed, or moved by keys. */
const Scrubber = ({ replay }: Pick<TableUi, 'replay'>) => {
  const film = replay.current.value;
  const frame = replay.frame.value;
  if (!film || !frame) return null;
  const place = replay.place.value;
  const current = film.phases.findLast((phase) => phase.frame <= place);
  return (
    <div class="scrubber">
      <ol class="phases" aria-hidden="true">
        {film.phases.map((phase) => (
          <li
            key={phase.frame}
            class="phase"
            data-past={phase.frame < place}
            data-current={phase === current && frame.phase !== null}
            style={{ left: share(phase.frame, film) }}
          >
            {phaseMark(phase.initiative)}
          </li>
        ))}
      </ol>
      <Slider
        class="replay-place"
        data-action="replay-place"
        min={0}
        max={film.frames.length - 1}
        step={1}
        value={place}
        style={{ '--place': share(place, film) }}
        aria-label={t('film.scrubber')}
        aria-valuetext={t('film.place', { place: place + 1, count: film.frames.length, what: whatText(frame) })}
        onPointerDown={() => replay.pause()}
        onInput={(frame) => replay.jump(frame)}
        onKeyDown={(event) => {
          if (isForBrowser(event)) return;
          if (event.key === ' ') replay.toggle();
          else if (event.key === 'PageDown' || event.key === 'PageUp') replay.jumpPhase(event.key === 'PageDown' ? 1 : -1);
          else return;
          event.preventDefault();
        }}
      />
    </div>
  );
};

const headingOf = ({ store }: TableUi): string => {
  const why = store.playback.playing.value?.why;
  if (why === 'missed') return t('film.headingMissed');
  return why === 'again' ? t('film.headingAgain') : t('app.battle');
};

/** The way out of the replay: to the result, or back to where one was. */
const Leave = ({ store, replay }: TableUi) => {
  const isNow = store.playback.playing.value?.why === 'now';
  const isTurn = !isNow && store.me.value !== null && store.me.value === store.acting.value;
  const text = isNow ? t('table.film.skip') : t(isTurn ? 'film.act' : 'app.close');
  return (
    <Button
      name="replay-skip"
      kind={isTurn ? 'primary' : 'plain'}
      size="small"
      glyph={isNow ? 'skip' : 'close'}
      label={text}
      about={text}
      onClick={() => replay.skip()}
    >
      <span class="replay-leave">{text}</span>
    </Button>
  );
};

/** The controls of a replay: its phases along a line, and the usual buttons. */
export const ReplayBar = () => {
  const ui = useTable();
  const { replay } = ui;
  if (!replay.current.value) return null;
  return (
    <section class="replay-bar" aria-label={headingOf(ui)}>
      <Scrubber replay={replay} />
      <div class="replay-controls">
        <IconButton name="replay-rewind" glyph="rewind" label={t('film.rewind')} onClick={() => replay.jump(0)} />
        <IconButton repeats name="replay-back" glyph="backward" label={t('table.film.back')} onClick={() => replay.step(-1)} />
        {replay.running.value ? (
          <IconButton name="replay-pause" glyph="pause" label={t('table.film.pause')} onClick={() => replay.pause()} />
        ) : (
          <IconButton name="replay-play" glyph="play" label={t('table.film.play')} onClick={() => replay.play()} />
        )}
        <IconButton repeats name="replay-step" glyph="forward" label={t('table.film.step')} onClick={() => replay.step(1)} />
        <SpeedButton name="replay-speed" />
        <IconButton
          name="replay-list"
          class="replay-list"
          glyph="log"
          label={t('film.list')}
          aria-expanded={ui.factsOpen.value}
          onClick={() => (ui.factsOpen.value = !ui.factsOpen.value)}
        />
        <Leave {...ui} />
      </div>
    </section>
  );
};
