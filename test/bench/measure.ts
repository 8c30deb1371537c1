/** `npm run bench -- --smoke`: only shows that the benches still run. */
export const SECONDS = process.argv.includes('--smoke') ? 0.2 : 5;

/** Runs `once(0)`, `once(1)` … for the time given, after a warm-up, and prints how many fit into a second. */
export const perSecond = (what: string, once: (run: number) => void): void => {
  let run = 0;
  const runFor = (seconds: number): number => {
    const start = performance.now();
    const first = run;
    while (performance.now() - start < seconds * 1000) once(run++);
    return (run - first) / ((performance.now() - start) / 1000);
  };
  runFor(SECONDS / 5);
  console.log(`  ${what}: ${Math.round(runFor(SECONDS)).toLocaleString('en-US')}/s`);
};
