import '../text/competitionsText.js';
import { useEffect } from 'preact/hooks';
import type { ListedCompetition } from '@hexfall/shared/protocol/competitions';
import { fetchCompetitions } from '../net/competitions.js';
import { lookForServer } from '../offline/isOnline.js';
import { forgetCompetition, noteCompetition, ownCompetitions } from '../platform/competitionKeys.js';
import { pathOfCompetition } from '../platform/route.js';
import { Nothing } from '../shell/EmptyState.js';
import { Page, useWindowTitle } from '../shell/Page.js';
import { t } from '../text/translate.js';
import { AskButton } from '../ui/AskDialog.js';
import { ProblemText } from '../ui/fields.js';
import { usePolled } from '../ui/hooks.js';
import { loadingLine } from '../ui/lazy.js';
import { Link } from '../ui/Link.js';
import './CompetitionListScreen.css';

const REFRESH_MS = 15_000;

/** How many of its own competitions this browser asks for. */
const MOST_ASKED = 50;

/** The parts of the list, from the first; a competition of this browser is in the first one only. */
const PARTS = ['own', 'open', 'running', 'closed'] as const;
type Part = (typeof PARTS)[number];

/** A competition of this browser that the server does not know. */
type Gone = Pick<ListedCompetition, 'code' | 'name'> & { readonly phase: 'gone' };

type Shown = ListedCompetition | Gone;

/** How far a competition has come, and with how many: "open · 8 entrants", "round 2 · 8 entrants". */
const standOf = (shown: Shown, part: Part): string => {
  if (shown.phase === 'gone') return t('competitions.gone');
  const { phase, round, entrants } = shown;
  const isSaid = part !== 'own' && phase !== 'running';
  const stand = phase === 'running' ? t('competitions.round', { number: round }) : isSaid ? '' : t(`competition.phase.${phase}`);
  return [stand, t('competitions.entrants', { count: entrants })].filter((text) => text !== '').join(' · ');
};

const Line = ({ shown, part }: { readonly shown: Shown; readonly part: Part }) => {
  const { code, name, phase } = shown;
  return (
    <li class="competition-line" data-code={code} data-phase={phase}>
      <span class="competition-text">
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span class="quiet-text">{standOf(shown, part)}</span>
      </span>
      {part === 'own' && (phase === 'gone' || phase === 'closed') && (
        <AskButton
          name="forget"
          kind="quiet"
          size="small"
          text={t('competitions.forget')}
          label={t('competitions.forgetName', { name })}
          heading={t('competitions.forgetTitle', { name })}
          explain={t('competitions.forgetText')}
          no={t('matchmaking.mine.keep')}
          yes={t('competitions.forget')}
          asks={phase === 'closed'}
          act={() => forgetCompetition(code)}
        />
      )}
      {phase !== 'gone' && (
        <Link
          to={pathOfCompetition(code)}
          kind={part === 'open' ? 'button primary small competition-link' : 'button small competition-link'}
          label={t(`competitions.goTo.${part}`, { name })}
        >
          {t(`competitions.go.${part}`)}
        </Link>
      )}
    </li>
  );
};

const partOf = ({ code, phase }: Shown, own: Readonly<Record<string, unknown>>): Part =>
  Object.hasOwn(own, code) || phase === 'gone' ? 'own' : phase;

/** The competitions of this server, and those of this browser. */
export const CompetitionListScreen = () => {
  useWindowTitle(t('competitions.heading'));
  const own = ownCompetitions.value;
  const codes = Object.keys(own).slice(0, MOST_ASKED);
  const polled = usePolled(
    async () => {
      const answer = await fetchCompetitions(codes);
      return answer.ok ? answer.value.competitions : null;
    },
    REFRESH_MS,
    codes.join(),
  );
  const { latest, failed } = polled;
  useEffect(() => {
    if (failed) void lookForServer();
    for (const { code, name, phase } of latest ?? []) noteCompetition(code, name, phase === 'closed');
  }, [polled]);
  const gone = codes
    .filter((code) => latest?.every((one) => one.code !== code))
    .map((code): Gone => ({ code, name: own[code]?.name ?? code, phase: 'gone' }));
  const shown: readonly Shown[] = [...(latest ?? []), ...gone];
  return (
    <Page kind="competitions">
      <header class="competitions-head">
        <h1>{t('competitions.heading')}</h1>
        <Link to="/competitions/new" kind="button primary">
          {t('competitions.new')}
        </Link>
      </header>
      {failed && <ProblemText text={t('app.refusal.unreachable')} />}
      {latest === null && !failed && loadingLine(false)}
      {latest !== null && shown.length === 0 && <Nothing name="flag" text={t('competitions.none')} />}
      {PARTS.map((part) => {
        const lines = shown.filter((one) => partOf(one, own) === part);
        return (
          lines.length > 0 && (
            <section key={part} class="plate competition-part" data-part={part}>
              <h2>{t(`competitions.part.${part}`)}</h2>
              <ul>
                {lines.map((one) => (
                  <Line key={one.code} shown={one} part={part} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </Page>
  );
};
