import type { ComponentChildren } from 'preact';
import type { Seat } from '@hexfall/shared/model/seat';
import { PRIZES, TERRAIN_TYPES } from '@hexfall/shared/model/terrain';
import { without } from '@hexfall/shared/rules/copies';
import { useTable } from '../table/TableUi.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import { Glyph } from '../ui/Glyph.js';
import { FloorPicture, PrizePicture, TurretPicture } from '../ui/GroundPicture.js';
import { useEditor } from './EditorControls.js';
import { type TerrainTool, TURRET_DESIGN_IDS, TURRET_DESIGNS } from './TerrainControls.js';
import './Palette.css';

interface ToolButtonProps {
  readonly tool: TerrainTool;
  /** For tests and for styles. */
  readonly name: string;
  readonly text: string;
  /** What it does, where its name alone does not say it. */
  readonly about?: string;
  readonly children: ComponentChildren;
}

/** Something that can be taken to change the ground. */
const ToolButton = ({ tool, name, text, about = text, children }: ToolButtonProps) => {
  const editor = useEditor();
  const isTaken = JSON.stringify(editor.terrain.tool.value) === JSON.stringify(tool);
  return (
    <li>
      <Button
        repeats
        isBare
        class="palette-tile palette-tool"
        label={about}
        about={about}
        pressed={isTaken}
        data-tool={name}
        onClick={() => editor.takeTerrain(tool)}
      >
        {children}
        <span class="palette-name" aria-hidden="true">
          {text}
        </span>
      </Button>
    </li>
  );
};

const TerrainTools = () => (
  <ul class="palette-tiles" aria-label={t('sandbox.terrain.open')}>
    {TERRAIN_TYPES.map((type) => (
      <ToolButton key={type} tool={{ kind: 'terrain', type }} name={type} text={t(`words.terrain.${type}`)}>
        <FloorPicture type={type} />
      </ToolButton>
    ))}
    <ToolButton tool={{ kind: 'erase' }} name="erase" text={t('sandbox.terrain.erase')} about={t('sandbox.terrain.eraseAbout')}>
      <Glyph name="discard" />
    </ToolButton>
  </ul>
);

const TurretTools = () => (
  <ul class="palette-tiles" aria-label={t('sandbox.terrain.turrets')}>
    {TURRET_DESIGN_IDS.map((design) => (
      <ToolButton
        key={design}
        tool={{ kind: 'turret', design }}
        name={design}
        text={t(`sandbox.turret.${design}`)}
        about={t(`sandbox.turretAbout.${design}`)}
      >
        <TurretPicture turret={{ at: [0, 0], rot: 0, spares: [], ...TURRET_DESIGNS[design] }} />
      </ToolButton>
    ))}
  </ul>
);

const PrizeTools = () => (
  <ul class="palette-tiles" aria-label={t('sandbox.terrain.prizes')}>
    {PRIZES.map((prize) => (
      <ToolButton
        key={prize}
        tool={{ kind: 'prize', prize }}
        name={prize}
        text={t(`words.prize.${prize}`)}
        about={t(`terrain.prize.${prize}`)}
      >
        <PrizePicture prize={prize} />
      </ToolButton>
    ))}
  </ul>
);

/** R2: the prizes that a player holds; a click puts one back. */
const HeldPrizeButtons = ({ seat }: { readonly seat: Seat }) => {
  const { sandbox } = useEditor();
  const { labels } = useTable();
  const prizes = sandbox.table.value.players[seat]?.prizes ?? [];
  if (prizes.length === 0) return null;
  const player = labels.value.name(seat);
  return (
    <ul class="palette-hand" aria-label={t('terrain.held', { player })}>
      {prizes.map((prize, index) => {
        const text = t('sandbox.terrain.dropPrize', { player, prize: t(`words.prize.${prize}`) });
        return (
          <li key={`${index} ${prize}`}>
            <Button
              repeats
              isBare
              class="palette-tile palette-tool"
              label={text}
              about={text}
              data-held-prize={prize}
              onClick={() => sandbox.edit({ do: 'setPlayerPrizes', seat, prizes: without(prizes, prize) })}
            >
              <PrizePicture prize={prize} />
            </Button>
          </li>
        );
      })}
    </ul>
  );
};

/** What the ground can be made of: types of terrain, turrets and prizes. */
export const TerrainPalette = ({ seat }: { readonly seat: Seat }) => (
  <>
    <HeldPrizeButtons seat={seat} />
    <TerrainTools />
    <TurretTools />
    <PrizeTools />
  </>
);
