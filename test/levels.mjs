/**
 * The levels of tests, from the quickest to the slowest, by the folders that have them. All other folders are of the level `server`.
 * Each level is a project of Jest (jest.config.mjs).
 */
export const FOLDERS = {
  pure: [
    'ai',
    'architecture',
    'cli',
    'client',
    'competition',
    'golden',
    'laws',
    'mutation',
    'notation',
    'perft',
    'picture',
    'puzzle',
    'rating',
    'rules',
    'simulation',
    'tools',
  ],
  page: ['page'],
  browser: ['browser'],
};

/** The level of a test file, by its path from the folder of the tests. */
export const levelOf = (file) => Object.keys(FOLDERS).find((level) => FOLDERS[level].includes(file.split(/[\\/]/)[0])) ?? 'server';
