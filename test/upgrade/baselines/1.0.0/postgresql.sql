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
INSERT INTO public.ban (network, reason, since) VALUES ('203.0.113.7', 'spam', 1795909607450);
INSERT INTO public.bot (id, name, token, since) VALUES ('SCnYqCyGYygZhdnLQOXELQ', 'Deep Green', '-7da83XMq6ZD7uJhnPGxD0nw9Vz2s6kF8vBOvmMAdJs', 1795909607478);
INSERT INTO public.bot_seat (match, bot) VALUES ('5B8XBU', 'SCnYqCyGYygZhdnLQOXELQ');
INSERT INTO public.browser (endpoint, profile, p256dh, auth, language, origin, at) VALUES ('https://push.example/send/1', NULL, 'BP52SGTYmQV8pmLB3FvTICX-Vue4NAFiRWyjXeihHAjuo27gEsy1UrYdGqJ2cAEoemVlt-bACNY5wyC-zbFIGi0', 'd6oe9hKn-O7672C6Mc8xAQ', 'pl', '', 1795909608324);
INSERT INTO public.browser_seat (match, holder, endpoint) VALUES ('KDGZ8N', 'FabU0jHUjdUxXCQWtJOs_rP1UtVuFpsetVFgUUGHVSg', 'https://push.example/send/1');
INSERT INTO public.called (match, holder, what) VALUES ('KDGZ8N', 'FabU0jHUjdUxXCQWtJOs_rP1UtVuFpsetVFgUUGHVSg', 'turn:23');
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('KDGZ8N', -1, 1, 1795909607865, 'uqiIZAVZzB', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('MN6MC8', -1, 1, 1795909607953, 'fVX3_YV2jP', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('NM333C', -1, 1, 1795909608040, 'k59mbbPCmK', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('U38BPH', -1, 1, 1795909608107, 'Bkx7mjxAWn', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('RSHGW9', -1, 1, 1795909608190, 'uZNdMJQ545', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('6C96DE', -1, 1, 1795909608270, 'HcA_bs1ba0', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 1, 0, '{"do":"place-hq","at":[-2,1],"rot":1}', 'page-f49a3fe9', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 2, 1, '{"do":"place-hq","at":[1,-1],"rot":3}', 'page-4476f37f', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 3, 0, '{"do":"place","tile":"mutant","at":[0,1],"rot":2}', 'page-f49a3fe9', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 4, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 5, 1, '{"do":"redraw"}', 'page-4476f37f', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 6, 1, '{"do":"discard","tile":"push-back"}', 'page-4476f37f', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 7, 1, '{"do":"place","tile":"clown","at":[-1,2],"rot":4}', 'page-4476f37f', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 8, 1, '{"do":"end-turn"}', 'page-4476f37f', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 9, 0, '{"do":"discard","tile":"battle"}', 'page-f49a3fe9', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 10, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 11, 1, '{"do":"discard","tile":"armored-hunter"}', 'page-4476f37f', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 12, 1, '{"do":"end-turn"}', 'page-4476f37f', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 13, 0, '{"do":"discard","tile":"move"}', 'page-f49a3fe9', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 14, 0, '{"do":"place","tile":"super-mutant","at":[-1,1],"rot":1}', 'page-f49a3fe9', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 15, 0, '{"do":"place","tile":"mutant","at":[-1,0],"rot":1}', 'page-f49a3fe9', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 16, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 17, 1, '{"do":"discard","tile":"move"}', 'page-4476f37f', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 18, 1, '{"do":"place","tile":"stormtrooper","at":[2,0],"rot":5}', 'page-4476f37f', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 19, 1, '{"do":"end-turn"}', 'page-4476f37f', 11, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 20, 0, '{"do":"discard","tile":"grenade"}', 'page-f49a3fe9', 11, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 21, 0, '{"do":"place","tile":"claws","at":[1,-2],"rot":0}', 'page-f49a3fe9', 12, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 22, 0, '{"do":"move","by":"tile","from":[-1,1],"to":[-2,2],"rot":4}', 'page-f49a3fe9', 13, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 23, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 14, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 24, 1, '{"do":"discard","tile":"hunter-killer"}', 'page-4476f37f', 12, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 25, 1, '{"do":"place","tile":"net-fighter","at":[0,-2],"rot":5}', 'page-4476f37f', 13, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 26, 1, '{"do":"battle"}', 'page-4476f37f', 14, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 27, 1, '{"do":"choose","key":"explode"}', 'page-4476f37f', 15, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 28, 0, '{"do":"discard","tile":"mutant"}', 'page-f49a3fe9', 15, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 29, 0, '{"do":"move","by":"tile","from":[-2,2],"to":[-2,2],"rot":1}', 'page-f49a3fe9', 16, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 30, 0, '{"do":"place","tile":"officer","at":[0,-2],"rot":2}', 'page-f49a3fe9', 17, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 31, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 18, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 32, 1, '{"do":"discard","tile":"blocker"}', 'page-4476f37f', 16, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 33, 1, '{"do":"end-turn"}', 'page-4476f37f', 17, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 34, 0, '{"do":"discard","tile":"mutant"}', 'page-f49a3fe9', 19, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 35, 0, '{"do":"place","tile":"mutant","at":[-1,0],"rot":3}', 'page-f49a3fe9', 20, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 36, 0, '{"do":"place","tile":"scout","at":[-1,2],"rot":2}', 'page-f49a3fe9', 21, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 37, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 22, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 38, 1, '{"do":"discard","tile":"armored-hunter"}', 'page-4476f37f', 18, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 39, 1, '{"do":"place","tile":"medic","at":[-2,0],"rot":5}', 'page-4476f37f', 19, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 40, 1, '{"do":"place","tile":"juggernaut","at":[2,-2],"rot":0}', 'page-4476f37f', 20, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 41, 1, '{"do":"end-turn"}', 'page-4476f37f', 21, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 42, 0, '{"do":"discard","tile":"battle"}', 'page-f49a3fe9', 23, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 43, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 24, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 44, 1, '{"do":"discard","tile":"gauss-cannon"}', 'page-4476f37f', 22, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 45, 1, '{"do":"place","tile":"armored-guard","at":[2,-1],"rot":0}', 'page-4476f37f', 23, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 46, 1, '{"do":"discard","tile":"battle"}', 'page-4476f37f', 24, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 47, 1, '{"do":"end-turn"}', 'page-4476f37f', 25, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 48, 0, '{"do":"discard","tile":"brawler"}', 'page-f49a3fe9', 25, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 49, 0, '{"do":"place","tile":"scout","at":[0,0],"rot":2}', 'page-f49a3fe9', 26, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 50, 0, '{"do":"place","tile":"claws","at":[1,-2],"rot":4}', 'page-f49a3fe9', 27, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 51, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 28, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 52, 1, '{"do":"discard","tile":"scout"}', 'page-4476f37f', 26, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 53, 1, '{"do":"end-turn"}', 'page-4476f37f', 27, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 54, 0, '{"do":"discard","tile":"net-fighter"}', 'page-f49a3fe9', 29, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 55, 0, '{"do":"place","tile":"officer","at":[-1,-1],"rot":1}', 'page-f49a3fe9', 30, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 56, 0, '{"do":"discard","tile":"claws"}', 'page-f49a3fe9', 31, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 57, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 32, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 58, 1, '{"do":"discard","tile":"hornet"}', 'page-4476f37f', 28, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 59, 1, '{"do":"place","tile":"blocker","at":[1,0],"rot":5}', 'page-4476f37f', 29, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 60, 1, '{"do":"place","tile":"mother","at":[0,-1],"rot":1}', 'page-4476f37f', 30, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 61, 1, '{"do":"end-turn"}', 'page-4476f37f', 31, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 62, 0, '{"do":"discard","tile":"battle"}', 'page-f49a3fe9', 33, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 63, 0, '{"do":"place","tile":"medic","at":[1,1],"rot":4}', 'page-f49a3fe9', 34, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 64, 0, '{"do":"place","tile":"assassin","at":[0,1],"rot":2}', 'page-f49a3fe9', 35, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 65, 0, '{"do":"move","by":"mobility","from":[0,1],"to":[-1,1],"rot":0}', 'page-f49a3fe9', 36, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 66, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 37, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 67, 1, '{"do":"discard","tile":"protector"}', 'page-4476f37f', 32, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 68, 1, '{"do":"end-turn"}', 'page-4476f37f', 33, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 69, 0, '{"do":"discard","tile":"battle"}', 'page-f49a3fe9', 38, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 70, 0, '{"do":"place","tile":"mutant","at":[0,2],"rot":3}', 'page-f49a3fe9', 39, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 71, 0, '{"do":"place","tile":"brawler","at":[0,1],"rot":1}', 'page-f49a3fe9', 40, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 72, 1, '{"do":"discard","tile":"battle"}', 'page-4476f37f', 34, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 73, 1, '{"do":"discard","tile":"hybrid"}', 'page-4476f37f', 35, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 74, 1, '{"do":"end-turn"}', 'page-4476f37f', 36, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 75, 0, '{"do":"discard","tile":"super-officer"}', 'page-f49a3fe9', 41, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 76, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 42, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 77, 1, '{"do":"discard","tile":"medic"}', 'page-4476f37f', 37, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 78, 1, '{"do":"place","tile":"hybrid","at":[0,0],"rot":4}', 'page-4476f37f', 38, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 79, 1, '{"do":"discard","tile":"push-back"}', 'page-4476f37f', 39, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 80, 1, '{"do":"end-turn"}', 'page-4476f37f', 40, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 81, 0, '{"do":"discard","tile":"move"}', 'page-f49a3fe9', 43, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 82, 0, '{"do":"move","by":"mobility","from":[-1,1],"to":[-1,1],"rot":4}', 'page-f49a3fe9', 44, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 83, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 45, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 84, 1, '{"do":"discard","tile":"guard"}', 'page-4476f37f', 41, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 85, 1, '{"do":"place","tile":"brain","at":[-1,0],"rot":1}', 'page-4476f37f', 42, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 86, 1, '{"do":"battle"}', 'page-4476f37f', 43, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 87, 0, '{"do":"discard","tile":"battle"}', 'page-f49a3fe9', 46, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 88, 0, '{"do":"place","tile":"claws","at":[1,-2],"rot":4}', 'page-f49a3fe9', 47, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 89, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 48, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 90, 1, '{"do":"discard","tile":"push-back"}', 'page-4476f37f', 44, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 91, 1, '{"do":"end-turn"}', 'page-4476f37f', 45, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 92, 0, '{"do":"discard","tile":"battle"}', 'page-f49a3fe9', 49, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 93, 0, '{"do":"place","tile":"assassin","at":[2,-2],"rot":5}', 'page-f49a3fe9', 50, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 94, 0, '{"do":"place","tile":"net-fighter","at":[-1,1],"rot":4}', 'page-f49a3fe9', 51, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 95, 0, '{"do":"end-turn"}', 'page-f49a3fe9', 52, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 96, 1, '{"do":"discard","tile":"officer"}', 'page-4476f37f', 46, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 97, 1, '{"do":"air-strike","at":[0,0]}', 'page-4476f37f', 47, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('4X2EH4', 98, 1, '{"do":"end-turn"}', 'page-4476f37f', 48, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 1, 0, '{"do":"place-hq","at":[-2,0],"rot":0}', 'page-027780ff', 3, '{"at":1795909607868,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 2, 1, '{"do":"place-hq","at":[-1,-1],"rot":3}', 'page-a7e81416', 2, '{"at":1795909607870,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 3, 0, '{"do":"place","tile":"officer","at":[-2,2],"rot":3}', 'page-027780ff', 4, '{"at":1795909607872,"left":[259199998,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 4, 0, '{"do":"end-turn"}', 'page-027780ff', 5, '{"at":1795909607874,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 5, 1, '{"do":"place","tile":"mother","at":[-1,0],"rot":3}', 'page-a7e81416', 3, '{"at":1795909607876,"left":[259200000,259199998],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 6, 1, '{"do":"push","from":[-1,-1],"target":[-2,0]}', 'page-a7e81416', 4, '{"at":1795909607878,"left":[259200000,259199996],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 7, 1, '{"do":"end-turn"}', 'page-a7e81416', 5, '{"at":1795909607882,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 8, 0, '{"do":"discard","tile":"assassin"}', 'page-027780ff', 6, '{"at":1795909607884,"left":[259199998,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 9, 0, '{"do":"place","tile":"assassin","at":[-2,0],"rot":0}', 'page-027780ff', 7, '{"at":1795909607886,"left":[259199996,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 10, 0, '{"do":"place","tile":"super-officer","at":[0,-1],"rot":0}', 'page-027780ff', 8, '{"at":1795909607887,"left":[259199995,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 11, 0, '{"do":"move","by":"mobility","from":[-2,0],"to":[-2,0],"rot":3}', 'page-027780ff', 9, '{"at":1795909607889,"left":[259199993,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 12, 0, '{"do":"end-turn"}', 'page-027780ff', 10, '{"at":1795909607890,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 13, 1, '{"do":"discard","tile":"stormtrooper"}', 'page-a7e81416', 6, '{"at":1795909607892,"left":[259200000,259199998],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 14, 1, '{"do":"place","tile":"armored-hunter","at":[2,-1],"rot":5}', 'page-a7e81416', 7, '{"at":1795909607894,"left":[259200000,259199996],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 15, 1, '{"do":"place","tile":"scout","at":[1,-2],"rot":3}', 'page-a7e81416', 8, '{"at":1795909607895,"left":[259200000,259199995],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 16, 1, '{"do":"end-turn"}', 'page-a7e81416', 9, '{"at":1795909607896,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 17, 0, '{"do":"discard","tile":"officer"}', 'page-027780ff', 11, '{"at":1795909607898,"left":[259199998,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 18, 0, '{"do":"grenade","at":[-1,0]}', 'page-027780ff', 12, '{"at":1795909607900,"left":[259199996,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 19, 0, '{"do":"end-turn"}', 'page-027780ff', 13, '{"at":1795909607902,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 20, 1, '{"do":"discard","tile":"move"}', 'page-a7e81416', 10, '{"at":1795909607904,"left":[259200000,259199998],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 21, 1, '{"do":"place","tile":"armored-hunter","at":[1,-1],"rot":4}', 'page-a7e81416', 11, '{"at":1795909607905,"left":[259200000,259199997],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 22, 1, '{"do":"place","tile":"guard","at":[-1,1],"rot":2}', 'page-a7e81416', 12, '{"at":1795909607907,"left":[259200000,259199995],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('KDGZ8N', 23, 1, '{"do":"end-turn"}', 'page-a7e81416', 13, '{"at":1795909607908,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 1, 0, '{"do":"place-hq","at":[-2,0],"rot":0}', 'page-1e970bfb', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 2, 1, '{"do":"place-hq","at":[2,0],"rot":3}', 'page-306aeee4', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 3, 2, '{"do":"place-hq","at":[-1,1],"rot":4}', 'page-9f046ce3', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 4, 0, '{"do":"choose","key":"pile"}', 'page-1e970bfb', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 5, 0, '{"do":"discard","tile":"battle"}', 'page-1e970bfb', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 6, 0, '{"do":"end-turn"}', 'page-1e970bfb', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 7, 1, '{"do":"choose","key":"pile"}', 'page-306aeee4', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 8, 1, '{"do":"choose","key":"pile"}', 'page-306aeee4', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 9, 1, '{"do":"place","tile":"juggernaut","at":[0,0],"rot":0}', 'page-306aeee4', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 10, 1, '{"do":"place","tile":"armored-hunter","at":[1,0],"rot":2}', 'page-306aeee4', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 11, 1, '{"do":"end-turn"}', 'page-306aeee4', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 12, 2, '{"do":"choose","key":"pile"}', 'page-9f046ce3', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 13, 2, '{"do":"choose","key":"shooter"}', 'page-9f046ce3', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 14, 2, '{"do":"discard","tile":"move"}', 'page-9f046ce3', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 15, 2, '{"do":"end-turn"}', 'page-9f046ce3', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 16, 0, '{"do":"choose","key":"pile"}', 'page-1e970bfb', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 17, 0, '{"do":"choose","key":"pile"}', 'page-1e970bfb', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 18, 0, '{"do":"choose","key":"pile"}', 'page-1e970bfb', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 19, 0, '{"do":"discard","tile":"net-fighter"}', 'page-1e970bfb', 11, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 20, 0, '{"do":"place","tile":"mutant","at":[2,-1],"rot":4}', 'page-1e970bfb', 12, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 21, 0, '{"do":"place","tile":"mutant","at":[0,-2],"rot":0}', 'page-1e970bfb', 13, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 22, 0, '{"do":"end-turn"}', 'page-1e970bfb', 14, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('MN6MC8', 23, 1, '{"do":"choose","key":"gunner"}', 'page-306aeee4', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 1, 0, '{"do":"place-hq","at":[-1,2],"rot":1}', 'page-4629532d', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 2, 1, '{"do":"place-hq","at":[0,1],"rot":4}', 'page-7b78ef18', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 3, 2, '{"do":"place-hq","at":[1,-2],"rot":4}', 'page-c6ba8fda', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 4, 3, '{"do":"place-hq","at":[-1,1],"rot":4}', 'page-a230452d', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 5, 0, '{"do":"discard","tile":"battle"}', 'page-4629532d', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 6, 0, '{"do":"discard","tile":"scout"}', 'page-4629532d', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 7, 0, '{"do":"place","tile":"claws","at":[-2,2],"rot":5}', 'page-4629532d', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 8, 0, '{"do":"end-turn"}', 'page-4629532d', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 9, 1, '{"do":"discard","tile":"battle"}', 'page-7b78ef18', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 10, 1, '{"do":"place","tile":"hybrid","at":[-2,1],"rot":2}', 'page-7b78ef18', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 11, 1, '{"do":"discard","tile":"protector"}', 'page-7b78ef18', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 12, 1, '{"do":"end-turn"}', 'page-7b78ef18', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 13, 2, '{"do":"discard","tile":"scoper"}', 'page-c6ba8fda', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 14, 2, '{"do":"end-turn"}', 'page-c6ba8fda', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 15, 3, '{"do":"discard","tile":"universal-soldier"}', 'page-a230452d', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 16, 3, '{"do":"place","tile":"runner","at":[2,-1],"rot":4}', 'page-a230452d', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 17, 3, '{"do":"end-turn"}', 'page-a230452d', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 18, 0, '{"do":"redraw"}', 'page-4629532d', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 19, 0, '{"do":"discard","tile":"mutant"}', 'page-4629532d', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 20, 0, '{"do":"end-turn"}', 'page-4629532d', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 21, 1, '{"do":"discard","tile":"mother"}', 'page-7b78ef18', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 22, 1, '{"do":"end-turn"}', 'page-7b78ef18', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('NM333C', 23, 2, '{"do":"discard","tile":"annihilator"}', 'page-c6ba8fda', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 1, 0, '{"do":"place-hq","at":[-2,0],"rot":4}', 'page-9e6f50e1', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 2, 1, '{"do":"place-hq","at":[-2,2],"rot":2}', 'page-aeba6866', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 3, 2, '{"do":"place-hq","at":[0,1],"rot":1}', 'page-d3868c2b', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 4, 0, '{"do":"place","tile":"net-fighter","at":[-1,2],"rot":1}', 'page-9e6f50e1', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 5, 0, '{"do":"end-turn"}', 'page-9e6f50e1', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 6, 1, '{"do":"place","tile":"guard","at":[1,0],"rot":0}', 'page-aeba6866', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 7, 1, '{"do":"battle"}', 'page-aeba6866', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 8, 0, '{"do":"discard","tile":"medic"}', 'page-9e6f50e1', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 9, 0, '{"do":"place","tile":"assassin","at":[1,1],"rot":0}', 'page-9e6f50e1', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 10, 0, '{"do":"place","tile":"mutant","at":[0,-2],"rot":1}', 'page-9e6f50e1', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 11, 0, '{"do":"move","by":"mobility","from":[1,1],"to":[2,0],"rot":1}', 'page-9e6f50e1', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 12, 0, '{"do":"end-turn"}', 'page-9e6f50e1', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 13, 2, '{"do":"discard","tile":"commando"}', 'page-d3868c2b', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 14, 2, '{"do":"battle"}', 'page-d3868c2b', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 15, 0, '{"do":"discard","tile":"assassin"}', 'page-9e6f50e1', 11, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 16, 0, '{"do":"end-turn"}', 'page-9e6f50e1', 12, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 17, 1, '{"do":"discard","tile":"hybrid"}', 'page-aeba6866', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 18, 1, '{"do":"place","tile":"hornet","at":[1,-2],"rot":0}', 'page-aeba6866', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 19, 1, '{"do":"end-turn"}', 'page-aeba6866', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 20, 0, '{"do":"discard","tile":"battle"}', 'page-9e6f50e1', 13, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 21, 0, '{"do":"place","tile":"super-officer","at":[2,-2],"rot":3}', 'page-9e6f50e1', 14, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 22, 0, '{"do":"end-turn"}', 'page-9e6f50e1', 15, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('U38BPH', 23, 2, '{"do":"discard","tile":"scout"}', 'page-d3868c2b', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 1, 0, '{"do":"place-hq","at":[-1,2],"rot":1}', 'page-1fdcb61f', 3, '{"at":1795909608192,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 2, 2, '{"do":"place-hq","at":[-2,1],"rot":2}', 'page-56632522', 2, '{"at":1795909608194,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 3, 1, '{"do":"place-hq","at":[0,1],"rot":3}', 'page-524f4dfd', 2, '{"at":1795909608198,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 4, 3, '{"do":"place-hq","at":[2,0],"rot":3}', 'page-8dba1f33', 2, '{"at":1795909608200,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 5, 0, '{"do":"place","tile":"super-mutant","at":[-1,-1],"rot":5}', 'page-1fdcb61f', 4, '{"at":1795909608203,"left":[259199997,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 6, 0, '{"do":"end-turn"}', 'page-1fdcb61f', 5, '{"at":1795909608204,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 7, 2, '{"do":"move","by":"tile","from":[-2,1],"to":[-1,1],"rot":4}', 'page-56632522', 3, '{"at":1795909608206,"left":[259200000,259200000,259199998,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 8, 2, '{"do":"place","tile":"runner","at":[-1,0],"rot":3}', 'page-56632522', 4, '{"at":1795909608208,"left":[259200000,259200000,259199996,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 9, 2, '{"do":"discard","tile":"move"}', 'page-56632522', 5, '{"at":1795909608210,"left":[259200000,259200000,259199994,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 10, 2, '{"do":"discard","tile":"recon-center"}', 'page-56632522', 6, '{"at":1795909608211,"left":[259200000,259200000,259199993,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 11, 2, '{"do":"end-turn"}', 'page-56632522', 7, '{"at":1795909608212,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 12, 1, '{"do":"discard","tile":"blocker"}', 'page-524f4dfd', 3, '{"at":1795909608214,"left":[259200000,259199998,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 13, 1, '{"do":"push","from":[0,1],"target":[-1,2]}', 'page-524f4dfd', 4, '{"at":1795909608215,"left":[259200000,259199997,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 14, 1, '{"do":"place","tile":"juggernaut","at":[0,-2],"rot":5}', 'page-524f4dfd', 5, '{"at":1795909608216,"left":[259200000,259199996,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 15, 1, '{"do":"end-turn"}', 'page-524f4dfd', 6, '{"at":1795909608220,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 16, 3, '{"do":"discard","tile":"net-fighter"}', 'page-8dba1f33', 3, '{"at":1795909608223,"left":[259200000,259200000,259200000,259199997],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 17, 3, '{"do":"place","tile":"thug","at":[-2,1],"rot":3}', 'page-8dba1f33', 4, '{"at":1795909608224,"left":[259200000,259200000,259200000,259199996],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 18, 3, '{"do":"place","tile":"runner","at":[2,-1],"rot":0}', 'page-8dba1f33', 5, '{"at":1795909608225,"left":[259200000,259200000,259200000,259199995],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 19, 3, '{"do":"end-turn"}', 'page-8dba1f33', 6, '{"at":1795909608227,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 20, 0, '{"do":"discard","tile":"claws"}', 'page-1fdcb61f', 6, '{"at":1795909608229,"left":[259199998,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 21, 0, '{"do":"place","tile":"scout","at":[0,0],"rot":2}', 'page-1fdcb61f', 7, '{"at":1795909608233,"left":[259199994,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 22, 0, '{"do":"discard","tile":"mutant"}', 'page-1fdcb61f', 8, '{"at":1795909608234,"left":[259199993,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('RSHGW9', 23, 0, '{"do":"end-turn"}', 'page-1fdcb61f', 9, '{"at":1795909608236,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 1, 0, '{"do":"place-hq","at":[1,0],"rot":4}', 'page-e8df1fff', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 2, 2, '{"do":"place-hq","at":[0,2],"rot":1}', 'page-6d995407', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 3, 1, '{"do":"place-hq","at":[0,1],"rot":0}', 'page-fd7789aa', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 4, 3, '{"do":"place-hq","at":[0,-2],"rot":1}', 'page-5d58b262', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 5, 0, '{"do":"battle"}', 'page-e8df1fff', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 6, 2, '{"do":"place","tile":"officer","at":[1,1],"rot":5}', 'page-6d995407', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 7, 2, '{"do":"place","tile":"annihilator","at":[1,-1],"rot":3}', 'page-6d995407', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 8, 2, '{"do":"end-turn"}', 'page-6d995407', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 9, 1, '{"do":"discard","tile":"push-back"}', 'page-fd7789aa', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 10, 1, '{"do":"discard","tile":"blocker"}', 'page-fd7789aa', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 11, 1, '{"do":"place","tile":"blocker","at":[2,-2],"rot":0}', 'page-fd7789aa', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 12, 1, '{"do":"end-turn"}', 'page-fd7789aa', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 13, 3, '{"do":"discard","tile":"battle"}', 'page-5d58b262', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 14, 3, '{"do":"place","tile":"thug","at":[2,0],"rot":5}', 'page-5d58b262', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 15, 3, '{"do":"place","tile":"officer-2","at":[0,-1],"rot":1}', 'page-5d58b262', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 16, 3, '{"do":"end-turn"}', 'page-5d58b262', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 17, 0, '{"do":"discard","tile":"super-mutant"}', 'page-e8df1fff', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 18, 0, '{"do":"place","tile":"mutant","at":[-1,1],"rot":1}', 'page-e8df1fff', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 19, 0, '{"do":"discard","tile":"battle"}', 'page-e8df1fff', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 20, 0, '{"do":"end-turn"}', 'page-e8df1fff', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 21, 2, '{"do":"discard","tile":"annihilator"}', 'page-6d995407', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 22, 2, '{"do":"battle"}', 'page-6d995407', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6C96DE', 23, 1, '{"do":"redraw"}', 'page-fd7789aa', 7, NULL, 1);
INSERT INTO public.invitation (id, sender, recipient, match, at, declined) VALUES ('TnN_JdRa4owjhKgytOsiTw', '8ZX1SmEmPKW0k1iHee-WVw', 's7jXGmz_9Ne7D3_i4jjRXw', 'NNY6BQ', 1795909607609, 0);
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-baseline', '2026-11-28T23:46:47.433Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('NNY6BQ', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[null,null],"creator":"SYWjfTTYYAKCAelRxkD7WpgtsRpEbHqirYMMfrydjZw","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"kpTy9Fjha1eJNmsdeFdV1xmzT81NNx-sQXBa7mqDjpg","seed":null,"status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":null}}', 0, 0, 0, 2, 1, 1795909607607, NULL, 0, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('4X2EH4', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Ann","army":"borgo","keyHash":"Q6sky31zGaMOHR3fB_zBp2HInPDnRnwCNi31R5pYZ0Y","mercenaries":[],"contribution":"hgPk6eMYadrzzACN7Zq_WA","crest":{"shape":"bolt","color":"blue"}},{"name":"Bob","army":"moloch","keyHash":"kCSEUREUf0cN9Bw8M7kLumv1xII4g8eJuiGKlY0jZ9Q","mercenaries":[],"contribution":"kmA5ObJQYh0ix1l0X-PLQA","crest":{"shape":"star","color":"red"}}],"creator":"Q6sky31zGaMOHR3fB_zBp2HInPDnRnwCNi31R5pYZ0Y","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"t_Q2VsHhxWqpQ8xTiUOeVU_Gi-Ju_I0tyttReLB6v8I","seed":"3e24767f4fba52584b8ee4dd09d0e174873e0d9a624b10f7c9c633c8b6c8a6a0","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":0,"at":1795909607551}}}', 1, 0, 2, 0, 0, 1795909607836, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('KDGZ8N', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"days:3"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"z-A4McVI3FTH5t3s5sg-Jwle5BRsfgicfSVgGVZu9Ec","mercenaries":[],"contribution":"1u6brimegjRL27XVum7BkQ"},{"name":"Player 1","army":"moloch","keyHash":"FabU0jHUjdUxXCQWtJOs_rP1UtVuFpsetVFgUUGHVSg","mercenaries":[],"contribution":"rqNiok6d97s_eJgCASYvDg"}],"creator":"z-A4McVI3FTH5t3s5sg-Jwle5BRsfgicfSVgGVZu9Ec","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"ZokGXYTpA0UoRpqlQB5TmlSUJhfYnd81DQWGnLoYqmw","seed":"ce3f941ee8c3450bb57e15e4a025be04b1c616645f4aa48c3f3f4033390e1185","status":{"clock":{"at":1795909608366,"left":[259199542,259200000],"strikes":[0,0]},"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":23,"at":1795909607908}},"lastSeen":[1795909607911,1795909607911]}', 0, 0, 2, 0, 0, 1795909608392, NULL, 1, 2, 1796125607908, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('KGSZQX', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Cyd","army":"moloch","keyHash":"0ShhcjG0DxgKKbHXiE8BVZKe-6iNxZnkgxF5HVFnfn0","mercenaries":[],"contribution":"TuNBOdTFBnyDFoDYNz5Qgg"},null],"creator":"0ShhcjG0DxgKKbHXiE8BVZKe-6iNxZnkgxF5HVFnfn0","listed":true,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"vw6eoO_JTgpqvdSC6n30GZfLLvgIwVaF_ELV6hjshk8","seed":null,"status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":0,"at":1795909608339}},"lastSeen":[1795909608340,null]}', 0, 1, 1, 1, 0, 1795909608368, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('NM333C', 1, '{"options":{"mode":"deathmatch-score","board":"main","start":"alternative","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"IZrA9cI4lrbwrU1cksRCAUuYXDxa7aoI_e8VXCRjuqo","mercenaries":[],"contribution":"ImCQIPJkb2jzMnww8FGmMw"},{"name":"Player 1","army":"moloch","keyHash":"PrH7LLsSYLTvLgRLlJsLj8E-xhW2B2IENjAU2z88FCA","mercenaries":[],"contribution":"KZjkWkSeKMCWP10_qRQn-g"},{"name":"Player 2","army":"outpost","keyHash":"aCra4k5mMh4I4HEqb3WqIYHOgE0HutFtzgSCypJscms","mercenaries":[],"contribution":"4pjrrbgZ_JX6qhJ23U3OtA"},{"name":"Player 3","army":"hegemony","keyHash":"YeW6wMVqEb3s72uMhkBbJPhOMUgsDI3AJ9SlH9qtQzg","mercenaries":[],"contribution":"HFwd_JaCZ2q5oQ2iu0xrxA"}],"creator":"IZrA9cI4lrbwrU1cksRCAUuYXDxa7aoI_e8VXCRjuqo","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"S8sSuwYWAlpm-Iy0T76rCC1bIVsA7_KlZBd7-Wtsj48","seed":"b9aae411c53482f0e41caef47f18bfd5ebfd1874892dc6d3622a226b2f43c154","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":22,"at":1795909608078}},"lastSeen":[1795909608079,1795909608080,1795909608080,1795909608080]}', 0, 0, 4, 0, 0, 1795909608392, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('U38BPH', 1, '{"options":{"mode":"one-vs-two","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"2hw-9QfcS1NTxuWFTYmyp_XwQDFh72swqtipxWNjejo","mercenaries":[],"contribution":"JjpyW792zEMDmAinDjUItA"},{"name":"Player 1","army":"moloch","keyHash":"aBFO3W36rdjH-cgBzG5sIoLMpggG5S_zUja560bnkUM","mercenaries":[],"contribution":"yyYlswA-XZ7bu7mohQImYg"},{"name":"Player 2","army":"outpost","keyHash":"83ppBc6DP_ZcUG01P38_sb-eP9Zk_DIY5xRouQvL_H0","mercenaries":[],"contribution":"0MbeKdTXBHzbHRQ02Yiudg"}],"creator":"2hw-9QfcS1NTxuWFTYmyp_XwQDFh72swqtipxWNjejo","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"RN5fkSToUlQxgkJcvEQPV8jtF9YcYuXqXlm0gj_rVA0","seed":"e4ffea28974e6d44667adbf54cce10eb8d0ffb779e2b3aea996d79ee4e9c680b","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":22,"at":1795909608150}},"lastSeen":[1795909608151,1795909608151,1795909608151]}', 0, 0, 3, 0, 0, 1795909608393, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('6C96DE', 1, '{"options":{"mode":"team-score","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":false,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"rZ-3ypMVKsyhsKIO6bjE4m55xg-6XhRmx6570kgeD7k","mercenaries":[],"contribution":"lheAu5XKK7eQ5PgBDqlA3g"},{"name":"Player 1","army":"moloch","keyHash":"6anTJ3tA4iKTGm3v64Zh9SmBIuxvylI7kOWH8KxZhQU","mercenaries":[],"contribution":"T-wfJuaKBXm3mb9HRVKajg"},{"name":"Player 2","army":"outpost","keyHash":"jUPV2_u4Mzfpl0Z_4nb2b3MhkYbuoYd2b3_pEmVjQek","mercenaries":[],"contribution":"718utuEOTDT0eb8_2FigOw"},{"name":"Player 3","army":"hegemony","keyHash":"CnQl7Yuy9S_8VWByHP2uW-FiVUJqw8PBABfAh73XmmQ","mercenaries":[],"contribution":"V-db-jqlpDHuIMko5q6P7Q"}],"creator":"rZ-3ypMVKsyhsKIO6bjE4m55xg-6XhRmx6570kgeD7k","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"6jCEFyZPqLzyWcAAdPmvYeUEYeWD8y_LXd_Mr27iNOg","seed":"80b554285f810cfc66dd4ce007946158e7c42d9b5fc66cfd199c22c75548bdeb","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":22,"at":1795909608317}},"lastSeen":[1795909608320,1795909608320,1795909608320,1795909608320]}', 0, 0, 4, 0, 0, 1795909608393, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('RSHGW9', 1, '{"options":{"mode":"team","board":"main","start":"standard","teamHq":20,"reinforcement":true,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"days:3"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"jtjWYSpvxHngJiS_sbli2LzMS6OJT0tYmfgmKaWTYiA","mercenaries":[],"contribution":"F0wrdVGH4g4Z1BsVPLpzQw"},{"name":"Player 1","army":"moloch","keyHash":"t1lYZA3eT106cKrayRSHFVzpMgmRdovFg0MOUiNvcBE","mercenaries":[],"contribution":"Tb8Cv-3UFkgANtWon46MrA"},{"name":"Player 2","army":"outpost","keyHash":"NX8GD2IrQt_aj8Ey66dclFrE_nxsqoFNMKFsVY8KKjA","mercenaries":[],"contribution":"P3TzEjjbuP368Bpa-X6p2Q"},{"name":"Player 3","army":"hegemony","keyHash":"BF6CAV2o5AN1S1WUDDcAExBorTtgE9iL9G68ckjlC44","mercenaries":[],"contribution":"AyyqJ5axGVAss2003qXdCA"}],"creator":"jtjWYSpvxHngJiS_sbli2LzMS6OJT0tYmfgmKaWTYiA","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"OZdmwkZSYEwrsbT4vGqbaLOLJ8W0MmsPrnNin4arUVA","seed":"ba6ab6ef1cc524d18e7f4a8a9fc711faea55431e49ee056e5e7432bd531e5cdb","status":{"clock":{"at":1795909608366,"left":[259200000,259200000,259199870,259200000],"strikes":[0,0,0,0]},"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":23,"at":1795909608236}},"lastSeen":[1795909608238,1795909608238,1795909608238,1795909608238]}', 0, 0, 4, 0, 0, 1795909608393, NULL, 1, 2, 1796125608236, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('5B8XBU', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Deep Green","army":"borgo","keyHash":"MR4fZjeCN7evCOEOmWL2OACjKYTIrA3trj0OR9hEh7g","mercenaries":[],"program":true},null],"creator":"MR4fZjeCN7evCOEOmWL2OACjKYTIrA3trj0OR9hEh7g","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"D5YOMc5fyEuGk4_P1bu8-rsWnC9GVnqDpknCm2CTLeY","seed":null,"status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":0,"at":1795909608354}},"lastSeen":[null,null]}', 0, 0, 1, 1, 0, 1795909608369, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('MN6MC8', 1, '{"options":{"mode":"deathmatch","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":1,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"upitEL2KBlfhc9Ad9ljEWg_IrNeOaCaTQMbjZ9v2NpI","mercenaries":["net-fighter"],"contribution":"HlE2AR2esN-lyLYhA0WB3Q"},{"name":"Player 1","army":"moloch","keyHash":"CzSq_pGzVGBd-pcNv1-U3NRmr-2dGYjBTkx9gzflBxk","mercenaries":["gunner"],"contribution":"luOM_cvOPYC2TAY8wQAaPQ"},{"name":"Player 2","army":"outpost","keyHash":"mxHOntr5gb3vQnL7nUDXLCWB20R872bGH5Qs7U1c_SA","mercenaries":["shooter"],"contribution":"DIjDrGjYvPN4F3A1iXRORw"}],"creator":"upitEL2KBlfhc9Ad9ljEWg_IrNeOaCaTQMbjZ9v2NpI","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"JGJkjmaqbH9d2rM1O8jigFRWwhFWFN7KBF1YIoI5WFY","seed":"4430d5263e29c3d73f411cb999cb1334f7495288683f1e9106f4faa43997eebd","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":22,"at":1795909607997}},"lastSeen":[1795909607999,1795909608000,1795909608000]}', 0, 0, 3, 0, 0, 1795909608388, NULL, 1, 0, NULL, NULL);
INSERT INTO public.notice (id, text, since) VALUES (1, 'Update on Sunday', 1795909607465);
INSERT INTO public.person (profile, other, match, at, times, shows, blocked) VALUES ('8ZX1SmEmPKW0k1iHee-WVw', 's7jXGmz_9Ne7D3_i4jjRXw', '4X2EH4', 1795909607553, 1, 1, 0);
INSERT INTO public.person (profile, other, match, at, times, shows, blocked) VALUES ('s7jXGmz_9Ne7D3_i4jjRXw', '8ZX1SmEmPKW0k1iHee-WVw', '4X2EH4', 1795909607553, 1, 1, 0);
INSERT INTO public.playback (match, content) VALUES ('4X2EH4', 'H4sIAAAAAAAAA91cW2/bNhT+L3yWMFF2dsnbsLXFhq7bgLUvQTDQEmNzlkWXpOwGQf77IJKySFnUxaGspghaJLF0yHPlOec7zBPAB5wLDm7v7p6AeNxjcAv2GUpwCoLym0fMwG0UAEGy8qMVZWv63eYzCAAS4PYujAN4HwBGBbiFz8GJBMciLPYGCRgAnqmn7oOOpeBpqR3NaLIx1oJBeFprYawlCpaHXCAmmpvOi93KWjwKAEpTIgjNUQZu8yLLDEIpw8dzrkvZaL53hUC5APcWCygpyYUrvEa5+bZBuFegmrBmNKplGltLSU5xntq0+kUBa1HEJz2MEQU0RKH1si/4JlyhZAuC81/ZEmL4xeTG7CzJ6DHv35VDb6YVp4QniKXdBlrTH0u+3/grVpSvwSCu7GLZbxdwlIssPLnICgmRYRA0DVv/SA/Y0uau4CLUYrZseqSHtWmq6WR6a749aunLo7igbCcYpXvMavNFbEcZTsNNkQvz90NFCScx+saufFvjjSdr5MUes/AUtuexO6kp70eGxVodIYzTeNpDKoRB1L6WB5/63pdPaZ+fzU8G637cudAIFVIhca2PG9/++IOvBKoUR3UYJBk68tNPa4ZzlM53OlTre3ebis0qhz2d4aPZKPiAOGNIjx6azz8wuqvjhKAqg6+zigCgFcmIeNSq9ezWP/pya3XshFuSZeaZmGMRPpD1pjySZnN5e2/+fd9k8lQw1FZl+37DZM6IVTlRMDxaqFcMRavvFPUEFVxSITbV/QZxHD7QYr0pTxCSE0GQIAcsM0+UqApU2aI+WpSv3Acg2VCSSPXfB2BD5KNPlSlrh0oJw1K4MneQhq2Fghgjh9LIbgKwJXla8o4zXIahIy3ylCs7ABwdqjWq3989WeK1Hk/RDq2xen5PiSqhSx1g5Xa3d+q10s0YOuBMf873OFc06y+o/9m/iWQ8x18EQ+WrhjAR30rBpzghXPL8ZGpYc4m/7DOalnyiFS2MAmKLH6UvISFUvVU9ef8cgD3OU5KvS5KajlSd1JmQWy+dNQAo50fMJFPPlsUlGyofNzeEH439DLOK2LAKuW1VFctTzrKJJ6s4aizVYjD6QcNg4MlgoGkvDUlKQZtGEHSQvLGDa4sN9tFUp3kbSZV3tZBkKF9Luxhq13p31vJmbnf+gRLRWEfQ/mzosc8roOUV1f/dXtFhTLA2pjP7qU3EIaxBPI5jaPFShiIrZkIVLOGQYAltq4q0VcFGsIwuDpbwsmAJ+4Il7JAi7JCiPq6qEy3ZKC+5FazAo3Lgn/w2EYO2lJg+PJBkWPIyTamq9jZfYqoi0lliCrsSUx9JeiX4loTKewsWRt6q24wmWzMB/q9YrzHLUSGcDaTZ8uJqs75rU+iru88TWghn53LmHtJljvmCns7Cf8dKy/esme3fw7yhHDuckuTrbLN6KSYVfzWY52gheVnLCk66ZeXqhviICxNBGiuGjqrrYJr1NwZqQG+oxhoVnIcJynNqgHInmTYMfV2UMpvN36zN+vcAm8vaCeColuD4k3eojYx0MF8ojeqQzuZB2p+nPe+iOrTG12sxD4CJR8YFb8hMJR1XKrujYjNnuqr2591nfCEpdhe4DVCZu5Y0dzh1vRaas0Gjkc8h3CjZencnf4gIZTkelIZMhHqo9f2fmXVg0NFtyhRVB526C+AwKh+RwFc/CXGOOCd5naA2RnCGljBXy0+9FK5m4WKMPSy9r2TIt3s6b8Bi7s5XZCCyBjuR0fgCO6q/9T4U6K0jtWdU4ERQ5k71N48rRmbM8est+nbp2FcnqlliNnpRw4daXpdLN4Zg4+laUbWAmy59pvEuz3JD4VENhT8UWTYQ9FxaoCeswbJOVEftvgXQbCCF0InpxL2YjgkHxsMgnX5IzMa8ra/xkJhzjEAa0qXDBLEWZdzAx+IOWQYd9BY13maBzYuLdRPbeJutHGsuwHrEAcPFQ2YWKsit1h/snVkYBvWrXkgXSGsA5E0s00DIbeF2QOSmtpyQe+QPcddbs5Y3+gMXIOuhChPRKK3BBpQ6GaZ+3XmG5tjCiPGEcdJbvFR6FwL4+rpNC4Cve/eDAPzgqgMBemfnwyQXTgooekMHBtq1Nt3AgJlVfyso1IiEb3zfQFUD3lPxicAfNXVfd5++ioTc3pT34tAbFKR13XPB67rz+dKz/DeSTqw2m/+D+hO+7qD5cCRfIM+sV78uuoIzcH7ebD5dp1vjDYOpcEhHp2bFEMlnBGPl7iboKEu2eq8xvYLR+Wa/YIbB1ubkuvcqPtJFPNSlfH83pFFoLG1HPWW0y2FV4fTdFb2x85rworZL1TnqKmqgUdTYKrteIT+FUbbxdbVS93oMfT3VJ3QU8W5nmKOGt7se51K8yvh47Av5n3laZqLm//VGWGJvmHtdBrr/iAUiLOSCke2Ml5AnrA4mA7FdVzkzxEVYvhymDB2dqfs34BFN3Dl2XvL0sVrLrdLQCat78MKFN8jZvm87m5O1tl8GEO8rM4wAYrzFBStkmDHe47RgiVy1fmVAfhy1oxx1w5fkXAOzjsuPrpZ0I+EeSjFyNqWjBrAznKKT4Ah6RuLyBFTjqBo9KXJS48htenjuz/vNW5ah64MLcyNVPJ2gouAOnl3CHHc0DEO+SenRlxd+0EZvgxM6ORLEvQR0NWHBJr2lg15HRelMe3vR2oUbrR1y6dSuHl53edfG16su79oZmqu88wMGdoGL0DFNcXm5eIYhBu1jEaOuIQf9YxCwQ2seysnqc1qIhO5w+dcYjiTP1R9ckP1KjHgpUSBKA8gxL2snVsjE4c0SPD+Xu8dSpD8f3rz/vPor/nCzfie+vN9H6w//vv397Z//fPz4zx+//hYtvvyy+nv77tObTx/B8/86lOqoEFIAAA==');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('KDGZ8N', 1, 23, '{"begun":23,"number":7,"position":{"format":1,"players":[{"army":"borgo","hq":20,"hand":["battle","move","mutant"],"pile":["battle","scout","mutant","claws","mutant","claws","mutant","net-fighter","battle","brawler","net-fighter","brawler","battle","claws","battle","claws","medic","super-mutant","mutant","move","move","battle","move","scout","mutant"],"discard":["assassin","officer","grenade"]},{"army":"moloch","hq":20,"hand":[],"pile":["hunter-killer","battle","protector","hunter-killer","officer","blocker","gauss-cannon","juggernaut","push-back","hybrid","medic","armored-guard","hybrid","net-fighter","air-strike","brain","clown","blocker","battle","push-back","battle","battle","push-back","push-back","medic","hornet"],"discard":["push-back","stormtrooper","mother","move"]}],"turn":{"player":0,"number":7,"mustDiscard":true,"fresh":true},"units":[{"army":"borgo","tile":"assassin","at":[-2,0],"rot":3},{"army":"borgo","tile":"hq","at":[-2,1],"rot":0},{"army":"borgo","tile":"officer","at":[-2,2],"rot":3},{"army":"moloch","tile":"hq","at":[-1,-1],"rot":3},{"army":"moloch","tile":"guard","at":[-1,1],"rot":2},{"army":"borgo","tile":"super-officer","at":[0,-1],"rot":0},{"army":"moloch","tile":"scout","at":[1,-2],"rot":3},{"army":"moloch","tile":"armored-hunter","at":[1,-1],"rot":4},{"army":"moloch","tile":"armored-hunter","at":[2,-1],"rot":5}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('MN6MC8', 1, 23, '{"begun":22,"number":5,"position":{"format":1,"players":[{"army":"borgo","hq":20,"hand":[],"pile":["claws","brawler","battle","scout","claws","move","mutant","scout","mutant","assassin","claws","move","net-fighter","move","super-mutant","assassin","battle","officer","move","mutant","super-officer","grenade","officer","battle","battle","claws","brawler","medic","mutant","battle"],"discard":["battle","net-fighter"],"mercenaries":["mercenary:net-fighter"]},{"army":"moloch","hq":20,"hand":["mercenary:gunner","battle","push-back"],"pile":["push-back","scout","mother","armored-hunter","push-back","medic","hunter-killer","push-back","hornet","hunter-killer","battle","gauss-cannon","clown","hybrid","blocker","blocker","battle","armored-guard","brain","protector","officer","net-fighter","medic","air-strike","move","hybrid","push-back","battle","guard","stormtrooper"],"discard":[]},{"army":"outpost","hq":20,"hand":["mercenary:shooter","move"],"pile":["battle","move","move","annihilator","move","scout","medic","runner","brawler","medic","runner","sniper","commando","saboteur","recon-center","commando","battle","mobile-armor","scoper","battle","move","scout","annihilator","battle","commando","commando","move","commando","battle","officer","battle","hmg"],"discard":["move"]}],"turn":{"player":1,"number":5,"mustDiscard":true,"fresh":true},"units":[{"army":"borgo","tile":"hq","at":[-2,0],"rot":0},{"army":"outpost","tile":"hq","at":[-1,1],"rot":4},{"army":"borgo","tile":"mutant","at":[0,-2],"rot":0},{"army":"moloch","tile":"juggernaut","at":[0,0],"rot":0},{"army":"moloch","tile":"armored-hunter","at":[1,0],"rot":2},{"army":"borgo","tile":"mutant","at":[2,-1],"rot":4},{"army":"moloch","tile":"hq","at":[2,0],"rot":3}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('NM333C', 1, 22, '{"begun":22,"number":7,"position":{"format":1,"players":[{"army":"borgo","score":0,"hand":["move","mutant"],"pile":["move","officer","officer","mutant","mutant","net-fighter","net-fighter","super-officer","mutant","claws","brawler","battle","battle","brawler","battle","assassin","mutant","scout","super-mutant","medic","grenade","claws","claws","move","assassin"],"discard":["battle","scout","move","battle","battle","mutant"]},{"army":"moloch","score":0,"hand":["hornet","battle"],"pile":["air-strike","clown","stormtrooper","battle","blocker","hunter-killer","push-back","push-back","gauss-cannon","armored-hunter","officer","push-back","armored-guard","net-fighter","juggernaut","guard","move","hybrid","brain","hunter-killer","push-back","battle","medic","armored-hunter","medic","blocker","scout","push-back"],"discard":["battle","protector","mother"]},{"army":"outpost","score":0,"hand":["annihilator","hmg","battle"],"pile":["scout","battle","runner","commando","brawler","move","move","move","move","recon-center","officer","annihilator","commando","battle","battle","commando","battle","commando","move","move","runner","scout","sniper","mobile-armor","move","medic","medic","battle","commando","saboteur"],"discard":["scoper"]},{"army":"hegemony","score":0,"hand":["battle"],"pile":["universal-soldier","net-fighter","battle","net-master","scout","battle","officer-1","ganger","move","transport","ganger","guard","runner","thug","ganger","move","push-back","battle","officer-1","net-fighter","universal-soldier","push-back","battle","officer-2","runner","ganger","quartermaster","boss","gladiator","move","sniper"],"discard":["universal-soldier"]}],"turn":{"player":2,"number":7,"mustDiscard":true,"fresh":true},"units":[{"army":"moloch","tile":"hybrid","at":[-2,1],"rot":2},{"army":"borgo","tile":"claws","at":[-2,2],"rot":5},{"army":"hegemony","tile":"hq","at":[-1,1],"rot":4},{"army":"borgo","tile":"hq","at":[-1,2],"rot":1},{"army":"moloch","tile":"hq","at":[0,1],"rot":4},{"army":"outpost","tile":"hq","at":[1,-2],"rot":4},{"army":"hegemony","tile":"runner","at":[2,-1],"rot":4}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('U38BPH', 1, 22, '{"begun":22,"number":8,"position":{"format":1,"players":[{"army":"borgo","hq":16,"hand":["move"],"pile":["claws","battle","battle","claws","mutant","mutant","battle","move","brawler","super-mutant","battle","move","claws","mutant","scout","scout","move","officer","claws","net-fighter","mutant","brawler","officer","grenade","battle","mutant"],"discard":["net-fighter","medic","assassin","battle"]},{"army":"moloch","hq":13,"hand":["battle"],"pile":["juggernaut","battle","gauss-cannon","push-back","hunter-killer","push-back","battle","scout","air-strike","brain","push-back","armored-hunter","net-fighter","blocker","blocker","clown","medic","medic","armored-hunter","push-back","mother","stormtrooper","hunter-killer","move","protector","hybrid","push-back","officer","armored-guard"],"discard":["battle","hybrid"]},{"army":"outpost","hq":13,"hand":["move","scout","hmg"],"pile":["move","move","commando","move","brawler","scout","annihilator","runner","officer","medic","battle","commando","saboteur","move","battle","move","move","battle","battle","commando","scoper","commando","sniper","recon-center","annihilator","runner","mobile-armor","battle","medic"],"discard":["commando","battle"]}],"turn":{"player":2,"number":8,"mustDiscard":true,"fresh":true},"units":[{"army":"borgo","tile":"hq","at":[-2,0],"rot":4},{"army":"moloch","tile":"hq","at":[-2,2],"rot":2},{"army":"borgo","tile":"mutant","at":[0,-2],"rot":1},{"army":"outpost","tile":"hq","at":[0,1],"rot":1},{"army":"moloch","tile":"hornet","at":[1,-2],"rot":0},{"army":"moloch","tile":"guard","at":[1,0],"rot":0},{"army":"borgo","tile":"super-officer","at":[2,-2],"rot":3},{"army":"borgo","tile":"assassin","at":[2,0],"rot":1}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('RSHGW9', 1, 23, '{"begun":23,"number":6,"position":{"format":1,"players":[{"army":"borgo","hq":20,"hand":["move","grenade","move"],"pile":["net-fighter","battle","officer","battle","claws","mutant","move","assassin","move","battle","brawler","assassin","mutant","mutant","brawler","battle","mutant","mutant","super-officer","medic","battle","officer","scout","net-fighter","claws","claws","battle"],"discard":["claws","mutant"]},{"army":"moloch","hq":20,"hand":["guard","gauss-cannon","push-back"],"pile":["push-back","battle","armored-hunter","medic","battle","medic","push-back","battle","blocker","armored-hunter","net-fighter","battle","officer","air-strike","hornet","hunter-killer","stormtrooper","protector","mother","clown","hybrid","push-back","brain","scout","armored-guard","hunter-killer","move","hybrid"],"discard":["blocker","push-back"]},{"army":"outpost","hq":20,"hand":["annihilator","medic","battle","move","battle","hmg"],"pile":["commando","commando","commando","move","battle","move","medic","brawler","battle","move","sniper","scout","annihilator","move","scout","runner","officer","mobile-armor","battle","saboteur","commando","battle","scoper","commando"],"discard":["move","move","recon-center"]},{"army":"hegemony","hq":20,"hand":["battle","ganger","move"],"pile":["runner","transport","battle","move","battle","push-back","quartermaster","ganger","gladiator","net-fighter","officer-1","universal-soldier","officer-1","ganger","battle","runner","scout","push-back","boss","sniper","ganger","net-master","guard","battle","universal-soldier","move","universal-soldier","officer-2"],"discard":["net-fighter"]}],"turn":{"player":2,"number":6,"mustDiscard":true,"fresh":true},"units":[{"army":"hegemony","tile":"thug","at":[-2,1],"rot":3},{"army":"borgo","tile":"hq","at":[-2,2],"rot":1},{"army":"borgo","tile":"super-mutant","at":[-1,-1],"rot":5},{"army":"outpost","tile":"runner","at":[-1,0],"rot":3},{"army":"outpost","tile":"hq","at":[-1,1],"rot":4},{"army":"moloch","tile":"juggernaut","at":[0,-2],"rot":5},{"army":"borgo","tile":"scout","at":[0,0],"rot":2},{"army":"moloch","tile":"hq","at":[0,1],"rot":3},{"army":"hegemony","tile":"runner","at":[2,-1],"rot":0},{"army":"hegemony","tile":"hq","at":[2,0],"rot":3}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('6C96DE', 1, 22, '{"begun":22,"number":7,"position":{"format":1,"players":[{"army":"borgo","score":0,"hand":[],"pile":["mutant","medic","assassin","claws","mutant","super-officer","officer","officer","net-fighter","scout","scout","net-fighter","mutant","mutant","move","claws","mutant","battle","claws","move","claws","move","battle","move","brawler","battle","battle","brawler","grenade","assassin"],"discard":["battle","super-mutant","battle","mutant"]},{"army":"moloch","score":0,"hand":["push-back","push-back","battle"],"pile":["hybrid","push-back","hunter-killer","armored-hunter","juggernaut","mother","hornet","net-fighter","hybrid","medic","armored-guard","armored-hunter","protector","medic","officer","battle","scout","push-back","brain","air-strike","stormtrooper","battle","clown","hunter-killer","guard","gauss-cannon","battle","move"],"discard":["push-back","blocker"]},{"army":"outpost","score":0,"hand":["recon-center"],"pile":["move","move","sniper","move","hmg","scout","commando","commando","battle","brawler","mobile-armor","scout","saboteur","move","medic","commando","commando","scoper","battle","battle","commando","medic","battle","battle","move","move","runner","runner","move"],"discard":["annihilator","battle","officer","annihilator"]},{"army":"hegemony","score":2,"hand":[],"pile":["gladiator","transport","runner","officer-1","boss","net-master","universal-soldier","sniper","move","runner","ganger","battle","move","net-fighter","runner","ganger","quartermaster","universal-soldier","move","push-back","net-fighter","battle","battle","guard","ganger","universal-soldier","push-back","ganger","scout","officer-1","battle"],"discard":["battle","thug"]}],"turn":{"player":1,"number":7,"mustDiscard":true,"fresh":true},"units":[{"army":"hegemony","tile":"hq","at":[0,-2],"rot":1},{"army":"hegemony","tile":"officer-2","at":[0,-1],"rot":1},{"army":"moloch","tile":"hq","at":[0,1],"rot":0},{"army":"outpost","tile":"hq","at":[0,2],"rot":1},{"army":"borgo","tile":"hq","at":[1,0],"rot":4},{"army":"moloch","tile":"blocker","at":[2,-2],"rot":0,"wounds":2}]}}');
INSERT INTO public.profile (id, key, name, shape, color, used, seen, presence, statistics, since) VALUES ('8ZX1SmEmPKW0k1iHee-WVw', '5Bl25-3h-VtAZlpCqapk2yFPIvZs0pI8lxHChhAv504', 'Ann', 'bolt', 'blue', 1795909607525, NULL, NULL, '{"all":{"played":1,"won":1,"drawn":0},"armies":{"borgo":{"played":1,"won":1,"drawn":0}},"modes":{"duel":{"played":1,"won":1,"drawn":0}},"levels":{},"friends":[{"played":1,"won":1,"drawn":0,"name":"Bob"}],"streak":{"now":1,"best":1},"latest":1795909607836}', 1795909607525);
INSERT INTO public.profile (id, key, name, shape, color, used, seen, presence, statistics, since) VALUES ('s7jXGmz_9Ne7D3_i4jjRXw', 'nmrEjAlhVM344WCfTGAmL5AsNJinR38J8UmFSdNi1iQ', 'Bob', 'star', 'red', 1795909607531, NULL, NULL, '{"all":{"played":1,"won":0,"drawn":0},"armies":{"moloch":{"played":1,"won":0,"drawn":0}},"modes":{"duel":{"played":1,"won":0,"drawn":0}},"levels":{},"friends":[{"played":1,"won":0,"drawn":0,"name":"Ann"}],"streak":{"now":0,"best":0},"latest":1795909607836}', 1795909607531);
INSERT INTO public.profile_seat (profile, match, key, counted, tallied) VALUES ('8ZX1SmEmPKW0k1iHee-WVw', '4X2EH4', 'Q6sky31zGaMOHR3fB_zBp2HInPDnRnwCNi31R5pYZ0Y', 1, 1);
INSERT INTO public.profile_seat (profile, match, key, counted, tallied) VALUES ('s7jXGmz_9Ne7D3_i4jjRXw', '4X2EH4', 'kCSEUREUf0cN9Bw8M7kLumv1xII4g8eJuiGKlY0jZ9Q', 1, 1);
INSERT INTO public.study (match, content) VALUES ('4X2EH4', '{"leader":{"by":"pb7l0hdJ8-","name":"Ann","seat":0},"moment":{"turn":3,"step":0},"everyone":false,"drawings":[]}');
INSERT INTO public.vapid (id, "publicKey", "privateKey") VALUES (1, 'BM2XbNmIhldzzu3D-jdJVfHhqcf35CIccXYduXBTjU9o9_La3TZW1GTjnTDikNNtrGewC395o4qOUKQqqMkjI3w', 'M7eKEysXiyMdJ_9AiDuT2L8ClGW8-NiPLUcTukPUsg4');
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
