@rem Lets `npm start` begin with exec on Windows, too: see scripts/start.mjs.
@%*
