/** A context of a canvas that draws nothing and counts what is filled and drawn. */
export const recordedContext = (): { readonly context: CanvasRenderingContext2D; readonly calls: number } => {
  const recorded = { calls: 0 };
  const count = (): void => void (recorded.calls += 1);
  const nothing = (): void => undefined;
  const gradient = (): object => ({ addColorStop: nothing });
  const silent = [
    'save',
    'restore',
    'translate',
    'rotate',
    'scale',
    'beginPath',
    'moveTo',
    'lineTo',
    'quadraticCurveTo',
    'closePath',
    'clip',
  ];
  const context = {
    ...Object.fromEntries(silent.map((name) => [name, nothing])),
    ...Object.fromEntries(['fill', 'stroke', 'fillRect'].map((name) => [name, count])),
    createLinearGradient: gradient,
    createRadialGradient: gradient,
  };
  return {
    context: context as unknown as CanvasRenderingContext2D,
    get calls() {
      return recorded.calls;
    },
  };
};
