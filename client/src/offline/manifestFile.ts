/** Returns the name of the manifest in a language; the document names the English one. */
export const manifestFile = (language: string): string => (language === 'en' ? 'manifest.webmanifest' : `manifest-${language}.webmanifest`);

/** Lets the document name the manifest in a language: systems install the page with its words. */
export const linkManifest = (language: string): void => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const address = link?.getAttribute('href')?.replace(/[^/]*$/, manifestFile(language));
  // Setting the same address again would make the browser read it again.
  if (link && address !== undefined && link.getAttribute('href') !== address) link.setAttribute('href', address);
};
