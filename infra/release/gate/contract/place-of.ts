import type ts from '@typescript/typescript6';

/** Where something stands, from a folder on: `mfe-x/src/y.ts:12`. */
export function placeOf(node: ts.Node, root: string): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${source.fileName.slice(root.length + 1)}:${line + 1}`;
}
