import ts from '@typescript/typescript6';
import { ANY } from './call-paths.ts';
import { readAddress } from './called-address.ts';
import type { Sources } from './sources.ts';
import { writtenOut } from './object-values.ts';
import { placeOf } from './place-of.ts';
import { onWire, sentMembers } from './sent-members.ts';
import { textValues } from './text-values.ts';
import {
  bound,
  declarationOf,
  valueSources,
  type Bindings,
  type ValueSources,
} from './value-sources.ts';
import type { Call } from './uses.ts';

const SDK = '/shell/remote-sdk/src/';
const PREFIX = '/api/v1';

/**
 * The calls below /api/v1 that sources make: by the api client of remote-sdk, also through functions
 * of their own, by `send`, `fetch` and `EventSource`.
 */
export function calledRoutes({ program, own, root }: Omit<Sources, 'contract'>): Call[] {
  const sources = valueSources(program.getTypeChecker(), own);
  const found = new Map<string, Call>();
  const visit = (node: ts.Node): void => {
    for (const way of waysOf(node, sources)) {
      for (const call of callsBy(way, sources, root)) {
        found.set(`${call.method} ${call.path} ${call.at} ${JSON.stringify(call.query)}`, call);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const source of own) visit(source);
  return [...found.values()].toSorted((a, b) =>
    `${a.path} ${a.method} ${a.at}`.localeCompare(`${b.path} ${b.method} ${b.at}`),
  );
}

/** A call that is sent, by what it is told there. */
interface Way {
  node: ts.Node;
  /** What stands before the address. */
  prefix: string;
  address: ts.Expression;
  method: string | { in: ts.Expression };
  body: ts.Expression | { in: ts.Expression } | undefined;
}

function waysOf(node: ts.Node, { checker }: ValueSources): Way[] {
  const isCall = ts.isCallExpression(node) || ts.isNewExpression(node);
  if (!isCall || !node.arguments?.[0]) return [];
  const [address, second] = node.arguments;
  const { expression: callee } = node;
  if (ts.isPropertyAccessExpression(callee)) {
    const isClient = METHODS.has(callee.name.text) && isOfClient(checker, callee.name);
    const method = callee.name.text.toUpperCase();
    return isClient ? [{ node, prefix: PREFIX, address, method, body: second }] : [];
  }
  const prefix = ts.isIdentifier(callee) ? prefixOf(callee, checker) : null;
  const options = second ? { in: second } : undefined;
  return prefix === null
    ? []
    : [{ node, prefix, address, method: options ?? 'GET', body: options }];
}

/** What a function that sends puts before an address; null for another one. */
function prefixOf(callee: ts.Identifier, checker: ts.TypeChecker): string | null {
  // What the client itself sends is told to it.
  if (isClientFile(callee.getSourceFile().fileName)) return null;
  if (SENDERS.has(callee.text)) return '';
  if (callee.text !== 'send') return null;
  const declared = declarationOf(checker, callee)?.getSourceFile().fileName;
  return declared?.endsWith(`${SDK}send.ts`) ? PREFIX : null;
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);
const SENDERS = new Set(['fetch', 'EventSource']);

const isClientFile = (file: string): boolean =>
  file.endsWith(`${SDK}api.ts`) || file.endsWith(`${SDK}send.ts`);

const isOfClient = (checker: ts.TypeChecker, name: ts.Node): boolean =>
  (checker.getSymbolAtLocation(name)?.declarations ?? []).some((declaration) =>
    declaration.getSourceFile().fileName.endsWith(`${SDK}api.ts`),
  );

/** One chain of calls that leads to where a call is sent. */
interface Chain {
  bindings: Bindings;
  /** Its first place. */
  at: ts.Node;
}

function callsBy(way: Way, sources: ValueSources, root: string): Call[] {
  return chainsOf(way, { bindings: new Map(), at: way.node }, sources).flatMap(
    ({ bindings, at }) => {
      const methods =
        typeof way.method === 'string'
          ? [way.method]
          : writtenOut(way.method.in, 'method', bindings, sources).flatMap((one) =>
              textValues(one, bindings, sources),
            );
      const body = bodyOf(way, bindings, sources);
      const addresses = textValues(way.address, bindings, sources)
        .map((address) => way.prefix + address)
        .filter((address) => address.startsWith(`${PREFIX}/`));
      return addresses.flatMap((address) =>
        (methods.length > 0 ? methods : ['GET']).map((method) => ({
          method,
          ...readAddress(address),
          at: placeOf(at, root),
          body,
        })),
      );
    },
  );
}

/**
 * Where a function is told the whole address, by whom: as far as the address itself says nothing.
 */
function chainsOf(way: Way, chain: Chain, sources: ValueSources, depth = 0): Chain[] {
  const bySelf = { ...sources, callsOf: () => [], writesTo: () => [] };
  const isTold = textValues(way.address, chain.bindings, bySelf).some((address) =>
    (way.prefix === '' ? address.replace(PREFIX, '') : address).startsWith(ANY),
  );
  if (!isTold || depth > MAX_CHAIN) return [chain];
  for (const callee of functionsAround(chain.at)) {
    const calls = sources.callsOf(callee);
    if (calls.length > 0) {
      return calls.flatMap((call) =>
        chainsOf(
          way,
          { bindings: bound(chain.bindings, callee, call), at: call },
          sources,
          depth + 1,
        ),
      );
    }
  }
  return [chain];
}

const MAX_CHAIN = 6;

/** From the innermost on. */
function functionsAround(node: ts.Node): ts.SignatureDeclaration[] {
  const { parent } = node;
  if (!parent) return [];
  return [...(ts.isFunctionLike(parent) ? [parent] : []), ...functionsAround(parent)];
}

function bodyOf({ body }: Way, bindings: Bindings, sources: ValueSources): Call['body'] {
  const { checker } = sources;
  if (!body || !('in' in body)) return sentMembers(body, bindings, checker);
  const [told, ...others] = writtenOut(body.in, 'body', bindings, sources);
  return others.length > 0 ? 'unknown' : sentMembers(told, bindings, checker);
}

/** The names of fields that sources write into objects, as they are on the wire. */
export function writtenNames(own: readonly ts.SourceFile[]): string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralElementLike(node) && node.name && ts.isIdentifier(node.name)) {
      names.add(onWire(node.name.text));
    }
    ts.forEachChild(node, visit);
  };
  for (const source of own) visit(source);
  return [...names].toSorted();
}
