import { useState } from 'preact/hooks';
import type { CompetitionView } from '@hexfall/shared/protocol/competitions';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Form, Select } from '../ui/fields.js';
import { Glyph } from '../ui/Glyph.js';
import type { CompetitionFeed } from './CompetitionFeed.js';
import { exchanged, usualOrder } from './lineUps.js';
import { ownPairing } from './ownPairing.js';
import { opponentOf } from './ownPart.js';
import { type OwnTeam, ownTeam } from './ownTeam.js';
import { personName } from './pageText.js';
import { areLineUpsShown } from './teamText.js';
import './LineUpPart.css';

interface Props {
  readonly feed: CompetitionFeed;
  readonly view: CompetitionView;
}

/** The captain puts the persons of the team on its boards. */
const CaptainForm = ({ feed, view, team }: Props & { readonly team: OwnTeam }) => {
  const [chosen, choose] = useState<readonly number[] | null>(null);
  const order = chosen ?? usualOrder(view, team);
  const boards = order.slice(0, view.regulations.boards);
  const isIn = view.you.lineUp !== null && boards.every((person, board) => view.you.lineUp?.[board] === person);
  const values = order.map(String);
  const textOf = (person: string): string => {
    const one = team.persons.find((other) => other.person === Number(person));
    return one?.here === false ? t('competitionTeam.notHereYet', { name: one.name }) : (one?.name ?? '');
  };
  const handIn = async (): Promise<void> => {
    const done = await feed.act({ do: 'line-up', round: view.rounds.length, entrant: team.entrant, persons: boards });
    if (done.ok) choose(null);
  };
  return (
    <Form class="line-up-form" onSubmit={handIn}>
      <div class="line-up-boards">
        {boards.map((person, board) => (
          <Select
            key={board}
            label={t('competitionTeam.board', { board: board + 1 })}
            name={`board-${board + 1}`}
            values={values}
            value={String(person)}
            textOf={textOf}
            onChange={(other) => choose(exchanged(order, board, Number(other)))}
          />
        ))}
      </div>
      <div class="row">
        <Button submits name="hand-in" text={t('competitionTeam.handIn')} disabled={feed.isBusy.value || isIn} />
        <p role="status" class="line-up-state">
          {isIn && <Glyph name="check" />} {t(isIn ? 'competitionTeam.handedIn' : 'competitionTeam.hidden')}
        </p>
      </div>
    </Form>
  );
};

/** The line-up of the own team for the announced round, until both are in. */
export const LineUpPart = ({ feed, view }: Props) => {
  const team = ownTeam(view);
  const own = ownPairing(view);
  if (!team || !own || opponentOf(own) === null || view.rounds.at(-1)?.begun !== null || areLineUpsShown(own.pairing)) return null;
  const { lineUp } = view.you;
  return (
    <section class="own-line-up">
      <h3>{t('competitionTeam.lineUp')}</h3>
      {team.isCaptain ? (
        <CaptainForm feed={feed} view={view} team={team} />
      ) : lineUp === null ? (
        <p>{t('competitionTeam.noLineUp', { name: personName(view, team.entrant, team.captain) })}</p>
      ) : (
        <>
          <ol class="line-up-list">
            {lineUp.map((person, board) => (
              <li key={board}>
                <span>{t('competitionTeam.board', { board: board + 1 })}</span>
                <bdi>{person === null ? '–' : personName(view, team.entrant, person)}</bdi>
              </li>
            ))}
          </ol>
          <p class="quiet-text">{t('competitionTeam.hidden')}</p>
        </>
      )}
    </section>
  );
};
