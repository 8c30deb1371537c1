import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/support/freePort.js';

/** What is beside a `server` block in a whole configuration: everything of nginx stays in one folder. */
const around = (folder: string, server: string): string => `
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
  ${server}
}
`;

/** A certificate for localhost that nobody vouches for, and its key; gives the lines that name them to nginx. */
const certify = (openssl: string, folder: string): string => {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  execFileSync(openssl, [...kind, ...names, '-keyout', key, '-out', certificate], { stdio: 'pipe' });
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`;
};

export interface NginxOptions {
  /** The programs. */
  readonly nginx: string;
  readonly openssl: string;
  /** A `server` block as in the documents, for port 443 with the place for the certificate left open. */
  readonly server: string;
  /** The server behind it, instead of 127.0.0.1:2567. */
  readonly upstream: string;
}

/** A real nginx with TLS, on a free port of this machine and with a folder of its own. */
export class Nginx {
  private constructor(
    private readonly folder: string,
    private readonly child: ChildProcess,
    /** Where it listens. */
    readonly url: string,
  ) {}

  static async start({ nginx, openssl, server, upstream }: NginxOptions): Promise<Nginx> {
    const folder = mkdtempSync(join(tmpdir(), 'hexfall-nginx-'));
    mkdirSync(join(folder, 'logs'));
    const port = await freePort();
    const block = server
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replace(/server_name [^;]+;/, 'server_name localhost;')
      .replace(/# ssl_certificate .*/, certify(openssl, folder))
      .replaceAll('http://127.0.0.1:2567', upstream);
    writeFileSync(join(folder, 'nginx.conf'), around(folder, block));
    const child = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const started = new Nginx(folder, child, `https://localhost:${port}`);
    for (let isUp = false; !isUp;) {
      if (child.exitCode !== null) throw new Error(`nginx did not start: ${said}`);
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
