const UNITS = [
  ['day', 86_400_000, 'long'],
  ['hour', 3_600_000, 'long'],
  ['minute', 60_000, 'short'],
  ['second', 1000, 'short'],
] as const;

/** A time in words, by the largest units: "2 days", "1 hour 30 min", "10 sec". @param language a language tag, such as `en`. */
export const durationText = (ms: number, language: string): string => {
  const parts: string[] = [];
  let rest = ms;
  for (const [unit, length, unitDisplay] of UNITS) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    if (count > 0) parts.push(new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count));
  }
  return parts.join(' ');
};
