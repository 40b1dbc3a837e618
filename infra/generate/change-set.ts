import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RefusedGeneration } from './refused-generation.ts';

/** One change of a file that is there: `text` behind what `after` finds last, or before what `before` finds first. */
export type Insertion = { text: string } & ({ after: RegExp } | { before: RegExp });

/** Files that are to be written all together or, where one of them cannot be, not at all. */
export class ChangeSet {
  readonly #root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  has(path: string): boolean {
    return this.#texts.has(path) || existsSync(join(this.#root, path));
  }

  /** As it will be. */
  read(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
  }

  /** @throws RefusedGeneration when it is there already */
  create(path: string, text: string): void {
    if (this.has(path)) throw new RefusedGeneration(`${path} is there already.`);
    this.#texts.set(path, text);
  }

  /** Puts lines into a file. @throws RefusedGeneration when a place for them is not found */
  insert(path: string, ...insertions: Insertion[]): void {
    let content = this.read(path);
    for (const insertion of insertions) {
      const place = placeOf(content, insertion);
      if (place === null) {
        const text = insertion.text.trim();
        throw new RefusedGeneration(
          `${path} has another shape than its neighbours: it needs ${text}`,
        );
      }
      content = content.slice(0, place) + insertion.text + content.slice(place);
    }
    this.#texts.set(path, content);
  }

  /** Changes a JSON file as a value. */
  changeJson<Content>(path: string, change: (content: Content) => Content): void {
    const content = JSON.parse(this.read(path)) as Content;
    this.#texts.set(path, `${JSON.stringify(change(content), null, 2)}\n`);
  }

  /** @returns the paths below the root */
  async write(): Promise<string[]> {
    for (const [path, text] of this.#texts) {
      const file = join(this.#root, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    return [...this.#texts.keys()];
  }
}

function placeOf(content: string, insertion: Insertion): number | null {
  if ('before' in insertion) return insertion.before.exec(content)?.index ?? null;
  const { source, flags } = insertion.after;
  const found = [...content.matchAll(new RegExp(source, `${flags}g`))].at(-1);
  return found ? found.index + found[0].length : null;
}
