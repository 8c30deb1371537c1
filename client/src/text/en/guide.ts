/** A short guide in our own words; the numbers are those of docs/rules.md. */
export const guide = {
  heading: 'Reading the tiles, a turn, a battle',
  intro:
    'Hexfall is about making one good battle happen. You build on a small board, tile by tile; then a player calls a battle and everything you have built goes off at once.',
  aimTitle: 'What you want',
  aim: 'Bring the enemy HQ from 20 to 0, or have the stronger HQ left after the final battle (E1, E4).',
  tileTitle: 'Reading a tile',
  tile: {
    initiative:
      'The number in the small hexagon is the initiative: higher numbers act earlier. A unit with two numbers acts twice (I1, I2). A unit without a number never acts (U8).',
    melee:
      'A white tooth on an edge is a melee attack: it hits the enemy next to that edge. A number tells its strength if that is not 1 (U1).',
    ranged:
      'An amber arrow is a ranged attack: it hits the first enemy on the straight line, however far. Your own units do not stand in its way (U1).',
    gauss: 'A double blue arrow is a Gauss shot: it hits every enemy on the whole line (U5).',
    rocket:
      'A finned rocket flies to the next hex and up to two more, turning as its owner likes; the first enemy on its course takes 3 wounds (P14).',
    shotgun: 'A barrel with pellets is a shotgun: the first enemy on the line takes 3 wounds at distance 1, 2 at 2 and 1 at 3 (P15).',
    sharpshooter: 'A crosshair: its shot hits any one enemy on the line, not only the first (P13).',
    spy: 'A mask: the spy gains from enemy modules and HQs beside it what they give to their own side (P12).',
    venom:
      'A drop below a fang: each attack that wounds leaves a venom marker. Every marker, a drop on the unit, deals 1 wound before the first phase of every battle (P16, P17).',
    push: 'An arrow against a bar: the unit pushes one neighboring enemy away, once in each of your turns (P18).',
    armor: 'A steel bar along an edge is armor: shots that come in there lose 1 (U4).',
    net: 'A mesh on an edge is a net: it disables the enemy next to it, who does nothing at all while the net holds (N1).',
    toughness: 'Red beads are extra toughness: that many wounds more before the unit falls (U3).',
    module:
      'Turquoise couplings on a module’s edges show where it is connected. What stands there gets the bonus written in the middle (C1).',
    mobility: 'A badge with four arrows: the unit may move or turn once in each of your turns (M2).',
    foundation:
      'A tile with studs and a round field is a foundation: it lies flat on a free hex, and units may come onto it: a Mine destroys them, Roots link them (P7–P9).',
    instant: 'A tile framed in stripes is an instant: you use it once, it does what it says and is gone (X).',
  },
  turnTitle: 'A turn',
  turn: {
    draw: 'You draw until you hold three tiles, then discard one of the three (T1). In the first turns there are fewer, and nothing to discard (S4).',
    use: 'Use, keep or discard the other two: units go on any free hex, turned as you like, and stay that way (T3, T5). Instants do what they say and are gone.',
    redraw: 'If all you drew is instants, you may swap them for new tiles (T2).',
    open: 'Hands and discard piles are open to everyone. Only the order of the piles is secret (S2).',
  },
  battleTitle: 'A battle',
  battle: {
    start: 'A Battle tile starts one and ends your turn; so does the tile that fills the board (B1, F1).',
    phases:
      'It runs from the highest initiative down to 0. All units of one phase act together: those who die in it still strike (B3, B4).',
    medic: 'A Medic dies in place of a unit it is connected to and cancels one whole attack (D1).',
    hq: 'HQs act last, at 0, hitting all around, but never each other (U2).',
    end: 'When someone draws the last tile, everyone else gets one more turn, then comes the final battle (E2).',
  },
  boardTitle: 'The board',
  board: {
    sides:
      'The rim around a tile tells its side: one solid line is yours, a double line an ally’s, a broken line an enemy’s. Each enemy side has its own pattern.',
    raised:
      'An attack keeps its shape and color when its strength changes. A green label pointing up tells a higher value, an orange one pointing down a lower one.',
    order: 'With three or four players the sign on an emblem tells when its turn comes: ▶ is to move, 1 plays next, then 2, then 3.',
    net: 'A mesh over a whole tile: the unit is netted and does nothing (N1).',
    forecast:
      'A skull in the corner: a battle now would destroy the unit, at the initiative beside it. A question mark instead: it depends on a decision.',
    zoom: 'Enlarge the board with two fingers, a double tap, the wheel or the + key, and drag it to move it; the 0 key shows the whole of it again. A tap on a unit shows it large, with all its values.',
  },
  controlsTitle: 'At the screen',
  controls: {
    place: 'Choose a tile, choose a lit hex, turn the tile (drag, wheel, Q and E), then press Place or Enter.',
    units: 'Choose one of your units on the board to move or turn it, if it may.',
    keys: 'By keyboard: digits take a tile, arrows walk over the board, Enter chooses, Q and E turn, Delete discards, Escape goes back, N ends the turn, P plans the next one, G points out a hex to your team, M mutes, I explains what is pointed at, R shows what is still to come.',
    back: 'Take back undoes your last action as long as nothing new was revealed (T7).',
  },
} as const;
