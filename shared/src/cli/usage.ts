import { LANGUAGES } from '../model/languages.js';
/** What `--help` prints. */
export const USAGE = `hexfall – positions, battles and games of Hexfall on the command line

  hexfall COMMAND FILE        FILE holds one JSON document; - is standard input
  hexfall COMMAND FILE.jsonl  one document per line in, one result per line out
  hexfall COMMAND - --lines   the same from standard input

Commands for documents
  battle    a position with "starter": PLAYER and "choices": [KEY, …]: fights one battle
            prints { "done": true, "phases", "hq", "position", "outcome" }, with "score" in the score modes and "left" in deathmatch,
            or { "done": false, "decision", "position" } where the choices run out
            with --why each phase has "why": for every unit involved the reasons, each with its "rules" and "causes"
  play      a position with "intents": [{ "player": PLAYER, "do": … }, …]: carries them out up to the first that is refused
            prints { "accepted", "error", "decision", "outcome", "events", "position" }
  legal     a position: what the player to act can do
            prints { "player", "intents" }
  forecast  a position: what a battle would cost, for each player as its starter, with the usual choices
            prints { "forecasts": [{ "starter", "hq": { ARMY: toughness lost }, "lost": { ARMY: [{ "tile", "at" }, …] } }, …] },
            with "score" (points won by army) in the score modes
  record    a match record: plays it again up to its last intent
            prints { "accepted", "decision", "outcome", "position" }
            with --verify it also checks that the order of the draw piles was agreed on fairly and that no intent was changed,
            and prints "verified", "commitment" and "seed" as well; what is wrong is an error
            --verify ONE TWO …: the same for several tables of a deal, and that one draw was played at all of them; prints
            { "verified", "commitment", "seed", "of", "tables": [{ "table", "outcome" }, …] }
            [--contribution TEXT]: prints "contributed" as well: whether that, from one's own browser, is part of the seed
  picture   a position, or a match record at its end or at a moment: writes it as a PNG file of 1200 × 630 pixels
            [--svg] [--film] [--out NAME] [--turn N [--step N]] [--title TEXT] [--names A,B,…] [--language ${LANGUAGES.join('|')}]
            prints { "file", "width", "height" }; one document at a time
            --film writes an SVG file that plays by itself: the last battle of a record up to there, or the one that a position begins
  puzzle    a puzzle: plays the "solution" that it carries
            prints { "solved", "goals": [{ "goal", "reached" }, …], "used", "error", "against", "battle" }
  solve     a puzzle: finds all solutions
            [--limit POSITIONS] [--seconds S]
            prints { "complete", "positions", "solutions": [{ "intents", "choices", "position" }, …], "count", "sound", "fewer" }
  pairings  a tournament: ranks its entrants and pairs the next round
            prints { "standings": [{ "place", "entrant", "points", "buchholz", "hq", "wins" }, …], "next": { "pairings" } }, or "next": null; of teams also "boards"

Games
  selfplay  plays whole games and watches that the laws of the game hold
            [--games N] [--seed TEXT] [--mode MODE|all] [--policy NAME] [--armies A,B,…] [--players N] [--board expanded]
            [--start alternative] [--reinforcement] [--team-hq 15] [--same-army] [--mercenaries N] [--no-take-back]
            [--bomber neutral|mercenary|two] [--map ID] [--terrain FILE]
            prints { "games", "seconds", "gamesPerSecond", "intents", "battles", "wins", "violations" }
            --map plays on terrain with a name; FILE holds a list of elements, or { "terrain", "turrets" }.
            NAME is random, greedy, or a level: civilian, cadet, recruit, scout, soldier, veteran, commander.
            Without --armies all orders of the base armies play in turn. The same seed gives the same games.
            --mode all goes through every mode, option, army and map in a fixed order and prints "modes" as well.

A server's store
  admin     lists, exports, deletes, backs up …: hexfall admin --help

The exit code is 0, or 2 for an invalid file or call, with { "error": { "code", "message", "path" } } on standard output.
With one document per line an invalid line gives its error in its place, and the exit code is 0.
`;
