import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { isForBrowser } from '../../store/input/shortcuts.js';
import type { MatchReplay } from '../../store/MatchReplay.js';
import { t } from '../../text/translate.js';
import { Button, IconButton } from '../../ui/Button.js';
import { CopyField } from '../../ui/CopyField.js';
import { copyText } from '../../ui/copyText.js';
import { Dialog } from '../../ui/Dialog.js';
import { Slider } from '../../ui/fields.js';
import { lazy } from '../../ui/lazy.js';
import { CurveLegend, HqChart } from '../result/HqChart.js';
import { useTable } from '../TableUi.js';
import { turnText } from '../TopBar.js';
import { SpeedButton } from './ReplayBar.js';
import './ReplayTimeline.css';

const ContinueDialog = lazy(async () => (await import('./ContinueDialog.js')).ContinueDialog);

/** The moment shown, in words. */
const momentText = (replay: MatchReplay, nameOf: (seat: number) => string): string => {
  const { turn } = replay;
  if (!turn) return '';
  const number = turnText(turn.number, turn.number === 0, false);
  return t('matchReplay.moment', {
    turn: number,
    player: nameOf(turn.player),
    step: replay.ply.value - turn.from,
    count: turn.to - turn.from,
  });
};

const Place = ({ replay }: { readonly replay: MatchReplay }) => {
  const { labels } = useTable();
  return (
    <div class="timeline">
      <HqChart timeline={replay.timeline.value} last={replay.last.value} place={replay.ply.value} />
      <CurveLegend />
      <Slider
        class="timeline-place"
        data-action="timeline"
        min={0}
        max={replay.last.value}
        step={1}
        value={replay.ply.value}
        aria-label={t('matchReplay.timeline')}
        aria-valuetext={momentText(replay, labels.value.name)}
        onPointerDown={() => replay.pause()}
        onInput={(ply) => replay.goTo(ply)}
        onKeyDown={(event) => {
          if (isForBrowser(event) || (event.key !== 'PageDown' && event.key !== 'PageUp')) return;
          replay.jumpTurn(event.key === 'PageDown' ? 1 : -1);
          event.preventDefault();
        }}
      />
    </div>
  );
};

/** Copies the link to the moment shown. If the browser does not let the page copy, a window shows it to copy by hand. */
const CopyMoment = ({ replay, link }: { readonly replay: MatchReplay; readonly link: string }) => {
  const [copied, setCopied] = useState('');
  const [isByHand, setByHand] = useState(false);
  const copy = async (): Promise<void> => {
    if (await copyText(link)) return setCopied(link);
    replay.pause();
    setByHand(true);
  };
  const isCopied = copied === link;
  const text = t(isCopied ? 'app.lobby.copied' : 'matchReplay.copy');
  return (
    <>
      <IconButton name="copy-moment" glyph={isCopied ? 'check' : 'copy'} label={text} onClick={() => void copy()}>
        <span class="spoken" aria-live="polite">
          {text}
        </span>
      </IconButton>
      {isByHand && (
        <Dialog title={t('matchReplay.copy')} onClose={() => setByHand(false)}>
          <CopyField label={t('matchReplay.copy')} text={link} isMarked />
        </Dialog>
      )}
    </>
  );
};

interface Props {
  readonly replay: MatchReplay;
  /** Opens the moment shown, where the match has an address. */
  readonly link: string | null;
  /** What is said of a match from a file. */
  readonly proof?: ComponentChildren;
  /** Back to where one came from. */
  readonly onClose: () => void;
  /** Opens the review and closes it; null while there is none. */
  readonly onReview: (() => void) | null;
  /** Begins to walk through the match with others; null where that is not possible, or begun. */
  readonly onTogether: (() => void) | null;
}

/** The turns of a match along a line with the curves of the HQs, and the buttons to walk through it. */
export const ReplayTimeline = ({ replay, link, proof, onClose, onReview, onTogether }: Props) => {
  const { labels } = useTable();
  const [isGoingOn, setGoingOn] = useState(false);
  return (
    <section class="match-replay" aria-label={t('matchReplay.heading')}>
      <div class="moment-row">
        <p class="moment" role="status">
          {momentText(replay, labels.value.name)}
        </p>
        {onReview && (
          <Button
            name="match-review"
            size="small"
            glyph="chart"
            text={t('matchReplay.openReview')}
            about={t('matchReplay.review')}
            onClick={onReview}
          />
        )}
        {onTogether && (
          <Button
            name="match-together"
            size="small"
            glyph="people"
            text={t('matchReplay.together')}
            about={t('matchReplay.together')}
            onClick={onTogether}
          />
        )}
        {replay.battleHere.value !== null && (
          <IconButton name="match-battle" glyph="film" label={t('film.fromLog')} onClick={() => replay.watchHere()} />
        )}
        <IconButton name="match-close" glyph="close" label={t('matchReplay.close')} onClick={onClose} />
      </div>
      {proof}
      <Place replay={replay} />
      <div class="match-replay-controls">
        <IconButton repeats name="match-turn-back" label={t('matchReplay.turnBack')} glyph="rewind" onClick={() => replay.jumpTurn(-1)} />
        <IconButton repeats name="match-back" label={t('matchReplay.back')} glyph="backward" onClick={() => replay.back()} />
        {replay.running.value ? (
          <IconButton name="match-pause" label={t('matchReplay.pause')} glyph="pause" onClick={() => replay.pause()} />
        ) : (
          <IconButton name="match-play" label={t('table.film.play')} glyph="play" onClick={() => replay.play()} />
        )}
        <IconButton repeats name="match-forward" label={t('matchReplay.forward')} glyph="forward" onClick={() => replay.forward()} />
        <IconButton
          repeats
          name="match-turn-forward"
          label={t('matchReplay.turnForward')}
          glyph="skip"
          onClick={() => replay.jumpTurn(1)}
        />
        <SpeedButton name="match-speed" />
        <span class="grow" />
        <IconButton
          name="go-on"
          label={t('matchReplay.goOn')}
          glyph="board"
          onClick={() => {
            replay.pause();
            setGoingOn(true);
          }}
        />
        {link !== null && <CopyMoment replay={replay} link={link} />}
      </div>
      {isGoingOn && <ContinueDialog replay={replay} onClose={() => setGoingOn(false)} />}
    </section>
  );
};
