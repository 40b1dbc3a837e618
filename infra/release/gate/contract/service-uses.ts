import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { filesBelow } from '../../content-version.ts';
import { answeredRoutes } from './answered-routes.ts';
import { fieldOf, fileOf, schemaOf, type Members } from './contract-members.ts';
import { importedSchemas, type ImportedSchema } from './imported-schemas.ts';
import { internalCalls } from './internal-calls.ts';
import { membersOf, usesOf, type Call, type ContractUses } from './uses.ts';

/** Of a route's schema, as Fastify calls them. */
const REQUEST = ['body', 'querystring', 'params', 'headers'];
const REPLY = 'response';

interface Found {
  /** Schemas of the contract in the schemas of routes. */
  accepts: Set<string>;
  answers: Set<string>;
  imported: Map<string, { isType: boolean }>;
  /** Names of fields, wherever they are read or written, with the first place. */
  names: { reads: Map<string, string>; sends: Map<string, string> };
  /** Of other services. */
  calls: Call[];
}

/**
 * What a service answers and accepts, by the schemas of its routes and by its folder of the contract,
 * and what it reads of others. A schema that it imports at run time it checks whole; of a type that it
 * imports it uses the fields whose names its sources have: type-checking a service takes half a minute,
 * and a name too many refuses too much, never too little.
 * @param folder where the service lies as in a clone
 * @param name `member`
 * @param members those of the contract that lies beside it
 */
export async function serviceUses(
  folder: string,
  name: string,
  members: Members,
): Promise<ContractUses> {
  const found: Found = {
    accepts: new Set(),
    answers: new Set(),
    imported: new Map(),
    names: { reads: new Map(), sends: new Map() },
    calls: [],
  };
  for (const source of await sourcesIn(folder, `services/${name}/src`)) {
    addSource(source, found);
    found.calls.push(...internalCalls(source));
  }
  // By which it hears of events and asks whoever publishes them.
  for (const source of await sourcesIn(folder, 'services/service-kit/src')) {
    found.calls.push(...internalCalls(source));
  }
  const routes = await answeredRoutes(join(folder, 'services', name, 'dist'));
  return { ...asUses(found, name, members), ...(routes && { routes }) };
}

/** What a release has of a workspace's sources. */
async function sourcesIn(folder: string, src: string): Promise<ts.SourceFile[]> {
  if (!existsSync(join(folder, src))) return [];
  const files = (await filesBelow(join(folder, src))).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, src, file), 'utf8');
      return ts.createSourceFile(`${src}/${file}`, text, ts.ScriptTarget.Latest, true);
    }),
  );
}

function addSource(source: ts.SourceFile, { imported, names, accepts, answers }: Found): void {
  const schemas = new Map(importedSchemas(source).map((one) => [one.alias, one]));
  for (const schema of schemas.values()) {
    const known = imported.get(idOf(schema));
    imported.set(idOf(schema), { isType: schema.isType && (known?.isType ?? true) });
  }
  const routes = { accepts, answers };
  const visit = (node: ts.Node, part: keyof typeof routes | null): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node)) {
      const schema = schemas.get(node.text);
      if (schema && part) routes[part].add(idOf(schema));
      noteName(node, names);
    }
    const inner = partOf(node) ?? part;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, null);
}

const idOf = ({ file, name }: ImportedSchema): string => `${file} ${name}`;

function partOf(node: ts.Node): 'accepts' | 'answers' | null {
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) return null;
  if (node.name.text === REPLY) return 'answers';
  return REQUEST.includes(node.name.text) ? 'accepts' : null;
}

function noteName(node: ts.Identifier, names: Found['names']): void {
  const how = wayOf(node);
  if (!how || names[how].has(node.text)) return;
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  names[how].set(node.text, `${source.fileName}:${line + 1}`);
}

function wayOf(node: ts.Identifier): keyof Found['names'] | null {
  const { parent } = node;
  if (ts.isObjectLiteralElementLike(parent) && parent.name === node) return 'sends';
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return 'reads';
  return ts.isBindingElement(parent) ? 'reads' : null;
}

function asUses(
  { accepts, answers, imported, names, calls }: Found,
  name: string,
  members: Members,
) {
  const importOf = (address: string) =>
    // A type that has no schema of its name may be made of any other of its file.
    imported.get(schemaOf(address)) ?? typesWithoutSchema.get(fileOf(address));
  const schemas = new Set(Object.keys(members).map(schemaOf));
  const typesWithoutSchema = new Map(
    [...imported]
      .filter(([id, { isType }]) => isType && !schemas.has(id))
      .map(([id]) => [fileOf(id), { isType: true }]),
  );
  const placesOf = (how: 'reads' | 'sends') =>
    new Map(
      Object.keys(members).flatMap((address): [string, string][] => {
        const schema = importOf(address);
        if (!schema) return [];
        const at = names[how].get(fieldOf(address));
        if (!schema.isType && how === 'reads') return [[address, at ?? `services/${name}`]];
        return at ? [[address, at]] : [];
      }),
    );
  const isOwn = (address: string) =>
    fileOf(address).startsWith(`${name}/`) || !fileOf(address).includes('/');
  const sends = placesOf('sends');
  const sentSchemas = new Set([...sends.keys()].map(schemaOf));
  return {
    reads: usesOf(members, placesOf('reads')),
    sends: usesOf(members, sends),
    sent: membersOf(members, (address) => sentSchemas.has(schemaOf(address))),
    answers: membersOf(members, (address) => {
      const schema = schemaOf(address);
      return answers.has(schema) || (isOwn(address) && !accepts.has(schema));
    }),
    accepts: membersOf(members, (address) => accepts.has(schemaOf(address))),
    calls,
    written: [...names.sends.keys()].toSorted(),
  };
}
