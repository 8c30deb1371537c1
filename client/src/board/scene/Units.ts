import { Container, Sprite } from 'pixi.js';
import { type Cell, cellOf, type Hex, sameHex } from '@hexfall/shared/hex/cells';
import type { Seat } from '@hexfall/shared/model/seat';
import type { HexPlace } from '@hexfall/shared/picture/board/geometry';
import type { UnitModel } from '@hexfall/shared/picture/model';
import type { SideRim } from '@hexfall/shared/picture/sideRim';
import { drawProposed, drawRefused } from '@hexfall/shared/picture/tile/statusOverlays';
import { diffBoards } from '../diff.js';
import { drop, easeOut, heavy, type Motion } from '../motion.js';
import type { BoardModel, Ghost } from '../types.js';
import { Foundations } from './Foundations.js';
import type { TextureStore } from './TextureStore.js';
import { UnitSprite } from './UnitSprite.js';

const PLACE_MS = 300;
const MOVE_MS = 380;
const TURN_MS = 260;
const REMOVE_MS = 320;
/** How far a moving unit is lifted towards the eye. */
const LIFT = 0.12;

/** The shorter way from one rotation to another, in radians. */
const turnBetween = (from: number, to: number): number => {
  const sixths = (((to - from) % 6) + 9) % 6;
  return ((sixths - 3) * Math.PI) / 3;
};

/** All units on the board, and the tile about to be placed. */
export class Units extends Container {
  readonly #store: TextureStore;
  readonly #motion: Motion;
  readonly #place: (hex: Hex) => HexPlace;
  readonly #sprites = new Map<Cell, UnitSprite>();
  /** Those that are leaving the board. */
  readonly #leaving = new Map<Cell, UnitSprite>();
  readonly #foundations: Foundations;
  readonly #lower = new Container();
  readonly #upper = new Container();
  /** The ghosts of a planned turn. */
  readonly #planned = new Container();
  readonly #ghost: UnitSprite;
  /** Over the ghost: whether it may be there. */
  readonly #verdict = new Sprite({ anchor: 0.5 });
  #shown: readonly UnitModel[] = [];
  #rims: readonly SideRim[] = [];

  constructor(store: TextureStore, motion: Motion, place: (hex: Hex) => HexPlace) {
    super();
    this.#store = store;
    this.#motion = motion;
    this.#place = place;
    this.#ghost = new UnitSprite(store);
    this.#ghost.addChild(this.#verdict);
    this.#foundations = new Foundations(store, motion, place);
    this.addChild(this.#foundations, this.#lower, this.#upper, this.#planned, this.#ghost);
    this.#ghost.visible = false;
  }

  /** The sprite on a hex, if a unit stands there. */
  at(hex: Hex): UnitSprite | undefined {
    return this.#sprites.get(cellOf(hex));
  }

  /** The sprite of the unit that is leaving a hex, if there is one. */
  leaving(hex: Hex): UnitSprite | undefined {
    return this.#leaving.get(cellOf(hex));
  }

  /** Where units stand. */
  get hexes(): Hex[] {
    return this.#shown.map(({ at }) => at);
  }

  /** How the units of each seat are rimmed, from the next picture on. */
  set rims(rims: readonly SideRim[]) {
    this.#rims = rims;
  }

  #rimOf(owner: Seat): SideRim | null {
    return this.#rims[owner] ?? null;
  }

  /** Redraws everything without motion, as after a change of size. */
  redraw(model: BoardModel): Promise<void> {
    return this.show(model, false);
  }

  /**
   * Animates from the shown units to those of the model. Resolves when all have arrived.
   * @param keepsLeaving leaves removed units in place until `dropLeaving` is called.
   */
  async show(model: BoardModel, animate: boolean, keepsLeaving = false): Promise<void> {
    this.dropLeaving();
    const { kept, placed, removed } = diffBoards(this.#shown, model.units);
    const before = new Map(this.#sprites);
    this.#shown = model.units;
    this.#foundations.show(model, this.#rims);
    const ground = [...(model.foundations ?? []), ...(model.terrain ?? [])];
    const showsGround = ({ at }: UnitModel): boolean => ground.some((other) => sameHex(other.at, at));
    this.#sprites.clear();
    const moves: (() => Promise<void>)[] = [];
    for (const unit of removed) {
      const sprite = before.get(cellOf(unit.at));
      if (!sprite) continue;
      this.#leaving.set(cellOf(unit.at), sprite);
      if (!keepsLeaving) moves.push(() => this.#remove(sprite, cellOf(unit.at)));
    }
    for (const { before: was, after } of kept) {
      const sprite = before.get(cellOf(was.at)) ?? this.#make();
      sprite.update(after, this.#rimOf(after.owner), showsGround(after));
      this.#sprites.set(cellOf(after.at), sprite);
      moves.push(() => this.#move(sprite, was, after));
    }
    for (const unit of placed) {
      const sprite = this.#make();
      sprite.update(unit, this.#rimOf(unit.owner), showsGround(unit));
      this.#sprites.set(cellOf(unit.at), sprite);
      moves.push(() => this.#drop(sprite, unit));
    }
    this.#showGhost(model.ghost ?? null);
    this.#showPlanned(model);
    const arrived = Promise.all(moves.map((move) => move()));
    if (!animate) this.#motion.finish();
    this.#motion.request();
    await arrived;
  }

  /** Takes away at once what is leaving. */
  dropLeaving(): void {
    for (const sprite of this.#leaving.values()) if (!sprite.destroyed) sprite.destroy({ children: true });
    this.#leaving.clear();
  }

  #make(): UnitSprite {
    const sprite = new UnitSprite(this.#store);
    this.#lower.addChild(sprite);
    return sprite;
  }

  #settle(sprite: Container, hex: Hex): void {
    const { x, y } = this.#place(hex);
    sprite.position.set(x, y);
  }

  #drop(sprite: UnitSprite, unit: UnitModel): Promise<void> {
    this.#settle(sprite, unit.at);
    return this.#motion.runOn(sprite, { duration: PLACE_MS, ease: drop }, (t) => {
      sprite.scale.set(1 + 0.55 * (1 - t));
      sprite.alpha = Math.min(1, t * 2);
    });
  }

  async #move(sprite: UnitSprite, was: UnitModel, unit: UnitModel): Promise<void> {
    const moved = was.at[0] !== unit.at[0] || was.at[1] !== unit.at[1];
    const turn = turnBetween(was.rot, unit.rot);
    if (!moved && turn === 0) {
      this.#settle(sprite, unit.at);
      return;
    }
    const [from, to] = [this.#place(was.at), this.#place(unit.at)];
    this.#upper.addChild(sprite);
    await this.#motion.runOn(sprite, { duration: moved ? MOVE_MS : TURN_MS, ease: heavy }, (t) => {
      sprite.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
      sprite.scale.set(1 + LIFT * Math.sin(Math.PI * t));
      sprite.turnBack(turn * (1 - t));
      if (t < 1) return;
      this.#settle(sprite, unit.at);
      sprite.scale.set(1);
      this.#lower.addChild(sprite);
    });
  }

  #remove(sprite: UnitSprite, cell: Cell): Promise<void> {
    return this.#motion.runOn(sprite, { duration: REMOVE_MS, ease: easeOut }, (t) => {
      sprite.scale.set(1 - 0.3 * t);
      sprite.alpha = 1 - t;
      sprite.rotation = 0.12 * t;
      if (t < 1) return;
      this.#leaving.delete(cell);
      sprite.destroy({ children: true });
    });
  }

  #showGhost(ghost: Ghost | null): void {
    this.#ghost.visible = ghost !== null;
    if (!ghost) return;
    this.#ghost.preview(ghost, this.#rimOf(ghost.owner));
    this.#ghost.addChild(this.#verdict);
    this.#verdict.texture = this.#store.get(`ghost ${ghost.legal}`, 1.08, ghost.legal ? drawProposed : drawRefused);
    this.#settle(this.#ghost, ghost.at);
  }

  /** Over a unit that makes way the body of a planned one is less faint. */
  #showPlanned({ planned, units }: BoardModel): void {
    for (const gone of this.#planned.removeChildren()) gone.destroy({ children: true });
    for (const ghost of planned?.foundations ?? []) this.#addPlanned(ghost.at, (sprite) => sprite.preview(ghost, this.#rimOf(ghost.owner)));
    for (const unit of planned?.units ?? []) {
      const isOver = units.some(({ at }) => sameHex(at, unit.at));
      this.#addPlanned(unit.at, (sprite) => sprite.propose(unit, this.#rimOf(unit.owner), isOver));
    }
  }

  #addPlanned(at: Hex, draw: (sprite: UnitSprite) => void): void {
    const sprite = this.#planned.addChild(new UnitSprite(this.#store));
    draw(sprite);
    sprite.addChild(new Sprite({ texture: this.#store.get('ghost true', 1.08, drawProposed), anchor: 0.5 }));
    this.#settle(sprite, at);
  }
}
