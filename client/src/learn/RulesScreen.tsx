import guide from '@hexfall/shared/locales/en/guide.json';
import rules from '@hexfall/shared/locales/en/rules.json';
import { TextWithRules } from '../ui/RuleLink.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { TilePicture } from '../ui/TilePicture.js';
import { tileName } from '../text/names.js';
import { addTexts, t, type TextKey } from '../text/translate.js';
import { FullRules } from './FullRules.js';
import { exampleOf } from './guideTiles.js';
import { Page } from '../shell/Page.js';
import './RulesScreen.css';

addTexts({ guide, rules });

const PARTS = ['turn', 'battle', 'board', 'controls'] as const;
type Part = (typeof PARTS)[number];

const pointsOf = (part: Part): TextKey[] => Object.keys(guide[part]).map((point) => `guide.${part}.${point}` as TextKey);

const TILE_POINTS = Object.keys(guide.tile) as (keyof (typeof guide)['tile'])[];

/** Each thing a tile can show, beside a tile that shows it. */
const TilePoints = () => (
  <ul class="tile-points">
    {TILE_POINTS.map((point) => {
      const example = exampleOf(point);
      return (
        <li key={point}>
          {example && (
            <figure>
              <TilePicture tile={example.tile} livery={example.army} width={104} />
              <figcaption>{tileName(example.tile)}</figcaption>
            </figure>
          )}
          <p>
            <TextWithRules text={t(`guide.tile.${point}`)} />
          </p>
        </li>
      );
    })}
  </ul>
);

/** The short guide: how to read tiles, what happens in a turn and in a battle; after it all rules. */
export const RulesScreen = () => (
  <Page kind="text">
    <h1>{t('guide.heading')}</h1>
    <p class="lead">{t('guide.intro')}</p>
    <p>
      <Link to="/learn" kind="button learn-link">
        <Glyph name="play" />
        <span>{t('app.learn.rules')}</span>
      </Link>
    </p>
    <section class="plate">
      <h2>{t('guide.aimTitle')}</h2>
      <p>
        <TextWithRules text={t('guide.aim')} />
      </p>
    </section>
    <section class="plate">
      <h2>{t('guide.tileTitle')}</h2>
      <TilePoints />
    </section>
    {PARTS.map((part) => (
      <section key={part} class="plate half">
        <h2>{t(`guide.${part}Title`)}</h2>
        <ul class="points">
          {pointsOf(part).map((point) => (
            <li key={point}>
              <TextWithRules text={t(point)} />
            </li>
          ))}
        </ul>
      </section>
    ))}
    <FullRules />
  </Page>
);
