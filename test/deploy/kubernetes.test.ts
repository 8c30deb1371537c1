import { readdirSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { VARIABLES } from '../../server/src/config/env.js';
import { readProjectFile, resolveInProject } from '../support/sources.js';

/* The manifests, as far as they can be wrong without a cluster that says so. */

const FOLDER = 'deploy/kubernetes';

type Labels = Readonly<Record<string, string>>;

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}

interface Container {
  readonly name: string;
  readonly image: string;
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
  readonly startupProbe: Probe;
  readonly readinessProbe: Probe;
  readonly livenessProbe: Probe;
}

interface Pod {
  readonly containers: readonly Container[];
  readonly volumes: readonly { readonly name: string }[];
}

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data?: Labels;
  readonly stringData?: Labels;
  readonly spec?: {
    readonly selector?: Labels & { readonly matchLabels?: Labels };
    readonly serviceName?: string;
    readonly maxUnavailable?: number;
    readonly ports?: readonly { readonly name: string; readonly port: number; readonly targetPort: string }[];
    readonly strategy?: object;
    readonly template?: { readonly metadata: { readonly labels: Labels }; readonly spec: Pod };
  };
}

const manifestsOf = (file: string): readonly Manifest[] =>
  parseAllDocuments(readProjectFile(`${FOLDER}/${file}`), { strict: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Manifest;
  });

const kustomization = parse(readProjectFile(`${FOLDER}/kustomization.yaml`)) as {
  readonly resources: readonly string[];
  readonly configMapGenerator: readonly { readonly name: string; readonly files: readonly string[] }[];
  readonly images: readonly { readonly name: string }[];
};
const manifests = kustomization.resources.flatMap(manifestsOf);

const find = (kind: string, name: string): Manifest => {
  const found = manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name);
  if (!found) throw new Error(`there is no ${kind} ${name}`);
  return found;
};

const game = find('StatefulSet', 'hexfall');
const proxy = find('Deployment', 'hexfall-proxy');
const workloads = [game, proxy];
const podOf = ({ spec }: Manifest): Pod => spec?.template?.spec ?? { containers: [], volumes: [] };
const settings = find('ConfigMap', 'hexfall').data ?? {};

test('every file is listed, but for the example of the Secret, which has no values', () => {
  const files = readdirSync(resolveInProject(FOLDER)).filter((name) => name.endsWith('.yaml'));
  expect([...kustomization.resources, 'kustomization.yaml', 'secret.example.yaml'].sort()).toEqual(files.sort());
  const [secret] = manifestsOf('secret.example.yaml');
  expect(Object.values(secret?.stringData ?? { none: 'none' }).filter((value) => value !== '')).toEqual([]);
  expect(new Set(manifests.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).size).toBe(manifests.length);
});

test('the kinds are of versions that clusters have', () => {
  const versions = Object.fromEntries(manifests.map(({ kind, apiVersion }) => [kind, apiVersion]));
  expect(versions).toEqual({
    Namespace: 'v1',
    ConfigMap: 'v1',
    Service: 'v1',
    StatefulSet: 'apps/v1',
    Deployment: 'apps/v1',
    PodDisruptionBudget: 'policy/v1',
    Ingress: 'networking.k8s.io/v1',
  });
});

describe.each(workloads)('the pods of $kind $metadata.name', (workload) => {
  const pod = podOf(workload);
  const labels = workload.spec?.template?.metadata.labels ?? {};

  test('have no rights they do not need, as in docker-compose.yml', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    for (const container of pod.containers)
      expect(container).toMatchObject({
        securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
        resources: { requests: {}, limits: {} },
      });
    expect(pod.containers).toHaveLength(1);
  });

  test('are asked for their health at paths and ports that there are', () => {
    const known = workload === game ? ['/healthz', '/readyz'] : ['/healthz', '/proxy-alive'];
    for (const { ports, startupProbe, readinessProbe, livenessProbe } of pod.containers)
      for (const { httpGet } of [startupProbe, readinessProbe, livenessProbe]) {
        expect(known).toContain(httpGet.path);
        expect(ports.map(({ name }) => name)).toContain(httpGet.port);
      }
  });

  test('are those that are selected, by a budget and by a Service', () => {
    expect(workload.spec?.selector?.matchLabels).toEqual(labels);
    const budget = find('PodDisruptionBudget', workload.metadata.name);
    expect(budget.spec).toMatchObject({ maxUnavailable: 1, selector: { matchLabels: labels } });
    expect(find('Service', workload.metadata.name).spec).toMatchObject({ selector: labels, ports: [{ targetPort: 'http' }] });
  });

  test('mount volumes that there are', () => {
    const volumes = pod.volumes.map(({ name }) => name).sort();
    for (const { volumeMounts } of pod.containers) expect(volumeMounts.map(({ name }) => name).sort()).toEqual(volumes);
  });
});

test('the processes get settings that there are, and passwords from files of the Secret only', () => {
  const [container] = podOf(game).containers;
  const env = container?.env ?? [];
  const names = [...Object.keys(settings), ...env.map(({ name }) => name)];
  expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['PUBLIC_ADDRESS', 'DATABASE_URL_FILE', 'REDIS_URL_FILE']));
  const folder = container?.volumeMounts.find(({ name }) => name === 'secrets')?.mountPath;
  const [secret] = manifestsOf('secret.example.yaml');
  expect(env.map(({ value }) => value).sort()).toEqual(
    Object.keys(secret?.stringData ?? {})
      .map((key) => `${folder}/${key}`)
      .sort(),
  );
  expect(JSON.stringify(manifests)).not.toMatch(/:\/\/[^"@/]+:[^"@/]+@/);
});

test('each process has an address that the proxy finds it by', () => {
  expect(settings['PUBLIC_ADDRESS']).toMatch(/\/p\/\{hostname\}$/);
  const pods = game.spec?.serviceName ?? '';
  expect(find('Service', pods).spec).toMatchObject({ clusterIP: 'None', publishNotReadyAddresses: true });
  const nginx = readProjectFile(`${FOLDER}/nginx.conf`);
  expect(nginx).toContain(`$process.${pods}.hexfall.svc.cluster.local:2567`);
  expect(nginx).toContain(`/p/(${game.metadata.name}-[0-9]{1,3})/`);
  expect(kustomization).toMatchObject({
    namespace: 'hexfall',
    configMapGenerator: [{ name: 'hexfall-proxy', files: ['default.conf=nginx.conf'] }],
  });
  const images = podOf(game).containers.map(({ image }) => image);
  expect(images).toEqual(kustomization.images.map(({ name }) => name));
});

test('an update is never without the page', () => {
  expect(proxy.spec?.strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
  expect(game.spec).toMatchObject({ replicas: 3, updateStrategy: { type: 'RollingUpdate' } });
  expect(proxy.spec).toMatchObject({ replicas: 2 });
});

test('the Ingress leads to the proxy, at the host of the page', () => {
  const [host] = (settings['PUBLIC_ADDRESS'] ?? '').split('/');
  expect(find('Ingress', 'hexfall').spec).toMatchObject({
    tls: [{ hosts: [host] }],
    rules: [
      {
        host,
        http: { paths: [{ path: '/', pathType: 'Prefix', backend: { service: { name: 'hexfall-proxy', port: { name: 'http' } } } }] },
      },
    ],
  });
  expect(settings['ORIGINS']).toBe(`https://${host}`);
});
