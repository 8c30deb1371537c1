import { execFile } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, chmodSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { resolveInProject } from '../../support/sources.js';
import { buildContext } from './buildContext.js';
import { dockerfileSteps, type Step } from './dockerfile.js';

const run = promisify(execFile);

/** The user that runs the result: `nobody` if the tests run as root, otherwise their own user, who has no special rights either. */
export const UNPRIVILEGED = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** npm gives a script variables about its project, which would lead another npm to that project. */
const OWN_ENVIRONMENT = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_(registry|cache|userconfig|globalconfig)$)|NODE_OPTIONS$|NODE_ENV$|INIT_CWD$)/i.test(name),
  ),
);

/** A stage of the build: a folder that stands for the root of its file system, and what is set there. */
export interface Stage {
  readonly root: string;
  workdir: string;
  env: Record<string, string>;
  /** The arguments of the build that were declared so far. */
  args: Record<string, string>;
  labels: Record<string, string>;
  user: string;
  volumes: string[];
  health: readonly string[];
  command: readonly string[];
}

/** Where a path inside a stage lies on this machine. */
export const pathIn = ({ root, workdir }: Stage, path: string): string => join(root, path.startsWith('/') ? path : join(workdir, path));

/**
 * Carries the project's Dockerfile out without Docker: stage by stage, in folders of their own that are empty at the start. The base
 * image stands for Node and npm of this machine. What it does not know, it does not pass over: it throws.
 */
export class ImageBuild {
  readonly #folder = mkdtempSync(join(tmpdir(), 'hexfall-image-'));
  readonly #stages = new Map<string, Stage>();
  #stage: Stage | null = null;

  /** `args` are those of `docker build --build-arg`, and those that BuildKit adds. */
  constructor(private readonly args: Readonly<Record<string, string>> = {}) {}

  /** Carries out everything; gives the last stage, the image. */
  async run(): Promise<Stage> {
    // Someone without rights has to get in.
    chmodSync(this.#folder, 0o755);
    for (const step of dockerfileSteps()) await this.#carryOut(step);
    return this.#current;
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  get #current(): Stage {
    if (!this.#stage) throw new Error('the Dockerfile does not begin with FROM');
    return this.#stage;
  }

  async #carryOut(step: Step): Promise<void> {
    const { keyword, words, command } = step;
    switch (keyword) {
      case 'FROM':
        return this.#from(step);
      case 'WORKDIR':
        this.#current.workdir = join(this.#current.workdir, words[0] ?? '');
        mkdirSync(pathIn(this.#current, '.'), { recursive: true });
        return;
      case 'COPY':
        return this.#copy(step);
      case 'RUN':
        return this.#run(step.text);
      case 'ENV':
        for (const word of words) this.#set(word);
        return;
      case 'USER':
        this.#current.user = words[0] ?? '';
        return;
      case 'VOLUME':
        this.#current.volumes.push(...words);
        return;
      case 'HEALTHCHECK':
        this.#current.health = command ?? [];
        return;
      case 'CMD':
        this.#current.command = command ?? [];
        return;
      case 'ARG':
        // Those before the first FROM are resolved where they are read.
        if (this.#stage) this.#declare(words[0] ?? '');
        return;
      case 'LABEL':
        for (const word of words) this.#label(word);
        return;
      case 'EXPOSE':
        return;
      default:
        throw new Error(`${keyword} is not known here`);
    }
  }

  #from({ image, stage }: Step): void {
    const root = join(this.#folder, stage ?? 'image');
    const base = this.#stages.get(image ?? '');
    if (base) cpSync(base.root, root, { recursive: true, verbatimSymlinks: true });
    else mkdirSync(root);
    const { workdir = '/', env = {}, labels = {}, user = 'root', volumes = [], health = [], command = [] } = base ?? {};
    this.#stage = { root, workdir, env: { ...env }, args: {}, labels: { ...labels }, user, volumes: [...volumes], health, command };
    if (stage !== null) this.#stages.set(stage, this.#stage);
  }

  #copy({ words, flags }: Step): void {
    const sources = words.slice(0, -1);
    const to = words.at(-1) ?? '';
    const from = this.#stages.get(flags['from'] ?? '');
    if (flags['from'] !== undefined && !from) throw new Error(`there is no stage ${flags['from']}`);
    const target = pathIn(this.#current, to);
    for (const source of sources) {
      if (from) this.#copyPath(pathIn(from, source), target, to.endsWith('/'));
      else this.#copyContext(source, target, to.endsWith('/'));
    }
    if (flags['chown'] !== undefined && UNPRIVILEGED.uid !== undefined) chownSync(target, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  }

  #copyPath(source: string, target: string, isFolder: boolean): void {
    if (!existsSync(source)) throw new Error(`${source} is not there to be copied`);
    const to = isFolder && !statSync(source).isDirectory() ? join(target, basename(source)) : target;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(source, to, { recursive: true, verbatimSymlinks: true });
  }

  #copyContext(source: string, target: string, isFolder: boolean): void {
    const within = source === '.' ? '' : `${source}/`;
    const files = buildContext().filter((path) => path === source || path.startsWith(within));
    if (files.length === 0) throw new Error(`COPY ${source}: nothing of it is in the build context`);
    for (const path of files) {
      const isOne = path === source;
      const to = isOne ? (isFolder ? join(target, basename(path)) : target) : join(target, path.slice(within.length));
      this.#copyPath(resolveInProject(path), to, false);
    }
  }

  /** Rejected with all the command has said if it fails. */
  async #run(command: string): Promise<void> {
    if (/(^|[\s=])\//.test(command)) throw new Error(`RUN ${command}: only paths below WORKDIR can be carried out here`);
    // What has been fetched for the project itself is not fetched again.
    const env = {
      ...OWN_ENVIRONMENT,
      npm_config_prefer_offline: 'true',
      npm_config_update_notifier: 'false',
      ...this.#current.args,
      ...this.#current.env,
    };
    try {
      await run('/bin/sh', ['-c', command], { cwd: pathIn(this.#current, '.'), env, maxBuffer: 64 * 1024 * 1024 });
    } catch (error) {
      const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
      throw new Error(`RUN ${command} failed: ${stdout ?? ''}${stderr ?? ''}`, { cause: error });
    }
  }

  #set(word: string): void {
    const [name, value] = this.#pairOf(word);
    this.#current.env[name] = value;
  }

  #label(word: string): void {
    const [name, value] = this.#pairOf(word);
    this.#current.labels[name] = value;
  }

  #declare(word: string): void {
    const [name = '', value = ''] = word.split('=');
    this.#current.args[name] = this.args[name] ?? value;
  }

  /** A name and its value, with the variables filled in. */
  #pairOf(word: string): [string, string] {
    const [, name = '', value = ''] = /^([\w.]+)="?(.*?)"?$/.exec(word) ?? [];
    const known: Record<string, string> = { PATH: process.env['PATH'] ?? '', ...this.#current.args, ...this.#current.env };
    return [name, value.replace(/\$(\w+)/g, (_, variable: string) => known[variable] ?? '')];
  }
}

/** Every file below a folder, by its path from there; links are not followed. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
