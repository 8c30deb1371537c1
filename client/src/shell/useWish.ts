import { useRef, useState } from 'preact/hooks';

/**
 * What was chosen, shown at once: the answer of the server may come later, and after that of the next choice.
 * @returns the last choice until it has been answered, then null; and what sends one, which returns the answer.
 */
export const useWish = <T>(): readonly [wish: T | null, send: <A>(wish: T, request: () => Promise<A>) => Promise<A>] => {
  const [wish, setWish] = useState<T | null>(null);
  const sent = useRef(0);
  const send = async <A>(next: T, request: () => Promise<A>): Promise<A> => {
    sent.current += 1;
    const number = sent.current;
    setWish(() => next);
    const answer = await request();
    if (number === sent.current) setWish(null);
    return answer;
  };
  return [wish, send];
};
