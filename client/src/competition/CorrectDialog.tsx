import { useState } from 'preact/hooks';
import { BOUT_ENDS, type BoutEnd, type BoutOutcome, MAX_NOTE } from '@hexfall/shared/competition/acts';
import type { CompetitionView, PairingView } from '@hexfall/shared/protocol/competitions';
import { doneOrWhyNot } from '../text/competitionText.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Dialog } from '../ui/Dialog.js';
import { Form, ProblemText, Select, TextField } from '../ui/fields.js';
import type { CompetitionFeed } from './CompetitionFeed.js';
import { hasTeams } from './ownTeam.js';
import { entrantName, personName } from './pageText.js';

/** A match whose outcome can be corrected, or added. */
interface Place {
  readonly round: number;
  readonly pairing: number;
  readonly board: number;
  readonly match: number;
}

/** All of them, those of the last round first. */
const placesIn = ({ rounds }: CompetitionView): readonly Place[] =>
  rounds
    .flatMap(({ pairings, begun }, index) =>
      begun === null
        ? []
        : [
            pairings.flatMap(({ result, number }) =>
              (result?.boards ?? []).flatMap(({ outcomes, next }, board) => {
                const count = outcomes.length + (next === null ? 0 : 1);
                return Array.from({ length: count }, (_, match): Place => ({ round: index + 1, pairing: number - 1, board, match }));
              }),
            ),
          ],
    )
    .reverse()
    .flat();

const pairingAt = ({ rounds }: CompetitionView, { round, pairing }: Pick<Place, 'round' | 'pairing'>): PairingView | undefined =>
  rounds[round - 1]?.pairings.find(({ number }) => number === pairing + 1);

/** What a form has of an outcome. */
interface Draft {
  readonly end: BoutEnd;
  readonly winner: '0' | '1' | '';
  readonly hq: readonly [string, string];
}

const WINNERS = ['0', '1', ''] as const;

const draftOf = (outcome: BoutOutcome | undefined): Draft => {
  const { end, winner, hq } = outcome ?? { end: 'played', winner: 0, hq: [0, 0] };
  return { end, winner: winner === null ? '' : `${winner}`, hq: [String(hq[0]), String(hq[1])] };
};

/** Only a match that was played has HQs, and one that is void has no winner. */
const outcomeOf = ({ end, winner, hq }: Draft): BoutOutcome => ({
  end,
  winner: end === 'void' || winner === '' ? null : winner === '0' ? 0 : 1,
  hq: end === 'played' ? [Number(hq[0]), Number(hq[1])] : [0, 0],
});

/** A board of two teams, with who plays there. */
const teamBoardText = (view: CompetitionView, place: Place, board: number): string => {
  const { entrants, result } = pairingAt(view, place) ?? {};
  const names = [0, 1].map((side) => {
    const [entrant, person] = [entrants?.[side] ?? null, result?.boards[board]?.persons[side] ?? null];
    return entrant === null || person === null ? '–' : personName(view, entrant, person);
  });
  return `${board + 1}: ${names.join(' – ')}`;
};

interface Props {
  readonly feed: CompetitionFeed;
  readonly view: CompetitionView;
  readonly onClose: () => void;
}

/** Corrects the outcome of a match, or adds one that is missing. */
export const CorrectDialog = ({ feed, view, onClose }: Props) => {
  // What is chosen stays while the competition goes on behind the dialog.
  const [places] = useState(() => placesIn(view));
  const [chosen, choose] = useState(() => places[0] ?? { round: 1, pairing: 0, board: 0, match: 0 });
  const outcomeAt = (place: Place) => pairingAt(view, place)?.result?.boards[place.board]?.outcomes[place.match];
  const [draft, edit] = useState(() => draftOf(outcomeAt(chosen)));
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState('');
  const sides = pairingAt(view, chosen)?.entrants ?? [0, 0];
  const names = [entrantName(view, sides[0]), entrantName(view, sides[1] ?? 0)] as const;
  const isOfTeams = hasTeams(view);
  const goTo = (place: Place | undefined): void => {
    if (!place) return;
    choose(place);
    edit(draftOf(outcomeAt(place)));
  };
  const numbers = (of: keyof Place, among: readonly Place[]): readonly string[] => [...new Set(among.map((place) => String(place[of])))];
  const inRound = places.filter(({ round }) => round === chosen.round);
  const inPairing = inRound.filter(({ pairing }) => pairing === chosen.pairing);
  const inBout = inPairing.filter(({ board }) => board === chosen.board);
  const boardText = (pairing: string): string => {
    const [one, two] = pairingAt(view, { round: chosen.round, pairing: Number(pairing) })?.entrants ?? [0, 0];
    return `${Number(pairing) + 1}: ${entrantName(view, one)} – ${entrantName(view, two ?? 0)}`;
  };
  const save = async (): Promise<void> => {
    const act = { do: 'correct', ...chosen, outcome: outcomeOf(draft), ...(note.trim() !== '' && { note }) } as const;
    const done = await doneOrWhyNot(feed.act(act));
    if (done.ok) onClose();
    else setProblem(done.error);
  };
  return (
    <Dialog title={t('competitionOrganizer.correct')} kind="competition" onClose={onClose}>
      <Form class="dialog-form" onSubmit={save}>
        <Select
          label={t('competitionPage.pairings.round')}
          name="round"
          values={numbers('round', places)}
          value={String(chosen.round)}
          textOf={(round) => t('competitionPage.pairings.roundN', { round })}
          onChange={(round) => goTo(places.find((place) => place.round === Number(round)))}
        />
        <Select
          label={t(isOfTeams ? 'competitionPage.team.pairing' : 'competitionPage.pairings.board')}
          name={isOfTeams ? 'pairing' : 'board'}
          values={numbers('pairing', inRound)}
          value={String(chosen.pairing)}
          textOf={boardText}
          onChange={(pairing) => goTo(inRound.find((place) => place.pairing === Number(pairing)))}
        />
        {isOfTeams && (
          <Select
            label={t('competitionPage.pairings.board')}
            name="board"
            values={numbers('board', inPairing)}
            value={String(chosen.board)}
            textOf={(board) => teamBoardText(view, chosen, Number(board))}
            onChange={(board) => goTo(inPairing.find((place) => place.board === Number(board)))}
          />
        )}
        {inBout.length > 1 && (
          <Select
            label={t('competitionOrganizer.match')}
            name="match"
            values={numbers('match', inBout)}
            value={String(chosen.match)}
            textOf={(match) => String(Number(match) + 1)}
            onChange={(match) => goTo(inBout.find((place) => place.match === Number(match)))}
          />
        )}
        <Select
          label={t('competitionOrganizer.end')}
          name="end"
          values={BOUT_ENDS}
          value={draft.end}
          textOf={(end) => t(end === 'void' ? 'competitionPage.pairings.void' : `competitionOrganizer.${end}`)}
          onChange={(end) => edit({ ...draft, end })}
        />
        {draft.end !== 'void' && (
          <Select
            label={t('competitionOrganizer.winner')}
            name="winner"
            values={WINNERS}
            value={draft.winner}
            textOf={(winner) => (winner === '' ? t('competitionOrganizer.draw') : winner === '0' ? names[0] : names[1])}
            onChange={(winner) => edit({ ...draft, winner })}
          />
        )}
        {draft.end === 'played' && (
          <div class="hq-fields">
            {names.map((name, side) => (
              <TextField
                key={side}
                label={t('competitionOrganizer.hqOf', { name })}
                name={`hq-${side}`}
                type="number"
                inputMode="numeric"
                required
                min={0}
                max={99}
                value={draft.hq[side === 0 ? 0 : 1]}
                onInput={(value) => edit({ ...draft, hq: side === 0 ? [value, draft.hq[1]] : [draft.hq[0], value] })}
              />
            ))}
          </div>
        )}
        <TextField label={t('competitionOrganizer.note')} name="note" maxLength={MAX_NOTE} value={note} onInput={setNote} />
        <ProblemText text={problem} />
        <div class="dialog-actions">
          <Button name="no" text={t('app.cancel')} onClick={onClose} />
          <Button submits name="yes" kind="primary" text={t('competitionOrganizer.save')} disabled={feed.isBusy.value} />
        </div>
      </Form>
    </Dialog>
  );
};
