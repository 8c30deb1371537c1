import type { TileKey } from '@hexfall/shared/model/tile';
import { tileSentence } from '../text/tileSentence.js';
import { tileLines } from '../text/tileText.js';
import { t } from '../text/translate.js';
import { LinesWithRules } from './RuleLink.js';
import './TileText.css';

/** What a tile does in one sentence; each fact with its rule is behind a button. */
export const TileText = ({ tile }: { readonly tile: TileKey }) => (
  <>
    <p class="tile-sentence">{tileSentence(tile)}</p>
    <details class="tile-rules">
      <summary class="rules-button" aria-label={t('sentence.rules')} title={t('sentence.rules')}>
        ?
      </summary>
      <LinesWithRules lines={tileLines(tile)} />
    </details>
  </>
);
