SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
CREATE TABLE public.ban (
    network text NOT NULL,
    reason text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.bot (
    id text NOT NULL,
    name text NOT NULL,
    token text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.bot_seat (
    match text NOT NULL,
    bot text NOT NULL
);
CREATE TABLE public.browser (
    endpoint text NOT NULL,
    profile text,
    p256dh text NOT NULL,
    auth text NOT NULL,
    language text NOT NULL,
    origin text NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.browser_seat (
    match text NOT NULL,
    holder text NOT NULL,
    endpoint text NOT NULL
);
CREATE TABLE public.called (
    match text NOT NULL,
    holder text NOT NULL,
    what text NOT NULL
);
CREATE TABLE public.chat (
    match text NOT NULL,
    team integer NOT NULL,
    n integer NOT NULL,
    at bigint NOT NULL,
    by text NOT NULL,
    name text NOT NULL,
    seated integer NOT NULL,
    text text NOT NULL,
    emote text
);
CREATE TABLE public.intent (
    match text NOT NULL,
    seq integer NOT NULL,
    player integer NOT NULL,
    intent text NOT NULL,
    client text NOT NULL,
    n integer NOT NULL,
    clock text,
    epoch integer NOT NULL
);
CREATE TABLE public.invitation (
    id text NOT NULL,
    sender text NOT NULL,
    recipient text NOT NULL,
    match text NOT NULL,
    at bigint NOT NULL,
    declined integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.match (
    code text NOT NULL,
    rules integer NOT NULL,
    setup text NOT NULL,
    finished integer NOT NULL,
    listed integer NOT NULL,
    people integer NOT NULL,
    free integer NOT NULL,
    unjoined integer NOT NULL,
    changed bigint NOT NULL,
    owner text,
    epoch integer NOT NULL,
    timed integer NOT NULL,
    due bigint,
    moved text
);
CREATE TABLE public.notice (
    id integer NOT NULL,
    text text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.person (
    profile text NOT NULL,
    other text NOT NULL,
    match text,
    at bigint NOT NULL,
    times integer NOT NULL,
    shows integer DEFAULT 0 NOT NULL,
    blocked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.playback (
    match text NOT NULL,
    content text NOT NULL
);
CREATE TABLE public."position" (
    match text NOT NULL,
    rules integer NOT NULL,
    seq integer NOT NULL,
    content text NOT NULL
);
CREATE TABLE public.process (
    id text NOT NULL,
    since bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE TABLE public.profile (
    id text NOT NULL,
    key text NOT NULL,
    name text NOT NULL,
    shape text NOT NULL,
    color text NOT NULL,
    used bigint NOT NULL,
    seen bigint,
    presence text,
    statistics text,
    since bigint NOT NULL
);
CREATE TABLE public.profile_seat (
    profile text NOT NULL,
    match text NOT NULL,
    key text NOT NULL,
    counted integer NOT NULL,
    tallied integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.study (
    match text NOT NULL,
    content text NOT NULL
);
CREATE TABLE public.vapid (
    id integer NOT NULL,
    "publicKey" text NOT NULL,
    "privateKey" text NOT NULL
);
INSERT INTO public.ban (network, reason, since) VALUES ('203.0.113.7', 'spam', 1795912284453);
INSERT INTO public.bot (id, name, token, since) VALUES ('dm3nZa4meF629rxlf1yI8Q', 'Deep Green', 'c7IsihSBzZNECvuy7rTYLwez6zdWbhIIYiirVXJ12Wk', 1795912284514);
INSERT INTO public.bot_seat (match, bot) VALUES ('MWNM7Q', 'dm3nZa4meF629rxlf1yI8Q');
INSERT INTO public.browser (endpoint, profile, p256dh, auth, language, origin, at) VALUES ('https://push.example/send/1', NULL, 'BIQAni-aflg92h8GlHlN7MLcObVHlES0pt1MUU_XiouaqVaKYizhxFYd6gOgJf9_hk5wkMOvG1GukdHKm8JiRGY', 'sVxGR-3pPdhMvoT0QEsnzA', 'pl', '', 1795912286291);
INSERT INTO public.browser_seat (match, holder, endpoint) VALUES ('H2GUE4', 'PDU9Jmof8LfiX5g5dDy31rHcJF2wVSqhvChjS5SmC0s', 'https://push.example/send/1');
INSERT INTO public.called (match, holder, what) VALUES ('H2GUE4', 'PDU9Jmof8LfiX5g5dDy31rHcJF2wVSqhvChjS5SmC0s', 'turn:23');
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('H2GUE4', -1, 1, 1795912285216, 'KwXylsju8y', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('ZJAX7E', -1, 1, 1795912285404, 'AR5CJX8Yck', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('M5UQNN', -1, 1, 1795912285606, 'pDP_KLpprQ', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('E8D462', -1, 1, 1795912285791, '5ZdrMWajA5', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('NF75AN', -1, 1, 1795912285967, 'FwQ9AFe7Xh', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('BG3Z6H', -1, 1, 1795912286164, 'XVMtRUmEF5', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 1, 0, '{"do":"place-hq","at":[-2,1],"rot":1}', 'page-0974b0d4', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 2, 1, '{"do":"place-hq","at":[1,-1],"rot":3}', 'page-8af22d50', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 3, 0, '{"do":"discard","tile":"grenade"}', 'page-0974b0d4', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 4, 0, '{"do":"end-turn"}', 'page-0974b0d4', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 5, 1, '{"do":"place","tile":"blocker","at":[0,-2],"rot":0}', 'page-8af22d50', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 6, 1, '{"do":"move","by":"tile","from":[0,-2],"to":[0,-2],"rot":5}', 'page-8af22d50', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 7, 1, '{"do":"end-turn"}', 'page-8af22d50', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 8, 0, '{"do":"discard","tile":"battle"}', 'page-0974b0d4', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 9, 0, '{"do":"end-turn"}', 'page-0974b0d4', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 10, 1, '{"do":"discard","tile":"gauss-cannon"}', 'page-8af22d50', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 11, 1, '{"do":"end-turn"}', 'page-8af22d50', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 12, 0, '{"do":"discard","tile":"claws"}', 'page-0974b0d4', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 13, 0, '{"do":"place","tile":"super-officer","at":[1,-2],"rot":1}', 'page-0974b0d4', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 14, 0, '{"do":"move","by":"tile","from":[-2,1],"to":[-2,0],"rot":0}', 'page-0974b0d4', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 15, 0, '{"do":"end-turn"}', 'page-0974b0d4', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 16, 1, '{"do":"discard","tile":"push-back"}', 'page-8af22d50', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 17, 1, '{"do":"place","tile":"stormtrooper","at":[2,0],"rot":3}', 'page-8af22d50', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 18, 1, '{"do":"discard","tile":"hunter-killer"}', 'page-8af22d50', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 19, 1, '{"do":"end-turn"}', 'page-8af22d50', 11, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 20, 0, '{"do":"discard","tile":"move"}', 'page-0974b0d4', 11, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 21, 0, '{"do":"place","tile":"net-fighter","at":[-1,-1],"rot":2}', 'page-0974b0d4', 12, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 22, 0, '{"do":"place","tile":"medic","at":[0,1],"rot":1}', 'page-0974b0d4', 13, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 23, 0, '{"do":"end-turn"}', 'page-0974b0d4', 14, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 24, 1, '{"do":"redraw"}', 'page-8af22d50', 12, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 25, 1, '{"do":"discard","tile":"officer"}', 'page-8af22d50', 13, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 26, 1, '{"do":"place","tile":"hybrid","at":[-2,2],"rot":3}', 'page-8af22d50', 14, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 27, 1, '{"do":"place","tile":"guard","at":[0,0],"rot":4}', 'page-8af22d50', 15, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 28, 1, '{"do":"end-turn"}', 'page-8af22d50', 16, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 29, 0, '{"do":"discard","tile":"mutant"}', 'page-0974b0d4', 15, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 30, 0, '{"do":"place","tile":"officer","at":[1,1],"rot":4}', 'page-0974b0d4', 16, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 31, 0, '{"do":"place","tile":"brawler","at":[0,2],"rot":2}', 'page-0974b0d4', 17, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 32, 0, '{"do":"end-turn"}', 'page-0974b0d4', 18, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 33, 1, '{"do":"discard","tile":"armored-hunter"}', 'page-8af22d50', 17, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 34, 1, '{"do":"place","tile":"armored-hunter","at":[0,-1],"rot":1}', 'page-8af22d50', 18, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 35, 1, '{"do":"end-turn"}', 'page-8af22d50', 19, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 36, 0, '{"do":"discard","tile":"scout"}', 'page-0974b0d4', 19, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 37, 0, '{"do":"place","tile":"mutant","at":[-1,0],"rot":2}', 'page-0974b0d4', 20, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 38, 0, '{"do":"place","tile":"super-mutant","at":[1,0],"rot":0}', 'page-0974b0d4', 21, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 39, 0, '{"do":"end-turn"}', 'page-0974b0d4', 22, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 40, 1, '{"do":"discard","tile":"juggernaut"}', 'page-8af22d50', 20, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 41, 1, '{"do":"place","tile":"hybrid","at":[2,-1],"rot":3}', 'page-8af22d50', 21, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 42, 1, '{"do":"discard","tile":"battle"}', 'page-8af22d50', 22, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 43, 1, '{"do":"end-turn"}', 'page-8af22d50', 23, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 44, 0, '{"do":"discard","tile":"assassin"}', 'page-0974b0d4', 23, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 45, 0, '{"do":"move","by":"tile","from":[0,2],"to":[0,2],"rot":3}', 'page-0974b0d4', 24, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 46, 0, '{"do":"discard","tile":"battle"}', 'page-0974b0d4', 25, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 47, 0, '{"do":"end-turn"}', 'page-0974b0d4', 26, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 48, 1, '{"do":"discard","tile":"hornet"}', 'page-8af22d50', 24, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 49, 1, '{"do":"place","tile":"brain","at":[-1,2],"rot":0}', 'page-8af22d50', 25, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 50, 1, '{"do":"discard","tile":"push-back"}', 'page-8af22d50', 26, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 51, 1, '{"do":"end-turn"}', 'page-8af22d50', 27, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 52, 0, '{"do":"discard","tile":"claws"}', 'page-0974b0d4', 27, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 53, 0, '{"do":"battle"}', 'page-0974b0d4', 28, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 54, 1, '{"do":"discard","tile":"armored-guard"}', 'page-8af22d50', 28, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 55, 1, '{"do":"place","tile":"blocker","at":[0,0],"rot":2}', 'page-8af22d50', 29, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 56, 1, '{"do":"place","tile":"protector","at":[2,-2],"rot":2}', 'page-8af22d50', 30, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 57, 1, '{"do":"end-turn"}', 'page-8af22d50', 31, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 58, 0, '{"do":"discard","tile":"battle"}', 'page-0974b0d4', 29, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 59, 0, '{"do":"place","tile":"mutant","at":[0,1],"rot":3}', 'page-0974b0d4', 30, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 60, 0, '{"do":"place","tile":"assassin","at":[-1,1],"rot":5}', 'page-0974b0d4', 31, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 61, 0, '{"do":"move","by":"mobility","from":[-1,1],"to":[-2,1],"rot":1}', 'page-0974b0d4', 32, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 62, 0, '{"do":"end-turn"}', 'page-0974b0d4', 33, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 63, 1, '{"do":"discard","tile":"hunter-killer"}', 'page-8af22d50', 32, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 64, 1, '{"do":"discard","tile":"battle"}', 'page-8af22d50', 33, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 65, 1, '{"do":"air-strike","at":[0,0]}', 'page-8af22d50', 34, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 66, 1, '{"do":"end-turn"}', 'page-8af22d50', 35, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 67, 0, '{"do":"discard","tile":"mutant"}', 'page-0974b0d4', 34, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 68, 0, '{"do":"discard","tile":"battle"}', 'page-0974b0d4', 35, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 69, 0, '{"do":"discard","tile":"move"}', 'page-0974b0d4', 36, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 70, 0, '{"do":"move","by":"mobility","from":[-2,1],"to":[-2,1],"rot":4}', 'page-0974b0d4', 37, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 71, 0, '{"do":"end-turn"}', 'page-0974b0d4', 38, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 72, 1, '{"do":"discard","tile":"clown"}', 'page-8af22d50', 36, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 73, 1, '{"do":"place","tile":"medic","at":[2,-1],"rot":1}', 'page-8af22d50', 37, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 74, 1, '{"do":"end-turn"}', 'page-8af22d50', 38, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 75, 0, '{"do":"discard","tile":"scout"}', 'page-0974b0d4', 39, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 76, 0, '{"do":"move","by":"mobility","from":[-2,1],"to":[-2,1],"rot":0}', 'page-0974b0d4', 40, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 77, 0, '{"do":"place","tile":"brawler","at":[0,1],"rot":4}', 'page-0974b0d4', 41, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 78, 0, '{"do":"place","tile":"claws","at":[-1,0],"rot":0}', 'page-0974b0d4', 42, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 79, 0, '{"do":"end-turn"}', 'page-0974b0d4', 43, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 80, 1, '{"do":"discard","tile":"medic"}', 'page-8af22d50', 39, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 81, 1, '{"do":"battle"}', 'page-8af22d50', 40, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 82, 0, '{"do":"discard","tile":"net-fighter"}', 'page-0974b0d4', 44, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 83, 0, '{"do":"place","tile":"mutant","at":[2,-1],"rot":5}', 'page-0974b0d4', 45, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 84, 0, '{"do":"place","tile":"officer","at":[1,-2],"rot":4}', 'page-0974b0d4', 46, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 85, 0, '{"do":"end-turn"}', 'page-0974b0d4', 47, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 86, 1, '{"do":"discard","tile":"push-back"}', 'page-8af22d50', 41, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 87, 1, '{"do":"end-turn"}', 'page-8af22d50', 42, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 88, 0, '{"do":"discard","tile":"claws"}', 'page-0974b0d4', 48, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 89, 0, '{"do":"place","tile":"mutant","at":[1,0],"rot":2}', 'page-0974b0d4', 49, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 90, 0, '{"do":"move","by":"mobility","from":[-2,1],"to":[-2,1],"rot":2}', 'page-0974b0d4', 50, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 91, 0, '{"do":"discard","tile":"battle"}', 'page-0974b0d4', 51, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 92, 0, '{"do":"end-turn"}', 'page-0974b0d4', 52, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 93, 1, '{"do":"discard","tile":"net-fighter"}', 'page-8af22d50', 43, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 94, 1, '{"do":"discard","tile":"mother"}', 'page-8af22d50', 44, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('UFSY84', 95, 1, '{"do":"end-turn"}', 'page-8af22d50', 45, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 1, 0, '{"do":"place-hq","at":[-2,0],"rot":0}', 'page-60436d64', 3, '{"at":1795912285220,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 2, 1, '{"do":"place-hq","at":[-1,-1],"rot":3}', 'page-0d8bcb71', 2, '{"at":1795912285225,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 3, 0, '{"do":"place","tile":"mutant","at":[-2,2],"rot":3}', 'page-60436d64', 4, '{"at":1795912285228,"left":[259199997,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 4, 0, '{"do":"end-turn"}', 'page-60436d64', 5, '{"at":1795912285231,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 5, 1, '{"do":"place","tile":"armored-hunter","at":[-1,2],"rot":0}', 'page-0d8bcb71', 3, '{"at":1795912285238,"left":[259200000,259199993],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 6, 1, '{"do":"place","tile":"stormtrooper","at":[-1,0],"rot":5}', 'page-0d8bcb71', 4, '{"at":1795912285241,"left":[259200000,259199990],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 7, 1, '{"do":"end-turn"}', 'page-0d8bcb71', 5, '{"at":1795912285244,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 8, 0, '{"do":"discard","tile":"battle"}', 'page-60436d64', 6, '{"at":1795912285250,"left":[259199994,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 9, 0, '{"do":"place","tile":"claws","at":[-2,1],"rot":0}', 'page-60436d64', 7, '{"at":1795912285255,"left":[259199989,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 10, 0, '{"do":"battle"}', 'page-60436d64', 8, '{"at":1795912285258,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 11, 1, '{"do":"discard","tile":"armored-guard"}', 'page-0d8bcb71', 6, '{"at":1795912285263,"left":[259200000,259199995],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 12, 1, '{"do":"place","tile":"juggernaut","at":[0,-1],"rot":3}', 'page-0d8bcb71', 7, '{"at":1795912285265,"left":[259200000,259199993],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 13, 1, '{"do":"air-strike","at":[0,1]}', 'page-0d8bcb71', 8, '{"at":1795912285268,"left":[259200000,259199990],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 14, 1, '{"do":"end-turn"}', 'page-0d8bcb71', 9, '{"at":1795912285271,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 15, 0, '{"do":"discard","tile":"battle"}', 'page-60436d64', 9, '{"at":1795912285275,"left":[259199996,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 16, 0, '{"do":"place","tile":"scout","at":[1,0],"rot":5}', 'page-60436d64', 10, '{"at":1795912285278,"left":[259199993,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 17, 0, '{"do":"place","tile":"claws","at":[1,1],"rot":2}', 'page-60436d64', 11, '{"at":1795912285281,"left":[259199990,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 18, 0, '{"do":"end-turn"}', 'page-60436d64', 12, '{"at":1795912285299,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 19, 1, '{"do":"discard","tile":"hunter-killer"}', 'page-0d8bcb71', 10, '{"at":1795912285305,"left":[259200000,259199994],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 20, 1, '{"do":"place","tile":"blocker","at":[1,-2],"rot":4}', 'page-0d8bcb71', 11, '{"at":1795912285308,"left":[259200000,259199991],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 21, 1, '{"do":"place","tile":"hunter-killer","at":[-1,1],"rot":2}', 'page-0d8bcb71', 12, '{"at":1795912285311,"left":[259200000,259199988],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 22, 1, '{"do":"end-turn"}', 'page-0d8bcb71', 13, '{"at":1795912285322,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('H2GUE4', 23, 0, '{"do":"discard","tile":"claws"}', 'page-60436d64', 13, '{"at":1795912285327,"left":[259199995,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 1, 0, '{"do":"place-hq","at":[-2,0],"rot":0}', 'page-df39e04c', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 2, 1, '{"do":"place-hq","at":[2,0],"rot":3}', 'page-458c0200', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 3, 2, '{"do":"place-hq","at":[-1,1],"rot":4}', 'page-e2d16d09', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 4, 0, '{"do":"choose","key":"pile"}', 'page-df39e04c', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 5, 0, '{"do":"discard","tile":"battle"}', 'page-df39e04c', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 6, 0, '{"do":"end-turn"}', 'page-df39e04c', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 7, 1, '{"do":"choose","key":"pile"}', 'page-458c0200', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 8, 1, '{"do":"choose","key":"pile"}', 'page-458c0200', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 9, 1, '{"do":"place","tile":"hornet","at":[1,-1],"rot":3}', 'page-458c0200', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 10, 1, '{"do":"move","by":"tile","from":[1,-1],"to":[0,0],"rot":3}', 'page-458c0200', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 11, 1, '{"do":"end-turn"}', 'page-458c0200', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 12, 2, '{"do":"choose","key":"shooter"}', 'page-e2d16d09', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 13, 2, '{"do":"discard","tile":"mercenary:shooter"}', 'page-e2d16d09', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 14, 2, '{"do":"battle"}', 'page-e2d16d09', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 15, 0, '{"do":"choose","key":"pile"}', 'page-df39e04c', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 16, 0, '{"do":"choose","key":"pile"}', 'page-df39e04c', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 17, 0, '{"do":"choose","key":"pile"}', 'page-df39e04c', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 18, 0, '{"do":"discard","tile":"officer"}', 'page-df39e04c', 11, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 19, 0, '{"do":"place","tile":"claws","at":[2,-1],"rot":3}', 'page-df39e04c', 12, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 20, 0, '{"do":"end-turn"}', 'page-df39e04c', 13, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 21, 1, '{"do":"choose","key":"gunner"}', 'page-458c0200', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 22, 1, '{"do":"discard","tile":"mercenary:gunner"}', 'page-458c0200', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('ZJAX7E', 23, 1, '{"do":"place","tile":"hybrid","at":[-1,0],"rot":3}', 'page-458c0200', 11, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 1, 0, '{"do":"place-hq","at":[-1,2],"rot":1}', 'page-8b6a22f2', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 2, 1, '{"do":"place-hq","at":[0,1],"rot":4}', 'page-d0426361', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 3, 2, '{"do":"place-hq","at":[1,-2],"rot":4}', 'page-25511e35', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 4, 3, '{"do":"place-hq","at":[-1,1],"rot":4}', 'page-e57d94f1', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 5, 0, '{"do":"discard","tile":"battle"}', 'page-8b6a22f2', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 6, 0, '{"do":"discard","tile":"officer"}', 'page-8b6a22f2', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 7, 0, '{"do":"place","tile":"claws","at":[-2,2],"rot":5}', 'page-8b6a22f2', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 8, 0, '{"do":"end-turn"}', 'page-8b6a22f2', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 9, 1, '{"do":"discard","tile":"gauss-cannon"}', 'page-d0426361', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 10, 1, '{"do":"place","tile":"hunter-killer","at":[-2,0],"rot":4}', 'page-d0426361', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 11, 1, '{"do":"discard","tile":"hunter-killer"}', 'page-d0426361', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 12, 1, '{"do":"end-turn"}', 'page-d0426361', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 13, 2, '{"do":"discard","tile":"saboteur"}', 'page-25511e35', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 14, 2, '{"do":"end-turn"}', 'page-25511e35', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 15, 3, '{"do":"discard","tile":"universal-soldier"}', 'page-e57d94f1', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 16, 3, '{"do":"place","tile":"universal-soldier","at":[2,-1],"rot":4}', 'page-e57d94f1', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 17, 3, '{"do":"end-turn"}', 'page-e57d94f1', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 18, 0, '{"do":"discard","tile":"mutant"}', 'page-8b6a22f2', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 19, 0, '{"do":"place","tile":"assassin","at":[2,-2],"rot":3}', 'page-8b6a22f2', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 20, 0, '{"do":"end-turn"}', 'page-8b6a22f2', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 21, 1, '{"do":"discard","tile":"blocker"}', 'page-d0426361', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 22, 1, '{"do":"end-turn"}', 'page-d0426361', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M5UQNN', 23, 2, '{"do":"discard","tile":"commando"}', 'page-25511e35', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 1, 0, '{"do":"place-hq","at":[-2,0],"rot":4}', 'page-5145719e', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 2, 1, '{"do":"place-hq","at":[-2,2],"rot":2}', 'page-244b8721', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 3, 2, '{"do":"place-hq","at":[0,1],"rot":1}', 'page-f68648aa', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 4, 0, '{"do":"place","tile":"medic","at":[-1,2],"rot":1}', 'page-5145719e', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 5, 0, '{"do":"end-turn"}', 'page-5145719e', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 6, 1, '{"do":"place","tile":"medic","at":[0,-1],"rot":0}', 'page-244b8721', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 7, 1, '{"do":"place","tile":"hybrid","at":[2,0],"rot":0}', 'page-244b8721', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 8, 1, '{"do":"end-turn"}', 'page-244b8721', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 9, 0, '{"do":"discard","tile":"move"}', 'page-5145719e', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 10, 0, '{"do":"end-turn"}', 'page-5145719e', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 11, 2, '{"do":"discard","tile":"recon-center"}', 'page-f68648aa', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 12, 2, '{"do":"place","tile":"scout","at":[1,-2],"rot":0}', 'page-f68648aa', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 13, 2, '{"do":"move","by":"tile","from":[1,-2],"to":[0,-2],"rot":5}', 'page-f68648aa', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 14, 2, '{"do":"end-turn"}', 'page-f68648aa', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 15, 0, '{"do":"discard","tile":"super-mutant"}', 'page-5145719e', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 16, 0, '{"do":"place","tile":"officer","at":[-1,1],"rot":0}', 'page-5145719e', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 17, 0, '{"do":"end-turn"}', 'page-5145719e', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 18, 1, '{"do":"discard","tile":"battle"}', 'page-244b8721', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 19, 1, '{"do":"place","tile":"hunter-killer","at":[1,1],"rot":2}', 'page-244b8721', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 20, 1, '{"do":"place","tile":"brain","at":[0,2],"rot":1}', 'page-244b8721', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 21, 1, '{"do":"end-turn"}', 'page-244b8721', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 22, 0, '{"do":"discard","tile":"assassin"}', 'page-5145719e', 11, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('E8D462', 23, 0, '{"do":"place","tile":"brawler","at":[1,0],"rot":5}', 'page-5145719e', 12, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 1, 0, '{"do":"place-hq","at":[-1,2],"rot":1}', 'page-202034e9', 3, '{"at":1795912285971,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 2, 2, '{"do":"place-hq","at":[-2,1],"rot":2}', 'page-1776cd45', 2, '{"at":1795912285976,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 3, 1, '{"do":"place-hq","at":[0,1],"rot":3}', 'page-0e0f91e8', 2, '{"at":1795912285983,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 4, 3, '{"do":"place-hq","at":[2,0],"rot":3}', 'page-dd59b6c0', 2, '{"at":1795912285988,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 5, 0, '{"do":"place","tile":"officer","at":[-1,-1],"rot":5}', 'page-202034e9', 4, '{"at":1795912285993,"left":[259199995,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 6, 0, '{"do":"end-turn"}', 'page-202034e9', 5, '{"at":1795912285997,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 7, 2, '{"do":"move","by":"tile","from":[-2,1],"to":[-1,1],"rot":4}', 'page-1776cd45', 3, '{"at":1795912286009,"left":[259200000,259200000,259199988,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 8, 2, '{"do":"place","tile":"mobile-armor","at":[0,2],"rot":0}', 'page-1776cd45', 4, '{"at":1795912286019,"left":[259200000,259200000,259199978,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 9, 2, '{"do":"discard","tile":"commando"}', 'page-1776cd45', 5, '{"at":1795912286024,"left":[259200000,259200000,259199973,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 10, 2, '{"do":"discard","tile":"battle"}', 'page-1776cd45', 6, '{"at":1795912286027,"left":[259200000,259200000,259199970,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 11, 2, '{"do":"end-turn"}', 'page-1776cd45', 7, '{"at":1795912286030,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 12, 1, '{"do":"discard","tile":"air-strike"}', 'page-0e0f91e8', 3, '{"at":1795912286034,"left":[259200000,259199996,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 13, 1, '{"do":"push","from":[0,1],"target":[-1,2]}', 'page-0e0f91e8', 4, '{"at":1795912286037,"left":[259200000,259199993,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 14, 1, '{"do":"place","tile":"net-fighter","at":[-2,0],"rot":5}', 'page-0e0f91e8', 5, '{"at":1795912286043,"left":[259200000,259199987,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 15, 1, '{"do":"end-turn"}', 'page-0e0f91e8', 6, '{"at":1795912286047,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 16, 3, '{"do":"discard","tile":"move"}', 'page-dd59b6c0', 3, '{"at":1795912286053,"left":[259200000,259200000,259200000,259199994],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 17, 3, '{"do":"place","tile":"thug","at":[-1,0],"rot":3}', 'page-dd59b6c0', 4, '{"at":1795912286056,"left":[259200000,259200000,259200000,259199991],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 18, 3, '{"do":"place","tile":"guard","at":[2,-1],"rot":0}', 'page-dd59b6c0', 5, '{"at":1795912286059,"left":[259200000,259200000,259200000,259199988],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 19, 3, '{"do":"end-turn"}', 'page-dd59b6c0', 6, '{"at":1795912286077,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 20, 0, '{"do":"discard","tile":"battle"}', 'page-202034e9', 6, '{"at":1795912286087,"left":[259199990,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 21, 0, '{"do":"place","tile":"scout","at":[1,-1],"rot":4}', 'page-202034e9', 7, '{"at":1795912286091,"left":[259199986,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 22, 0, '{"do":"discard","tile":"super-officer"}', 'page-202034e9', 8, '{"at":1795912286094,"left":[259199983,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NF75AN', 23, 0, '{"do":"end-turn"}', 'page-202034e9', 9, '{"at":1795912286096,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 1, 0, '{"do":"place-hq","at":[1,0],"rot":4}', 'page-f53a1fce', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 2, 2, '{"do":"place-hq","at":[0,2],"rot":1}', 'page-ba7fe440', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 3, 1, '{"do":"place-hq","at":[0,1],"rot":0}', 'page-dcc56380', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 4, 3, '{"do":"place-hq","at":[0,-2],"rot":1}', 'page-0d0ef6b9', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 5, 0, '{"do":"place","tile":"net-fighter","at":[1,1],"rot":4}', 'page-f53a1fce', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 6, 0, '{"do":"end-turn"}', 'page-f53a1fce', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 7, 2, '{"do":"place","tile":"recon-center","at":[-2,0],"rot":1}', 'page-ba7fe440', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 8, 2, '{"do":"end-turn"}', 'page-ba7fe440', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 9, 1, '{"do":"discard","tile":"officer"}', 'page-dcc56380', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 10, 1, '{"do":"discard","tile":"medic"}', 'page-dcc56380', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 11, 1, '{"do":"place","tile":"blocker","at":[2,-2],"rot":0}', 'page-dcc56380', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 12, 1, '{"do":"end-turn"}', 'page-dcc56380', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 13, 3, '{"do":"discard","tile":"battle"}', 'page-0d0ef6b9', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 14, 3, '{"do":"place","tile":"runner","at":[2,0],"rot":5}', 'page-0d0ef6b9', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 15, 3, '{"do":"move","by":"mobility","from":[2,0],"to":[2,0],"rot":1,"then":{"to":[2,-1],"rot":3}}', 'page-0d0ef6b9', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 16, 3, '{"do":"place","tile":"ganger","at":[0,0],"rot":1}', 'page-0d0ef6b9', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 17, 3, '{"do":"end-turn"}', 'page-0d0ef6b9', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 18, 0, '{"do":"discard","tile":"mutant"}', 'page-f53a1fce', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 19, 0, '{"do":"place","tile":"assassin","at":[-1,2],"rot":1}', 'page-f53a1fce', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 20, 0, '{"do":"discard","tile":"battle"}', 'page-f53a1fce', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 21, 0, '{"do":"move","by":"mobility","from":[-1,2],"to":[-2,2],"rot":1}', 'page-f53a1fce', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 22, 0, '{"do":"end-turn"}', 'page-f53a1fce', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('BG3Z6H', 23, 2, '{"do":"discard","tile":"annihilator"}', 'page-ba7fe440', 5, NULL, 1);
INSERT INTO public.invitation (id, sender, recipient, match, at, declined) VALUES ('XLG4BD1r7gFId-x_HHuY6w', 'A1Ytfe2AX2pg5y2ZSDHM9A', '8KRuYkBtcloiDE9-R7AFdA', '77V7WP', 1795912284733, 0);
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-baseline', '2026-11-29T00:31:24.408Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('77V7WP', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[null,null],"creator":"bWQGhSpE_RCBh5XjcNIpzsZ4KigdMKkrWyfokW0bIjA","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"KcEWrA6zdiYdjtxTdK4wdEbMWPK8Laq0JBuOyEwf7Lw","seed":null,"status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":null}}', 0, 0, 0, 2, 1, 1795912284731, NULL, 0, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('UFSY84', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Ann","army":"borgo","keyHash":"oIS39A4vAcMUw__TmjhIL5gpw6FBWlZ84ihRMxbrKeM","mercenaries":[],"contribution":"LYVZe8sSZx9VToWyt3yNRQ","crest":{"shape":"bolt","color":"blue"}},{"name":"Bob","army":"moloch","keyHash":"t39I2FBUoAfEd1-agWf23tWApuRAhh_872QDRKJk3Z4","mercenaries":[],"contribution":"DJRCIb-g0__xvLFH3BbrQw","crest":{"shape":"star","color":"red"}}],"creator":"oIS39A4vAcMUw__TmjhIL5gpw6FBWlZ84ihRMxbrKeM","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"5hgLKAdbyPjsnRsN_SBtbJk8smBo10FIqyzmZwadsao","seed":"4593a86d08ef214d6e8b92b642b5ba905deb953f4df85b1d16abfe404f911c4c","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":0,"at":1795912284655}}}', 1, 0, 2, 0, 0, 1795912285161, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('H2GUE4', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"days:3"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"3_9gHY0DsGsNYYzvYFD_JxOG7FoJcK3JMlJ1qsVF3mU","mercenaries":[],"contribution":"CKYC504ALAs2ioJJZGjj3Q"},{"name":"Player 1","army":"moloch","keyHash":"PDU9Jmof8LfiX5g5dDy31rHcJF2wVSqhvChjS5SmC0s","mercenaries":[],"contribution":"RF2I_TD-L3FsULjyzs624w"}],"creator":"3_9gHY0DsGsNYYzvYFD_JxOG7FoJcK3JMlJ1qsVF3mU","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"loXxuXLkHJbY-7NHUNw0jLBb5g-q7h4lW3cNF92mITY","seed":"bebebd74c5eae184666519cc11b708a4c5e1284b99d518ee995b86382ad92126","status":{"clock":{"at":1795912286373,"left":[259198949,259200000],"strikes":[0,0]},"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":22,"at":1795912285322}},"lastSeen":[1795912285330,1795912285331]}', 0, 0, 2, 0, 0, 1795912286448, NULL, 1, 2, 1796128285322, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('V7B48C', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Cyd","army":"moloch","keyHash":"aNQmb1kJ6iQl8Ut9saPuuOOlWsKGZGgEONpYHm1R7FM","mercenaries":[],"contribution":"ThxpDrWBUuJDgQDdXbUpmg"},null],"creator":"aNQmb1kJ6iQl8Ut9saPuuOOlWsKGZGgEONpYHm1R7FM","listed":true,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"ML7sHaRkYpCT2zIF6Hg_uQi-Ixbzw5dLxy1Eu-y6w2M","seed":null,"status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":0,"at":1795912286318}},"lastSeen":[1795912286324,null]}', 0, 1, 1, 1, 0, 1795912286388, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('E8D462', 1, '{"options":{"mode":"one-vs-two","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"rpgg2s7gZ3DQ8agqx1jsTrhvxLjeWInGOhnBWrv4_sA","mercenaries":[],"contribution":"z4GGkAEyQh9G90YDIGOR5w"},{"name":"Player 1","army":"moloch","keyHash":"loQhk0YluPOApIUFARN0rpGQFeGFSUXNW_9dsqtjTJQ","mercenaries":[],"contribution":"R9g2nFNFCkZR3dX3-3q2BA"},{"name":"Player 2","army":"outpost","keyHash":"kGQBJF9guv0KepheqR08jLvC7lew2X8FthUxxkIdjiY","mercenaries":[],"contribution":"s3f3gIGMbqCzNNDY4H4x2A"}],"creator":"rpgg2s7gZ3DQ8agqx1jsTrhvxLjeWInGOhnBWrv4_sA","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"8dCI_RvQ4csiLhGF0Iy0u3kRMeipYtpiOh0IV-dWKUs","seed":"2b7f9bfb1f667b5de21b71b3b142658ad5af420e068895e23751ec37cb05a928","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":21,"at":1795912285891}},"lastSeen":[1795912285897,1795912285898,1795912285898]}', 0, 0, 3, 0, 0, 1795912286449, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('BG3Z6H', 1, '{"options":{"mode":"team-score","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":false,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"_uwsL-3q90W4YUIFnHjoa4IMyvGAtwYD9IfUy8OxP1o","mercenaries":[],"contribution":"SxewHzr02LAISGDmxwcFUw"},{"name":"Player 1","army":"moloch","keyHash":"jqdfUVh3Ao42x6w_nYK88MOerbUdU4ngC1iIzAVkRQs","mercenaries":[],"contribution":"0KVEmh4sZAVuPa7XUcNIKw"},{"name":"Player 2","army":"outpost","keyHash":"ZaRNT0-9B7ya8a4H4VZZt96KTyNlOMm5GsU5wERsmPc","mercenaries":[],"contribution":"Sqw46TI96mZlWxNGpIgVEA"},{"name":"Player 3","army":"hegemony","keyHash":"FFwq-0B1gVwF6hTv2owGyBepKkpYLynbpwTTyj_xoMM","mercenaries":[],"contribution":"d3aHuxWz2yk_8K4hKfXMIA"}],"creator":"_uwsL-3q90W4YUIFnHjoa4IMyvGAtwYD9IfUy8OxP1o","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"tmrgWHUCzuCzdXTa6417Jt_7lI9eL1CaOUK1PC7t1j8","seed":"d6e4b3f3140c121c28583534d32821d80902e86d482e772eaed50ef3a5e31900","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":22,"at":1795912286271}},"lastSeen":[1795912286281,1795912286282,1795912286282,1795912286283]}', 0, 0, 4, 0, 0, 1795912286450, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('M5UQNN', 1, '{"options":{"mode":"deathmatch-score","board":"main","start":"alternative","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"Nu93TAQ0cel6tk4hMwLQDJAMV0NVrzBz4ZfsN-Hvw-Q","mercenaries":[],"contribution":"LLevK_ey2L3AEqKamcX9CQ"},{"name":"Player 1","army":"moloch","keyHash":"x0nBEk_q2Xl0q7r54jmzCK-p_MBmL4hA17S7fxWQ5rw","mercenaries":[],"contribution":"7l_2_DoKrWRctmbe7bp0Tw"},{"name":"Player 2","army":"outpost","keyHash":"B32ons1cmX5jBefx8spbOiwl63T8JftJSHMzm9B3HuE","mercenaries":[],"contribution":"f33KUUqKHYzHKGdqrs7fhg"},{"name":"Player 3","army":"hegemony","keyHash":"ek8CLBmfUAbqG3WsURjEVui-PNTv6j6RGHIIgzJENBk","mercenaries":[],"contribution":"71An0pK2c49hIE0ReZ1iDQ"}],"creator":"Nu93TAQ0cel6tk4hMwLQDJAMV0NVrzBz4ZfsN-Hvw-Q","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"-2IDYKPX-YPfOqNuRGBMXxYYbX0NGsabDG-EoUPItrA","seed":"bf5dd0e12f1e2f6077f221bae94a6c2ab8da306c57e884ed10ca4998bf8ce15b","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":22,"at":1795912285717}},"lastSeen":[1795912285722,1795912285722,1795912285723,1795912285723]}', 0, 0, 4, 0, 0, 1795912286450, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('NF75AN', 1, '{"options":{"mode":"team","board":"main","start":"standard","teamHq":20,"reinforcement":true,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"days:3"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"q5kOXXgTDgCBk3lZfIWuj0L4IxcdrH1EfwqleEzgl3o","mercenaries":[],"contribution":"o9FHwBUMguy4PStnqVBVlQ"},{"name":"Player 1","army":"moloch","keyHash":"IK5206FLEoihFwlcAHBUjJ3n1tzKebr2cifyZo39wmc","mercenaries":[],"contribution":"_6nm71wFN_jE33jEO4Yulw"},{"name":"Player 2","army":"outpost","keyHash":"HqKCwi--AQSixC1ppPQlae6TwHTQ5I97x3Xv3ilYvEQ","mercenaries":[],"contribution":"C3d01MGM8oqqMXJ27a5IEA"},{"name":"Player 3","army":"hegemony","keyHash":"TaHITbIQY0_ok6rr_bW0D18Qm1tbgCZhk4qSAur9wVY","mercenaries":[],"contribution":"iIVsMvdJaJL35kW601QKlQ"}],"creator":"q5kOXXgTDgCBk3lZfIWuj0L4IxcdrH1EfwqleEzgl3o","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"OVsY95Lxl-vOhMYHV2s9xttD6iQXzyTDRq-pnRq5e34","seed":"b5bce59a9829eb45e36354fc7715fb1bfc24e0f968db918bfae82ecfee2d072b","status":{"clock":{"at":1795912286373,"left":[259200000,259200000,259199723,259200000],"strikes":[0,0,0,0]},"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":23,"at":1795912286096}},"lastSeen":[1795912286101,1795912286101,1795912286102,1795912286102]}', 0, 0, 4, 0, 0, 1795912286451, NULL, 1, 2, 1796128286096, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('MWNM7Q', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Deep Green","army":"borgo","keyHash":"EkwXd5wGwz3ujbsZ7FDDXO7XbDLKP3nZn_-6GRvJHEY","mercenaries":[],"program":true},null],"creator":"EkwXd5wGwz3ujbsZ7FDDXO7XbDLKP3nZn_-6GRvJHEY","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"S52qOvKRLeLAjX3bzB54A7QbDNxOP20NMfb7phwX1Is","seed":null,"status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":0,"at":1795912286347}},"lastSeen":[null,null]}', 0, 0, 1, 1, 0, 1795912286388, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('ZJAX7E', 1, '{"options":{"mode":"deathmatch","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":1,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"m0HVGrb1CwXNfxOg0fTREkXp4Ei2mRkFvuISGWzux9I","mercenaries":["net-fighter"],"contribution":"4EiYjq__ul4xUbc6NPOCiA"},{"name":"Player 1","army":"moloch","keyHash":"quGC3-MADKnw___sY0wrs0pHsV4CIhyF6ANr8FKHmZA","mercenaries":["gunner"],"contribution":"LkjkgiCf0KrIaa7fq2s7ew"},{"name":"Player 2","army":"outpost","keyHash":"Uk5FfsL4ZmbxBt4sGIjqX6n2HrlyKrz89CrczlEDEf4","mercenaries":["shooter"],"contribution":"N6sa7SrhFPgzJGHM8w3OTg"}],"creator":"m0HVGrb1CwXNfxOg0fTREkXp4Ei2mRkFvuISGWzux9I","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"iJ8DOOjoUVbwpEuOFalIyEET2GtwM5WAozjypQS71Ow","seed":"1d81f1885156cd5ddddfddc4a721cd22223ebc7d05d7b0f5a52c557e14c2f33d","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":20,"at":1795912285509}},"lastSeen":[1795912285529,1795912285529,1795912285530]}', 0, 0, 3, 0, 0, 1795912286446, NULL, 1, 0, NULL, NULL);
INSERT INTO public.notice (id, text, since) VALUES (1, 'Update on Sunday', 1795912284486);
INSERT INTO public.person (profile, other, match, at, times, shows, blocked) VALUES ('A1Ytfe2AX2pg5y2ZSDHM9A', '8KRuYkBtcloiDE9-R7AFdA', 'UFSY84', 1795912284662, 1, 1, 0);
INSERT INTO public.person (profile, other, match, at, times, shows, blocked) VALUES ('8KRuYkBtcloiDE9-R7AFdA', 'A1Ytfe2AX2pg5y2ZSDHM9A', 'UFSY84', 1795912284662, 1, 1, 0);
INSERT INTO public.playback (match, content) VALUES ('UFSY84', 'H4sIAAAAAAAAA+1bX3PjNBD/Lnq25ywlPSCvcLwAc8DAMNDJMIqjJqKOFSS5oXT63Rlbki05tmOlct0Dpg+NnXil/avd366fAHkguRRgdXv7BOTjkYAVOGY4JVsQlR8eCQerJAKSZuVXG8Z37N3+TxABLMHqNkYRXEeAMwlW8DmqSQgi4+JokYAREJn61ToaWArWSx1YxtK9tRaM4nqthbWWLHgeC4m5bG86Lw4bZ/EkAni7pZKyHGdglRdZZhHacnI657qUjeZ7x0mOtwSsHR5wWtKLN2SHc/txmzIVKebbQaEa4g7tijeSt568zDxsmEe15H2YhxbzWhObjKX3hIPI3Diwh5GysE3jssqbhSq9J1GMjN4T39UKMbxWxYP1+/K69cAdZ4dmG5K1tnQTAbyhGZWPWqYX9Qe9jHcRyHjTDJ8EiPRVxbe52GAps1KVlhwKIWNtto7pTWD5evnQhr8MZfg7XAgRpzjPWd5Y/77IJeHxPc0y2ymEZPwgOWNHwsdIFPpadJdEz8za2XJoi7wJZJGiOBIes7s7mo6T1STWp/zCl/LFM9JlrjnCUHNcei7ZCmXtBS9FsqSOZPrQriJZjKKkDq7ekczPId+HcshjIfbxBqf38zlYs4Xw558TQrTlWGpaTMKQG85Ch4zPAoWMA9nStD63ciLjO7rby0pOlhvMFUuUD4YOJS6bKu+2k2EUfEUjZp1/we6YFSAkfB4sOVU5RHTunx23vKMGJxPu4DLp5hQxzvq44XTbXO+KcvezBUOzv/ChsGbUVJvo6ih4eTElxdrq64C7DB0NvwgUDRu70Ik0x6fMjoWFxLmcLxqq5YNHp7OkCnZrKsRajUi1VaDuqBsgFsIkVDDE/MA42cbqTG/CRN/98fXfNPGjta/wnn3GuAEWfE42Px+HoUAnkbJC1i6tygrtWW/Ez9UOwychhkmT8STTJTwtseq4knTDTiF8PRgq104F/ih2O8JzXIyyh2n82drD1CkBckDhKZgZjU55xodQuF4XkmcusRBYCJrPFhrqDcwGdqgTW6O2TfY4BHW8bVgTBsM194znRFppAMc0D1IvBQMl1A4naDFoVs3Rcn2D4SVoUYgwEgqMbaUUbrdg5gZBB0R7IT4Y34vGe556xJK2+qSIp7gQFRXqUj3usSDxHSt2+1J2NKeSYkkfiAoxqeqsqrpVpzDqyFpHIN0zmlYqWEdgT6ufPtUYrco+tpSTSobKqFiTtWLO6UOpaBiBe5pvS5WQjJSx/8SKfCu0JfXSQzW9xCaHBsitIyDwg9myuX/75KTTzupWKe2Q2eID3hFF58io6kCXPkhUJF/danLVw2UA5/iBZPpX4khyTbj+g63/9ad1BMhfkuPy0XGaQ5bmoNlFqUCjv+Si+s6knWhpw5b2kl5xI0t7vcaAPIxhWHuorT1bS092aGs22K88Y+MDaoMttUF9pe/7qw02ahtQUY8URtmkH0OLlzKUOBEkqQxwROjQJtZtfGic8UHH+Nr0FjU9J3QsxhnfE1DwskGWi5w25ZZgBU9LuZSrvluUQf/MVDUb/gFl2CThoAZhrwb1wWHOlnSP8125ouQF8cvsgjXIzkY1DABiIE6Tl3AmSSrZjJ1qd2evMEzihyL4LdbIsylPfQBDz9wvVFetrtLeSL7XVTmFR5SsvtYo5MBrKUukpsaoV7vxXW2glQ+dVn4DZ1r1LTgw/TF4KTpZ+w5THgvJ6T3pG7iZrybtb5RPCTkFmHWzhGqPakpeVE1K67n6FHb00E40kr4kt1VSNGkGzYX2wHE1iiEYw+soKhfv3GFPFj5MbyCt99jfcCKueb1cRjX3u8uuNp1xWZIuUs+TpeCnV6guqAOAtmCMmQ+yKzugE56Rk02xjB43a5q1r3JGoWBd1TRjJwseNTMyzuVsp5LaXPiM1pkEQlM2TFGohqkLXbrtU9PO/7Rapf6+lVz2rUmmIyacxDBqPesGB2/OonCvTLTS2gOT+zlzV+XNQ0B6by56AUm3t9KPpMOrkPSlg4NBg6S/OsDXBphb9/wBvnaL4M1wBK/lqBM6vwZAP8vcl00p4GCYy17QcTEucZ8Njx8gd9NdSN1cje5rqTmiGSwqwrYD1PLjugLwrIkDm/sv7ArEaNj8pmwOQKdFsHgpX//S5sAYuP9lBa4idwsv9BXhoMqm6gbY+XCoAaH2lHCrRLbfLpgrLbb3MDHqa9cw3kCs/2hyA/+PmCL3TFODDQJ1vKrgaRWv+pJViGIz1NhM55zMwFxuhoWMSxrxluNTb8H36b//2DtL6z2861/9oiDV74wzfihYJ1gBDrN5sG9g969oVUXtFx9GjXrd0VLi/1eo/80KtfriqkkvVJeCo+fqmnQa9abn6Kr0/JzeTU/he31tifryczSQn3eWkLC/hPSpGuErV422tFF3MdTGBZpqiKv6oFVHjx/UQyPLHs/aGzrjT//XqJ9EjQrD1qjme1bIlB0IWD2BE81zwsutVPkcwaIUJ5Cl9nMiykyYF9X5/GEJnp/L3ZNKoMX3BRT879P7H7/86uM34revs19//+Hx4bD8+NOS4X3y7Sb+5Tv+4WdEl+D5H8SQq5uWSgAA');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('H2GUE4', 1, 22, '{"begun":22,"number":7,"position":{"format":1,"players":[{"army":"borgo","hq":16,"hand":["medic","claws","super-mutant"],"pile":["assassin","battle","move","officer","move","mutant","mutant","scout","net-fighter","super-officer","move","claws","assassin","battle","mutant","mutant","net-fighter","brawler","brawler","mutant","grenade","officer","move","battle"],"discard":["battle","battle","mutant","battle"]},{"army":"moloch","hq":20,"hand":[],"pile":["push-back","clown","mother","guard","hybrid","battle","blocker","protector","medic","gauss-cannon","brain","battle","hybrid","push-back","hornet","officer","battle","move","battle","push-back","medic","scout","push-back","armored-hunter","push-back","net-fighter"],"discard":["armored-hunter","armored-guard","air-strike","hunter-killer"]}],"turn":{"player":0,"number":7,"mustDiscard":true,"fresh":true},"units":[{"army":"borgo","tile":"hq","at":[-2,0],"rot":0},{"army":"borgo","tile":"claws","at":[-2,1],"rot":0},{"army":"moloch","tile":"hq","at":[-1,-1],"rot":3},{"army":"moloch","tile":"stormtrooper","at":[-1,0],"rot":5,"wounds":1},{"army":"moloch","tile":"hunter-killer","at":[-1,1],"rot":2},{"army":"moloch","tile":"juggernaut","at":[0,-1],"rot":3},{"army":"moloch","tile":"blocker","at":[1,-2],"rot":4},{"army":"borgo","tile":"scout","at":[1,0],"rot":5},{"army":"borgo","tile":"claws","at":[1,1],"rot":2}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('ZJAX7E', 1, 21, '{"begun":20,"number":5,"position":{"format":1,"players":[{"army":"borgo","hq":20,"hand":["move"],"pile":["claws","net-fighter","mutant","brawler","mutant","mutant","grenade","officer","medic","brawler","battle","battle","super-officer","battle","battle","move","assassin","scout","claws","mutant","mutant","move","super-mutant","net-fighter","mutant","claws","scout","battle","move","assassin"],"discard":["battle","officer"],"mercenaries":["mercenary:net-fighter"]},{"army":"moloch","hq":20,"hand":["mercenary:gunner","mother","hybrid"],"pile":["push-back","protector","battle","battle","battle","clown","armored-guard","air-strike","push-back","blocker","guard","battle","hunter-killer","hunter-killer","push-back","armored-hunter","net-fighter","brain","push-back","scout","stormtrooper","blocker","gauss-cannon","medic","armored-hunter","medic","officer","juggernaut","hybrid","push-back"],"discard":["move","hornet"]},{"army":"outpost","hq":20,"hand":["scout"],"pile":["saboteur","annihilator","move","commando","annihilator","medic","move","battle","commando","scout","scoper","battle","mobile-armor","recon-center","battle","move","commando","move","battle","hmg","commando","move","brawler","runner","officer","move","sniper","medic","runner","commando","battle","move"],"discard":["mercenary:shooter","battle"]}],"turn":{"player":1,"number":5,"mustDiscard":true,"fresh":true},"units":[{"army":"borgo","tile":"hq","at":[-2,0],"rot":0},{"army":"outpost","tile":"hq","at":[-1,1],"rot":4},{"army":"borgo","tile":"claws","at":[2,-1],"rot":3},{"army":"moloch","tile":"hq","at":[2,0],"rot":3}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('M5UQNN', 1, 22, '{"begun":22,"number":7,"position":{"format":1,"players":[{"army":"borgo","score":0,"hand":["medic"],"pile":["super-mutant","mutant","mutant","assassin","mutant","battle","battle","scout","move","battle","brawler","claws","grenade","mutant","brawler","net-fighter","claws","move","move","battle","scout","officer","battle","move","super-officer","claws","mutant","net-fighter"],"discard":["battle","officer","mutant"]},{"army":"moloch","score":0,"hand":["battle","air-strike"],"pile":["push-back","protector","clown","push-back","move","net-fighter","stormtrooper","hybrid","battle","hybrid","guard","blocker","battle","armored-hunter","medic","hornet","officer","juggernaut","scout","medic","mother","armored-guard","armored-hunter","push-back","push-back","push-back","battle","brain"],"discard":["gauss-cannon","hunter-killer","blocker"]},{"army":"outpost","score":0,"hand":["runner","commando","scoper"],"pile":["recon-center","hmg","battle","battle","scout","battle","battle","move","move","move","battle","commando","mobile-armor","battle","scout","medic","commando","annihilator","officer","runner","annihilator","medic","commando","brawler","move","move","sniper","commando","move","move"],"discard":["saboteur"]},{"army":"hegemony","score":0,"hand":["battle"],"pile":["runner","thug","scout","runner","sniper","officer-2","gladiator","ganger","net-fighter","battle","quartermaster","net-master","runner","ganger","ganger","battle","push-back","ganger","move","battle","net-fighter","move","transport","officer-1","move","guard","battle","officer-1","boss","push-back","universal-soldier"],"discard":["universal-soldier"]}],"turn":{"player":2,"number":7,"mustDiscard":true,"fresh":true},"units":[{"army":"moloch","tile":"hunter-killer","at":[-2,0],"rot":4},{"army":"borgo","tile":"claws","at":[-2,2],"rot":5},{"army":"hegemony","tile":"hq","at":[-1,1],"rot":4},{"army":"borgo","tile":"hq","at":[-1,2],"rot":1},{"army":"moloch","tile":"hq","at":[0,1],"rot":4},{"army":"outpost","tile":"hq","at":[1,-2],"rot":4},{"army":"borgo","tile":"assassin","at":[2,-2],"rot":3},{"army":"hegemony","tile":"universal-soldier","at":[2,-1],"rot":4}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('E8D462', 1, 21, '{"begun":21,"number":7,"position":{"format":1,"players":[{"army":"borgo","hq":20,"hand":["assassin","brawler","scout"],"pile":["claws","move","mutant","net-fighter","claws","scout","move","assassin","battle","battle","net-fighter","officer","battle","grenade","claws","mutant","mutant","brawler","move","mutant","super-officer","battle","claws","mutant","battle","mutant","battle"],"discard":["move","super-mutant"]},{"army":"moloch","hq":13,"hand":[],"pile":["push-back","push-back","blocker","medic","clown","net-fighter","armored-hunter","officer","move","guard","stormtrooper","air-strike","battle","hunter-killer","hybrid","mother","blocker","hornet","juggernaut","protector","push-back","armored-guard","scout","push-back","battle","push-back","battle","armored-hunter","gauss-cannon"],"discard":["battle"]},{"army":"outpost","hq":13,"hand":[],"pile":["move","commando","officer","move","battle","battle","medic","commando","medic","scout","move","commando","mobile-armor","brawler","battle","annihilator","battle","runner","runner","commando","commando","scoper","move","move","annihilator","hmg","sniper","move","saboteur","battle","battle"],"discard":["recon-center","move"]}],"turn":{"player":0,"number":7,"slot":2,"mustDiscard":true,"fresh":true},"units":[{"army":"borgo","tile":"hq","at":[-2,0],"rot":4},{"army":"moloch","tile":"hq","at":[-2,2],"rot":2},{"army":"borgo","tile":"officer","at":[-1,1],"rot":0},{"army":"borgo","tile":"medic","at":[-1,2],"rot":1},{"army":"outpost","tile":"scout","at":[0,-2],"rot":5},{"army":"moloch","tile":"medic","at":[0,-1],"rot":0},{"army":"outpost","tile":"hq","at":[0,1],"rot":1},{"army":"moloch","tile":"brain","at":[0,2],"rot":1},{"army":"moloch","tile":"hunter-killer","at":[1,1],"rot":2},{"army":"moloch","tile":"hybrid","at":[2,0],"rot":0}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('NF75AN', 1, 23, '{"begun":23,"number":6,"position":{"format":1,"players":[{"army":"borgo","hq":20,"hand":["claws","claws","mutant"],"pile":["move","officer","move","battle","assassin","battle","mutant","scout","claws","battle","move","battle","mutant","claws","mutant","battle","medic","net-fighter","brawler","assassin","mutant","move","net-fighter","brawler","grenade","super-mutant","mutant"],"discard":["battle","super-officer"]},{"army":"moloch","hq":20,"hand":["hunter-killer","gauss-cannon","armored-hunter"],"pile":["hybrid","medic","blocker","push-back","protector","scout","push-back","mother","medic","push-back","push-back","battle","hunter-killer","juggernaut","battle","armored-guard","brain","clown","armored-hunter","battle","hybrid","guard","battle","blocker","move","hornet","officer","stormtrooper"],"discard":["air-strike","push-back"]},{"army":"outpost","hq":20,"hand":["battle","scoper","move","medic","battle","scout"],"pile":["annihilator","annihilator","battle","saboteur","commando","move","sniper","commando","battle","battle","move","commando","recon-center","move","commando","move","scout","hmg","move","medic","runner","runner","officer","brawler"],"discard":["move","commando","battle"]},{"army":"hegemony","hq":20,"hand":["push-back","battle","ganger"],"pile":["sniper","move","universal-soldier","move","battle","officer-2","net-fighter","ganger","boss","quartermaster","ganger","net-master","universal-soldier","push-back","battle","battle","scout","runner","net-fighter","runner","universal-soldier","gladiator","officer-1","transport","officer-1","runner","battle","ganger"],"discard":["move"]}],"turn":{"player":2,"number":6,"mustDiscard":true,"fresh":true},"units":[{"army":"moloch","tile":"net-fighter","at":[-2,0],"rot":5},{"army":"borgo","tile":"hq","at":[-2,2],"rot":1},{"army":"borgo","tile":"officer","at":[-1,-1],"rot":5},{"army":"hegemony","tile":"thug","at":[-1,0],"rot":3},{"army":"outpost","tile":"hq","at":[-1,1],"rot":4},{"army":"moloch","tile":"hq","at":[0,1],"rot":3},{"army":"outpost","tile":"mobile-armor","at":[0,2],"rot":0},{"army":"borgo","tile":"scout","at":[1,-1],"rot":4},{"army":"hegemony","tile":"guard","at":[2,-1],"rot":0},{"army":"hegemony","tile":"hq","at":[2,0],"rot":3}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('BG3Z6H', 1, 22, '{"begun":22,"number":6,"position":{"format":1,"players":[{"army":"borgo","score":0,"hand":[],"pile":["mutant","battle","battle","battle","super-mutant","move","officer","claws","mutant","scout","move","mutant","battle","assassin","move","brawler","mutant","grenade","claws","claws","super-officer","brawler","claws","officer","net-fighter","mutant","scout","battle","move","medic"],"discard":["mutant","battle"]},{"army":"moloch","score":0,"hand":[],"pile":["push-back","hybrid","armored-guard","juggernaut","battle","scout","hunter-killer","push-back","blocker","net-fighter","stormtrooper","hornet","battle","push-back","gauss-cannon","battle","medic","hunter-killer","protector","guard","hybrid","armored-hunter","push-back","mother","brain","air-strike","move","push-back","battle","armored-hunter","clown"],"discard":["officer","medic"]},{"army":"outpost","score":0,"hand":["move","annihilator","scout"],"pile":["runner","move","sniper","scout","move","saboteur","commando","battle","brawler","commando","medic","runner","move","battle","move","mobile-armor","move","commando","battle","battle","hmg","battle","scoper","battle","commando","medic","commando","annihilator","officer","move"],"discard":[]},{"army":"hegemony","score":0,"hand":[],"pile":["runner","net-master","move","boss","ganger","runner","officer-1","transport","battle","net-fighter","guard","push-back","net-fighter","gladiator","thug","battle","universal-soldier","quartermaster","ganger","battle","officer-1","scout","officer-2","battle","ganger","universal-soldier","push-back","move","move","universal-soldier","sniper"],"discard":["battle"]}],"turn":{"player":2,"number":6,"mustDiscard":true,"fresh":true},"units":[{"army":"outpost","tile":"recon-center","at":[-2,0],"rot":1},{"army":"borgo","tile":"assassin","at":[-2,2],"rot":1},{"army":"hegemony","tile":"hq","at":[0,-2],"rot":1},{"army":"hegemony","tile":"ganger","at":[0,0],"rot":1},{"army":"moloch","tile":"hq","at":[0,1],"rot":0},{"army":"outpost","tile":"hq","at":[0,2],"rot":1},{"army":"borgo","tile":"hq","at":[1,0],"rot":4},{"army":"borgo","tile":"net-fighter","at":[1,1],"rot":4},{"army":"moloch","tile":"blocker","at":[2,-2],"rot":0},{"army":"hegemony","tile":"runner","at":[2,-1],"rot":3}]}}');
INSERT INTO public.profile (id, key, name, shape, color, used, seen, presence, statistics, since) VALUES ('8KRuYkBtcloiDE9-R7AFdA', 'jo4A547HlDGkImAbsiY4lbUNZcE1LdvM8L0y2N0cQHY', 'Bob', 'star', 'red', 1795912284617, NULL, NULL, '{"all":{"played":1,"won":0,"drawn":0},"armies":{"moloch":{"played":1,"won":0,"drawn":0}},"modes":{"duel":{"played":1,"won":0,"drawn":0}},"levels":{},"friends":[{"played":1,"won":0,"drawn":0,"name":"Ann"}],"streak":{"now":0,"best":0},"latest":1795912285161}', 1795912284617);
INSERT INTO public.profile (id, key, name, shape, color, used, seen, presence, statistics, since) VALUES ('A1Ytfe2AX2pg5y2ZSDHM9A', 'JNxusOlvvziK3yRW3M_jjCsvVIrag4CGQ5iKh5gMG_E', 'Ann', 'bolt', 'blue', 1795912284602, NULL, NULL, '{"all":{"played":1,"won":1,"drawn":0},"armies":{"borgo":{"played":1,"won":1,"drawn":0}},"modes":{"duel":{"played":1,"won":1,"drawn":0}},"levels":{},"friends":[{"played":1,"won":1,"drawn":0,"name":"Bob"}],"streak":{"now":1,"best":1},"latest":1795912285161}', 1795912284602);
INSERT INTO public.profile_seat (profile, match, key, counted, tallied) VALUES ('A1Ytfe2AX2pg5y2ZSDHM9A', 'UFSY84', 'oIS39A4vAcMUw__TmjhIL5gpw6FBWlZ84ihRMxbrKeM', 1, 1);
INSERT INTO public.profile_seat (profile, match, key, counted, tallied) VALUES ('8KRuYkBtcloiDE9-R7AFdA', 'UFSY84', 't39I2FBUoAfEd1-agWf23tWApuRAhh_872QDRKJk3Z4', 1, 1);
INSERT INTO public.study (match, content) VALUES ('UFSY84', '{"leader":{"by":"cWDJLbteep","name":"Ann","seat":0},"moment":{"turn":3,"step":0},"everyone":false,"drawings":[]}');
INSERT INTO public.vapid (id, "publicKey", "privateKey") VALUES (1, 'BBJrN3F2I2ClefegJzCJIP2Xy3dDBdvY4CuEge33PnY6v9W3Fd-aYHm7vqvltkLhAiUmbncKwCb4AWqAA8SHqtI', 'swEY7zFp7mdjuYd-H-f1WW6CU5xUVH8HsOYjEHo4YGw');
ALTER TABLE ONLY public.ban
    ADD CONSTRAINT ban_pkey PRIMARY KEY (network);
ALTER TABLE ONLY public.bot
    ADD CONSTRAINT bot_name_key UNIQUE (name);
ALTER TABLE ONLY public.bot
    ADD CONSTRAINT bot_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bot
    ADD CONSTRAINT bot_token_key UNIQUE (token);
ALTER TABLE ONLY public.browser
    ADD CONSTRAINT browser_pkey PRIMARY KEY (endpoint);
ALTER TABLE ONLY public.called
    ADD CONSTRAINT call_of_seat PRIMARY KEY (match, holder);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_of_match PRIMARY KEY (match, team, n);
ALTER TABLE ONLY public.intent
    ADD CONSTRAINT intent_in_match PRIMARY KEY (match, seq);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_between UNIQUE (sender, recipient);
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.match
    ADD CONSTRAINT match_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_of_profile PRIMARY KEY (profile, other);
ALTER TABLE ONLY public.playback
    ADD CONSTRAINT playback_pkey PRIMARY KEY (match);
ALTER TABLE ONLY public."position"
    ADD CONSTRAINT position_of_match PRIMARY KEY (match, rules);
ALTER TABLE ONLY public.process
    ADD CONSTRAINT process_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.profile
    ADD CONSTRAINT profile_key_key UNIQUE (key);
ALTER TABLE ONLY public.profile
    ADD CONSTRAINT profile_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bot_seat
    ADD CONSTRAINT seat_of_bot PRIMARY KEY (bot, match);
ALTER TABLE ONLY public.browser_seat
    ADD CONSTRAINT seat_of_browser PRIMARY KEY (match, holder, endpoint);
ALTER TABLE ONLY public.profile_seat
    ADD CONSTRAINT seat_of_profile PRIMARY KEY (profile, match);
ALTER TABLE ONLY public.study
    ADD CONSTRAINT study_pkey PRIMARY KEY (match);
ALTER TABLE ONLY public.vapid
    ADD CONSTRAINT vapid_pkey PRIMARY KEY (id);
CREATE INDEX bot_seat_match ON public.bot_seat USING btree (match);
CREATE INDEX browser_profile ON public.browser USING btree (profile);
CREATE INDEX browser_seat_endpoint ON public.browser_seat USING btree (endpoint);
CREATE INDEX invitation_match ON public.invitation USING btree (match);
CREATE INDEX invitation_recipient ON public.invitation USING btree (recipient);
CREATE INDEX match_due ON public.match USING btree (due);
CREATE INDEX match_free ON public.match USING btree (free, changed);
CREATE INDEX match_owner ON public.match USING btree (owner);
CREATE INDEX match_unjoined ON public.match USING btree (unjoined, changed);
CREATE INDEX person_match ON public.person USING btree (match);
CREATE INDEX person_other ON public.person USING btree (other);
CREATE INDEX profile_seat_match ON public.profile_seat USING btree (match);
CREATE INDEX profile_used ON public.profile USING btree (used);
ALTER TABLE ONLY public.bot_seat
    ADD CONSTRAINT bot_seat_bot_fkey FOREIGN KEY (bot) REFERENCES public.bot(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.bot_seat
    ADD CONSTRAINT bot_seat_match_fkey FOREIGN KEY (match) REFERENCES public.match(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.browser
    ADD CONSTRAINT browser_profile_fkey FOREIGN KEY (profile) REFERENCES public.profile(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.browser_seat
    ADD CONSTRAINT browser_seat_endpoint_fkey FOREIGN KEY (endpoint) REFERENCES public.browser(endpoint) ON DELETE CASCADE;
ALTER TABLE ONLY public.browser_seat
    ADD CONSTRAINT browser_seat_match_fkey FOREIGN KEY (match) REFERENCES public.match(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.called
    ADD CONSTRAINT called_match_fkey FOREIGN KEY (match) REFERENCES public.match(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_match_fkey FOREIGN KEY (match) REFERENCES public.match(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.intent
    ADD CONSTRAINT intent_match_fkey FOREIGN KEY (match) REFERENCES public.match(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_match_fkey FOREIGN KEY (match) REFERENCES public.match(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_recipient_fkey FOREIGN KEY (recipient) REFERENCES public.profile(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_sender_fkey FOREIGN KEY (sender) REFERENCES public.profile(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_match_fkey FOREIGN KEY (match) REFERENCES public.match(code) ON DELETE SET NULL;
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_other_fkey FOREIGN KEY (other) REFERENCES public.profile(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_profile_fkey FOREIGN KEY (profile) REFERENCES public.profile(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.playback
    ADD CONSTRAINT playback_match_fkey FOREIGN KEY (match) REFERENCES public.match(code) ON DELETE CASCADE;
ALTER TABLE ONLY public."position"
    ADD CONSTRAINT position_match_fkey FOREIGN KEY (match) REFERENCES public.match(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.profile_seat
    ADD CONSTRAINT profile_seat_match_fkey FOREIGN KEY (match) REFERENCES public.match(code) ON DELETE CASCADE;
ALTER TABLE ONLY public.profile_seat
    ADD CONSTRAINT profile_seat_profile_fkey FOREIGN KEY (profile) REFERENCES public.profile(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.study
    ADD CONSTRAINT study_match_fkey FOREIGN KEY (match) REFERENCES public.match(code) ON DELETE CASCADE;
