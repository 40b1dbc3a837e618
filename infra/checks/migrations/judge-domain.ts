import type { LintContext } from './judge-loss.ts';
import { lastNameIn, type Node } from './syntax-tree.ts';

/** Notes a new domain that has a constraint or a default, or is one over a domain that has. */
export function noteDomain({ domainname, typeName, constraints }: Node, made: LintContext): void {
  const parts = (constraints ?? []) as { Constraint: { contype: string } }[];
  const isBound = parts.some(({ Constraint: { contype } }) => contype !== 'CONSTR_NULL');
  if (isBound || isBoundType(typeName, made)) made.domains.add(lastNameIn(domainname));
}

/** Whether a type is a domain that has a constraint or a default. */
export function isBoundType(typeName: unknown, { domains, running }: LintContext): boolean {
  const { names, arrayBounds } = (typeName ?? {}) as { names?: unknown; arrayBounds?: unknown };
  const name = lastNameIn(names);
  return arrayBounds === undefined && (domains.has(name) || running.domains.has(name));
}
