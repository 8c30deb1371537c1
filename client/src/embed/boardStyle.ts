/**
 * The style of an element, in its shadow tree. It has the colors and the font of the page around it; lengths are those of its own width. A page
 * changes it by the custom properties and parts of docs/embedding.md.
 */
const STYLE = `
:host {
  display: block;
  max-width: var(--hexfall-width, 32rem);
  font: inherit;
  color: var(--hexfall-ink, inherit);
  --line: var(--hexfall-line, currentColor);
  --cursor: var(--hexfall-cursor, #ffd34d);
}
:host([hidden]) { display: none; }
.board { position: relative; container-type: inline-size; }
.board > svg { display: block; width: 100%; height: auto; }
.grid { position: absolute; inset: 0; }
.hex {
  position: absolute;
  translate: -50% -50%;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;
}
.hex:focus-visible, [aria-selected='true'] > .hex {
  outline: 0.9cqw solid var(--cursor);
  outline-offset: -1.2cqw;
  box-shadow: inset 0 0 0 0.4cqw #000;
}
[aria-selected='true'] > .hex:not(:focus-visible) { outline-style: dashed; }
.standings {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25em 1em;
  margin: 0.5em 0 0;
  padding: 0;
  list-style: none;
}
.standings strong { font-variant-numeric: tabular-nums; }
.controls { display: flex; align-items: center; gap: 0.5em; margin-top: 0.5em; }
.controls button {
  min-width: 2.75em;
  min-height: 2.75em;
  padding: 0.5em;
  border: 1px solid var(--line);
  border-radius: 0.25em;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.controls button:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
.controls button[aria-disabled='true'] { border-style: dashed; cursor: default; }
.controls svg { display: block; width: 1.25em; height: 1.25em; margin: auto; fill: none; stroke: currentColor; stroke-width: 2; }
.step { margin-inline-start: auto; font-variant-numeric: tabular-nums; }
.caption { min-height: 2.8em; margin: 0.5em 0 0; line-height: 1.4; }
.caption:empty { min-height: 0; margin: 0; }
.problem { margin: 0; padding: 1em; border: 2px dashed var(--line); border-radius: 0.25em; }
.spoken {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
[hidden] { display: none; }
`;

let sheet: CSSStyleSheet | null = null;

/** The style sheet, one for all elements of the page: a page whose rules forbid style elements allows it. */
export const boardSheet = (): CSSStyleSheet => {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
  }
  return sheet;
};
