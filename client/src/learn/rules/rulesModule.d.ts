/** Made of docs/rules.md while the page is built: `client/build/rulesPlugin.ts`. */
declare module 'hexfall:rules' {
  export const rules: import('./rulesText.js').RulesText;
}
