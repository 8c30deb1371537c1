import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readProjectFile, resolveInProject } from '../../support/sources.js';

/** What is beside `http` in a whole configuration: everything of nginx stays in one folder. */
const around = (folder: string, http: string): string => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${http}
}
`;

const START_MS = 60_000;

/** Gives what is to be inside `http`, for a port and with a folder for what it needs. */
export type Configuration = (place: { readonly folder: string; readonly port: number }) => string;

/** A certificate for localhost that nobody vouches for, and its key; gives the lines that name them to nginx. */
const certify = (openssl: string, folder: string): string => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(openssl, [...kind, ...names, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
};

/** A `server` block of the documents, for port 443 with the place for the certificate left open, as one for this machine. */
export const endingTls =
  (openssl: string, server: string, upstream: string): Configuration =>
  ({ folder, port }) =>
    server
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replace(/server_name [^;]+;/, 'server_name localhost;')
      .replace(/# ssl_certificate .*/, certify(openssl, folder))
      .replaceAll('http://127.0.0.1:2567', upstream);

/** A file of the project as it is. */
export const shipped =
  (path: string): Configuration =>
  () =>
    `include ${resolveInProject(path)};`;

/** A file of the project with other ports than it names. */
export const shippedAt =
  (path: string, ports: ReadonlyMap<number, number>): Configuration =>
  () =>
    [...ports].reduce((text, [from, to]) => text.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), String(to)), readProjectFile(path));

/** A real nginx, on a port of this machine and with a folder of its own. */
export class Nginx {
  private constructor(
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  /** What `nginx -t` says of a configuration; empty if it can be loaded. */
  static check(program: string, configuration: Configuration): string {
    const folder = mkdtempSync(join(tmpdir(), 'hexfall-nginx-'));
    try {
      writeFileSync(join(folder, 'nginx.conf'), around(folder, configuration({ folder, port: 0 })));
      const { status, stderr } = spawnSync(program, ['-t', '-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
        encoding: 'utf8',
      });
      return status === 0 ? '' : stderr;
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  /** Fulfilled when the nginx that this program is listens on that port. */
  static async start(program: string, port: number, configuration: Configuration): Promise<Nginx> {
    const folder = mkdtempSync(join(tmpdir(), 'hexfall-nginx-'));
    mkdirSync(join(folder, 'logs'));
    writeFileSync(join(folder, 'nginx.conf'), around(folder, configuration({ folder, port })));
    const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const started = new Nginx(folder, child);
    for (let [isUp, end] = [false, performance.now() + START_MS]; !isUp;) {
      if (child.exitCode !== null || performance.now() > end) throw new Error(`nginx did not start: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      isUp = await fetch(`http://127.0.0.1:${port}/`).then(
        () => true,
        () => false,
      );
    }
    return started;
  }

  /** Ends it and leaves nothing. */
  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      this.child.kill('SIGTERM');
      await once(this.child, 'exit');
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
