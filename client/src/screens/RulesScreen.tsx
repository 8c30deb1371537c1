import { en } from '../text/en.js';
import { t, type TextKey } from '../text/translate.js';
import { Page } from './Page.js';

const PARTS = ['tile', 'turn', 'battle', 'controls'] as const;
type Part = (typeof PARTS)[number];

const pointsOf = (part: Part): TextKey[] => Object.keys(en.guide[part]).map((point) => `guide.${part}.${point}` as TextKey);

/** The short guide: how to read tiles, what happens in a turn and in a battle. */
export const RulesScreen = () => (
  <Page kind="text">
    <h1>{t('guide.heading')}</h1>
    <p class="lead">{t('guide.intro')}</p>
    <section class="plate">
      <h2>{t('guide.aimTitle')}</h2>
      <p>{t('guide.aim')}</p>
    </section>
    {PARTS.map((part) => (
      <section key={part} class="plate">
        <h2>{t(`guide.${part}Title`)}</h2>
        <ul class="points">
          {pointsOf(part).map((point) => (
            <li key={point}>{t(point)}</li>
          ))}
        </ul>
      </section>
    ))}
  </Page>
);
