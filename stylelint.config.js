import stylelint from 'stylelint';

/** Where a container has room for more: the sizes that its widths and heights are compared to. */
const THRESHOLDS = ['600px', '700px', '800px', '900px', '1000px', '1366px', '1900px', '12/25'];
const RULE = 'hexfall/container-thresholds';

/** Refuses the conditions of containers that compare with another size: each new one is a layout more that nobody looks at. */
const containerThresholds = stylelint.createPlugin(RULE, () => (root, result) => {
  root.walkAtRules('container', (rule) => {
    for (const [size] of rule.params.matchAll(/[\d.]+(?:[a-z]+|\/\d+)/g))
      if (!THRESHOLDS.includes(size))
        stylelint.utils.report({ ruleName: RULE, result, node: rule, message: `${size} is none of ${THRESHOLDS.join(', ')} (${RULE})` });
  });
});

/** Lengths that are no token: what is drawn has few sizes, and a new one is close to one of these. */
const LENGTHS = {
  px: '1 2 3 3.5 4 5 6 8 9 10 12 14 16 20 21 24 30 46 58 64 70 90 152 180 240 300 590 720 980',
  rem: '0.1 0.25 0.3 0.4 0.45 0.5 0.6 0.75 0.8 0.85 0.9 0.95 1 1.1 1.2 1.25 1.35 1.375 1.4 1.5 1.6 1.75 1.9 2 2.1 2.25 2.4 2.5 2.6 2.75 3 3.2 3.5 3.75 4 4.5 4.75 5 5.25 5.5 5.75 6 6.5 7 7.6 8 8.5 9 9.75 11 12 14 15.5 17 18 19 20 21 22 24 26 30 34 36 40 44 50 56 62 76',
  em: '0.02 0.03 0.04 0.05 0.06 0.08 0.1 0.2 0.3 0.35 0.75 0.9 1 1.1 1.15 1.2 1.35 1.6 1.8 2.2 2.75',
};
const LENGTH_RULE = 'hexfall/lengths';

/** Refuses lengths that no other rule uses. */
const knownLengths = stylelint.createPlugin(LENGTH_RULE, () => (root, result) => {
  root.walkDecls((declaration) => {
    for (const [length, size, unit] of declaration.value.matchAll(/(?<![\w.])(\d*\.?\d+)(px|rem|em)\b/g))
      if (Number(size) !== 0 && !LENGTHS[unit].split(' ').includes(String(Number(size))))
        stylelint.utils.report({
          ruleName: LENGTH_RULE,
          result,
          node: declaration,
          message: `${length} is none of the lengths of stylelint.config.js (${LENGTH_RULE})`,
        });
  });
});

/** A length that is not a token; what a window gives room for is computed by a function. */
const OWN_LENGTHS = ['/^[^(]*\\d(px|rem)/', '/\\) -?[\\d.]+(px|rem)/'];

/** Holds what STYLE.md says of style sheets: sizes, spaces, corners, colors and layouts have names. */
export default {
  plugins: [containerThresholds, knownLengths],
  rules: {
    [RULE]: true,
    [LENGTH_RULE]: true,
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': ['/^(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?$/'],
    'declaration-property-value-allowed-list': {
      font: ['inherit'],
      'font-size': ['/^var\\(--size-[a-z]+\\)$/', 'inherit'],
      'border-radius': ['/^(var\\(--corner(-large|-round)?\\) ?)+0?$/', '50%'],
    },
    'declaration-property-value-disallowed-list': { '/^(gap|row-gap|column-gap|padding|margin|scroll-margin)/': OWN_LENGTHS },
    'media-feature-name-allowed-list': ['hover', 'pointer', 'scripting', 'forced-colors', 'prefers-reduced-motion'],
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'shorthand-property-no-redundant-values': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['client/src/style/tokens.css'],
      rules: { 'color-no-hex': null, 'declaration-property-value-allowed-list': null, [LENGTH_RULE]: null },
    },
  ],
};
