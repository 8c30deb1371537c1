import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isCostly, isMistake } from '@hexfall/shared/review/highlights';
import type { TurnReview } from '@hexfall/shared/review/reviewTurn';
import type { History } from '../../store/history.js';
import type { MatchReplay } from '../../store/MatchReplay.js';
import { useTable } from '../../table/TableUi.js';
import { t } from '../../text/translate.js';
import { Button, IconButton } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { liveryProps } from '../../ui/Emblem.js';
import { MatchReview, type ReviewedTurn } from './MatchReview.js';
import { LuckTable, UnitTables } from './ReviewTables.js';
import { chanceText, turnLossText, verdictTexts } from './reviewText.js';
import { TurnComparison } from './TurnComparison.js';
import './ReviewPanel.css';

/** Where a chance is on a bar that is full where it is certain. */
const along = (chance: number): string => `${100 * Math.min(1, Math.max(0, chance))}%`;

/**
 * Shows the chance to win after a turn as a bar, with the turn's cost as a part of it and its interval as a line across its end. If the turn's text
 * does not name the chance, it stands beside the bar. Screen readers read it with that text.
 */
const ChanceLine = ({ review }: { readonly review: TurnReview | null }) => {
  if (!review) return <span class="chance-line" aria-hidden="true" />;
  const { effort, played, loss } = review;
  const isWorse = isCostly(review);
  const best = played + loss.mean;
  return (
    <span class="chance-line" aria-hidden="true">
      <span class="chance-bar">
        <span class="chance-left" style={`width:${along(played)}`} />
        {isWorse && <span class="chance-lost" style={`left:${along(played)};width:${along(loss.mean)}`} />}
        {isWorse && effort === 'full' && (
          <span class="chance-interval" style={`left:${along(best - loss.interval)};right:calc(100% - ${along(best + loss.interval)})`} />
        )}
      </span>
      <span class="chance-number">{isWorse || effort === 'quick' ? '' : chanceText(played)}</span>
    </span>
  );
};

interface Props {
  readonly replay: MatchReplay;
  /** Of the whole match, which is over. */
  readonly history: History;
  readonly isOpen: boolean;
  /** It has room beside the board; else it lies over the table. */
  readonly isBeside: boolean;
  readonly onClose: () => void;
  /** A turn has been chosen: the board shows it. */
  readonly onChoose: () => void;
}

/** What stands out about a turn, in words. */
const tagsOf = (review: MatchReview, { review: turn }: ReviewedTurn, nameOf: (seat: number) => string): string[] => {
  if (!turn) return [];
  const { lostIt, best, worst } = review.highlights.value;
  return [
    ...(lostIt === turn ? [t('review.lostIt')] : []),
    ...(turn.missed ? [t('review.missed', { player: nameOf(turn.missed.seat) })] : []),
    ...(best.includes(turn) ? [t('plan.best')] : []),
    ...(worst.includes(turn) && lostIt !== turn ? [t('review.worst')] : []),
  ];
};

interface RowProps extends Pick<Props, 'replay' | 'history' | 'isBeside' | 'onChoose'> {
  readonly review: MatchReview;
  readonly one: ReviewedTurn;
  readonly index: number;
  /** The list opens at it. */
  readonly isStart: boolean;
}

/** Returns whether a turn is viewed: the user chose it, and the replay is still at its start. */
const isLookedAt = (review: MatchReview, replay: MatchReplay, index: number): boolean =>
  review.chosen.value?.place === index && review.turns.value[index]?.turn.from === replay.ply.value;

const Row = ({ review, one, index, isStart, replay, history, isBeside, onChoose }: RowProps) => {
  const item = useRef<HTMLLIElement>(null);
  const { labels } = useTable();
  const { turn, review: found } = one;
  const isOpen = isBeside && isLookedAt(review, replay, index);
  useLayoutEffect(() => {
    if (isStart || isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isStart, isOpen]);
  const isShown = replay.turn?.number === turn.number && replay.turn.player === turn.seat;
  const tags = tagsOf(review, one, labels.value.name);
  const choose = (): void => {
    replay.pause();
    replay.goTo(turn.from);
    review.chosen.value = { place: index, side: 'better' };
    onChoose();
  };
  const loss = found ? turnLossText(found) : null;
  return (
    <li ref={item} data-grave={found?.effort === 'full' && isMistake(found)} data-effort={found?.effort}>
      <Button
        repeats
        isBare
        class="review-turn"
        data-review-turn={turn.number}
        aria-current={isShown}
        {...(isBeside && { 'aria-expanded': isOpen })}
        onClick={choose}
      >
        <span class="review-turn-name" {...liveryProps(labels.value.livery(turn.seat))}>
          {t('table.turn.number', { number: turn.number })} · {labels.value.name(turn.seat)}
        </span>
        <span class="review-loss">{loss?.shown ?? t('review.waiting')}</span>
        <ChanceLine review={found} />
        {tags.length > 0 && (
          <span class="review-tags">
            {tags.map((tag) => (
              <strong key={tag}>{tag}</strong>
            ))}
          </span>
        )}
        {loss && loss.spoken !== loss.shown && <span class="spoken">{loss.spoken}</span>}
      </Button>
      {isOpen && <TurnComparison {...{ review, one, replay, history }} />}
    </li>
  );
};

const Progress = ({ review }: { readonly review: MatchReview }) => {
  const percent = Math.floor(100 * review.progress.value);
  if (review.failed.value) {
    return (
      <p class="problem" role="alert">
        {t('review.failed')} <Button name="review-again" size="small" text={t('review.again')} onClick={() => review.start()} />
      </p>
    );
  }
  const text = percent === 100 ? t('review.done') : t('review.progress', { percent });
  return (
    <div class="review-progress" data-percent={percent}>
      {percent < 100 && <progress max={100} value={percent} aria-label={text} />}
      {/* Said once when it is complete, not at every step. */}
      <p class={percent < 100 ? 'quiet-text' : 'spoken'} role={percent < 100 ? undefined : 'status'}>
        {text}
      </p>
    </div>
  );
};

const Outcome = ({ review }: { readonly review: MatchReview }) => {
  const { labels } = useTable();
  const verdict = review.verdict.value;
  if (!verdict) return null;
  const { sentences, numbers } = verdictTexts(verdict, labels.value.name);
  const [turn, ...losses] = sentences;
  return (
    <div class="review-verdict">
      <p>
        <strong>{turn}</strong> {losses.join(' ')}
      </p>
      {numbers.length > 0 && (
        <details class="review-sure">
          <summary>{t('review.verdict.sure')}</summary>
          <ul>
            {numbers.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{t('review.verdict.sureAbout')}</p>
        </details>
      )}
    </div>
  );
};

interface ContentProps extends Pick<Props, 'replay' | 'history' | 'isBeside' | 'onChoose'> {
  readonly review: MatchReview;
  /** The list opens at the worst turn. */
  readonly startsAtWorst: boolean;
}

const Content = ({ review, startsAtWorst, replay, history, isBeside, onChoose }: ContentProps) => {
  const turns = review.turns.value;
  const start = startsAtWorst ? (review.verdict.value?.worst ?? null) : null;
  return (
    <>
      <Progress review={review} />
      <Outcome review={review} />
      <div class="review-body" tabIndex={0} role="group" aria-label={t('matchReplay.openReview')}>
        <LuckTable review={review} />
        <h3>{t('review.turns')}</h3>
        {turns.length > 0 && <p class="quiet-text review-bars">{t('review.bars')}</p>}
        {turns.length === 0 && <p>{t('review.empty')}</p>}
        <ol class="review-turns">
          {turns.map((one, index) => (
            <Row
              key={one.turn.from}
              {...{ review, one, index, replay, history, isBeside, onChoose }}
              isStart={start !== null && one.review === start}
            />
          ))}
        </ol>
        <UnitTables review={review} />
        <details class="review-about">
          <summary>{t('review.meaning')}</summary>
          <p>{t('review.about')}</p>
          {!review.whyNoLuck && <p>{t('review.luckAbout')}</p>}
          <p>{t('review.unitsAbout')}</p>
        </details>
      </div>
    </>
  );
};

/** The viewed turn, if the list is not beside the board: it covers the players, so that the board and buttons stay free. */
const ChosenPanel = ({ review, replay, history }: Pick<ContentProps, 'review' | 'replay' | 'history'>) => {
  const { labels } = useTable();
  const place = review.chosen.value?.place;
  const one = place === undefined ? undefined : review.turns.value[place];
  if (place === undefined || !one || !isLookedAt(review, replay, place)) return null;
  const title = `${t('table.turn.number', { number: one.turn.number })} · ${labels.value.name(one.turn.seat)}`;
  return (
    <section class="plan-panel plate" data-hint="true" aria-label={title}>
      <header class="plan-head">
        <h2>{title}</h2>
        <IconButton name="review-turn-close" glyph="close" label={t('review.compare.close')} onClick={() => (review.chosen.value = null)} />
      </header>
      <div class="plan-body" tabIndex={0} role="group" aria-label={title}>
        <TurnComparison {...{ review, one, replay, history }} />
      </div>
    </section>
  );
};

/** The review of a finished match: what each turn has cost, what stands out, and what the units have done. */
export const ReviewPanel = ({ replay, history, isOpen, isBeside, onClose, onChoose }: Props) => {
  const [review] = useState(() => new MatchReview(history));
  const [isChosen, setChosen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    review.start();
    return () => review.stop();
  }, [review]);
  useLayoutEffect(() => {
    if (isOpen) heading.current?.focus({ preventScroll: true });
  }, [isOpen]);
  if (!isOpen) return <ChosenPanel {...{ review, replay, history }} />;
  const choose = (): void => {
    setChosen(true);
    onChoose();
  };
  // In a window, which scrolls as a whole, the verdict stays in view instead.
  const content = <Content {...{ review, replay, history, isBeside, startsAtWorst: isBeside && !isChosen, onChoose: choose }} />;
  if (!isBeside) {
    return (
      <Dialog title={t('matchReplay.openReview')} onClose={onClose} kind="review">
        <div class="review">{content}</div>
      </Dialog>
    );
  }
  return (
    <section class="review plate" aria-label={t('matchReplay.openReview')}>
      <header class="review-head">
        <h2 tabIndex={-1} ref={heading}>
          {t('matchReplay.openReview')}
        </h2>
        <IconButton name="review-close" glyph="close" label={t('review.close')} onClick={onClose} />
      </header>
      {content}
    </section>
  );
};
