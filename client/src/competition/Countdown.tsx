import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { leftText } from '../text/clockText.js';
import type { CompetitionFeed } from './CompetitionFeed.js';

const SECOND = 1000;

interface Props {
  readonly feed: CompetitionFeed;
  /** The moment that it counts down to, by the server's clock. */
  readonly until: number;
  /** What is said of the time that is left. */
  readonly children: (left: string, ms: number) => ComponentChildren;
}

/** What is left until a moment, told every second. */
export const Countdown = ({ feed, until, children }: Props) => {
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((ticks) => ticks + 1), SECOND);
    return () => clearInterval(timer);
  }, []);
  const ms = Math.max(0, until - feed.serverTime.now());
  return <span class="countdown">{children(leftText(ms), ms)}</span>;
};
