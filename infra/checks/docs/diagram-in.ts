const FENCE = /```mermaid\n(?<diagram>[\s\S]*?)\n```/;

/** The diagram in a page of documentation. Throws when there is none. */
export function diagramIn(page: string): string {
  const diagram = FENCE.exec(page)?.groups?.['diagram'];
  if (diagram === undefined) throw new Error('The page has no mermaid diagram.');
  return diagram;
}

/** The page with another diagram in the place of its own. */
export function withDiagram(page: string, diagram: string): string {
  diagramIn(page);
  return page.replace(FENCE, () => `\`\`\`mermaid\n${diagram}\n\`\`\``);
}
