/** The names of browsers inside chat programs and the like. They store a page's data separately, or only briefly. */
const IN_APP = /FBAN|FBAV|FB_IAB|Instagram|WhatsApp|\bLine\/|Messenger|MicroMessenger|Snapchat|musical_ly|BytedanceWebview|KAKAOTALK/;

/** Whether the page is open in a browser inside another program. @param agent the `User-Agent` of the browser. */
export const isInApp = (agent: string): boolean => IN_APP.test(agent);
