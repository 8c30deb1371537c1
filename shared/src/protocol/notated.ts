import { z } from 'zod';
import { reading, type Reader } from '../notation/readers.js';

/** A schema for what the notation reads. */
export const notated = <T>(read: Reader<T>) =>
  z.unknown().transform((json, context): T => {
    const result = reading(() => read(json, ''));
    if (result.ok) return result.value;
    const { message, path } = result.error;
    context.addIssue({ code: 'custom', message, path: path.split('/').slice(1) });
    return z.NEVER;
  });
