// node scripts/releaseNotes.mjs v1.2.3: prints the section of that version of CHANGELOG.md, for the page of the release.
// Ends with 1 if there is none, or if package.json has another version.
import { readFileSync } from 'node:fs';
import { hasEntries, sectionOf } from './changelog.mjs';

const version = (process.argv[2] ?? '').replace(/^v/, '');
const section = sectionOf(readFileSync('CHANGELOG.md', 'utf8'), version);
const { version: packaged } = JSON.parse(readFileSync('package.json', 'utf8'));

const fail = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (packaged !== version) fail(`package.json has version ${packaged}, not ${version}.`);
if (!hasEntries(section)) fail(`CHANGELOG.md has no entries for ${version}.`);
console.log(section);
