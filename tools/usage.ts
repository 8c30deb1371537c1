/** What `--help` prints. */
export const TOOLS_USAGE = `node scripts/tool.mjs TOOL [OPTIONS]

  arena     plays two computer players against each other: every deal once with A on each side, and B on the others
            --a NAME --b NAME [--deals N] [--seed TEXT] [--mode MODE] [--armies base|all|A,B,…]
            [--map ID] and the options of a match that hexfall selfplay takes: [--board expanded] [--mercenaries N] [--bomber neutral] …
            NAME is civilian, cadet, recruit, scout, soldier, veteran or commander, the policy random or greedy, or a yardstick:
            veteran-1 and commander-1, the levels before anything was learned; hold-battles, corner-hq, center-hq, turtle and rush, one-sided strategies;
            beginner and beginner-with-forecast
            prints { "a", "b", "mode", "deals", "score", "interval", "margin", "msPerTurn", "armies" }: what A scores in percent,
            half of its 95 % interval, A's HQ toughness less that of the best other side, the time of a turn, and the score by armies

  mine      finds sound puzzles in duels of computer players: for each player of a game at most one, no two alike
            [--games N] [--seed TEXT] [--policy NAME] [--use TILES] [--limit POSITIONS] [--armies all|A,B,…]
            prints { "grade", "positions", "nearMisses", "puzzle" } on a line for each, and at the end { "games", "puzzles", "seconds" }
            grade is easy, medium, hard or very-hard: by the positions that can be brought about, and by those that nearly reach the goals

  review-study
            measures on matches of computer players how far the review of a match can be trusted
            --of fit|chances|luck|decisions|worst [--a NAME] [--b NAME] [--games N] [--seed TEXT] [--mode MODE] [--redraws N] [--effort quick|full]
            [--armies base|expansions] [--from N]
            fit: the coefficients by which positions tell results, which part of them they explain, and the slopes of the chances to win
            chances: how often what was foretold has come, by hand, where a turn begins, and after it, played on on as many orders as --redraws says
            luck: which part of the results of equal players the luck of their draws explains
            decisions: in which part of the games the turns of A have cost less than those of B
            with 95 % intervals, and the figures of each game; --from is the number of the first game, to measure in parts

  train     learns the evaluation of the computer players from games that they play among themselves, and writes it
            [--rounds 3] [--games 12000] [--seed TEXT] [--folder FOLDER] [--out FILE]
            --games is for each round; FOLDER keeps them, so that a run that was stopped goes on
            prints for each round how much of the results is explained on games held out, and the seconds of play and of fitting

  mine-moves
            finds the best moves of duels of computer players, some of them on maps: turns that win, save the HQ, or win the final battle
            [--games 250] [--seed TEXT] [--policy veteran] [--limit 3000]
            prints { "aim", "grade", "changed", "positions", "nearMisses", "puzzle" } on a line for each, and at the end
            { "games", "puzzles", "seconds" }; changed is how much the toughness of HQs differs from that in the duel

  puzzles   mines puzzles for all armies and writes the collection
            [--games 168] [--each 12] [--seed TEXT] [--from FOLDER]
            --each is how many of each grade and army are taken; FOLDER holds lines that mine has printed

  best-moves
            mines best moves and writes those of the collection
            [--games 250] [--each 34] [--seed TEXT] [--from FILE]
            --each is how many for each aim are taken; FILE holds lines that mine-moves has printed
`;
