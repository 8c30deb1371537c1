import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

const node = {
  process: 'readonly',
  console: 'readonly',
  URL: 'readonly',
  fetch: 'readonly',
  setTimeout: 'readonly',
  clearTimeout: 'readonly',
  AbortController: 'readonly',
  AbortSignal: 'readonly',
  TextDecoderStream: 'readonly',
};

/** The rules, the notation and the data about tiles know no clock, no chance and no machine: the same input gives the same output. */
const impure = [
  'Date',
  'performance',
  'process',
  'console',
  'fetch',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
];

/** The order of the layers of style sheets, what else has an effect by being loaded, packages, what is shared, what is near, and style sheets. */
const IMPORT_ORDER = [
  '^\\u0000.*/main\\.css$',
  '^\\u0000(?!.*\\.css$)',
  '^node:',
  '^@?\\w',
  '^@hexfall/',
  '^\\.',
  '^\\u0000(?!.*/main\\.css$).*\\.css$',
];

/** What the oldest supported browsers lack (docs/browsers.md). */
const tooNew = {
  selector: 'CallExpression[callee.property.name=/^(?:toSorted|toReversed|toSpliced|with)$/]',
  message: 'Chrome 109 lacks it: docs/browsers.md.',
};

/** What browsers have on pages that came with TLS or from this computer only. */
const needsTls = [
  { object: 'crypto', property: 'randomUUID', message: 'It is missing without TLS: use randomName of net/session.' },
  { object: 'crypto', property: 'subtle', message: 'It is missing without TLS: use fair/sha256 of shared.' },
  { object: 'navigator', property: 'clipboard', message: 'It is missing without TLS: use copyText.' },
];

/** What is not what has been drawn where a browser protects from fingerprints. */
const readsCanvas = { property: 'toDataURL', message: 'It is noise in browsers that protect from fingerprints: show the canvas itself.' };

/** Controls are those of the kit: the same behavior everywhere, and one place to change it. */
const rawControl = {
  selector: 'JSXOpeningElement[name.name=/^(?:button|input|select|textarea|form)$/]',
  message: 'Use Button, IconButton, AskButton or a field of client/src/ui.',
};

/** What every file of the page has to do without. */
const restrictedInPage = [
  tooNew,
  {
    selector: "CallExpression[callee.name='useEffect'] CallExpression[callee.property.name='focus']",
    message: 'An effect runs a frame later and takes the focus from the key pressed in between: use useLayoutEffect.',
  },
];

export default defineConfig(
  globalIgnores(['**/dist/', '**/coverage/', 'data/', '.stryker-tmp/', 'test/.mutation/']),
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    plugins: { 'import-sort': importSort },
    rules: {
      'import-sort/imports': ['error', { groups: [IMPORT_ORDER] }],
      'no-duplicate-imports': 'error',
      eqeqeq: 'error',
      'no-implicit-coercion': 'error',
      'no-param-reassign': 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: node } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'max-lines': ['warn', { max: 400 }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['{shared,server,client,test,tools}/**/*.{ts,tsx}'],
    ignores: ['client/vite.config.ts'],
    rules: {
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true } },
      ],
    },
  },
  {
    // Tables indexed by cell and direction are complete by construction.
    files: [
      'shared/src/{hex,fair,rules,competition,simulation,inspect,ai,review,puzzle}/**/*.ts',
      'shared/src/model/random.ts',
      '{test,tools}/**/*.ts',
    ],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['test/**/*.ts'], rules: { '@typescript-eslint/unbound-method': 'off' } },
  { files: ['client/src/**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', ...restrictedInPage, rawControl] } },
  { files: ['client/src/ui/**/*.tsx'], rules: { 'no-restricted-syntax': ['error', ...restrictedInPage] } },
  {
    files: ['shared/src/**/*.ts'],
    ignores: ['shared/src/cli/**'],
    rules: {
      'no-restricted-globals': ['error', ...impure],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
      'no-restricted-syntax': ['error', tooNew],
    },
  },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': ['error', ...needsTls, readsCanvas],
      'no-restricted-globals': ['error', { name: 'fetch', message: 'It has no deadline: use net/request.' }],
    },
  },
  {
    // The service worker has deadlines of its own, and the browser ends it.
    files: ['client/src/net/request.ts', 'client/src/offline/{KeptTexts,pushEvents,serviceWorker}.ts'],
    rules: { 'no-restricted-globals': 'off' },
  },
  { files: ['client/src/ui/copyText.ts'], rules: { 'no-restricted-properties': 'off' } },
);
