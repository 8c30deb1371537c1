import { z } from 'zod';
import { fail, ok, type Result } from '@hexfall/shared/model/result';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const MAX_PORT = 65_535;

/** An empty variable counts as one that is not set. */
const given = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema);

const EnvSchema = z.object({
  PORT: given(
    z
      .string()
      .regex(/^\d+$/)
      .transform(Number)
      .refine((port) => port <= MAX_PORT)
      .default(2567),
  ),
  HOST: given(z.string().optional()),
  DATA_DIR: given(z.string().default('./data')),
  LOG_LEVEL: given(z.enum(LOG_LEVELS).default('info')),
});

const ADVICE: Readonly<Record<string, string>> = {
  PORT: `PORT must be a number from 0 to ${MAX_PORT}; 0 takes any free port.`,
  HOST: 'HOST must be the name or address to listen on; leave it out for all of this machine.',
  DATA_DIR: 'DATA_DIR must be the folder where matches are kept.',
  LOG_LEVEL: `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`,
};

export interface Config {
  readonly port: number;
  /** All addresses of the machine if undefined. */
  readonly host: string | undefined;
  readonly dataDir: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** The settings from the environment, or one sentence for each that is wrong. */
export const readEnv = (env: Readonly<Record<string, string | undefined>>): Result<Config, readonly string[]> => {
  const { success, data, error } = EnvSchema.safeParse(env);
  if (success) return ok({ port: data.PORT, host: data.HOST, dataDir: data.DATA_DIR, logLevel: data.LOG_LEVEL });
  const wrong = new Set(error.issues.map((issue) => String(issue.path[0])));
  return fail([...wrong].map((name) => ADVICE[name] ?? `${name} is wrong.`));
};
