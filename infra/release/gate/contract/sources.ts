import type ts from '@typescript/typescript6';

/** Sources that are read, with all that they import. */
export interface Sources {
  program: ts.Program;
  /** Those of them that consume: neither the contract's nor packages of others. */
  own: readonly ts.SourceFile[];
  /** The folder that places are told from. */
  root: string;
  /** The folder of the contract's sources, with a slash at its end. */
  contract: string;
}
