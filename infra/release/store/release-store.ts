/** A text as it was read, and which one that was. */
export type VersionedText = {
  text: string;
  /** Changes with the content; a store's own word, compared and never read. */
  version: string;
};

/**
 * Where what is released lies: a folder of this machine, or a bucket that many machines share. Files
 * that say what is live change by compare-and-swap; a release's folder is put once and never changed.
 */
export type ReleaseStore = {
  /** null when there is none. */
  read(name: string): Promise<VersionedText | null>;
  /**
   * Writes a text in the place of the one that was read. What goes with it is done before anybody
   * else can write, where the store can hold others back, and right afterwards where it cannot.
   * @param before the version that was read; null: there was none
   * @returns false when it is another one by now, and nothing was written
   */
  swap(
    name: string,
    text: string,
    before: string | null,
    andThen?: () => Promise<void>,
  ): Promise<boolean>;
  /** Adds a line at the end of a file, whoever else does so at the same moment. */
  append(name: string, line: string): Promise<void>;
  /** Copies a folder of this machine into the store. What is there already is the same, and stays. */
  putFolder(folder: string, name: string): Promise<void>;
  /** null when there is none. */
  readFile(name: string): Promise<Buffer | null>;
  /** All files below a folder, as sorted paths from the store's root; of the whole store for ''. */
  list(folder: string): Promise<string[]>;
  /** Removes a release's folder, and what lies beside it under its name: `mfe-member/<version>.cdx.json`. */
  remove(name: string): Promise<void>;
};
