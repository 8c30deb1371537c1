/** Small signs for buttons, drawn in a box of 24 × 24. */
const GLYPHS = {
  menu: 'M3 6h18M3 12h18M3 18h18',
  close: 'M5 5l14 14M19 5L5 19',
  check: 'M4 13l5 5L20 6',
  turnLeft: 'M5 5v6h6M5.5 10.5a8 8 0 1 1 .8 6.5',
  turnRight: 'M19 5v6h-6M18.5 10.5a8 8 0 1 0-.8 6.5',
  undo: 'M9 4L4 9l5 5M4 9h10a6 6 0 0 1 0 12h-4',
  board: 'M12 2.5l8.2 4.75v9.5L12 21.5l-8.2-4.75v-9.5zM12 8.5l3 1.75v3.5l-3 1.75-3-1.75v-3.5z',
  redo: 'M15 4l5 5-5 5M20 9H10a6 6 0 0 0 0 12h4',
  play: 'M7 4l13 8-13 8z',
  pause: 'M7 4v16M17 4v16',
  forward: 'M6 4l9 8-9 8zM19 4v16',
  backward: 'M18 4l-9 8 9 8zM5 4v16',
  rewind: 'M20 4l-7 8 7 8zM12 4l-7 8 7 8zM3 4v16',
  skip: 'M3 4l8 8-8 8zM12 4l8 8-8 8zM22 4v16',
  end: 'M4 12h14M13 6l6 6-6 6',
  back: 'M20 12H6M11 6l-6 6 6 6',
  discard: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  swap: 'M4 8h14l-4-4M20 16H6l4 4',
  log: 'M5 4h14v16H5zM8 8h8M8 12h8M8 16h5',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 11v6M12 7.2v.3',
  gear: 'M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6M10.4 2h3.2l.5 2.5 1.6.7 2.1-1.4 2.4 2.4-1.4 2.1.7 1.6 2.5.5v3.2l-2.5.5-.7 1.6 1.4 2.1-2.4 2.4-2.1-1.4-1.6.7-.5 2.5h-3.2l-.5-2.5-1.6-.7-2.1 1.4-2.4-2.4 1.4-2.1-.7-1.6-2.5-.5v-3.2l2.5-.5.7-1.6-1.4-2.1 2.4-2.4 2.1 1.4 1.6-.7z',
  keyboard: 'M2 6h20v12H2zM6 10h.1M10 10h.1M14 10h.1M18 10h.1M7 14h10',
  flag: 'M6 22V3M6 4h12l-3 4 3 4H6',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  chat: 'M3 4h18v12H11l-5 4v-4H3zM7 8h10M7 12h6',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v9h14v-9',
  download: 'M12 3v12M7 10l5 5 5-5M4 20h16',
  eye: 'M2 12c4-7 16-7 20 0c-4 7-16 7-20 0M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  pile: 'M4 9l8-4 8 4-8 4zM4 13l8 4 8-4M4 17l8 4 8-4',
  film: 'M3 5h18v14H3zM7 5v14M17 5v14M3 9h4M3 15h4M17 9h4M17 15h4',
  bolt: 'M13 2L5 14h6l-2 8 10-13h-6l2-7z',
  bomb: 'M11 8a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15 9l3-4h3',
  zoomIn: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M15.2 15.2L21 21M7 10h6M10 7v6',
  zoomOut: 'M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M15.2 15.2L21 21M7 10h6',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  more: 'M12 4v16M4 12h16',
  robot: 'M6 8h12v10H6zM12 8V4M9.5 12v1.5M14.5 12v1.5M3 12v3M21 12v3M10 21h4',
  bulb: 'M9 17c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM9 20h6M10.5 23h3',
  chart: 'M4 20V4M4 20h16M8 16v-5M12 16V7M16 16v-3',
  bell: 'M12 3v2M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4zM10 20h4',
  swords: 'M4 4l11 11M20 4L9 15M3.5 15.5l5 5M20.5 15.5l-5 5M6 18l-2.5 2.5M18 18l2.5 2.5',
  drop: 'M12 3c4 5 6 8 6 11.5a6 6 0 0 1-12 0C6 11 8 8 12 3z',
  ping: 'M12 10a2 2 0 1 0 0 4a2 2 0 1 0 0-4M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14M12 1v4M12 19v4M1 12h4M19 12h4',
  smile: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M8.5 9v1.5M15.5 9v1.5M8 14.5c1.5 3 6.5 3 8 0',
  ghost:
    'M12 2.5l2.7 1.6M17.5 5.7l2.7 1.6v3.1M20.2 13.6v3.1l-2.7 1.6M14.7 19.9L12 21.5l-2.7-1.6M6.5 18.3l-2.7-1.6v-3.1M3.8 10.4V7.3l2.7-1.6M9.3 4.1L12 2.5M12 9v6M9 12h6',
  puzzle: 'M4 8h5.2a2.4 2.4 0 1 1 4.6 0H19v4.7a2.4 2.4 0 1 0 0 4.6V21H4z',
  people: 'M9 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7M2 20c0-7 14-7 14 0M16.5 5a3 3 0 1 1 0 6M18.5 14c2.5.6 3.5 3 3.5 6',
} as const;

export type GlyphName = keyof typeof GLYPHS;

/** A sign that says nothing by itself: the button it is in has a label. */
export const Glyph = ({ name }: { readonly name: GlyphName }) => (
  <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d={GLYPHS[name]} />
  </svg>
);
