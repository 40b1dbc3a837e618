import type { Compilation, Dependency, Module } from 'webpack';

/** A name that is imported, whatever of webpack's classes it is. */
interface Imported extends Dependency {
  getIds(graph: Compilation['moduleGraph']): string[];
}

/**
 * The names that a remote's own code imports from shared packages.
 * @param packages those of interest
 * @returns sorted; `*` stands for a namespace, of which any name may be used
 */
export function importedNames(
  { modules, moduleGraph }: Compilation,
  packages: readonly string[],
): Record<string, string[]> {
  const names = new Map(packages.map((name) => [name, new Set<string>()]));
  for (const module of modules) {
    const imported = names.get(shareKeyOf(module) ?? '');
    if (!imported) continue;
    for (const { dependency } of moduleGraph.getIncomingConnections(module)) {
      if (namesAName(dependency)) imported.add(dependency.getIds(moduleGraph)[0] ?? '*');
    }
  }
  return Object.fromEntries([...names].map(([name, all]) => [name, [...all].toSorted()]));
}

/**
 * The names that the shell offers of packages that it carries in part.
 * @param lists by package, the file that lists them
 */
export const offeredNames = (
  compilation: Compilation,
  lists: Record<string, string>,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(lists).map(([name, file]) => [name, exportsOf(compilation, file)]),
  );

/** The names that a file of the build exports, sorted. */
export function exportsOf({ modules, moduleGraph }: Compilation, file: string): string[] {
  const module = [...modules].find((one) => one.nameForCondition() === file);
  const provided = module ? moduleGraph.getProvidedExports(module) : null;
  if (!Array.isArray(provided)) throw new Error(`${file} does not say what it exports.`);
  return provided.toSorted();
}

const namesAName = (dependency: Dependency | null): dependency is Imported =>
  dependency?.type === 'harmony import specifier' ||
  dependency?.type === 'harmony export imported specifier';

// The federation's module for what is taken from the shell.
const shareKeyOf = (module: Module): string | undefined =>
  module.type === 'consume-shared-module'
    ? (module as Module & { options: { shareKey: string } }).options.shareKey
    : undefined;
