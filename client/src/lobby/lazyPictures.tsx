import { lazy } from '../ui/lazy.js';
import '../ui/pictures.css';

// What draws boards and tiles is as large as the start page: it arrives after the words.

/** The empty board of a map or without one. */
export const LazyMapPicture = lazy(
  async () => (await import('../ui/MapPicture.js')).MapPicture,
  () => <div class="map-picture" aria-hidden="true" />,
);

/** The three tiles by which players know an army. */
export const LazySignatureTiles = lazy(
  async () => (await import('./SignatureTiles.js')).SignatureTiles,
  () => <div class="signature-tiles" />,
);
