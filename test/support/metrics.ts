/**
 * One figure of what Prometheus reads: of the series with that name and labels, or all of a name together. Throws if there is none.
 * @param name such as `hexfall_tables{phase="playing"}`, or `hexfall_tables`.
 */
export const metricIn = (text: string, name: string): number => {
  const series = text.split('\n').filter((line) => line.startsWith(name) && /[ {]/.test(line.charAt(name.length)));
  if (series.length === 0) throw new Error(`there is no metric ${name}`);
  return series.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);
};

/** A figure of a server. */
export const metric = async (url: string, name: string): Promise<number> => metricIn(await (await fetch(`${url}/metrics`)).text(), name);

/** Waits until a figure of a server is as it should be; the server goes on meanwhile. */
export const untilMetric = async (url: string, name: string, isRight: (value: number) => boolean): Promise<void> => {
  while (!isRight(await metric(url, name))) await new Promise((resolve) => setImmediate(resolve));
};
