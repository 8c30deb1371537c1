import { useEffect, useState } from 'preact/hooks';
import { dayAt, type Day } from './puzzleFiles.js';

const MINUTE_MS = 60_000;

/** The day of UTC that it is, also when the page stays open beyond midnight. */
export const useToday = (): Day => {
  const [day, setDay] = useState(() => dayAt(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => setDay(dayAt(Date.now())), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return day;
};
