import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const folder = resolve(import.meta.dirname, '../../deploy/kubernetes');

type Value = string | number | boolean | null | readonly Value[] | Fields;
interface Fields {
  readonly [name: string]: Value;
}
interface Manifest extends Fields {
  readonly apiVersion: string;
  readonly kind: string;
}

const manifests: readonly Manifest[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .flatMap((path) => parseAllDocuments(readFileSync(join(folder, path), 'utf8')))
  .map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });

/** The published schema of each kind in use. */
const MODELS = [ConfigMap, PersistentVolumeClaim, Deployment, Service, PodDisruptionBudget, Ingress];

/** What the schema says against a manifest; null if nothing. */
function objection(manifest: Manifest): string | null {
  const Model = MODELS.find(
    ({ apiVersion, kind }) => apiVersion === manifest.apiVersion && kind === manifest.kind,
  );
  if (Model === undefined) return `there is no schema of ${manifest.apiVersion} ${manifest.kind}`;
  try {
    new Model(manifest as never).validate();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Copies of a value, each with another of its fields replaced by something of an impossible type, and the path of that field. */
function* broken(value: Value): Generator<{ path: string; copy: Value }> {
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [name, part] of Object.entries(value)) {
    const replaced = (by: Value): Value =>
      isList
        ? value.map((each: Value, at: number) => (String(at) === name ? by : each))
        : { ...value, [name]: by };
    const isComposed = typeof part === 'object' && part !== null;
    yield { path: name, copy: replaced(isComposed ? 7 : { impossible: true }) };
    for (const inner of broken(part)) yield { path: `${name}.${inner.path}`, copy: replaced(inner.copy) };
  }
}

/**
 * The fields that the schema does not know. It says nothing about those by itself: what it does not check when it has an
 * impossible type, it does not know.
 */
const unknownFields = (manifest: Manifest): string[] =>
  [...broken(manifest)]
    .filter(({ path }) => path !== 'apiVersion' && path !== 'kind')
    .filter(({ copy }) => objection(copy as Manifest) === null)
    .map(({ path }) => path);

const named = (manifest: Manifest): string => `${manifest.kind} ${(manifest.metadata as Fields).name}`;

/** The only manifest of a kind, with the fields that these tests read. */
function one<Shape = Manifest>(kind: string): Shape {
  const found = manifests.filter((manifest) => manifest.kind === kind);
  expect(found).toHaveLength(1);
  return found[0] as Shape;
}

/** A manifest with another value in one place, which may not exist yet. */
function planted(manifest: Manifest, path: string, value: Value | undefined): Manifest {
  const copy: unknown = structuredClone(manifest);
  const names = path.split('.');
  const last = names.pop() ?? '';
  const place = names.reduce((at, name) => (at as Record<string, unknown>)[name], copy) as Record<
    string,
    unknown
  >;
  place[last] = value;
  return copy as Manifest;
}

describe('the manifests', () => {
  it.each(manifests.map((manifest) => [named(manifest), manifest] as const))(
    'of %s follow their published schema, and have no field that it does not know',
    (_, manifest) => {
      expect(objection(manifest)).toBe(null);
      expect(unknownFields(manifest)).toEqual([]);
    },
  );

  it('would be refused with a wrong value, a missing field, a misspelt one, or of another kind', () => {
    const good = one('Deployment');
    expect(objection(planted(good, 'spec.replicas', 'two'))).toMatch(/replicas must be integer/);
    expect(objection(planted(good, 'spec.selector', undefined))).toMatch(/selector/);
    const probe = 'spec.template.spec.containers.0.livenesProbe';
    expect(unknownFields(planted(good, probe, { periodSeconds: 1 }))).toEqual([
      probe,
      `${probe}.periodSeconds`,
    ]);
    expect(objection(planted(good, 'kind', 'Deploiment'))).toMatch(/no schema/);
  });
});

interface Named {
  readonly metadata: { readonly name: string };
}
type Labels = Readonly<Record<string, string>>;
interface Probe {
  readonly httpGet: { readonly path: string; readonly port: string };
}
interface Pods extends Named {
  readonly spec: {
    readonly replicas: number;
    readonly selector: { readonly matchLabels: Labels };
    readonly template: {
      readonly metadata: { readonly labels: Labels };
      readonly spec: {
        readonly terminationGracePeriodSeconds: number;
        readonly securityContext: object;
        readonly containers: readonly {
          readonly ports: readonly { readonly name: string }[];
          readonly envFrom: readonly object[];
          readonly livenessProbe: Probe;
          readonly readinessProbe: Probe;
          readonly startupProbe: Probe;
          readonly lifecycle: {
            readonly preStop: { readonly exec: { readonly command: readonly string[] } };
          };
          readonly resources: { readonly limits: Readonly<Record<string, string>> };
          readonly securityContext: object;
          readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[];
        }[];
        readonly volumes: readonly {
          readonly name: string;
          readonly persistentVolumeClaim?: { readonly claimName: string };
          readonly secret?: { readonly items: readonly { readonly key: string; readonly path: string }[] };
        }[];
      };
    };
  };
}
interface Settings extends Named {
  readonly data: Readonly<Record<string, string>>;
}
interface Reached extends Named {
  readonly spec: {
    readonly selector: Labels;
    readonly ports: readonly { readonly name: string; readonly targetPort: string }[];
  };
}
interface Kept {
  readonly spec: { readonly selector: { readonly matchLabels: Labels } };
}
interface Entered {
  readonly spec: {
    readonly rules: readonly {
      readonly http: { readonly paths: readonly { readonly backend: { readonly service: object } }[] };
    }[];
  };
}

describe('the pods', () => {
  const { spec } = one<Pods>('Deployment');
  const pod = spec.template.spec;
  const [container] = pod.containers;
  if (container === undefined) throw new Error('the pod has no container');

  it('are two, are asked whether they live and can work, and stop within their grace', () => {
    expect(spec.replicas).toBe(2);
    expect(container.livenessProbe.httpGet.path).toBe('/healthz');
    expect(container.readinessProbe.httpGet.path).toBe('/readyz');
    const main = readFileSync(resolve(import.meta.dirname, '../../server/main.ts'), 'utf8');
    const stopSeconds = Number(/STOP_MAX_MS = ([\d_]+)/.exec(main)?.[1]?.replaceAll('_', '')) / 1_000;
    const [command, seconds] = container.lifecycle.preStop.exec.command;
    expect(command).toBe('sleep');
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(seconds) + stopSeconds);
  });

  it('run without rights of their own and may write to their volumes alone', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources.limits.memory).toBeDefined();
  });

  it('find their settings, volumes and the files of their secrets', () => {
    const settings = one<Settings>('ConfigMap');
    expect(container.envFrom).toEqual([{ configMapRef: { name: settings.metadata.name } }]);
    const mounts = new Map(container.volumeMounts.map(({ name, mountPath }) => [name, mountPath]));
    expect(pod.volumes.map(({ name }) => name).toSorted()).toEqual([...mounts.keys()].toSorted());
    const claims = pod.volumes.flatMap((volume) => volume.persistentVolumeClaim?.claimName ?? []);
    expect(claims).toEqual([one<Named>('PersistentVolumeClaim').metadata.name]);
    const files = pod.volumes.flatMap(({ name, secret }) =>
      (secret?.items ?? []).map(({ key, path }) => [`${key}_FILE`, `${mounts.get(name)}/${path}`]),
    );
    const wanted = Object.entries(settings.data).filter(([name]) => name.endsWith('_FILE'));
    expect(wanted.length).toBeGreaterThan(3);
    expect(files.toSorted()).toEqual(wanted.toSorted());
    expect(settings.data.FAIRNESS_DIR?.startsWith(`${mounts.get('data')}/`)).toBe(true);
  });

  it('are those that the service, the budget and the ingress mean', () => {
    const { labels } = spec.template.metadata;
    const service = one<Reached>('Service');
    expect(spec.selector.matchLabels).toEqual(labels);
    expect(service.spec.selector).toEqual(labels);
    expect(one<Kept>('PodDisruptionBudget').spec.selector.matchLabels).toEqual(labels);
    const ports = container.ports.map(({ name }) => name);
    expect(service.spec.ports.map(({ targetPort }) => targetPort)).toEqual(ports);
    for (const { httpGet } of [container.livenessProbe, container.readinessProbe, container.startupProbe])
      expect(ports).toContain(httpGet.port);
    const backends = one<Entered>('Ingress').spec.rules.flatMap(({ http }) => http.paths);
    const wanted = { name: service.metadata.name, port: { name: service.spec.ports[0]?.name } };
    expect(backends.map(({ backend }) => backend.service)).toEqual([wanted]);
  });
});
