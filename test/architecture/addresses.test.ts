import { readProjectFile, sourceFiles } from '../support/sources.js';

/** What asks for, or leads to, a place on the server by a path of its own making. */
const ROOTED =
  /(?:fetch\(|href=\{?|src=\{?|action=\{?|icon: |location\.origin\}?)\s*['"`]?\/[\w`$]|location\.origin \+|pushState\([^)]*['"`]\//;

/** A proxy may offer the page below a path of its host: see `client/src/net/address.ts`, which alone knows it. */
test('the page names no address but by way of addressOf and linkTo', () => {
  const files = sourceFiles('client/src').filter((path) => path !== 'client/src/net/address.ts');
  expect(files.filter((path) => ROOTED.test(readProjectFile(path)))).toEqual([]);
  expect(files.length).toBeGreaterThan(100);
});

test('the address in the browser is read and written by way of them, too', () => {
  const places = sourceFiles('client/src').flatMap((path) =>
    readProjectFile(path)
      .split('\n')
      .filter((line) => /(?:push|replace)State\(|location\.pathname/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(places.filter((place) => !/addressOf\(|pathAt\(|location\.pathname \+ location\.search/.test(place))).toEqual([]);
  expect(places.length).toBeGreaterThan(2);
});

test.each(['fetch(`/api/${x}`)', `<a href="/rules">`, 'location.origin + path', '`${location.origin}/t/1`', `src={'/x.svg'}`])(
  'finds %s',
  (text) => {
    expect(ROOTED.test(text)).toBe(true);
  },
);

test.each([`href={addressOf('/rules')}`, `fetch(addressOf('/api'))`, `<Link to="/">`, 'a href="#main"'])('lets %s be', (text) => {
  expect(ROOTED.test(text)).toBe(false);
});
