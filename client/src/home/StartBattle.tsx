import { useEffect, useRef, useState } from 'preact/hooks';
import type { BattleAnimation } from '../board/BattleAnimation.js';
import { addressOf } from '../net/address.js';
import { request } from '../net/request.js';
import { reducedMotion } from '../platform/settings.js';
import { t } from '../text/translate.js';
import { Button } from '../ui/Button.js';
import './StartBattle.css';

const PICTURE = '/battle.svg';

/** Puts the picture itself into the document instead of an image of it, so that it can be played. */
const load = async (host: HTMLElement): Promise<BattleAnimation> => {
  const [{ BattleAnimation }, answer] = await Promise.all([import('../board/BattleAnimation.js'), request(addressOf(PICTURE))]);
  const read = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  const svg = document.importNode(read, true);
  if (!answer.ok || !(svg instanceof SVGSVGElement)) throw new Error('the battle is no picture');
  svg.querySelector('title')?.remove();
  svg.setAttribute('aria-label', host.querySelector('img')?.alt ?? '');
  host.replaceChildren(svg);
  return new BattleAnimation(svg);
};

/** The delay before the picture is fetched again and parsed, in milliseconds: the page must be usable first. */
const BEGIN_MS = 600;

/** Runs a battle on a board. It stands still if motion is reduced, and can be paused. */
export const StartBattle = () => {
  const host = useRef<HTMLDivElement>(null);
  const animation = useRef<BattleAnimation | null>(null);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const plays = wanted ?? !reducedMotion.value;
  useEffect(() => {
    const { current } = host;
    if (!plays || !current) return;
    let isInSight = false;
    let gone = false;
    const follow = (): void => {
      if (gone || !isInSight || document.hidden) animation.current?.pause();
      else animation.current?.play();
    };
    const sight = new IntersectionObserver(([entry]) => {
      isInSight = entry?.isIntersecting ?? false;
      follow();
    });
    const begin = async (): Promise<void> => {
      animation.current ??= await load(current);
      if (!gone) sight.observe(current);
    };
    const timer = setTimeout(() => void begin().catch(() => undefined), BEGIN_MS); // If it fails, the image stays.
    document.addEventListener('visibilitychange', follow);
    return () => {
      gone = true;
      clearTimeout(timer);
      sight.disconnect();
      document.removeEventListener('visibilitychange', follow);
      follow();
    };
  }, [plays]);
  return (
    <figure class="start-battle">
      <div ref={host} class="start-battle-picture">
        <img src={addressOf(PICTURE)} width={600} height={646} alt={t('newGame.battle.picture')} decoding="async" fetchpriority="high" />
      </div>
      <Button
        name="motion"
        size="small"
        signOnly
        glyph={plays ? 'pause' : 'play'}
        text={t(plays ? 'newGame.battle.stop' : 'newGame.battle.go')}
        onClick={() => setWanted(!plays)}
      />
    </figure>
  );
};
