// node scripts/sbom.mjs: prints an SBOM in CycloneDX form: every package that the server and the page are made of or built with, as the
// lockfile has it. `npm sbom` refuses this lockfile, or leaves out what two workspaces need.
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './prepare.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

const { name, version, license } = readJson('package.json');
const { packages } = readJson('package-lock.json');

const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** The SHA-512 of a package's file in hexadecimal digits, as the registry has it. */
const hashesOf = (integrity = '') => {
  const [, base64] = /sha512-([\w+/=]+)/.exec(integrity) ?? [];
  return base64 === undefined ? {} : { hashes: [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }] };
};

const licensesOf = (license) =>
  license === undefined ? {} : { licenses: [/\s/.test(license) ? { expression: license } : { license: { name: license } }] };

const components = Object.entries(packages)
  .filter(([path, { link, version }]) => path.includes('node_modules/') && !link && version !== undefined)
  .map(([path, { name = path.split('node_modules/').at(-1), version, integrity, license, dev = false }]) => ({
    type: 'library',
    'bom-ref': path,
    name,
    version,
    purl: purlOf(name, version),
    ...hashesOf(integrity),
    ...licensesOf(license),
    // What the page is built from is among these, in the files of the page.
    ...(dev && { properties: [{ name: 'cdx:npm:package:development', value: 'true' }] }),
  }));

const bom = {
  $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': name, name, version, purl: purlOf(name, version), ...licensesOf(license) } },
  components,
};
console.log(JSON.stringify(bom, null, 2));
