import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { consumedMembers } from './consumed-members.ts';
import { schemaOf, type Members } from './contract-members.ts';
import { membersOf, usesOf, type ContractUses } from './uses.ts';

const OWN_FILE = /\/src\/.*(?<!\.(test|examples))\.tsx?$/;

/**
 * What the shell or a remote consumes of the contract.
 * @param folder where its sources lie as in a clone
 * @param slice its folder there
 */
export function sliceUses(folder: string, slice: string, members: Members): ContractUses {
  const { fileNames, options, errors } = readConfig(join(folder, slice, 'tsconfig.json'));
  const files = fileNames.filter((file) => OWN_FILE.test(file));
  if (errors[0]) throw new Error(ts.flattenDiagnosticMessageText(errors[0].messageText, '\n'));
  const contract = `${join(folder, 'services/api-contract/src')}/`;
  const { reads, sends } = consumedMembers({ root: folder, contract, files, options });
  const sent = new Set([...sends.keys()].map(schemaOf));
  return {
    reads: usesOf(members, reads),
    sends: usesOf(members, sends),
    sent: membersOf(members, (address) => sent.has(schemaOf(address))),
    answers: {},
    accepts: {},
  };
}

function readConfig(file: string): ts.ParsedCommandLine {
  const { config, error } = ts.readConfigFile(file, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  return ts.parseJsonConfigFileContent(config, ts.sys, join(file, '..'));
}
