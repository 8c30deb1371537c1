import { z } from 'zod';
import { isClock, type Clock } from '../model/clock.js';
import { DEFAULT_OPTIONS, forOptions, MODES, type OptionName, type Options } from '../model/options.js';
import { isObject } from '../notation/readers.js';
import { readTerrain, readTurrets } from '../notation/terrain.js';
import { notated } from './notated.js';

type Shapes = { readonly [K in keyof Options]: z.ZodType<Options[K]> };
type OptionalShapes = { readonly [K in keyof Options]: z.ZodExactOptional<Shapes[K]> };

const shapes: Shapes = {
  mode: z.enum(MODES),
  ...(forOptions<{ readonly [K in OptionName]: z.ZodType }>((values) => z.literal(values)) as Pick<Shapes, OptionName>),
  terrain: notated(readTerrain),
  turrets: notated(readTurrets),
  clock: z.custom<Clock>((value) => typeof value === 'string' && isClock(value)),
};

/** The options of a match. What a text of an earlier version does not say is as by default. */
export const OptionsSchema: z.ZodType<Options> = z.preprocess(
  (json) => (isObject(json) ? { ...DEFAULT_OPTIONS, mode: undefined, ...json } : json),
  z.object(shapes),
);

/** Some options of a match, and nothing else. */
export const SomeOptionsSchema: z.ZodType<Partial<Options>> = z.strictObject(
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, shape.exactOptional()])) as OptionalShapes,
);
