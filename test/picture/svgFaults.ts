/** Tags, with the attributes and whether the element is empty. */
const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w:-]*="[^"<]*")*)(\/?)>/g;
const ENTITY = /&(?!(?:amp|lt|gt|quot|#39);)/;

/** What is wrong with an SVG document: not well-formed, a name without definition, a number that is none; empty if all is well. */
export const svgFaults = (svg: string): string[] => {
  const faults: string[] = [];
  const open: string[] = [];
  let end = 0;
  for (const { index, 0: tag, 1: closing, 2: name = '', 4: empty } of svg.matchAll(TAG)) {
    if (/[<>]/.test(svg.slice(end, index))) faults.push(`text with markup: ${svg.slice(end, index).slice(0, 80)}`);
    end = index + tag.length;
    if (closing) {
      if (open.pop() !== name) faults.push(`unexpected </${name}>`);
    } else if (!empty) open.push(name);
  }
  if (svg.slice(end) !== '') faults.push(`after the end: ${svg.slice(end, end + 80)}`);
  if (open.length > 0) faults.push(`not closed: ${open.join()}`);
  if (ENTITY.test(svg)) faults.push('an unknown entity');
  const numbers = /NaN|undefined|Infinity|null|\[object/.exec(svg);
  if (numbers) faults.push(`no number: ${svg.slice(numbers.index - 60, numbers.index + 20)}`);
  const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) if (!defined.has(id)) faults.push(`nothing is named ${id}`);
  return faults;
};
