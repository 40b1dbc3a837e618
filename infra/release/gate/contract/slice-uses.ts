import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { calledRoutes, writtenNames } from './called-routes.ts';
import { consumedMembers } from './consumed-members.ts';
import type { Sources } from './sources.ts';
import { schemaOf, type Members } from './contract-members.ts';
import type { KeptUses } from './kept-uses.ts';
import { membersOf, usesOf, type ContractUses } from './uses.ts';

/**
 * What the shell or a remote consumes of the contract.
 * @param folder where its sources lie as in a clone
 * @param slice its folder there
 * @param kept what was found of its files before
 */
export function sliceUses(
  folder: string,
  slice: string,
  members: Members,
  kept?: KeptUses,
): ContractUses {
  const sources = sourcesOf(folder, [slice]);
  const { reads, sends } = consumedMembers(sources, kept);
  const sent = new Set([...sends.keys()].map(schemaOf));
  return {
    reads: usesOf(members, reads),
    sends: usesOf(members, sends),
    sent: membersOf(members, (address) => sent.has(schemaOf(address))),
    answers: {},
    accepts: {},
    calls: calledRoutes(sources),
    written: writtenNames(sources.own),
  };
}

/**
 * The sources of slices, with all that they import.
 * @param folder where they lie as in a clone
 */
export function sourcesOf(folder: string, slices: readonly string[]): Sources {
  const { fileNames, options } = configOf(folder, slices);
  const contract = `${join(folder, 'services/api-contract/src')}/`;
  // Of packages for Node.js, nothing in a browser consumes the contract.
  const compiled = { ...options, types: [], noEmit: true, skipLibCheck: true };
  const host = ts.createCompilerHost(compiled);
  host.jsDocParsingMode = ts.JSDocParsingMode.ParseNone;
  const program = ts.createProgram(fileNames, compiled, host);
  const own = program
    .getSourceFiles()
    .filter(({ fileName }) => !/\/node_modules\//.test(fileName) && !fileName.startsWith(contract));
  return { program, own, root: folder, contract };
}

/** What compiles all browser code, for the sources of some slices. */
function configOf(folder: string, slices: readonly string[]): ts.ParsedCommandLine {
  const file = join(folder, 'tsconfig.browser.json');
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  const include = slices.map((slice) => `${slice}/src`);
  const parsed = ts.parseJsonConfigFileContent({ ...config, include }, ts.sys, folder);
  const [fault] = error ? [error] : parsed.errors;
  if (fault) throw new Error(ts.flattenDiagnosticMessageText(fault.messageText, '\n'));
  return parsed;
}
