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

/** A length that is not a token; what a window gives room for is computed by a function. */
const OWN_LENGTHS = ['/^[^(]*\\d(px|rem)/', '/\\) -?[\\d.]+(px|rem)/'];

/** Holds what STYLE.md says of style sheets: sizes, spaces, corners, colors and layouts have names. */
export default {
  plugins: [containerThresholds],
  rules: {
    [RULE]: true,
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
  overrides: [{ files: ['client/src/style/tokens.css'], rules: { 'color-no-hex': null, 'declaration-property-value-allowed-list': null } }],
};
