/** `npm run bench -- --smoke`: only shows that the benches still run. */
const SECONDS = process.argv.includes('--smoke') ? 0.2 : 5;

/** How often `once(0)`, `once(1)` … fit into a second, tried for some seconds after a warm-up. */
export const rateOf = (once: (run: number) => void): number => {
  let run = 0;
  const runFor = (seconds: number): number => {
    const start = performance.now();
    const first = run;
    while (performance.now() - start < seconds * 1000) once(run++);
    return (run - first) / ((performance.now() - start) / 1000);
  };
  runFor(SECONDS / 5);
  return runFor(SECONDS);
};

export const print = (what: string, figure: number, unit: string): void => {
  const text = figure >= 100 ? Math.round(figure).toLocaleString('en-US') : figure.toFixed(2);
  console.log(`  ${what}: ${text}${unit}`);
};

/** Prints how often `once(0)`, `once(1)` … fit into a second. */
export const perSecond = (what: string, once: (run: number) => void): void => print(what, rateOf(once), '/s');

/** Prints how long one takes. */
export const microseconds = (what: string, once: (run: number) => void): void => print(what, 1e6 / rateOf(once), ' µs');
