const HEADING = /^== (.+)\n\n/gm;

/** The sections of a text by their names: each begins with a line `== name` and an empty one. */
export const sectionsOf = (text: string): ReadonlyMap<string, string> => {
  const headings = [...text.matchAll(HEADING)];
  return new Map(
    headings.map((heading, place) => {
      const next = headings[place + 1];
      // An empty line parts two sections.
      return [heading[1]!, text.slice(heading.index + heading[0].length, next && next.index - 1)];
    }),
  );
};

/** The text of named sections. */
export const textOfSections = (sections: Iterable<readonly [name: string, text: string]>): string =>
  Array.from(sections, ([name, text]) => `== ${name}\n\n${text}`).join('\n');
