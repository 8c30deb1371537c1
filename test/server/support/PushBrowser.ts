import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { BrowserSubscription } from '@hexfall/shared/protocol/httpRequests';
import type { PushMessage } from '@hexfall/shared/protocol/push';
import type { Letter } from './Mailbox.js';

const KEY_LENGTH = 65;
const SALT_LENGTH = 16;

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What a letter says of its sender. */
export interface Sender {
  readonly claims: { readonly aud: string; readonly sub: string; readonly exp: number };
  /** The public key, in base64url. */
  readonly key: string;
  readonly isGenuine: boolean;
}

/** A browser with a subscription, which can read what a push service gets for it. Written from RFC 8188, 8291 and 8292. */
export class PushBrowser {
  readonly subscription: BrowserSubscription;
  readonly #ecdh: ECDH;
  readonly #auth = randomBytes(16);

  constructor(readonly endpoint: string) {
    this.#ecdh = createECDH('prime256v1');
    const p256dh = this.#ecdh.generateKeys().toString('base64url');
    this.subscription = { endpoint, keys: { p256dh, auth: this.#auth.toString('base64url') } };
  }

  /** Decrypts a letter; throws if it is not for this browser. */
  read({ bytes, headers }: Letter): PushMessage {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error(`encoded as ${headers['content-encoding']}`);
    const salt = bytes.subarray(0, SALT_LENGTH);
    const start = SALT_LENGTH + 5 + KEY_LENGTH;
    const sender = bytes.subarray(start - KEY_LENGTH, start);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), sender]);
    const secret = derive(this.#ecdh.computeSecret(sender), this.#auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(bytes.subarray(-16));
    const padded = Buffer.concat([decipher.update(bytes.subarray(start, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString()) as PushMessage;
  }
}

/** Reads who has sent a letter, as the push service does. */
export const senderOf = ({ headers }: Letter): Sender => {
  const [, jwt = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return {
    claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Sender['claims'],
    key,
    isGenuine: verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')),
  };
};
