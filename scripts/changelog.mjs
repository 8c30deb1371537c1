// What scripts read of CHANGELOG.md, and how a release changes it. Sections begin with "## [Unreleased]" or "## [1.2.3] - 2026-11-23".
//
// node scripts/changelog.mjs v1.2.3: prints the section of that version, for the page of the release.
// Ends with 1 if there is none, or if package.json has another version.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HEADING = /^## \[([^\]]+)\].*$/gm;

/**
 * Returns the text of the section of a version, or of `Unreleased`, without its heading; null if there is none.
 * @param {string} text
 * @param {string} name
 */
export const sectionOf = (text, name) => {
  const headings = [...text.matchAll(HEADING)];
  const place = headings.findIndex((heading) => heading[1] === name);
  if (place < 0) return null;
  const { index, 0: heading } = headings[place];
  return text.slice(index + heading.length, headings[place + 1]?.index).trim();
};

/** Whether a section has an entry, and not only headings. */
export const hasEntries = (section) => /^- \S/m.test(section ?? '');

/** Returns the text with everything of `Unreleased` under the version and the date. */
export const withRelease = (text, version, date) =>
  text.replace(/^## \[Unreleased\]$/m, () => `## [Unreleased]\n\n## [${version}] - ${date}`);

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const version = (process.argv[2] ?? '').replace(/^v/, '');
  const section = sectionOf(readFileSync('CHANGELOG.md', 'utf8'), version);
  const { version: packaged } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (packaged !== version) fail(`package.json has version ${packaged}, not ${version}.`);
  if (!hasEntries(section)) fail(`CHANGELOG.md has no entries for ${version}.`);
  console.log(section);
}
