import { rules } from 'hexfall:rules';
import { useLayoutEffect, useState } from 'preact/hooks';
import { route } from '../platform/route.js';
import { t } from '../text/translate.js';
import { Form, TextField } from '../ui/fields.js';
import { type Clause, findClauses, type RulesSection, type Span } from './rules/rulesText.js';
import './RulesScreen.css';

const SpanText = ({ span: { kind, text } }: { readonly span: Span }) => {
  switch (kind) {
    case 'text':
      return <>{text}</>;
    case 'strong':
      return <strong>{text}</strong>;
    case 'em':
      return <em>{text}</em>;
    case 'code':
      return <code>{text}</code>;
    case 'clause':
      return <a href={`#${text}`}>{text}</a>;
  }
};

const Spans = ({ spans }: { readonly spans: readonly Span[] }) => (
  <>
    {spans.map((span, index) => (
      <SpanText key={index} span={span} />
    ))}
  </>
);

const ClauseLine = ({ clause: { id, spans }, isAimed }: { readonly clause: Clause; readonly isAimed: boolean }) => (
  <li id={id} class="clause" tabIndex={-1} aria-current={isAimed ? 'location' : undefined}>
    <a class="clause-number" href={`#${id}`} aria-label={t('rules.clause', { id })}>
      {id}
    </a>
    <p>
      <Spans spans={spans} />
    </p>
  </li>
);

const Section = ({ section, aimed }: { readonly section: RulesSection; readonly aimed: string }) => (
  <section class="plate rules-section" aria-labelledby={section.id}>
    <h3 id={section.id} tabIndex={-1}>
      {section.id}. {section.title}
    </h3>
    <ul>
      {section.clauses.map((clause) => (
        <ClauseLine key={clause.id} clause={clause} isAimed={clause.id === aimed} />
      ))}
    </ul>
  </section>
);

const Contents = () => (
  <nav class="rules-contents" aria-label={t('rules.contents')}>
    <ul>
      {rules.sections.map(({ id, title }) => (
        <li key={id}>
          <a class="button small" href={`#${id}`}>
            {id}. {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

/** The clause or section in the address. It scrolls into view and takes the focus at once, so that an early key press does not lose the focus. */
const useAimed = (): string => {
  const here = route.value;
  const aimed = decodeURIComponent(location.hash.slice(1));
  useLayoutEffect(() => {
    const element = aimed === '' ? null : document.getElementById(aimed);
    element?.scrollIntoView({ block: 'start' });
    element?.focus({ preventScroll: true });
  }, [here, aimed]);
  return aimed;
};

/** All rules with their numbers: a list of contents, an anchor for every clause, and a search. */
export const FullRules = () => {
  const [wanted, setWanted] = useState('');
  const aimed = useAimed();
  const found = wanted.trim() === '' ? null : findClauses(rules, wanted);
  const shown = found ?? rules.sections;
  const count = shown.reduce((sum, { clauses }) => sum + clauses.length, 0);
  return (
    <>
      <h2 id="all" class="rules-heading">
        {t('rules.heading')}
      </h2>
      <p class="lead">{t('rules.about')}</p>
      <p class="quiet-text">{t('rules.language')}</p>
      <Form
        class="rules-search"
        role="search"
        onSubmit={() => {
          const first = found?.[0]?.clauses[0];
          if (!first) return;
          setWanted('');
          location.hash = first.id;
        }}
      >
        <label>
          <span>{t('rules.search')}</span>
          <TextField type="search" name="clause" value={wanted} onInput={setWanted} />
        </label>
        <p role="status">{found && t('rules.found', { count })}</p>
      </Form>
      {!found &&
        rules.intro.map((spans, index) => (
          <p key={index} class="rules-intro" lang="en" translate>
            <Spans spans={spans} />
          </p>
        ))}
      {!found && <Contents />}
      <div lang="en" class="rules-sections" translate>
        {shown.map((section) => (
          <Section key={section.id} section={section} aimed={aimed} />
        ))}
      </div>
    </>
  );
};
