import { openApi } from '../../server/src/http/openApi.js';
import { ROUTES } from '../../server/src/http/routes.js';
import { readProjectFile } from '../support/sources.js';

interface Operation {
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: { readonly type?: string } }>> };
  readonly responses: Readonly<Record<string, unknown>>;
}

const { paths } = openApi() as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, operation })),
);

describe('the description of the HTTP API', () => {
  test('is what `npm run openapi` writes', () => {
    expect(JSON.parse(readProjectFile('docs/openapi.json'))).toEqual(JSON.parse(JSON.stringify(openApi())));
  });

  test('has every route, and no other', () => {
    expect(operations.map(({ name }) => name).sort()).toEqual(
      Object.keys(ROUTES)
        .map((name) => name.replace(/:(\w+)/g, '{$1}'))
        .sort(),
    );
  });

  test('says what each route is for, in words of its own', () => {
    const texts = operations.map(({ operation }) => operation.summary);
    expect(texts.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('names every parameter of a path, and the body of every route that reads one', () => {
    for (const { name, path, operation } of operations) {
      const named = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map((parameter) => `{${parameter.name}}`);
      expect([name, named]).toEqual([name, path.match(/\{\w+\}/g) ?? []]);
    }
    const reading = Object.entries(ROUTES).flatMap(([name, traits]) => ('body' in traits ? [name.replace(/:(\w+)/g, '{$1}')] : []));
    expect(
      operations
        .filter(({ operation }) => operation.requestBody)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(reading.sort());
    for (const { name, operation } of operations)
      if (operation.requestBody) expect([name, operation.requestBody.content['application/json']?.schema.type]).toEqual([name, 'object']);
  });

  test('has the shape of every line of a stream', () => {
    const text = JSON.stringify(paths['/api/bot/tables/{code}/stream']);
    for (const type of ['table', 'turn', 'events', 'over', 'next']) expect(text).toContain(`"const":"${type}"`);
  });
});
