import { BASE_ARMIES, TILES } from '@hexfall/shared/content/catalog';
import { type CompiledTile, type CompiledUnit, isUnit } from '@hexfall/shared/content/compile';
import guide from '@hexfall/shared/locales/en/guide.json';
import rules from '@hexfall/shared/locales/en/rules.json';
import { ARMY_IDS, type ArmyId, type TileKey } from '@hexfall/shared/model/tile';
import { Page } from '../shell/Page.js';
import { tileName } from '../text/names.js';
import { addTexts, t, type TextKey } from '../text/translate.js';
import { Glyph } from '../ui/Glyph.js';
import { Link } from '../ui/Link.js';
import { TextWithRules } from '../ui/RuleLink.js';
import { TilePicture } from '../ui/TilePicture.js';
import { FullRules } from './FullRules.js';
import './RulesScreen.css';

type Point = keyof (typeof guide)['tile'];

const unit =
  (shows: (unit: CompiledUnit) => boolean) =>
  (tile: CompiledTile): boolean =>
    isUnit(tile) && !tile.isHq && shows(tile);

/** What a tile must have to be the example for a point of the guide. */
const SHOWS: { readonly [P in Point]: (tile: CompiledTile) => boolean } = {
  initiative: unit(({ initiative }) => initiative.length > 1),
  melee: unit(({ spec }) => Object.values(spec.melee ?? {}).some((strength) => strength > 1)),
  ranged: unit(({ spec }) => spec.ranged !== undefined && !spec.melee && !spec.armor),
  gauss: unit(({ spec }) => spec.gauss !== undefined),
  armor: unit(({ spec }) => (spec.armor?.length ?? 0) > 1),
  net: unit(({ spec }) => (spec.nets?.length ?? 0) > 1),
  toughness: unit(({ spec }) => (spec.extraToughness ?? 0) > 1),
  module: unit(({ kind, effects }) => kind === 'module' && effects.some((effect) => effect.kind === 'meleeStrength')),
  mobility: unit(({ mobility }) => mobility),
  rocket: unit(({ hasRocket }) => hasRocket),
  shotgun: unit(({ spec }) => spec.shotgun !== undefined),
  sharpshooter: unit(({ isSharpshooter }) => isSharpshooter),
  spy: unit(({ isSpy }) => isSpy),
  venom: unit(({ isVenomous }) => isVenomous),
  push: unit(({ pushesBack }) => pushesBack),
  foundation: ({ kind }) => kind === 'foundation',
  instant: ({ kind }) => kind === 'instant',
};

/** The armies of the base game come first. */
const ARMIES_SHOWN: readonly ArmyId[] = [...BASE_ARMIES, ...ARMY_IDS];

/** A tile on which a point of the guide can be seen, and its army. */
const exampleOf = (point: Point): { readonly tile: TileKey; readonly army: ArmyId } | null => {
  for (const army of ARMIES_SHOWN) {
    const found = Object.values(TILES).find((tile) => tile.deck === army && SHOWS[point](tile));
    if (found) return { tile: found.key, army };
  }
  return null;
};

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
