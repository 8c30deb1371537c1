SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
CREATE TABLE public.ban (
    network text NOT NULL,
    reason text NOT NULL,
    since bigint NOT NULL
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
CREATE TABLE public.bot (
    id text NOT NULL,
    name text NOT NULL,
    token text NOT NULL,
    key text NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.bot_seat (
    match text NOT NULL,
    bot text NOT NULL
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
INSERT INTO public.ban (network, reason, since) VALUES ('203.0.113.7', 'spam', 1795907726065);
INSERT INTO public.browser (endpoint, profile, p256dh, auth, language, origin, at) VALUES ('https://push.example/send/1', NULL, 'BLYt8lTKZrpUoVJlwlPLDgK7KQNKsE1aU9ZW9e_bsBWPG9kaQUzeZ0rfHaEb8eewQ5wUuKPb8rLv_FXO-VMjA8A', 'UpQRJkB7u7i7Vm_y3rLhOQ', 'pl', '', 1795907729960);
INSERT INTO public.browser_seat (match, holder, endpoint) VALUES ('27MZYQ', '9F4Q7OUJKWKgXAj1SC2EbK4kVpGfxIEKLnYjSv6POmI', 'https://push.example/send/1');
INSERT INTO public.called (match, holder, what) VALUES ('27MZYQ', '9F4Q7OUJKWKgXAj1SC2EbK4kVpGfxIEKLnYjSv6POmI', 'turn:23');
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('27MZYQ', -1, 1, 1795907726867, 'nKZZClQR0w', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('P53682', -1, 1, 1795907727195, '0lOxMXR-NC', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('224YVZ', -1, 1, 1795907727912, 'yrZctStqwI', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('6MUS3P', -1, 1, 1795907728612, '0-tunidLaN', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('7U7BVQ', -1, 1, 1795907729202, 'CQoTnltl-k', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.chat (match, team, n, at, by, name, seated, text, emote) VALUES ('J6HT6H', -1, 1, 1795907729655, '7C6j9U6YKq', 'Player 0', 1, 'Hello', NULL);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 1, 0, '{"do":"place-hq","at":[-2,1],"rot":1}', 'page-d06b6a26', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 2, 1, '{"do":"place-hq","at":[1,-1],"rot":3}', 'page-9e448e7a', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 3, 0, '{"do":"place","tile":"mutant","at":[0,1],"rot":2}', 'page-d06b6a26', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 4, 0, '{"do":"end-turn"}', 'page-d06b6a26', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 5, 1, '{"do":"place","tile":"medic","at":[-1,2],"rot":4}', 'page-9e448e7a', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 6, 1, '{"do":"push","from":[-1,2],"target":[0,1]}', 'page-9e448e7a', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 7, 0, '{"do":"choose","key":"1,1"}', 'page-d06b6a26', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 8, 1, '{"do":"end-turn"}', 'page-9e448e7a', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 9, 0, '{"do":"discard","tile":"scout"}', 'page-d06b6a26', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 10, 0, '{"do":"end-turn"}', 'page-d06b6a26', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 11, 1, '{"do":"discard","tile":"push-back"}', 'page-9e448e7a', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 12, 1, '{"do":"end-turn"}', 'page-9e448e7a', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 13, 0, '{"do":"discard","tile":"assassin"}', 'page-d06b6a26', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 14, 0, '{"do":"place","tile":"mutant","at":[0,2],"rot":3}', 'page-d06b6a26', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 15, 0, '{"do":"move","by":"tile","from":[-2,1],"to":[-2,0],"rot":0}', 'page-d06b6a26', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 16, 0, '{"do":"end-turn"}', 'page-d06b6a26', 11, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 17, 1, '{"do":"discard","tile":"move"}', 'page-9e448e7a', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 18, 1, '{"do":"place","tile":"stormtrooper","at":[2,0],"rot":3}', 'page-9e448e7a', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 19, 1, '{"do":"discard","tile":"hunter-killer"}', 'page-9e448e7a', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 20, 1, '{"do":"end-turn"}', 'page-9e448e7a', 11, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 21, 0, '{"do":"discard","tile":"net-fighter"}', 'page-d06b6a26', 12, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 22, 0, '{"do":"place","tile":"officer","at":[0,0],"rot":3}', 'page-d06b6a26', 13, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 23, 0, '{"do":"discard","tile":"battle"}', 'page-d06b6a26', 14, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 24, 0, '{"do":"end-turn"}', 'page-d06b6a26', 15, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 25, 1, '{"do":"discard","tile":"armored-hunter"}', 'page-9e448e7a', 12, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 26, 1, '{"do":"place","tile":"hybrid","at":[0,1],"rot":5}', 'page-9e448e7a', 13, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 27, 1, '{"do":"place","tile":"hornet","at":[2,-1],"rot":0}', 'page-9e448e7a', 14, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 28, 1, '{"do":"end-turn"}', 'page-9e448e7a', 15, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 29, 0, '{"do":"discard","tile":"battle"}', 'page-d06b6a26', 16, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 30, 0, '{"do":"end-turn"}', 'page-d06b6a26', 17, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 31, 1, '{"do":"discard","tile":"battle"}', 'page-9e448e7a', 16, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 32, 1, '{"do":"place","tile":"guard","at":[-2,1],"rot":5}', 'page-9e448e7a', 17, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 33, 1, '{"do":"battle"}', 'page-9e448e7a', 18, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 34, 0, '{"do":"discard","tile":"battle"}', 'page-d06b6a26', 18, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 35, 0, '{"do":"place","tile":"mutant","at":[-2,1],"rot":5}', 'page-d06b6a26', 19, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 36, 0, '{"do":"place","tile":"brawler","at":[1,0],"rot":1}', 'page-d06b6a26', 20, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 37, 0, '{"do":"end-turn"}', 'page-d06b6a26', 21, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 38, 1, '{"do":"discard","tile":"blocker"}', 'page-9e448e7a', 19, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 39, 1, '{"do":"end-turn"}', 'page-9e448e7a', 20, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 40, 0, '{"do":"discard","tile":"super-mutant"}', 'page-d06b6a26', 22, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 41, 0, '{"do":"place","tile":"claws","at":[2,-2],"rot":1}', 'page-d06b6a26', 23, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 42, 0, '{"do":"place","tile":"claws","at":[0,0],"rot":0}', 'page-d06b6a26', 24, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 43, 0, '{"do":"end-turn"}', 'page-d06b6a26', 25, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 44, 1, '{"do":"discard","tile":"officer"}', 'page-9e448e7a', 21, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 45, 1, '{"do":"place","tile":"hybrid","at":[0,-1],"rot":2}', 'page-9e448e7a', 22, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 46, 1, '{"do":"end-turn"}', 'page-9e448e7a', 23, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 47, 0, '{"do":"discard","tile":"assassin"}', 'page-d06b6a26', 26, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 48, 0, '{"do":"discard","tile":"scout"}', 'page-d06b6a26', 27, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 49, 0, '{"do":"place","tile":"officer","at":[-1,1],"rot":0}', 'page-d06b6a26', 28, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 50, 0, '{"do":"end-turn"}', 'page-d06b6a26', 29, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 51, 1, '{"do":"discard","tile":"push-back"}', 'page-9e448e7a', 24, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 52, 1, '{"do":"battle"}', 'page-9e448e7a', 25, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 53, 0, '{"do":"discard","tile":"medic"}', 'page-d06b6a26', 30, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 54, 0, '{"do":"end-turn"}', 'page-d06b6a26', 31, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 55, 1, '{"do":"discard","tile":"push-back"}', 'page-9e448e7a', 26, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 56, 1, '{"do":"place","tile":"armored-guard","at":[2,-2],"rot":5}', 'page-9e448e7a', 27, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 57, 1, '{"do":"place","tile":"scout","at":[-1,0],"rot":2}', 'page-9e448e7a', 28, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 58, 1, '{"do":"end-turn"}', 'page-9e448e7a', 29, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 59, 0, '{"do":"discard","tile":"move"}', 'page-d06b6a26', 32, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 60, 0, '{"do":"end-turn"}', 'page-d06b6a26', 33, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 61, 1, '{"do":"discard","tile":"gauss-cannon"}', 'page-9e448e7a', 30, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 62, 1, '{"do":"place","tile":"medic","at":[1,0],"rot":2}', 'page-9e448e7a', 31, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 63, 1, '{"do":"place","tile":"blocker","at":[0,-2],"rot":5}', 'page-9e448e7a', 32, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 64, 1, '{"do":"end-turn"}', 'page-9e448e7a', 33, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 65, 0, '{"do":"discard","tile":"battle"}', 'page-d06b6a26', 34, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 66, 0, '{"do":"grenade","at":[-1,0]}', 'page-d06b6a26', 35, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 67, 0, '{"do":"end-turn"}', 'page-d06b6a26', 36, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 68, 1, '{"do":"discard","tile":"armored-hunter"}', 'page-9e448e7a', 34, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 69, 1, '{"do":"place","tile":"protector","at":[2,-1],"rot":2}', 'page-9e448e7a', 35, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 70, 1, '{"do":"place","tile":"net-fighter","at":[-1,-1],"rot":1}', 'page-9e448e7a', 36, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 71, 1, '{"do":"end-turn"}', 'page-9e448e7a', 37, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 72, 0, '{"do":"discard","tile":"net-fighter"}', 'page-d06b6a26', 37, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 73, 0, '{"do":"place","tile":"claws","at":[-1,1],"rot":1}', 'page-d06b6a26', 38, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 74, 0, '{"do":"battle"}', 'page-d06b6a26', 39, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 75, 1, '{"do":"discard","tile":"brain"}', 'page-9e448e7a', 38, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 76, 1, '{"do":"end-turn"}', 'page-9e448e7a', 39, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 77, 0, '{"do":"discard","tile":"super-officer"}', 'page-d06b6a26', 40, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 78, 0, '{"do":"place","tile":"brawler","at":[-1,0],"rot":5}', 'page-d06b6a26', 41, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 79, 0, '{"do":"place","tile":"mutant","at":[-1,1],"rot":4}', 'page-d06b6a26', 42, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 80, 0, '{"do":"end-turn"}', 'page-d06b6a26', 43, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 81, 1, '{"do":"discard","tile":"juggernaut"}', 'page-9e448e7a', 40, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 82, 1, '{"do":"place","tile":"clown","at":[-1,-1],"rot":3}', 'page-9e448e7a', 41, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 83, 1, '{"do":"discard","tile":"battle"}', 'page-9e448e7a', 42, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 84, 1, '{"do":"end-turn"}', 'page-9e448e7a', 43, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 85, 0, '{"do":"discard","tile":"claws"}', 'page-d06b6a26', 44, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 86, 0, '{"do":"place","tile":"mutant","at":[0,0],"rot":5}', 'page-d06b6a26', 45, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 87, 0, '{"do":"end-turn"}', 'page-d06b6a26', 46, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 88, 1, '{"do":"discard","tile":"push-back"}', 'page-9e448e7a', 44, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 89, 1, '{"do":"air-strike","at":[0,0]}', 'page-9e448e7a', 45, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 90, 1, '{"do":"end-turn"}', 'page-9e448e7a', 46, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 91, 0, '{"do":"redraw"}', 'page-d06b6a26', 47, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 92, 0, '{"do":"place","tile":"mutant","at":[0,1],"rot":0}', 'page-d06b6a26', 48, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 93, 0, '{"do":"end-turn"}', 'page-d06b6a26', 49, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 94, 1, '{"do":"place","tile":"mother","at":[-1,1],"rot":1}', 'page-9e448e7a', 47, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 95, 1, '{"do":"place","tile":"hunter-killer","at":[-1,0],"rot":0}', 'page-9e448e7a', 48, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 96, 1, '{"do":"end-turn"}', 'page-9e448e7a', 49, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('M7QZFS', 97, 1, '{"do":"choose","key":"explode"}', 'page-9e448e7a', 50, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 1, 0, '{"do":"place-hq","at":[-2,0],"rot":0}', 'page-b189d2ec', 3, '{"at":1795907726883,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 2, 1, '{"do":"place-hq","at":[-1,-1],"rot":3}', 'page-bae5ded3', 2, '{"at":1795907726890,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 3, 0, '{"do":"place","tile":"mutant","at":[-2,2],"rot":3}', 'page-b189d2ec', 4, '{"at":1795907726934,"left":[259199956,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 4, 0, '{"do":"end-turn"}', 'page-b189d2ec', 5, '{"at":1795907726939,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 5, 1, '{"do":"place","tile":"mother","at":[-1,2],"rot":0}', 'page-bae5ded3', 3, '{"at":1795907726946,"left":[259200000,259199993],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 6, 1, '{"do":"place","tile":"officer","at":[-1,0],"rot":5}', 'page-bae5ded3', 4, '{"at":1795907726951,"left":[259200000,259199988],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 7, 1, '{"do":"end-turn"}', 'page-bae5ded3', 5, '{"at":1795907726953,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 8, 0, '{"do":"discard","tile":"medic"}', 'page-b189d2ec', 6, '{"at":1795907726957,"left":[259199996,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 9, 0, '{"do":"place","tile":"claws","at":[-2,1],"rot":0}', 'page-b189d2ec', 7, '{"at":1795907726959,"left":[259199994,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 10, 0, '{"do":"place","tile":"mutant","at":[0,-1],"rot":5}', 'page-b189d2ec', 8, '{"at":1795907726961,"left":[259199992,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 11, 0, '{"do":"end-turn"}', 'page-b189d2ec', 9, '{"at":1795907726963,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 12, 1, '{"do":"discard","tile":"net-fighter"}', 'page-bae5ded3', 6, '{"at":1795907726975,"left":[259200000,259199988],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 13, 1, '{"do":"place","tile":"clown","at":[0,1],"rot":4}', 'page-bae5ded3', 7, '{"at":1795907726979,"left":[259200000,259199984],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 14, 1, '{"do":"move","by":"tile","from":[-1,0],"to":[0,0],"rot":3}', 'page-bae5ded3', 8, '{"at":1795907727036,"left":[259200000,259199927],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 15, 1, '{"do":"end-turn"}', 'page-bae5ded3', 9, '{"at":1795907727045,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 16, 0, '{"do":"discard","tile":"move"}', 'page-b189d2ec', 10, '{"at":1795907727051,"left":[259199994,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 17, 0, '{"do":"place","tile":"officer","at":[-1,1],"rot":0}', 'page-b189d2ec', 11, '{"at":1795907727053,"left":[259199992,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 18, 0, '{"do":"discard","tile":"claws"}', 'page-b189d2ec', 12, '{"at":1795907727055,"left":[259199990,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 19, 0, '{"do":"end-turn"}', 'page-b189d2ec', 13, '{"at":1795907727058,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 20, 1, '{"do":"discard","tile":"push-back"}', 'page-bae5ded3', 10, '{"at":1795907727068,"left":[259200000,259199990],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 21, 1, '{"do":"place","tile":"hornet","at":[1,1],"rot":2}', 'page-bae5ded3', 11, '{"at":1795907727070,"left":[259200000,259199988],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 22, 1, '{"do":"place","tile":"hybrid","at":[0,-2],"rot":1}', 'page-bae5ded3', 12, '{"at":1795907727072,"left":[259200000,259199986],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('27MZYQ', 23, 1, '{"do":"end-turn"}', 'page-bae5ded3', 13, '{"at":1795907727075,"left":[259200000,259200000],"strikes":[0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 1, 0, '{"do":"place-hq","at":[-2,0],"rot":0}', 'page-ab8c735a', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 2, 1, '{"do":"place-hq","at":[2,0],"rot":3}', 'page-fac94d85', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 3, 2, '{"do":"place-hq","at":[-1,1],"rot":4}', 'page-71b2f612', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 4, 0, '{"do":"choose","key":"pile"}', 'page-ab8c735a', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 5, 0, '{"do":"discard","tile":"battle"}', 'page-ab8c735a', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 6, 0, '{"do":"end-turn"}', 'page-ab8c735a', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 7, 1, '{"do":"choose","key":"pile"}', 'page-fac94d85', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 8, 1, '{"do":"choose","key":"pile"}', 'page-fac94d85', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 9, 1, '{"do":"air-strike","at":[0,0]}', 'page-fac94d85', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 10, 1, '{"do":"discard","tile":"push-back"}', 'page-fac94d85', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 11, 1, '{"do":"end-turn"}', 'page-fac94d85', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 12, 2, '{"do":"choose","key":"shooter"}', 'page-71b2f612', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 13, 2, '{"do":"discard","tile":"mercenary:shooter"}', 'page-71b2f612', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 14, 2, '{"do":"place","tile":"scout","at":[2,-2],"rot":0}', 'page-71b2f612', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 15, 2, '{"do":"end-turn"}', 'page-71b2f612', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 16, 0, '{"do":"choose","key":"pile"}', 'page-ab8c735a', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 17, 0, '{"do":"choose","key":"net-fighter"}', 'page-ab8c735a', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 18, 0, '{"do":"discard","tile":"battle"}', 'page-ab8c735a', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 19, 0, '{"do":"place","tile":"mercenary:net-fighter","at":[0,2],"rot":5}', 'page-ab8c735a', 11, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 20, 0, '{"do":"discard","tile":"grenade"}', 'page-ab8c735a', 12, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 21, 0, '{"do":"end-turn"}', 'page-ab8c735a', 13, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 22, 1, '{"do":"choose","key":"gunner"}', 'page-fac94d85', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('P53682', 23, 1, '{"do":"discard","tile":"medic"}', 'page-fac94d85', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 1, 0, '{"do":"place-hq","at":[-1,2],"rot":1}', 'page-2cafcc9b', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 2, 1, '{"do":"place-hq","at":[0,1],"rot":4}', 'page-a49674c4', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 3, 2, '{"do":"place-hq","at":[1,-2],"rot":4}', 'page-18e4e1e3', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 4, 3, '{"do":"place-hq","at":[-1,1],"rot":4}', 'page-9b25f08c', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 5, 0, '{"do":"discard","tile":"medic"}', 'page-2cafcc9b', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 6, 0, '{"do":"discard","tile":"net-fighter"}', 'page-2cafcc9b', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 7, 0, '{"do":"move","by":"tile","from":[-1,2],"to":[-1,2],"rot":5}', 'page-2cafcc9b', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 8, 0, '{"do":"end-turn"}', 'page-2cafcc9b', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 9, 1, '{"do":"discard","tile":"hybrid"}', 'page-a49674c4', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 10, 1, '{"do":"discard","tile":"push-back"}', 'page-a49674c4', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 11, 1, '{"do":"end-turn"}', 'page-a49674c4', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 12, 2, '{"do":"discard","tile":"officer"}', 'page-18e4e1e3', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 13, 2, '{"do":"place","tile":"commando","at":[2,-1],"rot":3}', 'page-18e4e1e3', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 14, 2, '{"do":"end-turn"}', 'page-18e4e1e3', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 15, 3, '{"do":"discard","tile":"universal-soldier"}', 'page-9b25f08c', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 16, 3, '{"do":"place","tile":"officer-2","at":[0,-1],"rot":0}', 'page-9b25f08c', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 17, 3, '{"do":"end-turn"}', 'page-9b25f08c', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 18, 0, '{"do":"discard","tile":"mutant"}', 'page-2cafcc9b', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 19, 0, '{"do":"end-turn"}', 'page-2cafcc9b', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 20, 1, '{"do":"discard","tile":"hunter-killer"}', 'page-a49674c4', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 21, 1, '{"do":"place","tile":"officer","at":[1,1],"rot":4}', 'page-a49674c4', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 22, 1, '{"do":"discard","tile":"push-back"}', 'page-a49674c4', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('224YVZ', 23, 1, '{"do":"end-turn"}', 'page-a49674c4', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 1, 0, '{"do":"place-hq","at":[-2,0],"rot":4}', 'page-03d0f8d5', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 2, 1, '{"do":"place-hq","at":[-2,2],"rot":2}', 'page-011b5d14', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 3, 2, '{"do":"place-hq","at":[0,1],"rot":1}', 'page-edf3a27e', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 4, 0, '{"do":"place","tile":"net-fighter","at":[-1,2],"rot":1}', 'page-03d0f8d5', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 5, 0, '{"do":"end-turn"}', 'page-03d0f8d5', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 6, 1, '{"do":"air-strike","at":[0,0]}', 'page-011b5d14', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 7, 1, '{"do":"discard","tile":"battle"}', 'page-011b5d14', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 8, 1, '{"do":"end-turn"}', 'page-011b5d14', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 9, 0, '{"do":"discard","tile":"brawler"}', 'page-03d0f8d5', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 10, 0, '{"do":"battle"}', 'page-03d0f8d5', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 11, 2, '{"do":"discard","tile":"medic"}', 'page-edf3a27e', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 12, 2, '{"do":"place","tile":"officer","at":[0,2],"rot":3}', 'page-edf3a27e', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 13, 2, '{"do":"battle"}', 'page-edf3a27e', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 14, 0, '{"do":"discard","tile":"mutant"}', 'page-03d0f8d5', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 15, 0, '{"do":"battle"}', 'page-03d0f8d5', 9, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 16, 1, '{"do":"discard","tile":"hunter-killer"}', 'page-011b5d14', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 17, 1, '{"do":"end-turn"}', 'page-011b5d14', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 18, 0, '{"do":"discard","tile":"medic"}', 'page-03d0f8d5', 10, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 19, 0, '{"do":"place","tile":"assassin","at":[-1,2],"rot":1}', 'page-03d0f8d5', 11, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 20, 0, '{"do":"move","by":"mobility","from":[-1,2],"to":[-1,2],"rot":2}', 'page-03d0f8d5', 12, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 21, 0, '{"do":"discard","tile":"battle"}', 'page-03d0f8d5', 13, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 22, 0, '{"do":"end-turn"}', 'page-03d0f8d5', 14, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('6MUS3P', 23, 2, '{"do":"discard","tile":"scout"}', 'page-edf3a27e', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 1, 0, '{"do":"place-hq","at":[-1,2],"rot":1}', 'page-bc29ea15', 3, '{"at":1795907729217,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 2, 2, '{"do":"place-hq","at":[-2,1],"rot":2}', 'page-70f8f612', 2, '{"at":1795907729226,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 3, 1, '{"do":"place-hq","at":[0,1],"rot":3}', 'page-50ae5e01', 2, '{"at":1795907729250,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 4, 3, '{"do":"place-hq","at":[2,0],"rot":3}', 'page-b4b4af2f', 2, '{"at":1795907729275,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 5, 0, '{"do":"place","tile":"net-fighter","at":[2,-2],"rot":5}', 'page-bc29ea15', 4, '{"at":1795907729293,"left":[259199982,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 6, 0, '{"do":"end-turn"}', 'page-bc29ea15', 5, '{"at":1795907729300,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 7, 2, '{"do":"move","by":"tile","from":[-2,1],"to":[-1,1],"rot":4}', 'page-70f8f612', 3, '{"at":1795907729320,"left":[259200000,259200000,259199980,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 8, 2, '{"do":"place","tile":"runner","at":[0,0],"rot":0}', 'page-70f8f612', 4, '{"at":1795907729328,"left":[259200000,259200000,259199972,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 9, 2, '{"do":"discard","tile":"brawler"}', 'page-70f8f612', 5, '{"at":1795907729339,"left":[259200000,259200000,259199961,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 10, 2, '{"do":"discard","tile":"battle"}', 'page-70f8f612', 6, '{"at":1795907729352,"left":[259200000,259200000,259199948,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 11, 2, '{"do":"end-turn"}', 'page-70f8f612', 7, '{"at":1795907729357,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 12, 1, '{"do":"discard","tile":"battle"}', 'page-50ae5e01', 3, '{"at":1795907729369,"left":[259200000,259199988,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 13, 1, '{"do":"push","from":[0,1],"target":[0,0]}', 'page-50ae5e01', 4, '{"at":1795907729407,"left":[259200000,259199950,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 14, 2, '{"do":"choose","key":"1,-1"}', 'page-70f8f612', 8, '{"at":1795907729415,"left":[259200000,259199950,259199992,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 15, 1, '{"do":"place","tile":"net-fighter","at":[-2,0],"rot":1}', 'page-50ae5e01', 5, '{"at":1795907729422,"left":[259200000,259199943,259199992,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 16, 1, '{"do":"end-turn"}', 'page-50ae5e01', 6, '{"at":1795907729448,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 17, 3, '{"do":"discard","tile":"universal-soldier"}', 'page-b4b4af2f', 3, '{"at":1795907729460,"left":[259200000,259200000,259200000,259199988],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 18, 3, '{"do":"end-turn"}', 'page-b4b4af2f', 4, '{"at":1795907729482,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 19, 0, '{"do":"discard","tile":"battle"}', 'page-bc29ea15', 6, '{"at":1795907729496,"left":[259199986,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 20, 0, '{"do":"discard","tile":"officer"}', 'page-bc29ea15', 7, '{"at":1795907729504,"left":[259199978,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 21, 0, '{"do":"discard","tile":"super-officer"}', 'page-bc29ea15', 8, '{"at":1795907729511,"left":[259199971,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 22, 0, '{"do":"end-turn"}', 'page-bc29ea15', 9, '{"at":1795907729517,"left":[259200000,259200000,259200000,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('7U7BVQ', 23, 2, '{"do":"discard","tile":"saboteur"}', 'page-70f8f612', 9, '{"at":1795907729527,"left":[259200000,259200000,259199990,259200000],"strikes":[0,0,0,0]}', 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 1, 0, '{"do":"place-hq","at":[1,0],"rot":4}', 'page-4f6a0af6', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 2, 2, '{"do":"place-hq","at":[0,2],"rot":1}', 'page-2a39ab8c', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 3, 1, '{"do":"place-hq","at":[0,1],"rot":0}', 'page-dbead5c2', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 4, 3, '{"do":"place-hq","at":[0,-2],"rot":1}', 'page-259d7f4b', 2, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 5, 0, '{"do":"place","tile":"net-fighter","at":[1,1],"rot":4}', 'page-4f6a0af6', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 6, 0, '{"do":"end-turn"}', 'page-4f6a0af6', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 7, 2, '{"do":"redraw"}', 'page-2a39ab8c', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 8, 2, '{"do":"place","tile":"brawler","at":[0,-1],"rot":3}', 'page-2a39ab8c', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 9, 2, '{"do":"discard","tile":"commando"}', 'page-2a39ab8c', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 10, 2, '{"do":"end-turn"}', 'page-2a39ab8c', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 11, 1, '{"do":"discard","tile":"net-fighter"}', 'page-dbead5c2', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 12, 1, '{"do":"discard","tile":"brain"}', 'page-dbead5c2', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 13, 1, '{"do":"place","tile":"armored-guard","at":[2,-2],"rot":0}', 'page-dbead5c2', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 14, 1, '{"do":"end-turn"}', 'page-dbead5c2', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 15, 3, '{"do":"discard","tile":"net-fighter"}', 'page-259d7f4b', 3, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 16, 3, '{"do":"place","tile":"runner","at":[2,0],"rot":5}', 'page-259d7f4b', 4, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 17, 3, '{"do":"move","by":"mobility","from":[2,0],"to":[2,0],"rot":2}', 'page-259d7f4b', 5, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 18, 3, '{"do":"place","tile":"net-master","at":[0,0],"rot":1}', 'page-259d7f4b', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 19, 3, '{"do":"end-turn"}', 'page-259d7f4b', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 20, 0, '{"do":"discard","tile":"mutant"}', 'page-4f6a0af6', 6, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 21, 0, '{"do":"discard","tile":"grenade"}', 'page-4f6a0af6', 7, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 22, 0, '{"do":"discard","tile":"move"}', 'page-4f6a0af6', 8, NULL, 1);
INSERT INTO public.intent (match, seq, player, intent, client, n, clock, epoch) VALUES ('J6HT6H', 23, 0, '{"do":"end-turn"}', 'page-4f6a0af6', 9, NULL, 1);
INSERT INTO public.invitation (id, sender, recipient, match, at, declined) VALUES ('FZYJ7GfpSOQmbtAL8bbzAQ', '6BpiMD427qxjympNsAG2qQ', 'U8HeMbTqMWB9GIgunwsGqg', '6FPTUS', 1795907726310, 0);
INSERT INTO public.kysely_migration (name, "timestamp") VALUES ('0001-baseline', '2026-11-28T23:15:26.044Z');
INSERT INTO public.kysely_migration_lock (id, is_locked) VALUES ('migration_lock', 0);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('6FPTUS', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[null,null],"creator":"pnCpa6cNSaDpyXMq2TcPzW0qHO1hBrXmUiauA7kTcrI","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"guMRvKAzooBnWR1V9q2PRvGoTz54O5L90OGZbMf7RX4","seed":null,"status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":null}}', 0, 0, 0, 2, 1, 1795907726311, NULL, 0, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('M7QZFS', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Ann","army":"borgo","keyHash":"lTLZSSmRcgEqT8ZoKTl0oFlNbm4KB5SlUmffhLj-TZs","mercenaries":[],"contribution":"LK-9zguK1MVDIW4p4xoAgA","crest":{"shape":"bolt","color":"blue"}},{"name":"Bob","army":"moloch","keyHash":"Gx538Jcvto7-M22eK9aHfQzzVVMIICbbJoW7_fdyd3g","mercenaries":[],"contribution":"9qbn09KKh-wcp2KDAuk2og","crest":{"shape":"star","color":"red"}}],"creator":"lTLZSSmRcgEqT8ZoKTl0oFlNbm4KB5SlUmffhLj-TZs","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"IGw20ClXeBsC8aEkOBYHErlIYqRK7oBFCecHRZixO5U","seed":"c6c26b4c2aa27c935f6764a8cc5140e7a8aca0d89db2abd0305735ebba4dfc5f","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":0,"at":1795907726242}}}', 1, 0, 2, 0, 0, 1795907726791, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('27MZYQ', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"days:3"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"KgVx8-9DkLg_ZE5NCzwNFE7Kl2_FgWIKPh9nif-YzoQ","mercenaries":[],"contribution":"vQzNJh4GqnpO9lhbw3MJiQ"},{"name":"Player 1","army":"moloch","keyHash":"9F4Q7OUJKWKgXAj1SC2EbK4kVpGfxIEKLnYjSv6POmI","mercenaries":[],"contribution":"fQdOkgh0KYCdODpXFWFvvw"}],"creator":"KgVx8-9DkLg_ZE5NCzwNFE7Kl2_FgWIKPh9nif-YzoQ","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"lEcN7Rz4N42azLVsbJO-0PSeDRS7LFPmLy6Zuw49Ma4","seed":"1b882f58017d4e430ffb0994daf2bbdc1130276701f72ff75be57a4b3a056da9","status":{"clock":{"at":1795907730049,"left":[259197026,259200000],"strikes":[0,0]},"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":23,"at":1795907727075}},"lastSeen":[1795907727079,1795907727079]}', 0, 0, 2, 0, 0, 1795907730100, NULL, 1, 2, 1796123727075, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('P53682', 1, '{"options":{"mode":"deathmatch","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":1,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"Nmi9PV8tABZyqYqN37cxIqTDyAFG-rTrpYRGNfrthn8","mercenaries":["net-fighter"],"contribution":"nYfhKLMXGPdbV_83Rw9deA"},{"name":"Player 1","army":"moloch","keyHash":"mf4DSB0E91VftKZvhmN0qv4VfO_h9AefzFgi-_DgvD4","mercenaries":["gunner"],"contribution":"KqNgmCsK68mRC78QgYuQeQ"},{"name":"Player 2","army":"outpost","keyHash":"Qxd37z6IeP3mZ5NnESeu_3LdV2zzOIqCOZopsjyGVPg","mercenaries":["shooter"],"contribution":"v73ZjRTfmDkuCpiE7TKuBw"}],"creator":"Nmi9PV8tABZyqYqN37cxIqTDyAFG-rTrpYRGNfrthn8","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"MoOIDlPL4zVoZdL0bwOOULzOSK28MIP9lC5ZVYyWu5E","seed":"6c71836d80546ebfb94139bfa931841687c6942a9a0b243ea54d9ee7b1388ebb","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":21,"at":1795907727611}},"lastSeen":[1795907727652,1795907727652,1795907727652]}', 0, 0, 3, 0, 0, 1795907730097, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('7U7BVQ', 1, '{"options":{"mode":"team","board":"main","start":"standard","teamHq":20,"reinforcement":true,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"days:3"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"RsMbFMBJtbelg7fPuomBhaHhwquaYYmts0ebOZ9EHRE","mercenaries":[],"contribution":"N8zR7a1uoBEz3NM61lbZEQ"},{"name":"Player 1","army":"moloch","keyHash":"svbpohm0Wenshoj7VsXzP765DzPvkgGM8vPDlDkaYSQ","mercenaries":[],"contribution":"FQ1TryR-pz-zvomqlJRrPw"},{"name":"Player 2","army":"outpost","keyHash":"31_yoPtih0tT-qj3C7zioeSbh5ODhLJINtgPTXc0o_8","mercenaries":[],"contribution":"3xSlYIc0VgRj2fDjP7NR4Q"},{"name":"Player 3","army":"hegemony","keyHash":"UIrk-JQngThQYuPeZ1yL0KD6EfgCYNGLvGbSYZsnElM","mercenaries":[],"contribution":"c9TqmR6DvkbZ0VxPv8PrHQ"}],"creator":"RsMbFMBJtbelg7fPuomBhaHhwquaYYmts0ebOZ9EHRE","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"gqA16oWtFLt4cYckrviIpggbjeopJC7GfNgzRBg6-ik","seed":"3141382a244db8e7eb8ed5bd1a2ab8767739ba3ab21225f7c9973480dc8899a2","status":{"clock":{"at":1795907730049,"left":[259200000,259200000,259199468,259200000],"strikes":[0,0,0,0]},"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":22,"at":1795907729517}},"lastSeen":[1795907729530,1795907729530,1795907729530,1795907729531]}', 0, 0, 4, 0, 0, 1795907730110, NULL, 1, 2, 1796123729517, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('7GDH94', 1, '{"options":{"mode":"duel","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Cyd","army":"moloch","keyHash":"BoSZadCmy-aXZ5pLCcACAXoIS7MOWnkXl0l8D8cw6CE","mercenaries":[],"contribution":"FcShxUBWjcxNfdG7ZttLAg"},null],"creator":"BoSZadCmy-aXZ5pLCcACAXoIS7MOWnkXl0l8D8cw6CE","listed":true,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"4Vsla8nvq7v0NsXLqO2f-7PoHU-JyG4ltsUlzueqFtw","seed":null,"status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":0,"at":1795907730004}},"lastSeen":[1795907730024,null]}', 0, 1, 1, 1, 0, 1795907730062, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('224YVZ', 1, '{"options":{"mode":"deathmatch-score","board":"main","start":"alternative","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"l-S4OBagsssmUDkLrf2gr1_iDJbCb1bv2iw1Cmk23YM","mercenaries":[],"contribution":"2V8sr7sGLW8LceUNBZdTww"},{"name":"Player 1","army":"moloch","keyHash":"sg6LHUgcpClaquKRMcn6VbBolfbNNx-xgH2WdSX54pA","mercenaries":[],"contribution":"DqYaQ6caW559KJjNOGDXoA"},{"name":"Player 2","army":"outpost","keyHash":"qXARUEEhvhtu4pBsN9-rDfP8bTwh-95N-20altC0IR4","mercenaries":[],"contribution":"4rKWVqCD1qGOqKVJV9xKDQ"},{"name":"Player 3","army":"hegemony","keyHash":"kyAJnSaXty1gEmwH1QzpvzJSjsR2nkvplE0g1iMlwxE","mercenaries":[],"contribution":"6d2B0waVfLR5EB_ImX1iNA"}],"creator":"l-S4OBagsssmUDkLrf2gr1_iDJbCb1bv2iw1Cmk23YM","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"6WHx04CE7CFWamcrSqKI2OvAWwRqAUyg9XiqvT5RJms","seed":"4726dc74bbe9ffd8e7d71f95e545123779cd801f5a095809ceeea0e5d7ef4ed1","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":23,"at":1795907728483}},"lastSeen":[1795907728484,1795907728484,1795907728484,1795907728484]}', 0, 0, 4, 0, 0, 1795907730100, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('6MUS3P', 1, '{"options":{"mode":"one-vs-two","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":true,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"PShpNRor2VEFjbxTOxb79ivYDHD4qKVeRMxL2et_R7E","mercenaries":[],"contribution":"Czt4To166XZAED8W3DihSA"},{"name":"Player 1","army":"moloch","keyHash":"PnDg_1K_Sc9KvGWjHkVVJOrJb3L8a3BGO2kGjQOSCSU","mercenaries":[],"contribution":"TfKmL5VEzgStLsmCXJLGTQ"},{"name":"Player 2","army":"outpost","keyHash":"I07rcpSEEpmJKwnpDZmtxMZTa52URUeBPGaRt-w-aSE","mercenaries":[],"contribution":"kLmD6MhQsunx79Mo5p7jRg"}],"creator":"PShpNRor2VEFjbxTOxb79ivYDHD4qKVeRMxL2et_R7E","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"iG8f0vAgJF_LqULSlrZUF23osYrxfjyd4h6YMBLddLA","seed":"983b5230ba5262918458a443aa0f4791a88af036851dd65b3851e169c18f06c1","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":22,"at":1795907728957}},"lastSeen":[1795907728961,1795907728961,1795907728961]}', 0, 0, 3, 0, 0, 1795907730101, NULL, 1, 0, NULL, NULL);
INSERT INTO public.match (code, rules, setup, finished, listed, people, free, unjoined, changed, owner, epoch, timed, due, moved) VALUES ('J6HT6H', 1, '{"options":{"mode":"team-score","board":"main","start":"standard","teamHq":20,"reinforcement":false,"sameArmy":false,"mercenaries":0,"bomber":"none","takeBack":false,"venomLimit":true,"terrain":[],"turrets":[],"clock":"none"},"seats":[{"name":"Player 0","army":"borgo","keyHash":"RgZBqcE4p1y2Mzye3PRSzUBOwU1Va5FENM4TqFerNuo","mercenaries":[],"contribution":"lVlYjhFk7BKOXr_KM0KH4g"},{"name":"Player 1","army":"moloch","keyHash":"jdpYj-9OVF4aQXzXPj3_HBp98noRQ_GFyyWYAiAmETs","mercenaries":[],"contribution":"5h8ZGY86kOrhsXhihAvR2g"},{"name":"Player 2","army":"outpost","keyHash":"6OB0HeQqXnbnIzyzUBte3hA820d8Wz0QuYH9Ud3tS0A","mercenaries":[],"contribution":"emqidQXptFGyYo7ZH6inmg"},{"name":"Player 3","army":"hegemony","keyHash":"hcIbDdWHKiVOe42Yr5SyuaI8fM-SES1QglF5xCq1BJM","mercenaries":[],"contribution":"qFpX6gqygaJv6yS7s4rMTg"}],"creator":"RgZBqcE4p1y2Mzye3PRSzUBOwU1Va5FENM4TqFerNuo","listed":false,"startingSeat":"first","armySelection":"free","forecast":true,"kicked":[],"spectatorsMuted":false,"drawKnown":false,"unjoined":false,"secret":"JtHNEBNNy2G-sHOucQJFVMMvGjI8gF5B0PP_kCs84SY","seed":"8167d1d39c0656ba17a0bcfa2f8cf8df1f3ed57e3f04cc184f33e75a7b69f3ae","status":{"clock":null,"paused":false,"substitutes":[],"rematchCode":null,"turn":{"seq":23,"at":1795907729923}},"lastSeen":[1795907729925,1795907729925,1795907729925,1795907729925]}', 0, 0, 4, 0, 0, 1795907730101, NULL, 1, 0, NULL, NULL);
INSERT INTO public.notice (id, text, since) VALUES (1, 'Update on Sunday', 1795907726083);
INSERT INTO public.person (profile, other, match, at, times, shows, blocked) VALUES ('6BpiMD427qxjympNsAG2qQ', 'U8HeMbTqMWB9GIgunwsGqg', 'M7QZFS', 1795907726253, 1, 1, 0);
INSERT INTO public.person (profile, other, match, at, times, shows, blocked) VALUES ('U8HeMbTqMWB9GIgunwsGqg', '6BpiMD427qxjympNsAG2qQ', 'M7QZFS', 1795907726253, 1, 1, 0);
INSERT INTO public.playback (match, content) VALUES ('M7QZFS', 'H4sIAAAAAAAAA91c32/bNhD+X/QsoaScrKvfOmDAMKxFH7anwg+0xNisZdIjqbhpkP99ECmKpCzJkk3F6RAg8C+RvOPd8b7vTnqO8COmUkTLr1+fI/l0wNEyOhQow3kUVy+eMI+WII4kKaqv1oxv2Lvtv1EcIRktvyZpDFdxxJmMlvAlboYQWCblwRkCxpEo9K9W8cBUsJlqzwqWbZ25YJw0cy2cuWTJaSIk4rK9aFru197kII5QnhNJGEVFtKRlUTgD5RwfT6WudFPLvS8lojJaeSKgrBouWeMNou7VzsBnFVoPXAsKrE5TbyolKaa5P9Z5VUCrirTZhymqgI4q6n3Z45xkUWzeHkqxTdYo243TDhzSzokNmLm0ycE4Neq5mzpXKYZnsmI4FyGxU1flOCOCMBotn92d3BGaV2KUYlutcc1Ku4k7/KSUBmIQxRGs/8No9RJHB0xzQjfVaPUQhIraDgiVmMrqq5zZsR8421sNSMQ32Ez1EkeIiiPm1XSrF08v2ZYJ7FvfDj9FS7USdyNKsW2rZ/1kJ6yn15JJplwSrs5bKJzkrItQzsoeK6H1G5FVuxK3/dgOty+FTHIiMsR955ro6vUQg96uFxPas+9CebaQjO8lZ+yAeZeDNx8pDY9QIpzqpV1KHHLVwBZ4H8gCkRBICEJvZmjNAmY/sFJ7ME+cqhWRTyaqbMxVH3ts/95ExdTGpSSNgVlRtYlrUhD5VO9gYL/7JZTfbUsqMU92pCgwv51faY0HP8NbUUXZjbNLo+xmsiy+SkPHifeB4gTFMnkgm61UmtGfrZGUhT2/2MMDycZZxSyRxF1i8GBihGuiyTSrmCpLrdrQceDXUHEA8T3jOE+08drjdvu05iR33jNO8agsZp5A0Vpn+JDRCNxGRfczzKWV2QQmCzVB6LDxISwa7YkY9dtbBYyZnAyCUF62KbUW6reN9vz3N3OuLv0FMXQj9wl94zvVOaBs1heP9wx9ibO/+pUePUOlUKMQf9TDFgmcPLBys9W4mEiCJHnECiiiTFNXVWxYxRXQJZna5VUcbYmsXwn0aD48spLm9esc7dEG69cHRqj5Occ6yVRvJEePuDADHRQor04o9Qdj0P+3iiP8XXKk8PgogVIrkN4YnVgrlB3XMUnlTD2iPptUWF0Q5YRjZTF6+1iTcCHOyWPlNLAhL/a4wJX1G/1URt2pt2c3c/N+HVadsP5rPp+uTmjVOaC017IPGC+uFQh49gGUZSS9hv/sACPgm8PCwiTo2sNiwB5ix7qSlnnd1eMB37zuLjavemHe7E5uONHurDcpK+jdMji4ZbB3y+rAZmJftkV0U00seYmn8dShiOo1R8eRIPLVTv/wtEP/6RViLqPDpvoAbKEjdFYTjJW3UKoHNKwLlu1uSS+YBYTOqmEo3jgr0FFY4rg8YJ60Um39k5vRx+6Sgpu9Ed/goLTb6oNP5aD+EYhron8F48bdMteNHMi4+Px4O5lShpzoraE4dhvwWpS3X/n56Rj4C+tIM9BxCYyncCETPTMYe94G8G/AU3sqVD8XtG5y58Sk0LGm4vThcA58gDYUvTfYA/rY474BC1ynzxPQAmyhhZGoAGrWoBMPeFCtA+xfCOFSl7PQ2B5chvBBH8JP4DiIn3qQ7nrCwI6WngBEYFeXuuOBgdWdIyDUSJ4wLnXb9cUl0FHP09qaAYuBnsUEYDEuBP2nIH3R9GyAN4n529De7Bu8aN9Ararh/YKD+/UaiD9UDdHrdjH9Um+iEqAXEzxxCF5uaxUERueNr5o7BMnz2xKfQL0Z6mumAcsc2GA+aBGqvnZrvznpwwjR/hmsfmZ4nMZhNqgUIskQpYw6PWLK+2/mRt6iZm5M7TXqIFNZfRt03uOuAVwoDcVDbzimKH9bVejre9KMVM4VQvJStUY61whW8qz60vy+ozRzkscDC49Ad6Zsm4Qn4KOLqian2VPwcBSM+O5rmvF7q8zhypnEmWQ3pMFnb56xMnb0tMwQn3xFG7tL4ISiycQgNQ/h78rxv+y281h3l9yDQyxVX2Q9Q1K5K+snqUAgkkpLY7mq8zD5Z6WngAtSO/7C0VPnmL55+ifa0vnvQzSE9HMoryURvF6iYB0h0Jr9WP5whNknF9p9Mmz4cFCRc7E2btoSrJ540nbIEXHQU1aw46jbR2aq1avVBD+4Q9X+2g2wTcOGWye/dee8v4q5u1RcZiV8S0yr/cbJHe6CI4NghcFv5WaDOUW3ZPOcNYTPvHWQ6Mq557mpZnRr98SwEIwKH+yLv23vjp599tvxemJACL8Mxrt33FCKCE+E5GTnnIhv5K64y/n4c+V+R+ghQgk6hJKnp1NI00MpgSmMUhyco/JG7KkPt1HX2BFBb8UZtPLZ8SP2DnjReL1KnJPni/sQqG2nTsb1WdvPu39/BcN4Cttti8klDOTEUyfY3VheAXbknfH+GcPx2JpUPGrS8c8zsdcUSMik+lmSc3Sk15yHlz/1JHib2SJY2WvP5FadQ+FrSXrks8RcmFZP71TtAA8T73ocxe09kErnV5B75/uiTg+re/+RAB2E3mhiww1q3hNgvCsvu1Wo73ayIWJo6Lk0lrfB3w8FU9Un82gagxHMw2mQlDoNMz/tfjqN2i3n2TSV70x46gw0T50xs0ymJOt112fDMEHZIqFaM3dbTjuHgDaHSLs5MTWgUn1vptPXhtVOnhbXDHrXY+R3owe9gAgf9JvnSNfGm4cHlZQ4ca1JZUEM392rDRmdzQC/9c9PNqb6ZWNUNhdJB28S828UO+Wl4U/GS59K1OalL5BoGi89l2BwUDDYK9hInth8z0qZsT2uIuWRUKqDoTq8MRKVK0Wy0hHFoiq78VKdw7/fRS8vlUKw8qXPP7hMsz/+2YC/1p+//Pbx/Y+Pkn/7G3xA92X+5QsCu+3h/ijon58+RS//AaEUeaK1TwAA');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('27MZYQ', 1, 23, '{"begun":23,"number":7,"position":{"format":1,"players":[{"army":"borgo","hq":20,"hand":["brawler","move","battle"],"pile":["net-fighter","assassin","move","net-fighter","battle","brawler","move","mutant","claws","scout","super-officer","battle","scout","super-mutant","battle","assassin","battle","battle","grenade","claws","officer","mutant","mutant","mutant"],"discard":["medic","move","claws"]},{"army":"moloch","hq":20,"hand":[],"pile":["stormtrooper","protector","blocker","push-back","armored-hunter","battle","hunter-killer","guard","hybrid","medic","battle","battle","juggernaut","armored-hunter","push-back","air-strike","gauss-cannon","hunter-killer","battle","blocker","brain","medic","scout","push-back","push-back","armored-guard"],"discard":["net-fighter","move","push-back"]}],"turn":{"player":0,"number":7,"mustDiscard":true,"fresh":true},"units":[{"army":"borgo","tile":"hq","at":[-2,0],"rot":0},{"army":"borgo","tile":"claws","at":[-2,1],"rot":0},{"army":"borgo","tile":"mutant","at":[-2,2],"rot":3},{"army":"moloch","tile":"hq","at":[-1,-1],"rot":3},{"army":"borgo","tile":"officer","at":[-1,1],"rot":0},{"army":"moloch","tile":"mother","at":[-1,2],"rot":0},{"army":"moloch","tile":"hybrid","at":[0,-2],"rot":1},{"army":"borgo","tile":"mutant","at":[0,-1],"rot":5},{"army":"moloch","tile":"officer","at":[0,0],"rot":3},{"army":"moloch","tile":"clown","at":[0,1],"rot":4},{"army":"moloch","tile":"hornet","at":[1,1],"rot":2}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('P53682', 1, 22, '{"begun":21,"number":5,"position":{"format":1,"players":[{"army":"borgo","hq":20,"hand":[],"pile":["officer","brawler","officer","assassin","claws","mutant","claws","battle","mutant","super-officer","battle","claws","assassin","brawler","mutant","move","mutant","move","net-fighter","claws","move","scout","move","battle","medic","mutant","battle","super-mutant","scout","net-fighter","mutant"],"discard":["battle","battle","grenade"]},{"army":"moloch","hq":20,"hand":["mercenary:gunner","medic","hybrid"],"pile":["hybrid","gauss-cannon","brain","armored-hunter","move","push-back","battle","armored-guard","juggernaut","battle","hunter-killer","blocker","hunter-killer","push-back","scout","push-back","mother","push-back","clown","medic","officer","blocker","armored-hunter","guard","battle","net-fighter","protector","stormtrooper","battle","hornet"],"discard":["air-strike","push-back"]},{"army":"outpost","hq":20,"hand":["sniper"],"pile":["scout","hmg","medic","battle","mobile-armor","saboteur","brawler","move","move","annihilator","commando","battle","commando","move","battle","move","move","annihilator","commando","battle","commando","runner","medic","move","recon-center","runner","officer","commando","scoper","move","battle","battle"],"discard":["mercenary:shooter"]}],"turn":{"player":1,"number":5,"mustDiscard":true,"fresh":true},"units":[{"army":"borgo","tile":"hq","at":[-2,0],"rot":0},{"army":"outpost","tile":"hq","at":[-1,1],"rot":4},{"army":"borgo","tile":"mercenary:net-fighter","at":[0,2],"rot":5},{"army":"outpost","tile":"scout","at":[2,-2],"rot":0},{"army":"moloch","tile":"hq","at":[2,0],"rot":3}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('6MUS3P', 1, 22, '{"begun":22,"number":8,"position":{"format":1,"players":[{"army":"borgo","hq":20,"hand":[],"pile":["scout","brawler","grenade","officer","super-mutant","mutant","battle","claws","claws","battle","mutant","mutant","move","claws","officer","claws","mutant","move","net-fighter","scout","super-officer","mutant","move","move","assassin","battle"],"discard":["brawler","battle","net-fighter","mutant","battle","medic","battle"]},{"army":"moloch","hq":13,"hand":["push-back","battle"],"pile":["brain","guard","hunter-killer","medic","officer","hybrid","hybrid","armored-guard","push-back","push-back","armored-hunter","mother","protector","gauss-cannon","battle","hornet","armored-hunter","push-back","push-back","blocker","move","net-fighter","clown","stormtrooper","battle","scout","juggernaut","medic","blocker"],"discard":["air-strike","battle","hunter-killer"]},{"army":"outpost","hq":13,"hand":["scout","commando","commando"],"pile":["move","commando","mobile-armor","move","medic","hmg","recon-center","move","commando","move","move","scoper","battle","battle","move","saboteur","move","commando","sniper","brawler","battle","runner","annihilator","scout","runner","annihilator","battle","battle"],"discard":["medic","battle"]}],"turn":{"player":2,"number":8,"mustDiscard":true,"fresh":true},"units":[{"army":"borgo","tile":"hq","at":[-2,0],"rot":4},{"army":"moloch","tile":"hq","at":[-2,2],"rot":2},{"army":"borgo","tile":"assassin","at":[-1,2],"rot":2},{"army":"outpost","tile":"hq","at":[0,1],"rot":1},{"army":"outpost","tile":"officer","at":[0,2],"rot":3}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('224YVZ', 1, 23, '{"begun":23,"number":7,"position":{"format":1,"players":[{"army":"borgo","score":0,"hand":["battle","mutant"],"pile":["battle","scout","grenade","assassin","battle","mutant","officer","scout","net-fighter","claws","move","battle","assassin","super-officer","brawler","mutant","claws","claws","super-mutant","mutant","battle","brawler","claws","move","mutant","battle","officer","move"],"discard":["medic","net-fighter","move","mutant"]},{"army":"moloch","score":0,"hand":[],"pile":["push-back","mother","battle","protector","push-back","clown","push-back","hornet","medic","armored-hunter","battle","battle","scout","blocker","armored-hunter","hybrid","net-fighter","battle","stormtrooper","air-strike","hunter-killer","juggernaut","gauss-cannon","blocker","medic","move","guard","armored-guard","brain"],"discard":["hybrid","push-back","hunter-killer","push-back"]},{"army":"outpost","score":0,"hand":["move","move","move"],"pile":["medic","battle","recon-center","medic","sniper","mobile-armor","hmg","commando","battle","annihilator","battle","battle","scout","runner","move","scout","annihilator","scoper","move","saboteur","brawler","runner","commando","move","commando","battle","battle","move","commando"],"discard":["officer"]},{"army":"hegemony","score":0,"hand":["battle"],"pile":["ganger","battle","net-fighter","move","battle","universal-soldier","move","guard","gladiator","ganger","quartermaster","ganger","sniper","officer-1","battle","push-back","move","net-fighter","runner","boss","net-master","transport","battle","push-back","scout","officer-1","thug","universal-soldier","runner","runner","ganger"],"discard":["universal-soldier"]}],"turn":{"player":2,"number":7,"mustDiscard":true,"fresh":true},"units":[{"army":"hegemony","tile":"hq","at":[-1,1],"rot":4},{"army":"borgo","tile":"hq","at":[-1,2],"rot":5},{"army":"hegemony","tile":"officer-2","at":[0,-1],"rot":0},{"army":"moloch","tile":"hq","at":[0,1],"rot":4},{"army":"outpost","tile":"hq","at":[1,-2],"rot":4},{"army":"moloch","tile":"officer","at":[1,1],"rot":4},{"army":"outpost","tile":"commando","at":[2,-1],"rot":3}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('7U7BVQ', 1, 22, '{"begun":22,"number":6,"position":{"format":1,"players":[{"army":"borgo","hq":20,"hand":["claws","mutant","grenade"],"pile":["battle","brawler","assassin","move","mutant","mutant","brawler","move","medic","battle","battle","mutant","net-fighter","scout","claws","battle","mutant","claws","move","officer","assassin","claws","mutant","move","super-mutant","battle","scout"],"discard":["battle","officer","super-officer"]},{"army":"moloch","hq":20,"hand":["hunter-killer","hornet","scout"],"pile":["medic","battle","stormtrooper","hybrid","armored-hunter","medic","armored-hunter","juggernaut","push-back","blocker","push-back","clown","gauss-cannon","battle","air-strike","guard","battle","brain","push-back","protector","move","hybrid","blocker","officer","armored-guard","hunter-killer","mother","push-back"],"discard":["battle","push-back"]},{"army":"outpost","hq":20,"hand":["battle","move","saboteur","mobile-armor","commando","annihilator"],"pile":["battle","move","move","recon-center","move","sniper","commando","medic","scoper","commando","commando","officer","annihilator","move","commando","runner","battle","move","medic","battle","scout","scout","hmg","battle"],"discard":["move","brawler","battle"]},{"army":"hegemony","hq":20,"hand":["quartermaster","runner","transport","move","push-back"],"pile":["gladiator","officer-1","universal-soldier","boss","thug","scout","battle","ganger","net-fighter","ganger","net-master","officer-2","battle","runner","sniper","push-back","ganger","guard","battle","move","move","battle","runner","universal-soldier","net-fighter","officer-1","battle","ganger"],"discard":["universal-soldier"]}],"turn":{"player":2,"number":6,"mustDiscard":true,"fresh":true},"units":[{"army":"moloch","tile":"net-fighter","at":[-2,0],"rot":1},{"army":"outpost","tile":"hq","at":[-1,1],"rot":4},{"army":"borgo","tile":"hq","at":[-1,2],"rot":1},{"army":"moloch","tile":"hq","at":[0,1],"rot":3},{"army":"outpost","tile":"runner","at":[1,-1],"rot":0},{"army":"borgo","tile":"net-fighter","at":[2,-2],"rot":5},{"army":"hegemony","tile":"hq","at":[2,0],"rot":3}]}}');
INSERT INTO public."position" (match, rules, seq, content) VALUES ('J6HT6H', 1, 23, '{"begun":23,"number":6,"position":{"format":1,"players":[{"army":"borgo","score":0,"hand":[],"pile":["mutant","battle","battle","move","move","claws","move","assassin","mutant","brawler","super-mutant","claws","claws","medic","scout","mutant","brawler","super-officer","officer","claws","battle","net-fighter","officer","battle","assassin","mutant","mutant","battle","battle","scout"],"discard":["mutant","grenade","move"]},{"army":"moloch","score":0,"hand":[],"pile":["push-back","hybrid","push-back","officer","medic","guard","push-back","clown","juggernaut","battle","battle","push-back","scout","medic","armored-hunter","move","battle","protector","blocker","armored-hunter","battle","mother","blocker","stormtrooper","push-back","hybrid","gauss-cannon","hunter-killer","hunter-killer","hornet","air-strike"],"discard":["net-fighter","brain"]},{"army":"outpost","score":0,"hand":["recon-center","annihilator","battle"],"pile":["move","saboteur","scoper","move","hmg","scout","battle","move","mobile-armor","annihilator","runner","sniper","commando","medic","officer","move","commando","move","runner","battle","medic","battle","battle","move","scout","commando","commando"],"discard":["move","battle","commando"]},{"army":"hegemony","score":0,"hand":[],"pile":["move","scout","battle","battle","battle","universal-soldier","runner","boss","officer-1","battle","quartermaster","ganger","officer-1","transport","push-back","battle","move","push-back","runner","sniper","universal-soldier","officer-2","ganger","gladiator","ganger","ganger","universal-soldier","net-fighter","thug","guard","move"],"discard":["net-fighter"]}],"turn":{"player":2,"number":6,"mustDiscard":true,"fresh":true},"units":[{"army":"hegemony","tile":"hq","at":[0,-2],"rot":1},{"army":"outpost","tile":"brawler","at":[0,-1],"rot":3},{"army":"hegemony","tile":"net-master","at":[0,0],"rot":1},{"army":"moloch","tile":"hq","at":[0,1],"rot":0},{"army":"outpost","tile":"hq","at":[0,2],"rot":1},{"army":"borgo","tile":"hq","at":[1,0],"rot":4},{"army":"borgo","tile":"net-fighter","at":[1,1],"rot":4},{"army":"moloch","tile":"armored-guard","at":[2,-2],"rot":0},{"army":"hegemony","tile":"runner","at":[2,0],"rot":2}]}}');
INSERT INTO public.profile (id, key, name, shape, color, used, seen, presence, statistics, since) VALUES ('6BpiMD427qxjympNsAG2qQ', 'FEIRM7OtILjNYn4ha2wnd-Cp0wbtdPCYCZ2L3BgwFJk', 'Ann', 'bolt', 'blue', 1795907726196, NULL, NULL, '{"all":{"played":1,"won":0,"drawn":0},"armies":{"borgo":{"played":1,"won":0,"drawn":0}},"modes":{"duel":{"played":1,"won":0,"drawn":0}},"levels":{},"friends":[{"played":1,"won":0,"drawn":0,"name":"Bob"}],"streak":{"now":0,"best":0},"latest":1795907726791}', 1795907726196);
INSERT INTO public.profile (id, key, name, shape, color, used, seen, presence, statistics, since) VALUES ('U8HeMbTqMWB9GIgunwsGqg', 'KU3EteEslMXzDF2p76RoFMTnke7g1b8VuxbFzCdVOgI', 'Bob', 'star', 'red', 1795907726205, NULL, NULL, '{"all":{"played":1,"won":1,"drawn":0},"armies":{"moloch":{"played":1,"won":1,"drawn":0}},"modes":{"duel":{"played":1,"won":1,"drawn":0}},"levels":{},"friends":[{"played":1,"won":1,"drawn":0,"name":"Ann"}],"streak":{"now":1,"best":1},"latest":1795907726791}', 1795907726205);
INSERT INTO public.profile_seat (profile, match, key, counted, tallied) VALUES ('6BpiMD427qxjympNsAG2qQ', 'M7QZFS', 'lTLZSSmRcgEqT8ZoKTl0oFlNbm4KB5SlUmffhLj-TZs', 1, 1);
INSERT INTO public.profile_seat (profile, match, key, counted, tallied) VALUES ('U8HeMbTqMWB9GIgunwsGqg', 'M7QZFS', 'Gx538Jcvto7-M22eK9aHfQzzVVMIICbbJoW7_fdyd3g', 1, 1);
INSERT INTO public.study (match, content) VALUES ('M7QZFS', '{"leader":{"by":"90rdVncm3B","name":"Ann","seat":0},"moment":{"turn":3,"step":0},"everyone":false,"drawings":[]}');
INSERT INTO public.vapid (id, "publicKey", "privateKey") VALUES (1, 'BIFYOg6LaLxDjZ0-YYVHTAf2vFxFi61haK2jYOnOBSlE1KLpQI9jau31bkEj6kUi3NcVuD_EQbjRD38SFKuHwxY', 'COzLNxjW40UysjPmcmmP47Eu2Ke8lSe6T8TlGVdgGMM');
ALTER TABLE ONLY public.ban
    ADD CONSTRAINT ban_pkey PRIMARY KEY (network);
ALTER TABLE ONLY public.browser
    ADD CONSTRAINT browser_pkey PRIMARY KEY (endpoint);
ALTER TABLE ONLY public.called
    ADD CONSTRAINT call_of_seat PRIMARY KEY (match, holder);
ALTER TABLE ONLY public.chat
    ADD CONSTRAINT chat_of_match PRIMARY KEY (match, team, n);
ALTER TABLE ONLY public.intent
    ADD CONSTRAINT intent_in_match PRIMARY KEY (match, seq);
ALTER TABLE ONLY public.bot
    ADD CONSTRAINT bot_name_key UNIQUE (name);
ALTER TABLE ONLY public.bot
    ADD CONSTRAINT bot_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bot
    ADD CONSTRAINT bot_token_key UNIQUE (token);
ALTER TABLE ONLY public.bot_seat
    ADD CONSTRAINT seat_of_bot PRIMARY KEY (bot, match);
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
ALTER TABLE ONLY public.browser_seat
    ADD CONSTRAINT seat_of_browser PRIMARY KEY (match, holder, endpoint);
ALTER TABLE ONLY public.profile_seat
    ADD CONSTRAINT seat_of_profile PRIMARY KEY (profile, match);
ALTER TABLE ONLY public.study
    ADD CONSTRAINT study_pkey PRIMARY KEY (match);
ALTER TABLE ONLY public.vapid
    ADD CONSTRAINT vapid_pkey PRIMARY KEY (id);
CREATE INDEX browser_profile ON public.browser USING btree (profile);
CREATE INDEX browser_seat_endpoint ON public.browser_seat USING btree (endpoint);
CREATE INDEX bot_seat_match ON public.bot_seat USING btree (match);
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
ALTER TABLE ONLY public.bot_seat
    ADD CONSTRAINT bot_seat_bot_fkey FOREIGN KEY (bot) REFERENCES public.bot(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.bot_seat
    ADD CONSTRAINT bot_seat_match_fkey FOREIGN KEY (match) REFERENCES public.match(code) ON DELETE CASCADE;
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
