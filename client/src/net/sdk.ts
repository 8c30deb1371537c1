/** What is used of the framework's package: imported as a whole it would come with twice as much. */
export { Client } from 'colyseus.js';
