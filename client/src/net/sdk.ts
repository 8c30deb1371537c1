/** The part of the framework's package that is used: importing all of it would double its size. */
export { Client } from 'colyseus.js';
