/** As when the service worker has kept the files of the page. */
export const keepFiles = ({ navigator }: Window): void => {
  const getRegistration = (): Promise<undefined> => Promise.resolve(undefined);
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {}, getRegistration }, configurable: true });
};
